import { buttonStyle, EmptyState, ErrorState } from "@paygauge/ui";
import { isNotAnalysed, NoResults } from "../../../data/empty/no-results.tsx";
import { problemView } from "../../../data/grid-error.ts";
import { callHref } from "../../../data/call-api.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { HeadlinePanel } from "./headline-panel.tsx";
import { LevelsPanel, MovesPanel } from "./moves-panel.tsx";
import { RunPickers } from "./run-pickers.tsx";
import { SuppliersPanel } from "./suppliers-panel.tsx";
import { useComparison } from "./use-comparison.ts";
import { OwnShape } from "../../../state/own-shape.tsx";

/** Two runs of a job, or of two jobs of one buyer, beside each other; the address carries all of it. */
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
    const failed = problem ?? known.problem;
    if (isNotAnalysed(failed)) return <NoResults jobId={jobId} />;
    if (failed !== undefined) return <ErrorState {...problemView(failed)} onRetry={reload} retrying={refreshing} />;
    return <OwnShape />;
  }
  const { changes } = found;
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4" aria-busy={refreshing || undefined}>
      <RunPickers found={found} known={known.data} set={set} />
      <HeadlinePanel found={found} />
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
