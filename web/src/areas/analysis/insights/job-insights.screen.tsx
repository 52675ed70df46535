import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { Skeleton, StaleBar } from "@paygauge/ui";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { lazy, Suspense } from "react";
import { useLocation } from "wouter";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useGuard } from "../../../state/permissions.ts";
import { isNotAnalysed } from "../../../data/empty/no-results.tsx";
import { AnalysisPending } from "../analysis-pending.tsx";
import { DimensionChart } from "./dimension-chart.tsx";
import { BarChips } from "./bar-chips.tsx";
import { filtersOf, type ChosenDimension } from "./bar-filters.ts";
import { DimensionList } from "./dimension-list.tsx";
import { InsightControls } from "./insight-controls.tsx";
import { InsightTotals } from "./insight-totals.tsx";
import { barHref, monthHref } from "./insight-figures.ts";
import { slicersOf } from "./insights-query.ts";
import { useSaveBar } from "./save-bar.tsx";
import { SlicerChips } from "./slicer-chips.tsx";
import { useInsightsQuery } from "./use-insights-query.ts";
import "./insights-calls.ts";

// Below the first view: they come after the main chart.
const SmallCharts = lazy(async () => ({ default: (await import("./small-charts.tsx")).SmallCharts }));

const PaymentMixPanel = lazy(async () => ({ default: (await import("./payment-mix-panel.tsx")).PaymentMixPanel }));

// Below the first view too, with a question of its own.
const MonthsPanel = lazy(async () => ({ default: (await import("./months-panel.tsx")).MonthsPanel }));

// Seldom seen: the page's first weight has no room for it.
const NothingLeft = lazy(async () => ({ default: (await import("./nothing-left.tsx")).NothingLeft }));

/** How suppliers, spend and documents spread over one dimension, for the suppliers that the slicers choose. */
export default function JobInsightsScreen() {
  const { jobId } = usePageParams("jobInsights");
  const [query, change, undo] = useInsightsQuery();
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const { data, problem, reload, refreshing } = useCall("jobInsights", {
    params: { jobId },
    query: useRunQuery(),
    body: {
      ...(query.dimension === undefined ? {} : { dimension: query.dimension }),
      slicers: slicersOf(query.slicing),
      filters: filtersOf(query.filters),
    },
  });
  // The frame around the page has asked for it already.
  const { data: job } = useCall("job", { params: { jobId } });
  const isDemo = restsOnDemo(job?.directory);
  const { save, dialog } = useSaveBar(job, query);
  if (data === undefined || isNotAnalysed(problem)) {
    return <AnalysisPending jobId={jobId} problem={problem} onRetry={reload} retrying={refreshing} />;
  }
  const stale = gridErrorOf(problem, reload);
  const open = (dimension: ChosenDimension, key: string): void => navigate(barHref(jobId, query, dimension, key));
  const openMonth = (month: string, method: string | null): void => navigate(monthHref(jobId, query, month, method));
  const [onOpen, onOpenMonth] = opens("jobSuppliers") ? [open, openMonth] : [undefined, undefined];
  const chosen = Object.keys(query.slicing).length > 0 || query.filters.length > 0;
  const jobName = (id: string) => data.bars.find(({ key }) => key === id)?.label ?? id;
  const clear = () => change({ slicing: {}, filters: [] });
  // An address may name a breakdown that this run has not.
  const isThere =
    !isBreakdown(query.dimension ?? "") || data.breakdowns.some((each) => each.dimension === query.dimension);
  const shown = isThere ? (query.dimension ?? data.dimension) : data.dimension;
  return (
    <div className="flex min-h-full shrink-0" aria-busy={refreshing || undefined}>
      <DimensionList insights={data} shown={shown} onChange={(dimension) => change({ dimension })} />
      <div className="flex min-w-0 grow flex-col gap-3.5 p-5 max-lg:p-4">
        {stale !== undefined && <StaleBar error={stale} />}
        <InsightTotals {...{ jobId, query }} insights={data} isDemo={isDemo} />
        <InsightControls {...{ query, undo }} dimension={shown} insights={data} onChange={change}>
          <SlicerChips
            slicing={query.slicing}
            counts={data.slicerCounts}
            isDemo={isDemo}
            onChange={(slicing) => change({ slicing })}
            onClear={chosen ? clear : undefined}
          >
            <BarChips
              filters={query.filters}
              jobName={jobName}
              breakdowns={data.breakdowns}
              onChange={(filters) => change({ filters })}
            />
          </SlicerChips>
        </InsightControls>
        {chosen && data.selection.suppliers === 0 && shown !== "Jobs" ? (
          <Suspense>
            <NothingLeft query={query} jobName={jobName} breakdowns={data.breakdowns} onChange={change} />
          </Suspense>
        ) : (
          <>
            <DimensionChart {...{ jobId, query }} insights={data} onChange={change} onOpen={onOpen} onSave={save} />
            <Suspense>
              <MonthsPanel {...{ jobId, query, onOpen, onOpenMonth }} insights={data} onChange={change} onSave={save} />
            </Suspense>
            <Suspense fallback={<Skeleton kind="chart" height={230} />}>
              <SmallCharts {...{ jobId, query, isDemo, onOpen }} insights={data} onChange={change} onSave={save} />
            </Suspense>
            <Suspense>
              <PaymentMixPanel {...{ jobId, query }} insights={data} />
            </Suspense>
          </>
        )}
        {dialog}
      </div>
    </div>
  );
}
