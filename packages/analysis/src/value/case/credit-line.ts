/** How much credit a card programme needs: the largest balance that is owed before a bill is paid. */
import type { BuyerCase, Cohort } from "../business-case.ts";
import { familyOf, type CaseMethod } from "@paygauge/api-types/entities/case-methods";

export interface CreditLine {
  /** Major units, in the year of the most card spend. */
  readonly amount: number;
  readonly year: number;
  /** The same, method by method. */
  readonly parts: readonly { readonly method: CaseMethod; readonly amount: number }[];
}

/**
 * `V / 365 · (cycle + grace)`: a whole cycle is owed until its bill is paid, and the next one grows meanwhile. Spend is
 * assumed even over the year; seasonal payments need more. Returns null if no spend moves to a card.
 */
export function creditLineOf(
  asked: readonly Cohort[],
  { cohorts, years }: Pick<BuyerCase, "cohorts" | "years">,
): CreditLine | null {
  const days = new Map(asked.map(({ method, buyer: { cycle, grace } }) => [method, cycle + grace]));
  const cards = cohorts.filter(({ method }) => familyOf[method] === "card");
  const lines = years.map(({ year }): CreditLine => {
    const parts = cards.map(({ method, years: own }) => {
      const spend = own[year - 1]?.volume.spend ?? 0;
      return { method, amount: (spend / 365) * (days.get(method) ?? 0) };
    });
    return { year, parts, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const most = lines.reduce<CreditLine | null>(
    (best, each) => (best === null || each.amount > best.amount ? each : best),
    null,
  );
  return most === null || most.amount <= 0 ? null : most;
}
