import type { BrushWindow } from "@paygauge/ui";
import * as v from "valibot";
import {
  jobDimensions,
  insightMeasures,
  slicerChoice,
  slicerNames,
  slicerValues,
  type InsightMeasure,
  type JobDimension,
  type SlicerName,
  type SlicerChoice,
} from "@paygauge/api-types/entities/insights";
import { filterText, readFilters, type ChosenBars } from "./bar-filters.ts";

/** Chosen values per slicer: values of one are joined with "or", slicers with "and". */
export type Slicing = Readonly<Partial<Record<SlicerName, readonly string[]>>>;

/** Everything that decides what the page shows; the address carries all of it. */
export interface InsightsQuery {
  /** Undefined: the one that tells most of the job. */
  readonly dimension: JobDimension | undefined;
  readonly measure: InsightMeasure;
  /** "n": counts and money; "p": shares in per cent. */
  readonly unit: "n" | "p";
  readonly slicing: Slicing;
  /** How the bars stand: in the order of the dimension (by value, where it has none), by value or by name. */
  readonly sort: BarSort;
  /** Only so many bars, those of the highest values; 0 for all of them. */
  readonly top: BarTop;
  /** The bars that the top leaves out are there as one. */
  readonly others: boolean;
  /** The shown part of a chart of many bars. */
  readonly window: BrushWindow | undefined;
  /** Bars chosen on the charts, in the order in which they were; they hold for the whole page. */
  readonly filters: readonly ChosenBars[];
  /** Charts that are as tables. */
  readonly tables: readonly InsightChart[];
}

export const insightCharts = ["bars", "months", "mix", "methods"] as const;
type InsightChart = (typeof insightCharts)[number];

export const barSorts = ["own", "value", "name"] as const;
export type BarSort = (typeof barSorts)[number];
export const barTops = [0, 20, 50, 100] as const;
type BarTop = (typeof barTops)[number];

const slicerKeys = {
  SlicerCardAccepting: "ca",
  SlicerVcAccepting: "vc",
  SlicerAvailableDetailLevel: "dl",
  SlicerStpCapable: "st",
  SlicerCardCapability: "cc",
} as const satisfies Record<SlicerName, string>;

/** The query as address parameters, defaults left out: `dim=MccType&m=suppliers&u=p&vc=YES,NO&w=0-120&b=Countries.GBR&tb=mix`. */
export function toInsightsParams(query: InsightsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.dimension !== undefined) params.set("dim", query.dimension);
  if (query.measure !== "spend") params.set("m", query.measure);
  if (query.unit !== "n") params.set("u", query.unit);
  for (const name of slicerNames) {
    const chosen = query.slicing[name] ?? [];
    if (chosen.length > 0) params.set(slicerKeys[name], chosen.join(","));
  }
  if (query.sort !== "own") params.set("s", query.sort);
  if (query.top !== 0) params.set("top", String(query.top));
  if (query.others) params.set("ot", "1");
  if (query.window !== undefined) params.set("w", `${query.window.from}-${query.window.to}`);
  for (const filter of query.filters) params.append("b", filterText(filter));
  if (query.tables.length > 0) params.set("tb", query.tables.join(","));
  return params;
}

/** Reads an address back; what it cannot read is left out, it never throws. */
export function fromInsightsParams(params: URLSearchParams): InsightsQuery {
  const slicing: Partial<Record<SlicerName, readonly string[]>> = {};
  for (const name of slicerNames) {
    const asked = new Set((params.get(slicerKeys[name]) ?? "").split(","));
    const chosen = slicerValues[name].filter((value) => asked.has(value));
    if (chosen.length > 0) slicing[name] = chosen;
  }
  const tables = new Set((params.get("tb") ?? "").split(","));
  const window = /^(\d{1,6})-(\d{1,6})$/.exec(params.get("w") ?? "");
  return {
    dimension: jobDimensions.find((item) => item === params.get("dim")),
    measure: insightMeasures.find((item) => item === params.get("m")) ?? "spend",
    unit: params.get("u") === "p" ? "p" : "n",
    slicing,
    sort: barSorts.find((item) => item === params.get("s")) ?? "own",
    top: barTops.find((item) => String(item) === params.get("top")) ?? 0,
    others: params.get("ot") === "1",
    window: window === null ? undefined : { from: Number(window[1]), to: Number(window[2]) },
    filters: readFilters(params.getAll("b")),
    tables: insightCharts.filter((chart) => tables.has(chart)),
  };
}

/** What a chart is told of standing as a table: whether it does, and how to change that. */
export function tableChoice(
  { tables }: Pick<InsightsQuery, "tables">,
  chart: InsightChart,
  onChange: (change: Pick<InsightsQuery, "tables">) => void,
): { readonly asTable: boolean; readonly onAsTable: () => void } {
  const asTable = tables.includes(chart);
  const next = insightCharts.filter((each) => tables.includes(each) !== (each === chart));
  return { asTable, onAsTable: () => onChange({ tables: next }) };
}

/** The slicers as the call takes them. */
export function slicersOf(slicing: Slicing): SlicerChoice {
  return v.parse(slicerChoice, slicing);
}

/** The same slicers with one value put in or taken out. */
export function toggleValue(slicing: Slicing, name: SlicerName, value: string): Slicing {
  const before = slicing[name] ?? [];
  const chosen = slicerValues[name].filter((item) => (item === value) !== before.includes(item));
  return withValues(slicing, name, chosen);
}

/** The same slicers with other values of one; an empty list takes the slicer away. */
export function withValues(slicing: Slicing, name: SlicerName, values: readonly string[]): Slicing {
  const rest = Object.fromEntries(Object.entries(slicing).filter(([key]) => key !== name));
  return values.length === 0 ? rest : { ...rest, [name]: values };
}
