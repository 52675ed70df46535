/** The money of an uploaded file: what becomes of every amount in it, to the minor unit. */
import * as v from "valibot";
import { minorText } from "./minor-text.ts";

/**
 * What becomes of a row's money; blank rows have none. The classes of a file are disjoint and add up to it; `waiting`
 * are rows of a currency without a rate.
 */
export const moneyClasses = ["accepted", "rejected", "totalRows", "voided", "leftOut", "waiting"] as const;
export type MoneyClass = (typeof moneyClasses)[number];

/** The classes of rows that are in no figure. */
export const uncountedClasses = [
  "rejected",
  "totalRows",
  "voided",
  "leftOut",
  "waiting",
] as const satisfies readonly MoneyClass[];

/** The money of a file in one currency, as written, in minor units. */
export const importMoneySchema = v.strictObject({
  /** ISO 4217; "" for rows that name no currency that is known. */
  currency: v.pipe(v.string(), v.regex(/^([A-Z]{3})?$/)),
  minorDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  /** Of every row whose amount is a number, added up before anything is decided about the row. */
  file: minorText,
  ...v.entriesFromList(moneyClasses, minorText),
  /** Absent in checks of older releases. */
  voided: v.optional(minorText, "0"),
  /** Part of `accepted`. */
  redacted: minorText,
});
export type ImportMoney = v.InferOutput<typeof importMoneySchema>;

/** The money of a file without its total rows, which repeat that of others, in minor units. */
export const lineMinor = ({ file, totalRows }: ImportMoney): bigint => BigInt(file) - BigInt(totalRows);

/** What of a file's money no class accounts for, in minor units: nought, or the reading has a fault. */
export function unexplainedMinor(money: ImportMoney): bigint {
  return moneyClasses.reduce((left, each) => left - BigInt(money[each]), BigInt(money.file));
}
