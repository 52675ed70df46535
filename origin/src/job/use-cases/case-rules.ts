/** What use cases take from the scoring ruleset of a run, in the job's currency. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { cardFeesOf } from "@paygauge/analysis/value/card-fees";
import type { StatedTerms } from "@paygauge/analysis/value/assumptions";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { RunRecord } from "../runs/run-store.ts";
import { methodCosts } from "../measures/payment-mix.ts";
import { lawfulDays, referenceRate } from "../scoring/scoring-facts.ts";
import { runPeriod } from "../supplier-score.ts";
import { supplierSizes } from "../summary/summary-rules.ts";
import type { SetRules } from "./set-facts.ts";

/**
 * What a purchase card saves the buyer's staff with each payment, reference currency: 63 (napcp.org); other public figures
 * are 54 to 92 (GSA, in americancityandcounty.com).
 */
const pcardSaving = 63;

export interface CaseRules extends SetRules {
  /** A purchase-card tail is of tickets below this, minor units. */
  readonly smallTicketMinor: number;
  readonly capabilities: readonly Capability[];
  readonly statedOf: (method: Capability) => StatedTerms;
}

/** Rules of a run. @throws RulesetError where the ruleset has no rate for the job's currency */
export function caseRules(sql: SqlStorage, { payload }: RunRecord, ruleset: ScoringRuleset): CaseRules {
  const { currency } = payload.job;
  const minorDigits = minorDigitsOf(currency);
  const rate = referenceRate(ruleset, currency);
  // Costs are stated in the reference currency; converted they have two digits (docs/interface.md decision 8).
  const converted = (cost: number): number => Math.round(cost * rate * 100) / 100;
  const { cashRate, largeTicketFrom, costNow } = ruleset.benefit;
  const { buyerCountry, buyerType = null } = payload.job;
  const fees = cardFeesOf(buyerCountry);
  const scfDay = lawfulDays(ruleset, { buyerCountry, buyerType }, ruleset.scfTargetDays);
  return {
    minorDigits,
    annualFactor: runPeriod(sql, payload).annualFactor,
    referenceMinor: rate * 10 ** minorDigits,
    largeTicketMinor: Math.round(largeTicketFrom * rate) * 10 ** minorDigits,
    smallTicketMinor: supplierSizes(ruleset, currency, minorDigits).underMinor,
    costNow: methodCosts(ruleset, currency),
    capabilities: payload.issuer.capabilities,
    statedOf: (method) => {
      const { rebateBp, largeTicketRebateBp, costPerPayment } = ruleset.capabilities[method].benefit;
      return {
        rebate: rebateBp / 10_000,
        largeTicketRebate: largeTicketRebateBp / 10_000,
        cashRate,
        costNow: converted(costNow["Unknown"] ?? 0),
        costNew: converted(costPerPayment),
        scfDay,
        isRebatePublished: buyerCountry === "USA",
        supplierFee: fees.fee,
        isFeePublished: fees.isPublished,
        ...(fees.utilityFee === undefined ? {} : { utilityFee: converted(fees.utilityFee) }),
        processSaving: converted(pcardSaving),
      };
    },
  };
}
