import { insightDimensions, slicerNames, type InsightDimension } from "@paygauge/api-types/entities/insights";
import { globalMetrics, traitOf, type GlobalMetric } from "@paygauge/api-types/entities/global-insights";
import { defaultGridQuery, toSearchParams, type GridFilter, type GridQuery } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { barFilters } from "../insights/drill-filters.ts";
import { fromInsightsParams, toInsightsParams, type InsightsQuery, type Slicing } from "../insights/insights-query.ts";
import { equalFilter } from "../suppliers-href.ts";

/** Everything that decides what the page shows; the URL contains all of it. */
export interface GlobalQuery {
  readonly dimension: InsightDimension;
  readonly metric: GlobalMetric;
  readonly unit: "n" | "p";
  readonly slicing: Slicing;
  /** Bars of the chart that are chosen or excluded. */
  readonly filters: InsightsQuery["filters"];
  /** Every bar is shown, not the largest with the others as one. */
  readonly isEvery: boolean;
  readonly window: InsightsQuery["window"];
  readonly asTable: boolean;
  /** The buyer that is compared with its peers; undefined: the first. */
  readonly buyerId: string | undefined;
}

/** The query as URL parameters, without defaults: those of a job's insights, and `g` for the metric, `all` for every bar, `buyer` for the benchmark. */
export function toGlobalParams(query: GlobalQuery): URLSearchParams {
  const { dimension, metric, isEvery, asTable, buyerId } = query;
  const params = toInsightsParams({
    ...query,
    dimension: dimension === "Countries" ? undefined : dimension,
    measure: "spend",
    sort: "own",
    top: 0,
    others: false,
    tables: asTable ? ["bars"] : [],
  });
  if (metric !== "organizations") params.set("g", metric);
  if (isEvery) params.set("all", "1");
  if (buyerId !== undefined) params.set("buyer", buyerId);
  return params;
}

/** Reads URL parameters; it ignores what it can't read. */
export function fromGlobalParams(params: URLSearchParams): GlobalQuery {
  const { dimension, unit, slicing, filters, window, tables } = fromInsightsParams(params);
  return {
    dimension: insightDimensions.find((each) => each === dimension) ?? "Countries",
    metric: globalMetrics.find((each) => each === params.get("g")) ?? "organizations",
    unit,
    slicing,
    filters,
    isEvery: params.get("all") === "1",
    window,
    asTable: tables.includes("bars"),
    buyerId: params.get("buyer") || undefined,
  };
}

/** Organizations as the list first opens: the largest spend first. */
export const largestFirst: GridQuery = {
  ...defaultGridQuery,
  orderBy: { property: "spendMinor", direction: "desc" },
};

/** The list's filters for the organizations of a bar. */
function barTraits(dimension: Exclude<InsightDimension, "Jobs">, key: string): readonly GridFilter[] {
  const property = traitOf(dimension);
  return barFilters(dimension, key).map((filter) => ({ ...filter, property }));
}

/** The URL of the organizations of a bar, or of the whole selection, under the slicers. */
export function organizationsHref(slicing: Slicing, bar?: { dimension: InsightDimension; key: string }): string {
  const sliced = slicerNames.flatMap((name) => (slicing[name] ?? []).map((value) => equalFilter(name, value)));
  const ofBar = bar === undefined || bar.dimension === "Jobs" ? [] : barTraits(bar.dimension, bar.key);
  const text = toSearchParams({ ...largestFirst, filters: [...ofBar, ...sliced] }, largestFirst).toString();
  return linkTo("globalOrganizations") + (text === "" ? "" : `?${text}`);
}
