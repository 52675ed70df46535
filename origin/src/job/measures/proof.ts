/** Up to which document a supplier's acceptance of cards is proven (docs/analysis.md section 5). */
import type {
  AcceptanceProof,
  AcceptanceRules,
  CardSeen,
  LimitBasis,
} from "@paygauge/api-types/entities/acceptance-rules";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { isOfStatement } from "@paygauge/api-types/entities/card-statements";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { isoDay } from "@paygauge/analysis/reading/dates";
import { ownValue } from "@paygauge/api-types/own-value";
import type { DirectoryEntry, PayeeTotals } from "../facts.ts";
import { paidBy } from "./measures.ts";
import { largestByCard } from "./within-limit.ts";

export interface ProofInput {
  /** The entry whose acceptance counts; null where none does. */
  readonly entry: DirectoryEntry | null;
  readonly totals: PayeeTotals;
  /** A campaign, or other issuers that share, say that the supplier takes cards. */
  readonly isAgreed: boolean;
  readonly country: string;
  readonly mcc: string;
}

type ByCurrency = Readonly<Record<string, number>>;

/** Amounts in whole units as minor units of the job's currency; null without a rate. */
type Convert = (amount: number, currency: string) => number | null;

function converter({ rates, referenceCurrency }: ScoringRuleset, jobCurrency: string): Convert {
  const rateOf = (currency: string) => (currency === referenceCurrency ? 1 : ownValue(rates, currency));
  const [own, unit] = [rateOf(jobCurrency), 10 ** minorDigitsOf(jobCurrency)];
  return (amount, currency) => {
    if (currency === jobCurrency) return Math.round(amount * unit);
    const rate = rateOf(currency);
    return rate === undefined || own === undefined ? null : Math.round((amount / rate) * own * unit);
  };
}

/** Minor units of several currencies, each converted; empty where none can be. */
const convertedOf = (sums: ByCurrency, convert: Convert): number[] =>
  Object.entries(sums).flatMap(([currency, minor]) => convert(minor / 10 ** minorDigitsOf(currency), currency) ?? []);

const mostOf = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** Card payments that statements show. */
function seenOnStatements(entry: DirectoryEntry | null, convert: Convert): CardSeen | null {
  const paid = entry?.paidByCard;
  if (paid === undefined) return null;
  const { count, last, first = "", virtual = 0, sums = {}, largest = {} } = paid;
  const converted = convertedOf(sums, convert);
  const sumMinor = converted.length === 0 ? null : converted.reduce((sum, each) => sum + each, 0);
  return { count, sumMinor, largestMinor: mostOf(convertedOf(largest, convert)), virtual, first, last };
}

/** Card payments of the ledger itself. Without sizes the mean replaces the largest: it is never larger. */
function seenInLedger(totals: PayeeTotals): CardSeen | null {
  const virtual = totals.methods.VirtualCard?.count ?? 0;
  const count = virtual + (totals.methods.Card?.count ?? 0);
  if (count <= 0) return null;
  const sumMinor = paidBy(totals, ["Card", "VirtualCard"]);
  const last = totals.lastCardDate === null ? "" : isoDay(totals.lastCardDate);
  const largestMinor = largestByCard(totals) ?? Math.max(0, Math.round(sumMinor / count));
  return { count, sumMinor, largestMinor, virtual, first: "", last };
}

/** Both together. They may hold the same payments, so the one with more of them counts. */
function seenOf(input: ProofInput, convert: Convert): CardSeen | null {
  const [one, other] = [seenOnStatements(input.entry, convert), seenInLedger(input.totals)];
  if (one === null || other === null) return one ?? other;
  const fuller = other.count > one.count ? other : one;
  const last = one.last > other.last ? one.last : other.last;
  return { ...fuller, largestMinor: mostOf([one.largestMinor, other.largestMinor]), first: one.first, last };
}

/** The largest document that the ruleset takes as accepted where none is stated, reference currency. */
function ceilingOf({ ceilings }: AcceptanceRules, { entry, country, mcc }: ProofInput): number {
  const isBusiness = entry !== null && (entry.acceptsVirtualCard || entry.stpCapable || entry.detailLevel === 3);
  const code = Number(mcc);
  const found = ceilings.find(
    (each) =>
      (each.merchants === "any" || isBusiness) &&
      (each.countries.length === 0 || each.countries.includes(country)) &&
      (each.mcc.length === 0 || (mcc !== "" && each.mcc.some(([from, to]) => code >= from && code <= to))),
  );
  return found?.limit ?? 0;
}

/** An entry of the directory itself states acceptance, or a campaign or other issuers do; a statement alone shows payments. */
const isStated = ({ entry, isAgreed }: ProofInput): boolean =>
  isAgreed || (entry !== null && !isOfStatement(entry.entryId) && (entry.acceptsCard || entry.acceptsVirtualCard));

/**
 * What proves that a supplier which accepts cards takes a document of a size. A stated maximum counts before everything
 * but a larger payment seen on card; else the larger of the ruleset's ceiling and a multiple of the largest payment seen.
 */
export function proofRules(ruleset: ScoringRuleset, currency: string): ((input: ProofInput) => AcceptanceProof) | null {
  const { acceptance: rules, referenceCurrency } = ruleset;
  if (rules === undefined) return null;
  const convert = converter(ruleset, currency);
  return (input) => {
    const seen = seenOf(input, convert);
    const largest = seen?.largestMinor ?? null;
    const stated = input.entry?.largestPayment;
    const most = stated === undefined ? null : convert(stated.amount, stated.currency);
    if (most !== null) return proofOf("stated", Math.max(most, largest ?? 0), seen);
    const bySeen = largest === null ? null : largest * rules.timesLargestSeen.times;
    const needsCeiling = isStated(input) || bySeen === null;
    const ceiling = needsCeiling ? convert(ceilingOf(rules, input), referenceCurrency) : null;
    return (bySeen ?? -1) >= (ceiling ?? -1)
      ? proofOf("seen", bySeen ?? 0, seen)
      : proofOf("ceiling", ceiling ?? 0, seen);
  };
}

const proofOf = (basis: LimitBasis, limitMinor: number, seen: CardSeen | null): AcceptanceProof => ({
  limitMinor: Math.round(limitMinor),
  basis,
  seen,
});
