/** Which method to propose: the best level first, then the highest net annual benefit to the buyer. */
import type { Capability, ScoreLevel, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import type { ScoringContext } from "./scoring-facts.ts";
import type { ScoringFacts } from "./scoring-fields.ts";

/** What today's payments cost a year, at the cost of each method, in the reference currency. */
function costToday({ totals, measures }: SupplierFacts, costNow: Record<string, number>): number {
  let count = 0;
  let cost = 0;
  for (const [method, total] of Object.entries(totals.methods)) {
    count += total.count;
    cost += total.count * (costNow[method] ?? costNow["Unknown"] ?? 0);
  }
  const perPayment = count > 0 ? cost / count : (costNow["Unknown"] ?? 0);
  return perPayment * measures.transactions;
}

/**
 * Net annual benefit in the reference currency, before adoption: rebate + working capital + process − fee
 * (analysis section 9, the buyer's side). Working capital = spend × yearly rate × days gained / 365.
 */
export function annualBenefit(
  supplier: SupplierFacts,
  facts: ScoringFacts,
  capability: Capability,
  ruleset: ScoringRuleset,
  factor: number,
): number {
  const rules = ruleset.capabilities[capability]?.benefit;
  if (!rules) return 0;
  const { cashRate, largeTicketFrom, costNow } = ruleset.benefit;
  // what is paid by card already is not won again
  const share =
    supplier.measures.spendMinor > 0 ? supplier.measures.addressableMinor / supplier.measures.spendMinor : 0;
  const value = Math.max(0, facts.spend) * share;
  const large = facts.ticket !== null && facts.ticket >= largeTicketFrom;
  const rebate = (value * (large ? rules.largeTicketRebateBp : rules.rebateBp)) / 10_000;
  const days =
    rules.daysGained ??
    (rules.daysTarget === null || facts.terms === null ? 0 : Math.max(0, rules.daysTarget - facts.terms));
  const capital = (value * cashRate * days) / 365;
  const process = (costToday(supplier, costNow) - supplier.measures.transactions * rules.costPerPayment) * factor;
  return rebate + capital + process - rules.annualFee;
}

/** Of the issuer's capabilities at High, else at Medium, the one with the highest benefit; null when there is none. */
export function recommend(
  supplier: SupplierFacts,
  facts: ScoringFacts,
  levels: Record<Capability, ScoreLevel>,
  ruleset: ScoringRuleset,
  context: ScoringContext,
): Capability | null {
  for (const level of ["High", "Medium"] as const) {
    let best: { capability: Capability; benefit: number } | null = null;
    for (const capability of ruleset.benefit.tieOrder) {
      if (levels[capability] !== level || !context.capabilities.includes(capability)) continue;
      const benefit = annualBenefit(supplier, facts, capability, ruleset, context.annualFactor);
      if (!best || benefit > best.benefit) best = { capability, benefit };
    }
    if (best) return best.capability;
  }
  return null;
}
