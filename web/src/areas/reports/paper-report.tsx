import { lazy, Suspense } from "react";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { OwnShape } from "../../state/own-shape.tsx";
import { PaperDocument } from "../../printable/paper-document.tsx";
import { Paper } from "./read/paper.tsx";
import { ReportReader } from "./read/reader.tsx";
import { useMayCompose } from "./use-may-compose.ts";

// Who reads what is published composes nothing.
const ReportWorkspace = lazy(async () => ({
  default: (await import("./compose/report-workspace.tsx")).ReportWorkspace,
}));

/** The report as a sheet of paper, as wide as it is printed. */
const document = (snapshot: ReportSnapshot) => (
  <div className="overflow-hidden rounded-card border border-line" lang={snapshot.locale}>
    <Paper theme={snapshot.brand.theme}>
      <div className="report-sheet">
        <PaperDocument element="div" snapshot={snapshot} sections={snapshot.sections} paper="A4" />
      </div>
    </Paper>
  </div>
);

interface PaperReportProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
}

/** A report on paper: composed by those who work on the job, read by those it is published for. */
export function PaperReport({ jobId, reportType }: PaperReportProps) {
  const mayCompose = useMayCompose(jobId);
  if (mayCompose === undefined) return <OwnShape />;
  if (!mayCompose)
    return (
      <ReportReader jobId={jobId} reportType={reportType}>
        {document}
      </ReportReader>
    );
  return (
    <Suspense fallback={<OwnShape />}>
      <ReportWorkspace jobId={jobId} reportType={reportType}>
        {document}
      </ReportWorkspace>
    </Suspense>
  );
}
