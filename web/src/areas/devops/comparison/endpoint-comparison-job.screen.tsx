import { PageHeader } from "@paygauge/ui";
import { jobComparisons } from "@paygauge/api-types/entities/endpoint-comparison";
import { useCall } from "../../../data/use-call.ts";
import { usePageNames } from "../../../state/language.ts";
import { usePageParams } from "../../../state/page.ts";
import { ComparisonPart } from "./comparison-part.tsx";

/** Answers about one job, as two users or of two runs. */
export default function ComparisonJobScreen() {
  const { jobId } = usePageParams("endpointComparisonJob");
  const names = usePageNames();
  const { data } = useCall("job", { params: { jobId } });
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader title={names.title("endpointComparisonJob")} facts={data?.name} />
      <ComparisonPart calls={jobComparisons} jobId={jobId} />
    </div>
  );
}
