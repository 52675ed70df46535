import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { OwnShape } from "../../state/own-shape.tsx";
import { contentWidth } from "../../printable/page-rules.ts";
import { PaperDocument } from "../../printable/paper-document.tsx";
import { Paper } from "./read/paper.tsx";
import { LiveFigures } from "./read/live-figures.tsx";
import { ReportReader } from "./read/reader.tsx";
import { useMayCompose } from "./use-may-compose.ts";

// Who reads what is published composes nothing.
const ReportWorkspace = lazy(async () => ({
  default: (await import("./compose/report-workspace.tsx")).ReportWorkspace,
}));

/** The report as a sheet of paper, as wide as it is printed; narrower where the screen is, with figures drawn for it. */
function PaperSheet({ jobId, snapshot }: { readonly jobId: string; readonly snapshot: ReportSnapshot }) {
  const sheet = useRef<HTMLDivElement>(null);
  const wayOf = (sectionId: string) => <LiveFigures jobId={jobId} sectionId={sectionId} />;
  const [width, setWidth] = useState<number>(contentWidth.A4);
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.min(contentWidth.A4, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="overflow-hidden rounded-card border border-line" lang={snapshot.locale}>
      <Paper theme={snapshot.brand.theme}>
        <div ref={sheet} className="report-sheet">
          <PaperDocument
            element="div"
            snapshot={snapshot}
            sections={snapshot.sections}
            paper="A4"
            width={width}
            wayOf={wayOf}
          />
        </div>
      </Paper>
    </div>
  );
}

interface PaperReportProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
}

/** A report on paper: composed by those who work on the job, read by those it is published for. */
export function PaperReport({ jobId, reportType }: PaperReportProps) {
  const mayCompose = useMayCompose(jobId);
  const document = (snapshot: ReportSnapshot) => <PaperSheet jobId={jobId} snapshot={snapshot} />;
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
