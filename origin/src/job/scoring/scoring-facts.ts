/** From what is known about a supplier to the flat facts of the ruleset: a year's figures in the reference currency. */
import type { BuyerType } from "@paygauge/api-types/entities/buyer-types";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { MatchEvidence, ScoringRuleset, VirtualLockbox } from "@paygauge/api-types/entities/analysis";
import type { PayeeClass, PaymentMethod } from "../facts.ts";
import { isCorroborated } from "../matching/match-suppliers.ts";
import type { ListedAs } from "../measures/listed-suppliers.ts";
import { scoredFactor } from "../measures/measures.ts";
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
  /** As a user confirmed it; null: unknown. */
  buyerType: BuyerType | null;
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

/** Payee classes that methods are proposed for; others are excluded. */
export const proposedClassesOf = ({ proposedClasses }: ScoringRuleset): ReadonlySet<string> =>
  new Set(proposedClasses ?? ["Supplier"]);

/** Days, cut to what the law lets a buyer of this type and country take. */
export function lawfulDays(
  { termsCaps = [] }: Pick<ScoringRuleset, "termsCaps">,
  { buyerType, buyerCountry }: Pick<ScoringContext, "buyerType" | "buyerCountry">,
  days: number,
): number {
  const caps = termsCaps.filter((cap) => cap.buyerType === buyerType && cap.countries.includes(buyerCountry));
  return Math.min(days, ...caps.map((cap) => cap.days));
}

/** The match rests on the name: nothing else agrees, and no user confirmed it. */
function isByName(match: MatchEvidence | null): boolean {
  if (match === null || match.band === "Unmatched" || match.decision === "confirmed") return false;
  return match.levels !== null && !isCorroborated(match.levels);
}

/** What payee class and industry say; a list of the issuer wins over both. */
function payeeFacts(ruleset: ScoringRuleset) {
  const proposed = proposedClassesOf(ruleset);
  const limited = new Set<string>(ruleset.limitedClasses);
  return (listed: ListedAs, payeeClass: PayeeClass, excludedMcc: boolean) => ({
    excluded: listed === "exclude" || (listed === null && (!proposed.has(payeeClass) || excludedMcc)),
    limitedPayee: listed === null && limited.has(payeeClass),
  });
}

/** Countries with an instant payment scheme, each with its limit in the reference currency; null without one. */
function schemeLimits({ lists, rates, referenceCurrency }: ScoringRuleset): ReadonlyMap<string, number | null> {
  return new Map(
    lists.instantSchemes.map(({ country, currency, limit }) => {
      const local = currency === referenceCurrency ? 1 : rates[currency];
      return [country, limit !== null && local ? limit / local : null];
    }),
  );
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
  const payee = payeeFacts(ruleset);
  const target = lawfulDays(ruleset, context, ruleset.scfTargetDays);
  const covering = new Set(context.lockboxes.flatMap((lockbox) => lists.lockboxCountries[lockbox] ?? []));
  const limits = schemeLimits(ruleset);

  return ({ measures, identity, acceptance, totals, match, listed, inTopSpend, mcc }) => {
    const industry = classOf({ mcc, naics: identity.naics, sic: identity.sic, unspsc: identity.unspsc });
    const apv = money(measures.apvMinor);
    const limit = limits.get(identity.country) ?? null;
    const paidBy = (method: PaymentMethod): boolean => (totals.methods[method]?.count ?? 0) > 0;
    const factor = scoredFactor(measures, context);
    const domestic = identity.country !== "" && identity.country === context.buyerCountry;
    return {
      spend: measures.spendMinor * unit * factor,
      transactions: measures.transactions * factor,
      invoices: measures.invoices * factor,
      ticket: money(measures.ticketMinor),
      apv,
      aiv: money(measures.aivMinor),
      terms: measures.termsDays,
      roomToTarget: measures.termsDays === null ? null : target - measures.termsDays,
      daysLate: measures.daysLate,
      orderShare: measures.orderShare,
      ...payee(listed, identity.payeeClass, industry.excludedMcc),
      cardAccepting: acceptance.cardAccepting || acceptance.vcAccepting === "YES",
      vcAccepting: acceptance.vcAccepting,
      stpCapable: acceptance.stpCapable,
      detailLevel: acceptance.detailLevel,
      matchBand: match?.band ?? "Unmatched",
      matchByName: isByName(match),
      tier: industry.tier,
      tande: industry.tande,
      pcardMcc: industry.pcardMcc,
      inTopSpend,
      paidByCheque: paidBy("Cheque"),
      paidByWire: paidBy("Wire"),
      paidByCash: paidBy("Cash"),
      domestic,
      domesticStated: domestic && identity.isCountryAssumed !== true,
      hasStpProvider: stpCountries.has(identity.country),
      inScfProgramme: scfCountries.has(identity.country),
      hasInstantScheme: limits.has(identity.country),
      instantHeadroom: limit === null || apv === null ? null : limit - apv,
      lockboxCovers: covering.has(identity.country),
      lockboxEnrolled: acceptance.lockboxes.some((lockbox) => context.lockboxes.includes(lockbox)),
    };
  };
}
