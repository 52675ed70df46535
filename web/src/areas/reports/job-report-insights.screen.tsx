import { usePageParams } from "../../state/page.ts";
import { PaperReport } from "./paper-report.tsx";

/** The insights report of a job. */
export default function JobReportInsightsScreen() {
  const { jobId } = usePageParams("jobReportInsights");
  return <PaperReport jobId={jobId} reportType="insights" />;
}
