/** Puts a job's suppliers together: totals, match, acceptance and measures, and who makes up the top of the spend. */
import { cardMethods } from "@paygauge/api-types/entities/capabilities";
import type { MatchBand, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { mccFromText, plainMcc } from "@paygauge/analysis/industry/industries";
import type { DirectoryEntry, DocumentType, GroupedSupplier } from "../facts.ts";
import { statedSpend } from "../grouping/totals.ts";
import { matchedState } from "../matching/match-suppliers.ts";
import { acceptanceOf, isCardable } from "./acceptance.ts";
import { measureSupplier, type OutsideTotals } from "./measures.ts";
import type { JobMeasureContext, SupplierFacts } from "./supplier-facts.ts";

interface FactsInput {
  supplier: GroupedSupplier;
  evidence: MatchEvidence | null;
  /** Record of evidence.entryId; null when there is none. */
  entry: DirectoryEntry | null;
  campaignSucceededOnCard: boolean;
  /** Documents outside the period, by type; absent where all are inside. */
  outside?: ((type: DocumentType) => OutsideTotals) | undefined;
}

/** The supplier agreed to a card method in a campaign of the issuer. */
export const agreedOnCard = (evidence: MatchEvidence | null): boolean =>
  evidence?.agreed !== undefined && cardMethods.some((each) => each === evidence.agreed?.method);

/** Share of the spend whose suppliers are "the top". */
const topShare = 0.8;

/** Facts of one supplier. `leastBand` is the band from which the job counts a match. `inTopSpend` is set later. */
export function buildFacts(
  input: FactsInput,
  context: JobMeasureContext,
  leastBand: Exclude<MatchBand, "Unmatched">,
): SupplierFacts {
  const { supplier, evidence } = input;
  const matched = evidence !== null && matchedState(evidence.band, leastBand) === "MATCHED";
  const entry = matched ? input.entry : null;
  const seen = {
    entry,
    lastCardDate: supplier.totals.lastCardDate,
    lastDate: context.lastDate,
    campaignSucceededOnCard: input.campaignSucceededOnCard,
    sharedAcceptance: evidence?.sharedAcceptance !== undefined,
  };
  const acceptance = acceptanceOf(seen);
  const { identity, totals, supplierKey } = supplier;
  const mcc = plainMcc(identity.mcc) || plainMcc(entry?.mcc ?? "") || mccFromText(identity.merchantCategory);
  const listed = context.listed(identity);
  const band = evidence?.band ?? "Unmatched";
  const cardAccepting = isCardable(seen, band);
  const proofInput = {
    entry: band === "Low" ? null : entry,
    totals,
    isAgreed: seen.campaignSucceededOnCard || seen.sharedAcceptance,
    country: identity.country,
    mcc,
  };
  const measures = measureSupplier({
    totals,
    statedSpendMinor: statedSpend(totals),
    outOfScope: listed === "exclude" || (listed === null && !context.proposedClasses.has(identity.payeeClass)),
    cardAccepting,
    proof: cardAccepting ? (context.proofOf?.(proofInput) ?? null) : null,
    year: context.year,
    periodDays: context.periodDays,
    areDatesYears: context.areDatesYears,
    namesOrders: context.namesOrders,
    annualFactor: context.annualFactor,
    outside: input.outside,
  });
  return { supplierKey, identity, totals, match: evidence, listed, acceptance, measures, inTopSpend: false, mcc };
}

/** Marks the suppliers that, largest first, make up the top 80 % of the spend; the one that crosses it is in. */
export function markTopSpend(all: SupplierFacts[]): void {
  const ranked = all
    .filter((facts) => facts.measures.spendMinor > 0)
    .toSorted((a, b) => b.measures.spendMinor - a.measures.spendMinor || (a.supplierKey < b.supplierKey ? -1 : 1));
  const limit = ranked.reduce((sum, facts) => sum + facts.measures.spendMinor, 0) * topShare;
  let sum = 0;
  for (const facts of ranked) {
    facts.inTopSpend = sum < limit;
    sum += facts.measures.spendMinor;
  }
}
