/** Analytics queries: what is counted of a dataset, by what, and which rows. */
import * as v from "valibot";
import { analyticsDatasetIds } from "./analytics-datasets.ts";
import { filterItem } from "./paging.ts";

/** Limits that are checked before a query runs. */
export const analyticsLimits = {
  measures: 5,
  dimensions: 3,
  filters: 12,
  sorts: 8,
  /** Rows of an answer, and groups that one object sends. */
  rows: 10_000,
  /** Rows that a query reads of one object. */
  scanned: 500_000,
  /** Objects that a query asks: one an issuer, for use cases one a job. */
  objects: 50,
} as const;

const field = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/));

export const aggregates = ["count", "sum", "avg", "min", "max"] as const;
export type Aggregate = (typeof aggregates)[number];

/** Without a field, rows are counted. */
const measure = v.strictObject({ field: v.optional(field), as: v.picklist(aggregates) });
export type AnalyticsMeasure = v.InferOutput<typeof measure>;

/** Parts of a date that rows are grouped by. */
export const dateParts = ["day", "month", "year"] as const;
const dimension = v.strictObject({ field, by: v.optional(v.picklist(dateParts)) });
export type AnalyticsDimension = v.InferOutput<typeof dimension>;

/** "d0" is the first dimension, "m0" the first measure; "-" in front: descending. Blanks come last either way. */
const sortKey = v.pipe(v.string(), v.regex(/^-?(?:d[0-2]|m[0-4])$/));

export const analyticsQuery = v.strictObject({
  dataset: v.picklist(analyticsDatasetIds),
  measures: v.pipe(v.array(measure), v.minLength(1), v.maxLength(analyticsLimits.measures)),
  dimensions: v.pipe(v.array(dimension), v.maxLength(analyticsLimits.dimensions)),
  /** Equal items on one field are OR-ed, everything else AND-ed. NotEqual keeps blanks unless `allowNullValue` is false. */
  filters: v.pipe(v.array(filterItem), v.maxLength(analyticsLimits.filters)),
  sort: v.optional(v.pipe(v.array(sortKey), v.maxLength(analyticsLimits.sorts)), []),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(analyticsLimits.rows)),
    analyticsLimits.rows,
  ),
});
export type AnalyticsQuery = v.InferOutput<typeof analyticsQuery>;

/** Why a query has no answer; the page says it in the reader's language, with what to narrow. */
const analyticsRefusals = [
  "unknownField",
  "wrongAggregate",
  "wrongDatePart",
  "moneyGroup",
  "wrongValue",
  "noValue",
  "unknownSort",
  "currencies",
  "tooManyRows",
  "tooManyGroups",
  "tooManyIssuers",
  "tooManyJobs",
] as const;
export type AnalyticsRefusal = (typeof analyticsRefusals)[number];

const cell = v.nullable(v.union([v.string(), v.number()]));
export type AnalyticsCell = v.InferOutput<typeof cell>;

export const analyticsAnswer = v.variant("state", [
  v.object({
    state: v.literal("answered"),
    /** Dimensions, then measures, in the order of the query. Money: minor units. */
    rows: v.array(v.array(cell)),
    /** Groups before the limit. */
    groups: v.number(),
    /** The measures over all groups, whatever the limit. */
    totals: v.array(cell),
    /** Of all money in the answer, ISO 4217; null: none, or each row names its own. */
    currency: v.nullable(v.string()),
    /** Rows read, and of how many jobs and issuers; null: the dataset has no jobs. */
    scanned: v.number(),
    jobs: v.nullable(v.number()),
    issuers: v.nullable(v.number()),
    /** Jobs whose suppliers are still being added; the figures exclude them. */
    jobsWaiting: v.number(),
    /** The compiled SQL; values are bound and are not in it. */
    sql: v.string(),
  }),
  v.object({
    state: v.literal("refused"),
    code: v.picklist(analyticsRefusals),
    args: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  /** Suppliers of runs are being made ready: ask again. */
  v.object({ state: v.literal("preparing"), done: v.number(), total: v.number() }),
]);
export type AnalyticsAnswer = v.InferOutput<typeof analyticsAnswer>;

/** Datasets that the user may query, with the rows of jobs that they see. */
export const analyticsDatasetList = v.object({
  datasets: v.array(v.picklist(analyticsDatasetIds)),
  jobs: v.number(),
  issuers: v.number(),
  /** Issuers that a query can be shared with. */
  sharedWith: v.array(v.object({ id: v.string(), name: v.string() })),
});
