/** Which method to propose: the best level first, then the highest net annual benefit to the buyer. */
import { leaveAsIs, type Capability, type Recommendation } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { buyerLevers, type BuyerTerms, type Levers, type Volume } from "@paygauge/analysis/value/levers";
import { scoredFactor } from "../measures/measures.ts";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import { lawfulDays, type ScoringContext } from "./scoring-facts.ts";
import type { ScoringFacts } from "./scoring-fields.ts";

type Buyer = Pick<ScoringContext, "buyerType" | "buyerCountry">;

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

/** Terms of a method as the ruleset states them, for a supplier: the value module computes with them. */
function termsOf(
  supplier: SupplierFacts,
  facts: ScoringFacts,
  capability: Capability,
  ruleset: ScoringRuleset,
  buyer: Buyer,
): BuyerTerms {
  const rules = ruleset.capabilities[capability].benefit;
  const { cashRate, largeTicketFrom, costNow } = ruleset.benefit;
  const { transactions } = supplier.measures;
  const target = rules.daysTarget === null ? null : lawfulDays(ruleset, buyer, rules.daysTarget);
  // Terms that are unknown are not stretched.
  const currentPayDay = facts.terms ?? target ?? 0;
  return {
    largeTicketShare: facts.ticket !== null && facts.ticket >= largeTicketFrom ? 1 : 0,
    rebate: rules.rebateBp / 10_000,
    largeTicketRebate: rules.largeTicketRebateBp / 10_000,
    currentPayDay,
    newPayDay: target === null ? currentPayDay : Math.max(target, currentPayDay),
    // A ruleset states the days that a card wins as one number.
    cycle: 0,
    grace: rules.daysGained ?? 0,
    cashRate,
    costNow: transactions > 0 ? costToday(supplier, costNow) / transactions : 0,
    costNew: rules.costPerPayment,
    discountCaptured: 0,
    discountForgone: 0,
    surcharge: 0,
  };
}

interface Benefit extends Levers {
  readonly fee: number;
  readonly net: number;
}

/** Benefit of a volume in the reference currency, before adoption: the method's levers, its yearly fee, and net of it. */
export function benefitOf(
  volume: Volume,
  supplier: SupplierFacts,
  facts: ScoringFacts,
  capability: Capability,
  ruleset: ScoringRuleset,
  buyer: Buyer,
): Benefit {
  const levers = buyerLevers(capability, volume, termsOf(supplier, facts, capability, ruleset, buyer));
  const fee = ruleset.capabilities[capability].benefit.annualFee;
  return { ...levers, fee, net: levers.total - fee };
}

/** Annual benefit that methods are ranked by: of all addressable spend, whatever acceptance is proven. */
function annualBenefit(
  supplier: SupplierFacts,
  facts: ScoringFacts,
  capability: Capability,
  ruleset: ScoringRuleset,
  context: Buyer & Pick<ScoringContext, "annualFactor">,
): Benefit {
  const { spendMinor, addressableMinor, transactions } = supplier.measures;
  // what is paid by card already is not won again
  const share = spendMinor > 0 ? addressableMinor / spendMinor : 0;
  const volume = {
    spend: Math.max(0, facts.spend) * share,
    payments: transactions * scoredFactor(supplier.measures, context),
  };
  return benefitOf(volume, supplier, facts, capability, ruleset, context);
}

/**
 * Of the issuer's capabilities at High, else at Medium, the one with the highest benefit. Where the ruleset asks for a
 * least benefit, those that do not exceed it are passed over, and "leave as is" is where that leaves none; null when
 * no capability is at High or Medium.
 */
export function recommend(
  supplier: SupplierFacts,
  facts: ScoringFacts,
  levels: Record<Capability, ScoreLevel>,
  ruleset: ScoringRuleset,
  context: ScoringContext,
): Recommendation | null {
  const { tieOrder, recommendAbove = -Infinity } = ruleset.benefit;
  let fits = false;
  for (const level of ["High", "Medium"] as const) {
    let best: { capability: Capability; benefit: number } | null = null;
    for (const capability of tieOrder) {
      if (levels[capability] !== level || !context.capabilities.includes(capability)) continue;
      fits = true;
      const benefit = annualBenefit(supplier, facts, capability, ruleset, context).net;
      if (benefit > recommendAbove && (!best || benefit > best.benefit)) best = { capability, benefit };
    }
    if (best) return best.capability;
  }
  return fits ? leaveAsIs : null;
}
