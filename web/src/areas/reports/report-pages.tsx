import { lazy, Suspense } from "react";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { OwnShape } from "../../state/own-shape.tsx";
import { usePageParams } from "../../state/page.ts";
import { PaperReport } from "./paper-report.tsx";
import { ReportReader } from "./read/reader.tsx";
import { Deck } from "./slides/deck.tsx";
import { useMayCompose } from "./use-may-compose.ts";

// Who reads what is published composes nothing.
const ReportWorkspace = lazy(async () => ({
  default: (await import("./compose/report-workspace.tsx")).ReportWorkspace,
}));

const deck = (snapshot: ReportSnapshot) => <Deck snapshot={snapshot} />;

/** The presentation of a job: slides on screen, with notes and a view for the presenter. */
export function PresentationPage() {
  const { jobId } = usePageParams("jobPresentation");
  const mayCompose = useMayCompose(jobId);
  if (mayCompose === undefined) return <OwnShape />;
  if (!mayCompose)
    return (
      <ReportReader jobId={jobId} reportType="presentation">
        {deck}
      </ReportReader>
    );
  return (
    <Suspense fallback={<OwnShape />}>
      <ReportWorkspace jobId={jobId} reportType="presentation">
        {deck}
      </ReportWorkspace>
    </Suspense>
  );
}

/** The insights report of a job: composed by those who work on it, read by those it is published for. */
export function InsightsReportPage() {
  const { jobId } = usePageParams("jobReportInsights");
  return <PaperReport jobId={jobId} reportType="insights" />;
}

/** The report of the use cases of a job: those that its readers see. */
export function UseCasesReportPage() {
  const { jobId } = usePageParams("jobReportUseCases");
  return <PaperReport jobId={jobId} reportType="use-cases" />;
}
