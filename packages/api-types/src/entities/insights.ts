import * as v from "valibot";
import { limits } from "../limits.ts";
import { breakdownNames } from "./breakdowns.ts";
import { capabilities } from "./capabilities.ts";
import { scoreLevels } from "./analysis.ts";
import { paymentMethods } from "./ledger-words.ts";
import type { SupplierColumn } from "./suppliers.ts";

/**
 * Dimensions of docs/analysis.md section 7, as the select shows them: what a supplier is, how it is dealt with, its
 * industry.
 */
export const insightDimensionGroups = {
  general: ["Countries", "Jobs"],
  documents: ["DocTransactionFrequencies", "InvoicePaymentTerms", "PaymentMethods", "PaymentMethodCount"],
  mcc: ["MccDescription", "MccGroup", "MccType"],
  sic: ["SicDivision", "SicMajorGroup", "SicIndustryGroup", "SicIndustryCode"],
  other: ["UnspscCategoryLabel", "NaicsNationalIndustryLabel"],
} as const;
export const insightDimensions = [
  ...insightDimensionGroups.general,
  ...insightDimensionGroups.documents,
  ...insightDimensionGroups.mcc,
  ...insightDimensionGroups.sic,
  ...insightDimensionGroups.other,
] as const;
export type InsightDimension = (typeof insightDimensions)[number];

/** What one job's suppliers are shown by: the dimensions of every job, and the breakdowns of its own files. */
export const jobDimensions = [...insightDimensions, ...breakdownNames] as const;
export type JobDimension = (typeof jobDimensions)[number];

/** Industries of the classifications next to MCC: the column of a supplier's row by dimension. */
export const industryColumnOf = {
  SicDivision: "sicDivision",
  SicMajorGroup: "sicMajorGroup",
  SicIndustryGroup: "sicIndustryGroup",
  SicIndustryCode: "sicIndustryCode",
  UnspscCategoryLabel: "unspscCategory",
  NaicsNationalIndustryLabel: "naicsIndustry",
} as const satisfies Partial<Record<InsightDimension, SupplierColumn>>;

/** The column whose value is the key of a supplier's bar, so that a filter on it finds exactly the bar's suppliers. */
export const dimensionColumn = {
  Countries: "country",
  DocTransactionFrequencies: "frequency",
  InvoicePaymentTerms: "termsBucket",
  PaymentMethodCount: "paymentMethodCount",
  MccDescription: "mccDescription",
  MccGroup: "mccGroup",
  MccType: "mccType",
  ...industryColumnOf,
} as const satisfies Record<Exclude<InsightDimension, "Jobs" | "PaymentMethods">, SupplierColumn>;

/** Bars that lie with their whole names; more than these are columns. The page's first dimension has no more of them. */
export const maxLyingBars = 40;

/** Key of the bar of suppliers of whom the files say nothing, where it is not blank. */
const unsaidBar: Partial<Record<InsightDimension, string>> = {
  DocTransactionFrequencies: "None",
  InvoicePaymentTerms: "Unknown",
  PaymentMethods: "Unknown",
  PaymentMethodCount: "0",
};

/** How a job's suppliers spread over a dimension. */
const dimensionBars = v.object({
  dimension: v.picklist(insightDimensions),
  bars: v.number(),
  /** Any bar is of what the files say. */
  isKnown: v.boolean(),
});
type DimensionBars = v.InferOutput<typeof dimensionBars>;

export function dimensionBarsOf(dimension: InsightDimension, keys: readonly string[]): DimensionBars {
  const unsaid = unsaidBar[dimension] ?? "";
  return { dimension, bars: keys.length, isKnown: keys.some((key) => key !== unsaid) };
}

/** Of several charts the one that says most at first sight: the most bars that lie, else the fewest columns. */
function mostTelling<Chart extends { readonly bars: number }>(charts: readonly Chart[]): Chart | undefined {
  const several = charts.filter(({ bars }) => bars > 1);
  const lying = several.filter(({ bars }) => bars <= maxLyingBars);
  return lying.length > 0
    ? lying.toSorted((a, b) => b.bars - a.bars)[0]
    : several.toSorted((a, b) => a.bars - b.bars)[0];
}

/** What a job's insights open on: a breakdown of the file's own, else the standard dimension that says most. */
export function firstDimension<Own extends { readonly dimension: string; readonly bars: number }>(
  all: readonly DimensionBars[],
  own: readonly Own[] = [],
): InsightDimension | Own["dimension"] {
  const known = all.filter(({ dimension, isKnown }) => dimension !== "Jobs" && isKnown);
  return mostTelling(own)?.dimension ?? mostTelling(known)?.dimension ?? "Countries";
}

/** Most bars of the dimension Jobs (docs/specification.md section 9). */
export const maxJobBars = limits.jobsChartTop;

/**
 * Values of each slicer in the order of the page (docs/specification.md section 3). A combination of values is kept as
 * a number whose digits are their places here: neither the slicers nor their values change their order.
 */
export const slicerValues = {
  SlicerCardAccepting: ["matched", "unmatched"],
  SlicerVcAccepting: ["YES", "NO", "UNMATCHED"],
  SlicerAvailableDetailLevel: ["0", "1", "2", "3"],
  SlicerStpCapable: ["YES", "NO"],
  SlicerCardCapability: ["StpEnabled", "VcAccepting", "L3", "McAcceptors", "NoMcAcceptance"],
} as const;
/** The slicers that hold values; SlicerOverall is the state in which none does. */
export type SlicerName = keyof typeof slicerValues;
export const slicerNames = [
  "SlicerCardAccepting",
  "SlicerVcAccepting",
  "SlicerAvailableDetailLevel",
  "SlicerStpCapable",
  "SlicerCardCapability",
] as const satisfies readonly SlicerName[];
export const slicers = ["SlicerOverall", ...slicerNames] as const;
export type Slicer = (typeof slicers)[number];

export const insightMeasures = ["suppliers", "spend", "pos", "invoices", "payments", "apov", "aiv", "apv"] as const;
export type InsightMeasure = (typeof insightMeasures)[number];

/** Chosen values per slicer; several values of one slicer are OR-ed, slicers AND-ed; none: overall. */
export const slicerChoice = v.strictObject({
  SlicerCardAccepting: v.optional(v.array(v.picklist(slicerValues.SlicerCardAccepting))),
  SlicerVcAccepting: v.optional(v.array(v.picklist(slicerValues.SlicerVcAccepting))),
  SlicerAvailableDetailLevel: v.optional(v.array(v.picklist(slicerValues.SlicerAvailableDetailLevel))),
  SlicerStpCapable: v.optional(v.array(v.picklist(slicerValues.SlicerStpCapable))),
  SlicerCardCapability: v.optional(v.array(v.picklist(slicerValues.SlicerCardCapability))),
});
export type SlicerChoice = v.InferOutput<typeof slicerChoice>;

/**
 * What a bar of the page's charts filters by: every dimension of a job's own suppliers, and the capabilities' levels.
 */
export const barFilterDimensions = [
  ...insightDimensions.filter((dimension) => dimension !== "Jobs"),
  ...capabilities,
  ...breakdownNames,
] as const;
export type BarFilterDimension = (typeof barFilterDimensions)[number];

/** Bars that one filter leaves out, at most: an address with more would be too long to be handed on. */
export const maxBarsNamed = 40;
const barKey = v.pipe(v.string(), v.maxLength(400));

/** The suppliers of one bar, or those of none of some bars. */
const barFilter = v.union([
  v.strictObject({ dimension: v.picklist(barFilterDimensions), only: barKey }),
  v.strictObject({
    dimension: v.picklist(barFilterDimensions),
    without: v.pipe(v.array(barKey), v.minLength(1), v.maxLength(maxBarsNamed)),
  }),
]);
export type BarFilter = v.InferOutput<typeof barFilter>;

export const insightsBody = v.strictObject({
  /** Absent: the one that tells most of this job. */
  dimension: v.optional(v.picklist(jobDimensions)),
  slicers: v.optional(slicerChoice),
  /** Bars chosen on the page's charts, joined with "and" to each other and to the slicers. */
  filters: v.optional(v.pipe(v.array(barFilter), v.maxLength(barFilterDimensions.length))),
});

const totals = {
  suppliers: v.number(),
  spendMinor: v.number(),
  pos: v.number(),
  posMinor: v.number(),
  invoices: v.number(),
  invoicesMinor: v.number(),
  payments: v.number(),
  paymentsMinor: v.number(),
};
export const insightTotals = v.object(totals);
export type InsightTotals = v.InferOutput<typeof insightTotals>;

/** What the months are asked for: the same slicers and bars as the page's charts. */
export const insightMonthsBody = v.strictObject({
  slicers: v.optional(slicerChoice),
  filters: v.optional(v.pipe(v.array(barFilter), v.maxLength(barFilterDimensions.length))),
});

/**
 * Documents by month as they are dated: unlike the bars, nothing is scaled to a year. Documents without a date are in
 * none.
 */
export const insightMonths = v.object({
  currency: v.string(),
  minorDigits: v.number(),
  /** First every document (method null); then a row for each method, where the suppliers are paid by several. */
  rows: v.array(
    v.object({
      method: v.nullable(v.picklist(paymentMethods)),
      /** Months with documents, the earliest first: "2025-03". */
      months: v.array(v.object({ month: v.string(), ...totals })),
    }),
  ),
  /** Suppliers of the selection, and those of them with any dated document. */
  suppliers: v.object({ selection: v.number(), dated: v.number() }),
});
export type InsightMonths = v.InferOutput<typeof insightMonths>;

/** How the buyer pays: by method the value, how often, and what that costs today; of the period. */
export const paymentMix = v.array(
  v.object({
    method: v.string(),
    count: v.number(),
    valueMinor: v.number(),
    /** By the run's ruleset; a fraction of a minor unit where the currency has no decimals. Absent: not stated. */
    costPerPaymentMinor: v.optional(v.number()),
    costMinor: v.optional(v.number()),
  }),
);
export type PaymentMix = v.InferOutput<typeof paymentMix>;

const insightBar = v.object({ key: v.string(), label: v.string(), ...totals });
export type InsightBar = v.InferOutput<typeof insightBar>;

export const insights = v.object({
  dimension: v.picklist(jobDimensions),
  /** Every dimension, over the whole job. */
  dimensions: v.array(dimensionBars),
  /** What the job's files break its spend down by, in the order in which they were chosen. */
  breakdowns: v.array(v.object({ dimension: v.picklist(breakdownNames), label: v.string(), bars: v.number() })),
  currency: v.string(),
  minorDigits: v.number(),
  /** By spend, the largest first. In the dimension Jobs the key is a job's id: the jobs that the user may see. */
  bars: v.array(insightBar),
  /** What the bars are shares of: the selection; in the dimension Jobs every job of this currency under the slicers. */
  whole: insightTotals,
  /**
   * Jobs without a bar: reckoned in another currency (money is never added up across currencies), or beyond the most.
   */
  jobsLeftOut: v.object({ otherCurrency: v.number(), beyondLimit: v.number() }),
  /** Over the slicers and bars chosen, and over the whole job. */
  selection: insightTotals,
  overall: insightTotals,
  stpSpendMinor: v.number(),
  /** Suppliers next to each value of each slicer, under the other slicers and the bars chosen. */
  slicerCounts: v.record(v.picklist(slicers), v.record(v.string(), v.number())),
  capabilityMix: v.array(
    v.object({ capability: v.picklist(capabilities), spendMinor: v.record(v.picklist(scoreLevels), v.number()) }),
  ),
  paymentMethods: paymentMix,
});
export type Insights = v.InferOutput<typeof insights>;
