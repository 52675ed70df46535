import type { GridTotals } from "@paygauge/ui";
import type { SupplierTotals } from "@paygauge/api-types/entities/suppliers";

/** Sums and averages of the whole filter by column key, in the units of the columns. */
export function totalsOf(totals: SupplierTotals, minorDigits: number): GridTotals {
  const { spendMinor, apovMinor, aivMinor, apvMinor, ...counts } = totals;
  const major = (minor: number | null) => (minor === null ? null : minor / 10 ** minorDigits);
  return {
    ...counts,
    spendMinor: major(spendMinor),
    apovMinor: major(apovMinor),
    aivMinor: major(aivMinor),
    apvMinor: major(apvMinor),
  };
}
