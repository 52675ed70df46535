import type { ReaderPart } from "@paygauge/api-types/entities/job-audience";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { Audience, AudienceShape } from "../../../data/audience/audience.tsx";
import { useCall } from "../../../data/use-call.ts";

/** The part of a job that readers open to read a report. */
const partOf: Readonly<Record<AnalysisReportType, ReaderPart>> = {
  insights: "report",
  presentation: "presentation",
  "use-cases": "useCasesReport",
  "business-case": "businessCaseReport",
};

interface PublishAudienceProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
}

/** Who can open a report that is about to be published. */
export function PublishAudience({ jobId, reportType }: PublishAudienceProps) {
  const { data: job } = useCall("job", { params: { jobId } });
  return (
    <div className="mt-4">
      {job === undefined ? <AudienceShape /> : <Audience job={job} needs={partOf[reportType]} />}
    </div>
  );
}
