import { buttonStyle, EmptyState } from "@paygauge/ui";
import { callHref } from "../../../data/call-api.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { HeadlinePanel } from "./headline-panel.tsx";
import { InputsPanel } from "./inputs-panel.tsx";
import { LevelsPanel, MovesPanel } from "./moves-panel.tsx";
import { RunPickers } from "./run-pickers.tsx";
import { SuppliersPanel } from "./suppliers-panel.tsx";
import { useComparison } from "./use-comparison.ts";

/** Two runs of a job, or of two jobs of one buyer, next to each other; the address carries all of it. */
export default function JobComparisonScreen() {
  const { jobId } = usePageParams("jobComparison");
  const words = useTranslations("runs.compare");
  const { state, set } = useComparison();
  const { before, after, other } = state;
  const query = {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(other === undefined ? {} : { other }),
  };
  const known = useCall("jobRuns", { params: { jobId } });
  const { data: found, problem, reload, refreshing } = useCall("compareRuns", { params: { jobId }, query });
  if (found === undefined || known.data === undefined) {
    if (problem?.status === 404) return <EmptyState title={words("nothingTitle")}>{words("nothing")}</EmptyState>;
    return <AnalysisPending jobId={jobId} problem={problem ?? known.problem} onRetry={reload} retrying={refreshing} />;
  }
  const { changes } = found;
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4" aria-busy={refreshing || undefined}>
      <RunPickers found={found} known={known.data} set={set} />
      <HeadlinePanel found={found} />
      <InputsPanel found={found} />
      {changes === null ? (
        <LevelsPanel found={found} />
      ) : (
        <>
          <MovesPanel {...{ found, changes, state, set }} />
          <SuppliersPanel {...{ found, changes, state, query, set }} />
          <p>
            <a href={callHref("exportComparison", { params: { jobId }, query })} download className={buttonStyle()}>
              {words("export")}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
