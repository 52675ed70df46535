import type { InsightBar } from "@paygauge/api-types/entities/insights";

/** Key of the bar that stands for all that the top leaves out; no bar of a dimension has it. */
export const othersKey = "\u0000others";

/** A bar with the figure it is ordered by. */
export interface MeasuredBar {
  readonly bar: InsightBar;
  readonly value: number;
}

/** The bars of the highest values, and those that are left out. */
export function topOf(
  bars: readonly MeasuredBar[],
  most: number,
): { readonly top: readonly MeasuredBar[]; readonly rest: readonly MeasuredBar[] } {
  if (most === 0 || bars.length <= most) return { top: bars, rest: [] };
  const kept = new Set(bars.toSorted((a, b) => b.value - a.value).slice(0, most));
  return { top: bars.filter((each) => kept.has(each)), rest: bars.filter((each) => !kept.has(each)) };
}

/** The bars that are left out as one: sums of suppliers, documents and money (minor units), so that averages are exact. */
export function othersOf(rest: readonly MeasuredBar[], label: string): InsightBar {
  const sum = (key: Exclude<keyof InsightBar, "key" | "label">) => rest.reduce((total, { bar }) => total + bar[key], 0);
  return {
    key: othersKey,
    label,
    suppliers: sum("suppliers"),
    spendMinor: sum("spendMinor"),
    pos: sum("pos"),
    posMinor: sum("posMinor"),
    invoices: sum("invoices"),
    invoicesMinor: sum("invoicesMinor"),
    payments: sum("payments"),
    paymentsMinor: sum("paymentsMinor"),
  };
}
