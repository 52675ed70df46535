import type { NumberStyle } from "@paygauge/ui";
import type { InsightMeasure, InsightTotals } from "@paygauge/api-types/entities/insights";
import { averageOf, majorOf, moneyStyle, percentOf, type JobMoney } from "../job-money.ts";

const averages = {
  apov: ["posMinor", "pos"],
  aiv: ["invoicesMinor", "invoices"],
  apv: ["paymentsMinor", "payments"],
} as const;
const counts = { suppliers: "suppliers", pos: "pos", invoices: "invoices", payments: "payments" } as const;

/** True for the measures that are an average of documents. */
export function isAverage(measure: InsightMeasure): measure is keyof typeof averages {
  return Object.hasOwn(averages, measure);
}

/**
 * A measure of some suppliers: a count, or money in major units; null for an average of nothing or of unknown values.
 */
export function measureValue(totals: InsightTotals, measure: InsightMeasure, minorDigits: number): number | null {
  if (measure === "spend") return majorOf(totals.spendMinor, minorDigits);
  if (!isAverage(measure)) return totals[counts[measure]];
  const [value, count] = averages[measure];
  const average = averageOf(totals[value], totals[count]);
  return average === null ? null : majorOf(average, minorDigits);
}

/** The same in hundredths of the whole selection; for an average, of the selection's average. */
export function shareOf(part: number, whole: number | null): number {
  return percentOf(part, whole ?? 0);
}

/**
 * How values of a measure are written: money to its last minor unit, averages with one decimal (docs/specification.md
 * section 9).
 */
export function measureStyle(measure: InsightMeasure, unit: "n" | "p", money: JobMoney): NumberStyle {
  if (unit === "p") return { kind: "percent" };
  if (isAverage(measure)) return { kind: "money", currency: money.currency, digits: 1 };
  return measure === "spend" ? moneyStyle(money) : { kind: "count" };
}
