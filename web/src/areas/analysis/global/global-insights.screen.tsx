import { ErrorState, StaleBar } from "@paygauge/ui";
import { useEffect } from "react";
import { gridErrorOf, problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { slicersOf } from "../insights/insights-query.ts";
import { GlobalFigures } from "./global-figures.tsx";
import { GlobalFrame, NoJobs } from "./global-frame.tsx";
import { ScopeNote } from "./scope-note.tsx";
import { useGlobalQuery } from "./use-global-query.ts";

/** How jobs, organizations, spend and documents of all jobs in sight spread over one dimension. */
export default function GlobalInsightsScreen() {
  const title = usePageNames().title("globalInsights");
  const [query, change] = useGlobalQuery();
  const { data, problem, reload, refreshing } = useCall("globalInsights", {
    body: { dimension: query.dimension, slicers: slicersOf(query.slicing) },
  });
  const waiting = data?.jobsWaiting ?? 0;
  useEffect(() => {
    if (waiting === 0) return undefined;
    const timer = setInterval(reload, 5000);
    return () => clearInterval(timer);
  }, [waiting, reload]);
  if (data === undefined)
    return problem === undefined ? (
      <OwnShape />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
    );
  const stale = gridErrorOf(problem, reload);
  const facts = { jobs: data.overall.jobs, rolledUpOn: data.rolledUpOn };
  return (
    <GlobalFrame part="insights" title={title} facts={facts}>
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4" aria-busy={refreshing || undefined}>
        {stale !== undefined && <StaleBar error={stale} />}
        <ScopeNote {...data} />
        {data.overall.jobs === 0 ? <NoJobs /> : <GlobalFigures data={data} query={query} onChange={change} />}
      </div>
    </GlobalFrame>
  );
}
