import type { MonthCounts } from "@paygauge/ui";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";

type Months = SupplierDetail["months"];
type DocumentKind = Months[number]["documentType"];

const kinds: readonly DocumentKind[] = ["PurchaseOrder", "Invoice", "Payment"];

/** The kinds of document that the supplier has, in the order of a purchase. */
export function seriesOf(months: Months): readonly DocumentKind[] {
  return kinds.filter((kind) => months.some((entry) => entry.documentType === kind));
}

/** The kind of document whose values add up to the spend; undefined where no dated document of it is there. */
export function spendKindOf(
  months: Months,
  source: SupplierDetail["measures"]["spendSource"],
): DocumentKind | undefined {
  const wanted = source === "Stated" ? "Payment" : source;
  return months.some(({ documentType }) => documentType === wanted) ? wanted : undefined;
}

/**
 * Counts per month and kind, or what `valueOf` takes of each entry, from the first month to the last without a gap: a
 * silent month is a fact too.
 */
export function monthsOf(
  months: Months,
  series: readonly DocumentKind[],
  valueOf: (entry: Months[number]) => number = ({ count }) => count,
): readonly MonthCounts[] {
  const names = months.map((entry) => entry.month).toSorted();
  const [first] = names;
  const last = names.at(-1);
  if (first === undefined || last === undefined) return [];
  return monthsBetween(first, last).map((month) => ({
    month,
    values: series.map((kind) =>
      months
        .filter((entry) => entry.month === month && entry.documentType === kind)
        .reduce((sum, entry) => sum + valueOf(entry), 0),
    ),
  }));
}

/** "2025-11", "2025-12", "2026-01"; both ends are in it. At most a hundred years. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const names: string[] = [];
  let [year = 0, month = 1] = first.split("-").map(Number);
  for (let name = first; name <= last && names.length < 1200;) {
    names.push(name);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
    name = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
  }
  return names;
}
