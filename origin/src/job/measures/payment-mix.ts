/** How a buyer pays today: by each method the value, how often, and what the payments cost. */
import { referenceRate } from "../scoring/scoring-facts.ts";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { PaymentMix } from "@paygauge/api-types/entities/insights";

/** Cost of one payment by each method in major units of a currency: a ruleset states it in its reference currency. */
export function methodCosts(ruleset: ScoringRuleset, currency: string): Readonly<Record<string, number>> {
  const rate = referenceRate(ruleset, currency);
  const converted = (cost: number): number => Math.round(cost * rate * 100) / 100;
  return Object.fromEntries(
    Object.entries(ruleset.benefit.costNow).map(([method, cost]) => [method, converted(cost)] as const),
  );
}

type Paid = Pick<PaymentMix[number], "method" | "count" | "valueMinor">;

/** The methods with the cost of a payment and of all of them, in minor units; none where the ruleset states no cost. */
export function withCosts(
  paid: readonly Paid[],
  costs: Readonly<Record<string, number>>,
  minorDigits: number,
): PaymentMix {
  return paid.map((row) => {
    const cost = costs[row.method];
    if (cost === undefined) return row;
    const unit = cost * 10 ** minorDigits;
    return { ...row, costPerPaymentMinor: unit, costMinor: Math.round(row.count * unit) };
  });
}
