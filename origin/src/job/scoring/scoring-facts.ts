/** From what is known about a supplier to the flat facts of the ruleset: a year's figures in the reference currency. */
import type { Capability, ScoringRuleset, VirtualLockbox } from "@paygauge/api-types/entities/analysis";
import type { PaymentMethod } from "../facts.ts";
import { factorFor } from "@paygauge/api-types/value/factor-for";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import { RulesetError } from "./compile-condition.ts";
import { industryClassifier } from "./industry-class.ts";
import type { ScoringFacts } from "./scoring-fields.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** What scores need to know of the issuer, the buyer and the job. */
export interface ScoringContext {
  /** Capabilities that the issuer offers: only they are recommended. */
  capabilities: readonly Capability[];
  lockboxes: readonly VirtualLockbox[];
  /** ISO 3166-1 alpha-3. */
  buyerCountry: string;
  /** The job's currency and its minor digits (2 for cents). */
  currency: string;
  minorDigits: number;
  /** 365 over the days that the ledger covers. */
  annualFactor: number;
}

/**
 * Units of a currency for one of the ruleset's reference currency, by its reference rates.
 * Errors: RulesetError when the ruleset has no rate for it.
 */
export function referenceRate(ruleset: ScoringRuleset, currency: string): number {
  const rate = currency === ruleset.referenceCurrency ? 1 : ruleset.rates[currency];
  if (!rate) {
    throw new RulesetError(message("noRate", { currency }));
  }
  return rate;
}

/**
 * Prepares the way from supplier facts to scoring facts.
 * Errors: RulesetError when the ruleset has no rate for the job's currency.
 */
export function scoringFactsOf(
  ruleset: ScoringRuleset,
  context: ScoringContext,
): (facts: SupplierFacts) => ScoringFacts {
  const { lists } = ruleset;
  const rate = referenceRate(ruleset, context.currency);
  const unit = 1 / (10 ** context.minorDigits * rate);
  const money = (minor: number | null): number | null => (minor === null ? null : minor * unit);
  const classOf = industryClassifier(lists);
  const stpCountries = new Set(lists.stpCountries);
  const scfCountries = new Set(lists.scfCountries);
  const covering = new Set(context.lockboxes.flatMap((lockbox) => lists.lockboxCountries[lockbox] ?? []));
  const schemes = new Map(lists.instantSchemes.map((scheme) => [scheme.country, scheme]));
  const limitOf = (country: string): number | null => {
    const scheme = schemes.get(country);
    if (!scheme || scheme.limit === null) return null;
    const local = scheme.currency === ruleset.referenceCurrency ? 1 : ruleset.rates[scheme.currency];
    return local ? scheme.limit / local : null;
  };

  return ({ measures, identity, acceptance, totals, match, listed, inTopSpend, mcc }) => {
    const industry = classOf({ mcc, naics: identity.naics, sic: identity.sic, unspsc: identity.unspsc });
    const apv = money(measures.apvMinor);
    const limit = limitOf(identity.country);
    const paidBy = (method: PaymentMethod): boolean => (totals.methods[method]?.count ?? 0) > 0;
    const factor = factorFor(measures.transactions, context.annualFactor, measures.yearFactor);
    return {
      spend: measures.spendMinor * unit * factor,
      transactions: measures.transactions * factor,
      invoices: measures.invoices * factor,
      ticket: money(measures.ticketMinor),
      apv,
      aiv: money(measures.aivMinor),
      terms: measures.termsDays,
      roomToTarget: measures.termsDays === null ? null : ruleset.scfTargetDays - measures.termsDays,
      daysLate: measures.daysLate,
      orderShare: measures.orderShare,
      excluded:
        listed === "exclude" || (listed === null && (identity.payeeClass !== "Supplier" || industry.excludedMcc)),
      cardAccepting: acceptance.cardAccepting || acceptance.vcAccepting === "YES",
      vcAccepting: acceptance.vcAccepting,
      stpCapable: acceptance.stpCapable,
      detailLevel: acceptance.detailLevel,
      matchBand: match?.band ?? "Unmatched",
      tier: industry.tier,
      tande: industry.tande,
      pcardMcc: industry.pcardMcc,
      inTopSpend,
      paidByCheque: paidBy("Cheque"),
      paidByWire: paidBy("Wire"),
      paidByCash: paidBy("Cash"),
      domestic: identity.country !== "" && identity.country === context.buyerCountry,
      hasStpProvider: stpCountries.has(identity.country),
      inScfProgramme: scfCountries.has(identity.country),
      hasInstantScheme: schemes.has(identity.country),
      instantHeadroom: limit === null || apv === null ? null : limit - apv,
      lockboxCovers: covering.has(identity.country),
      lockboxEnrolled: acceptance.lockboxes.some((lockbox) => context.lockboxes.includes(lockbox)),
    };
  };
}
