import { StaleBar } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { DamagedPart } from "../../../data/lists/damaged-part.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import "../../../data/business-case-calls.ts";
import { AnalysisPending } from "../analysis-pending.tsx";

// The value module comes while the case is asked for.
const EditedCase = lazy(async () => ({ default: (await import("./edited-case.tsx")).EditedCase }));

/** What the job is worth, to whom, and when: assumptions next to their result. */
export function CasePage() {
  const { jobId } = usePageParams("jobBusinessCaseCalculator");
  const query = useRunQuery();
  const { data: job } = useCall("job", { params: { jobId } });
  const { data, problem, reload, refreshing } = useCall("businessCase", { params: { jobId }, query });
  const { run: remove } = useAction("deleteBusinessCaseVersion", {
    operation: useTranslations("businessCase.versions")("deleteOperation"),
  });
  if (data === undefined) return <AnalysisPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  if (job === undefined) return <OwnShape />;
  const stale = gridErrorOf(problem, reload);
  return (
    <>
      {stale !== undefined && <StaleBar error={stale} />}
      <DamagedPart
        ids={data.damaged}
        onDelete={
          data.maySave ? (versionNumber) => remove({ params: { jobId, versionNumber } }).then(reload) : undefined
        }
      />
      <Suspense fallback={<OwnShape />}>
        <EditedCase key={`${jobId} ${query.run ?? ""}`} job={job} found={data} reload={reload} />
      </Suspense>
    </>
  );
}
