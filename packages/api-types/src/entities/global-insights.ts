/**
 * Insights across jobs (docs/analysis.md section 10): every figure is of the jobs that the user can see. Money: whole
 * minor units of the answer's currency.
 */
import * as v from "valibot";
import { scoreLevelSchema } from "./analysis.ts";
import { capabilitySchema } from "./capabilities.ts";
import {
  insightDimensions,
  insightTotals,
  slicerChoice,
  slicerNames,
  slicers,
  type InsightDimension,
  type SlicerName,
} from "./insights.ts";
import { mutation } from "./mutation.ts";
import { vendorPage } from "./vendors.ts";

/** Metrics of docs/specification.md section 3. */
export const globalMetrics = [
  "jobCount",
  "suppliers",
  "organizations",
  "spend",
  "pos",
  "invoices",
  "payments",
] as const;
export type GlobalMetric = (typeof globalMetrics)[number];

/** Columns of organizations that a bar or a slicer leads to, in addition to those of vendors. */
const dimensionTraits = {
  inCountry: "Countries",
  frequency: "DocTransactionFrequencies",
  termsBucket: "InvoicePaymentTerms",
  paymentMethods: "PaymentMethods",
  paymentMethodCount: "PaymentMethodCount",
  mccTitle: "MccDescription",
  mccGroup: "MccGroup",
  mccType: "MccType",
  sicDivision: "SicDivision",
  sicMajorGroup: "SicMajorGroup",
  sicIndustryGroup: "SicIndustryGroup",
  sicIndustryCode: "SicIndustryCode",
  unspscCategory: "UnspscCategoryLabel",
  naicsIndustry: "NaicsNationalIndustryLabel",
} as const satisfies Record<string, Exclude<InsightDimension, "Jobs">>;
type DimensionTrait = keyof typeof dimensionTraits;
export const dimensionTraitNames = Object.keys(dimensionTraits) as readonly DimensionTrait[];

const traitNames: readonly TraitColumn[] = [...dimensionTraitNames, ...slicerNames];
/** A value for each of these columns. */
export const eachTrait = <Value>(valueOf: (name: TraitColumn) => Value) =>
  Object.fromEntries(traitNames.map((name) => [name, valueOf(name)])) as Record<TraitColumn, Value>;
export const traitColumns = eachTrait((): "text" => "text");
export type TraitColumn = DimensionTrait | SlicerName;
export const isSlicerColumn = (name: TraitColumn): name is SlicerName => slicerNames.some((each) => each === name);

/** The dimension of a column. */
export const traitDimension = (name: DimensionTrait): Exclude<InsightDimension, "Jobs"> => dimensionTraits[name];
/** The column of a dimension. */
export function traitOf(dimension: Exclude<InsightDimension, "Jobs">): DimensionTrait {
  return dimensionTraitNames.find((name) => dimensionTraits[name] === dimension) ?? "inCountry";
}

export const globalInsightsBody = v.strictObject({
  dimension: v.optional(v.picklist(insightDimensions)),
  slicers: v.optional(slicerChoice),
});

const totals = { ...insightTotals.entries, jobs: v.number(), organizations: v.number() };
const globalTotals = v.object(totals);
export type GlobalTotals = v.InferOutput<typeof globalTotals>;
const globalBar = v.object({ key: v.string(), label: v.string(), ...totals });
export type GlobalBar = v.InferOutput<typeof globalBar>;

const acceptance = { organizations: v.number(), accepting: v.number() };

/** What holds for a whole answer. */
const scope = {
  currency: v.string(),
  minorDigits: v.number(),
  /** Figures of several currencies were converted at the reference rates of this year; null: none was. */
  ratesOf: v.nullable(v.number()),
  /** Currencies without a reference rate. The figures exclude their spend. */
  unconverted: v.array(v.string()),
  /** Currencies of the jobs. */
  currencies: v.number(),
  /** Jobs that are not rolled up yet. */
  jobsWaiting: v.number(),
  /** Jobs that are in no sum: another covers the period of their buyer. */
  jobsRepeated: v.number(),
  /** Sample jobs, which are left out where the user sees others. */
  samples: v.number(),
  /** Issuers that were left out, because a question asks at most 50. */
  issuersLeftOut: v.number(),
  /** When the latest of the jobs was rolled up, ISO 8601; null: none is. */
  rolledUpOn: v.nullable(v.string()),
};

export const globalInsights = v.object({
  ...scope,
  dimension: v.picklist(insightDimensions),
  /** By spend, the largest first. In the dimension Jobs the key is a job's ID. */
  bars: v.array(globalBar),
  /** Under the slicers, and over all jobs. */
  selection: globalTotals,
  overall: globalTotals,
  buyers: v.number(),
  /** Jobs beyond the most bars of the dimension Jobs. */
  jobsBeyondLimit: v.number(),
  /** Suppliers of each value of each slicer, under the other slicers. */
  slicerCounts: v.record(v.picklist(slicers), v.record(v.string(), v.number())),
  /** Organizations that accept virtual cards, by MCC group, under the slicers. */
  acceptance: v.object({ ...acceptance, groups: v.array(v.object({ key: v.string(), ...acceptance })) }),
});
export type GlobalInsights = v.InferOutput<typeof globalInsights>;

/** How far the roll-ups of the jobs that the user can see are. */
export const rollUpStatus = v.object({
  jobs: v.number(),
  rolledUp: v.number(),
  /** Jobs whose roll-up is queued or running; the others that are missing were canceled or have failed. */
  queued: v.number(),
  /** The user can start or cancel roll-ups of some that are missing. */
  canChange: v.boolean(),
  rolledUpOn: v.nullable(v.string()),
});
export type RollUpStatus = v.InferOutput<typeof rollUpStatus>;
export const rollUpChange = mutation({ count: v.number() });

const organizationRow = v.object({
  ...vendorPage.entries.collection.item.entries,
  /** Bars, slicers and levels of its supplier with the most spend. */
  ...eachTrait(() => v.string()),
  scores: v.record(capabilitySchema, scoreLevelSchema),
});
export type OrganizationRow = v.InferOutput<typeof organizationRow>;
export const organizationPage = v.object({
  ...vendorPage.entries,
  collection: v.array(organizationRow),
  rolledUpOn: v.nullable(v.string()),
});
export type OrganizationPage = v.InferOutput<typeof organizationPage>;
