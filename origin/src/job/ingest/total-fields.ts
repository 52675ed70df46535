/** The stored fields of each payee, field by field. */
import { paymentMethods } from "../facts.ts";
import { purposeClasses } from "../payees/purpose-classes.ts";

/** Totals that add up, in the order in which they are kept. */
export const sumFields = [
  "lines",
  "credit_lines",
  "order_count",
  "order_value",
  "invoice_count",
  "invoice_value",
  "payment_count",
  "payment_value",
  ...paymentMethods.flatMap((method) => [`${method.toLowerCase()}_count`, `${method.toLowerCase()}_value`]),
  "terms_weight",
  "terms_days",
  "pay_weight",
  "pay_days",
  "late_weight",
  "late_days",
  "lines_with_order",
  "spend",
] as const;

/** Dates of which the least or the greatest is kept. */
export const dateFields = ["first_date", "last_date", "last_card_date"] as const;

/** Money by what it was paid for, as its description says. Added up; behind the dates, since a position is a stored code. */
export const purposeFields = purposeClasses.map((purpose) => `${purpose}_purpose`);

/** All fields of a payee's totals; a field's position is its code in a delta. */
export const totalFields: readonly string[] = [...sumFields, ...dateFields, ...purposeFields];

/** Dates in typed arrays are days since 1970-01-01 plus this, so that nought is "none". */
const dayOrigin = 100_000;
export function keptDay(day: number): number {
  return day + dayOrigin;
}

/** The day of a kept date, null when none. */
export function dayOfKept(kept: number): number | null {
  return kept === 0 ? null : kept - dayOrigin;
}

/** Spellings of one part: what a merge holds in memory, and what a BLOB of totals may hold (limit 2 MB). */
export const partSize = 4096;
