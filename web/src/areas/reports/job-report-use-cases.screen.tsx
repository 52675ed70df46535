import { usePageParams } from "../../state/page.ts";
import { PaperReport } from "./paper-report.tsx";

/** The report of the use cases of a job: those that its readers see. */
export default function JobReportUseCasesScreen() {
  const { jobId } = usePageParams("jobReportUseCases");
  return <PaperReport jobId={jobId} reportType="use-cases" />;
}
