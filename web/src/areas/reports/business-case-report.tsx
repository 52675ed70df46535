import { usePageParams } from "../../state/page.ts";
import { CaseFiles } from "./case-files.tsx";
import { PaperReport } from "./paper-report.tsx";

/** The business case of a job to take along: as a workbook or CSV, and as pages that are composed and printed. */
export function BusinessCaseReportPage() {
  const { jobId } = usePageParams("jobBusinessCaseDownload");
  return (
    <CaseFiles jobId={jobId}>
      <PaperReport jobId={jobId} reportType="business-case" />
    </CaseFiles>
  );
}
