import type { GlobalBar, GlobalMetric } from "@paygauge/api-types/entities/global-insights";
import { othersKey } from "../insights/arrange-bars.ts";
import { metricValue } from "./metric-value.ts";

/** Bars that are shown at first; the others are one bar. */
export const maxShown = 12;

/** Sums of several bars. Jobs and suppliers of several bars are counted in each. */
function sumOf(bars: readonly GlobalBar[], label: string): GlobalBar {
  const sum = (key: Exclude<keyof GlobalBar, "key" | "label">) => bars.reduce((total, bar) => total + bar[key], 0);
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
    jobs: sum("jobs"),
    organizations: sum("organizations"),
  };
}

/** The bars by value, the largest first; beyond `maxShown` they are one bar, unless every bar is asked for. */
export function arrangeBars(
  bars: readonly GlobalBar[],
  { metric, isEvery }: { readonly metric: GlobalMetric; readonly isEvery: boolean },
  othersLabel: (count: number) => string,
): readonly GlobalBar[] {
  const valueOf = (bar: GlobalBar) => metricValue(bar, metric, 0);
  const sorted = bars.filter((bar) => valueOf(bar) !== 0).toSorted((a, b) => valueOf(b) - valueOf(a));
  // One bar alone needs no other name; jobs can't be added up, since one is in several bars.
  if (isEvery || metric === "jobCount" || sorted.length <= maxShown + 1) return sorted;
  const rest = sorted.slice(maxShown);
  return [...sorted.slice(0, maxShown), sumOf(rest, othersLabel(rest.length))];
}
