import { ErrorState, StaleBar } from "@paygauge/ui";
import { useEffect } from "react";
import { gridErrorOf, problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { slicersOf } from "../insights/insights-query.ts";
import { SlicerChips } from "../insights/slicer-chips.tsx";
import { AcceptancePanel } from "./acceptance-panel.tsx";
import { GlobalChart } from "./global-chart.tsx";
import { GlobalControls } from "./global-controls.tsx";
import { GlobalFrame, NoJobs } from "./global-frame.tsx";
import { MetricStrip } from "./metric-strip.tsx";
import { OrganizationsPanel } from "./organizations-panel.tsx";
import { ScopeNote } from "./scope-note.tsx";
import { useGlobalQuery } from "./use-global-query.ts";

/** How jobs, organizations, spend and documents of all jobs in sight spread over one dimension. */
export default function GlobalInsightsScreen() {
  const words = useTranslations("globalInsights");
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
  const isSliced = Object.keys(query.slicing).length > 0;
  const facts = { jobs: data.overall.jobs, rolledUpOn: data.rolledUpOn };
  return (
    <GlobalFrame part="insights" title={title} facts={facts}>
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4" aria-busy={refreshing || undefined}>
        {stale !== undefined && <StaleBar error={stale} />}
        <ScopeNote {...data} />
        {data.overall.jobs === 0 ? (
          <NoJobs />
        ) : (
          <>
            <MetricStrip insights={data} metric={query.metric} onChoose={(metric) => change({ metric })} />
            <GlobalControls query={query} onChange={change}>
              <SlicerChips
                slicing={query.slicing}
                counts={data.slicerCounts}
                isDemo={false}
                onChange={(slicing) => change({ slicing })}
                onClear={isSliced ? () => change({ slicing: {} }) : undefined}
              >
                {null}
              </SlicerChips>
            </GlobalControls>
            {data.selection.suppliers === 0 && data.selection.organizations === 0 ? (
              <p className="text-text-2">{words("nothing")}</p>
            ) : (
              <>
                <div className="grid gap-3.5 lg:grid-cols-2">
                  <GlobalChart insights={data} query={query} onChange={change} />
                  <AcceptancePanel acceptance={data.acceptance} />
                </div>
                <OrganizationsPanel slicing={query.slicing} money={data} />
              </>
            )}
          </>
        )}
      </div>
    </GlobalFrame>
  );
}
