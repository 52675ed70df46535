import { Skeleton, StaleBar } from "@paygauge/ui";
import { useLocation } from "wouter";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { usePageParams } from "../../../state/page.ts";
import { useGuard } from "../../../state/permissions.ts";
import { AnalysisPending, isNotAnalysed } from "../analysis-pending.tsx";
import { suppliersHref } from "../suppliers-href.ts";
import { DimensionChart } from "./dimension-chart.tsx";
import { barFilters, jobOfBar, methodFilter, slicerFilters } from "./drill-filters.ts";
import { InsightControls } from "./insight-controls.tsx";
import { InsightTotals } from "./insight-totals.tsx";
import { slicersOf } from "./insights-query.ts";
import { SlicerChips } from "./slicer-chips.tsx";
import { SmallCharts } from "./small-charts.tsx";
import { useInsightsQuery } from "./use-insights-query.ts";

/** How suppliers, spend and documents spread over one dimension, for the suppliers that the slicers choose. */
export default function JobInsightsScreen() {
  const { jobId } = usePageParams("jobInsights");
  const [query, change, undo] = useInsightsQuery();
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const { data, problem, reload, refreshing } = useCall("jobInsights", {
    params: { jobId },
    body: { dimension: query.dimension, slicers: slicersOf(query.slicing) },
  });
  if (data === undefined || isNotAnalysed(problem)) {
    return (
      <AnalysisPending
        jobId={jobId}
        problem={problem}
        onRetry={reload}
        retrying={refreshing}
        skeleton={
          <div className="p-5 max-lg:p-4">
            <Skeleton kind="chart" height={420} />
          </div>
        }
      />
    );
  }
  const stale = gridErrorOf(problem, reload);
  const sliced = slicerFilters(query.slicing);
  const mayOpen = opens("jobSuppliers");
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4" aria-busy={refreshing || undefined}>
      {stale !== undefined && <StaleBar error={stale} />}
      <InsightTotals insights={data} />
      <InsightControls query={query} onChange={change} undo={undo}>
        <SlicerChips slicing={query.slicing} counts={data.slicerCounts} onChange={(slicing) => change({ slicing })} />
      </InsightControls>
      <DimensionChart
        insights={data}
        query={query}
        onChange={change}
        onOpen={
          mayOpen
            ? (dimension, key) =>
                navigate(suppliersHref(jobOfBar(jobId, dimension, key), [...barFilters(dimension, key), ...sliced]))
            : undefined
        }
      />
      <SmallCharts
        insights={data}
        query={query}
        onChange={change}
        onOpenMethod={
          mayOpen ? (method) => navigate(suppliersHref(jobId, [methodFilter(method), ...sliced])) : undefined
        }
      />
    </div>
  );
}
