import type { ChartDatum } from "@paygauge/ui";
import { frequencies, termsBuckets } from "@paygauge/api-types/entities/supplier-measures";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import type { InsightDimension, JobDimension } from "@paygauge/api-types/entities/insights";
import type { BarSort } from "./insights-query.ts";

/** Dimensions whose bars have an order of their own. */
const ordered: Partial<Record<InsightDimension, readonly string[]>> = {
  PaymentMethodCount: Array.from({ length: 10 }, (_, count) => String(count)),
  DocTransactionFrequencies: frequencies,
  InvoicePaymentTerms: termsBuckets,
};

/** Which order that is, for its words. */
export function orderOf(
  dimension: JobDimension,
): "DocTransactionFrequencies" | "InvoicePaymentTerms" | "PaymentMethodCount" | "value" {
  switch (dimension) {
    case "DocTransactionFrequencies":
    case "InvoicePaymentTerms":
    case "PaymentMethodCount":
      return dimension;
    default:
      return "value";
  }
}

/** How two bars stand to each other. */
export function barOrder(sort: BarSort, dimension: JobDimension, locale: string) {
  const own = isBreakdown(dimension) ? undefined : ordered[dimension];
  const words = new Intl.Collator(locale, { numeric: true });
  return (a: ChartDatum, b: ChartDatum): number => {
    if (sort === "name") return words.compare(a.name, b.name);
    return sort === "value" || own === undefined ? b.value - a.value : own.indexOf(a.key) - own.indexOf(b.key);
  };
}
