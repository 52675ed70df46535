/** What a supplier's spend is: the stated one of a summary, else what was paid, else invoiced, else ordered. */
import type { SupplierMeasures } from "@paygauge/api-types/entities/analysis";
import type { PayeeTotals } from "../facts.ts";

/** Spend in minor units, and which figure it is. */
export function spendWithSource(totals: PayeeTotals): Pick<SupplierMeasures, "spendMinor" | "spendSource"> {
  if (totals.statedSpendMinor !== 0) return { spendMinor: totals.statedSpendMinor, spendSource: "Stated" };
  for (const source of ["Payment", "Invoice"] as const) {
    if (totals.documents[source].count > 0)
      return { spendMinor: totals.documents[source].valueMinor, spendSource: source };
  }
  return { spendMinor: totals.documents.PurchaseOrder.valueMinor, spendSource: "PurchaseOrder" };
}

/** Spend in minor units of the job's currency. */
export function spendOf(totals: PayeeTotals): number {
  return spendWithSource(totals).spendMinor;
}
