import type { GlobalMetric, GlobalTotals } from "@paygauge/api-types/entities/global-insights";
import type { NumberStyle } from "@paygauge/ui";
import { majorOf, moneyStyle, type JobMoney } from "../job-money.ts";

const fields = {
  jobCount: "jobs",
  suppliers: "suppliers",
  organizations: "organizations",
  pos: "pos",
  invoices: "invoices",
  payments: "payments",
} as const satisfies Record<Exclude<GlobalMetric, "spend">, keyof GlobalTotals>;

/** A metric of some totals: a count, or money in major units. */
export const metricValue = (totals: GlobalTotals, metric: GlobalMetric, minorDigits: number): number =>
  metric === "spend" ? majorOf(totals.spendMinor, minorDigits) : totals[fields[metric]];

/** How values of a metric are written. */
export function metricStyle(metric: GlobalMetric, unit: "n" | "p", money: JobMoney): NumberStyle {
  if (unit === "p") return { kind: "percent" };
  return metric === "spend" ? moneyStyle(money) : { kind: "count" };
}
