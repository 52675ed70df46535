import * as v from "valibot";

const monthPattern = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const dayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31));
/** Dated money of one month: rows, and the sum of their amounts without signs, in minor units of the job's currency. */
export const monthMoney = v.strictObject({
  month: monthPattern,
  rows: v.number(),
  minor: v.string(),
  /** The first and the last day with a row; absent in checks of earlier releases. */
  first: v.exactOptional(dayOfMonth),
  last: v.exactOptional(dayOfMonth),
});
export type MonthMoney = v.InferOutput<typeof monthMoney>;
