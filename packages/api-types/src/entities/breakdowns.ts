/**
 * Columns of a ledger that a job keeps as breakdowns: each is a dimension of the insights, a column and filter of the
 * suppliers, a section of reports and a column of exports. A breakdown is called by its place among those of the job.
 */
import * as v from "valibot";
import { fileLimits } from "./file-limits.ts";

/** Breakdowns of a job, at most. */
export const maxBreakdowns = 8;
/** Different values of a column that may be one. */
export const breakdownValues = { least: 2, most: 200 } as const;
/** Share of the rows that a column fills which is chosen unasked. */
export const likelyFilled = 0.9;

export const breakdownNames = [
  "Breakdown1",
  "Breakdown2",
  "Breakdown3",
  "Breakdown4",
  "Breakdown5",
  "Breakdown6",
  "Breakdown7",
  "Breakdown8",
] as const;
export type BreakdownName = (typeof breakdownNames)[number];

export const isBreakdown = (name: string): name is BreakdownName => breakdownNames.some((each) => each === name);

/** Why a column can’t be a breakdown; "offered": it can. Names, addresses and ids ("private") are not listed at all. */
export const breakdownVerdicts = ["offered", "tooMany", "freeText", "same", "private"] as const;
export type BreakdownVerdict = (typeof breakdownVerdicts)[number];

/** Characters of a value that are kept. */
export const breakdownValueLength = 200;
/** Stands for all further values of a breakdown with very many. */
export const furtherValues = "…";

/** How values and labels are compared. */
export const foldBreakdown = (text: string): string => text.trim().toLowerCase();

const breakdownLabel = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

export const breakdownsSchema = v.pipe(
  v.array(
    v.strictObject({
      column: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1)),
      label: breakdownLabel,
    }),
  ),
  v.maxLength(maxBreakdowns),
);
export type BreakdownChoice = v.InferOutput<typeof breakdownsSchema>[number];

/** The labels of a job's breakdowns over all of its files, in the order in which they come up. */
export function breakdownLabels(
  files: readonly { readonly breakdowns?: readonly BreakdownChoice[] | undefined }[],
): string[] {
  const labels = new Map<string, string>();
  for (const { label } of files.flatMap(({ breakdowns }) => breakdowns ?? []))
    if (labels.size < maxBreakdowns && !labels.has(foldBreakdown(label))) labels.set(foldBreakdown(label), label);
  return [...labels.values()];
}

/** Columns of the suppliers grid: the value of each breakdown that a supplier spends most under. */
export const breakdownProperties = [
  "breakdown1",
  "breakdown2",
  "breakdown3",
  "breakdown4",
  "breakdown5",
  "breakdown6",
  "breakdown7",
  "breakdown8",
] as const;
export type BreakdownProperty = (typeof breakdownProperties)[number];

export const isBreakdownProperty = (name: string): name is BreakdownProperty =>
  breakdownProperties.some((each) => each === name);

/** The column of a breakdown. */
export const breakdownProperty = {
  Breakdown1: "breakdown1",
  Breakdown2: "breakdown2",
  Breakdown3: "breakdown3",
  Breakdown4: "breakdown4",
  Breakdown5: "breakdown5",
  Breakdown6: "breakdown6",
  Breakdown7: "breakdown7",
  Breakdown8: "breakdown8",
} as const satisfies Record<BreakdownName, BreakdownProperty>;
