import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { mccLabel } from "@paygauge/analysis/industry/industries";
import type { ScoringRuleset, SupplierScores } from "@paygauge/api-types/entities/analysis";
import { machineBandsText } from "@paygauge/api-types/entities/overrides";
import type { Bands } from "./decisions/band-overrides.ts";
import type { RunPayload } from "./commands.ts";
import { methodsOf } from "./dimensions/dimensions.ts";
import { industryColumns, ownTitles, type IndustryTitles } from "./dimensions/industry-columns.ts";
import type { Ledger } from "./ingest/kept-ledgers.ts";
import { readMeta, supplierSql, writeMeta, type SupplierSqlColumn } from "./job-schema.ts";
import { matchedState } from "./matching/match-suppliers.ts";
import { cardCapabilityOf } from "./measures/acceptance.ts";
import { annualise } from "./measures/annualise.ts";
import { agreedOnCard, buildFacts } from "./measures/build-facts.ts";
import { cardTotal, keptFactor, type OutsideTotals } from "./measures/measures.ts";
import { proofRules } from "./measures/proof.ts";
import type { JobMeasureContext, SupplierFacts } from "./measures/supplier-facts.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { factsOfLedger } from "./runs/ledger-facts.ts";
import { proposedClassesOf, type ScoringContext } from "./scoring/scoring-facts.ts";
import type { RowScores } from "./scoring/batch-scorer.ts";
import { makeScorer } from "./scoring/score-supplier.ts";
import type { DocumentTotal, DocumentType, PayeeTotals } from "./facts.ts";
import { LatestUsed } from "./latest-used.ts";
import { insideShare } from "./months/inside-share.ts";
import { outsidePeriod, reachesOutside, type OutsidePeriod } from "./months/outside-period.ts";
import { ledgerOf, readWholeRun } from "./runs/run-store.ts";
import { listedOf } from "./supplier-lists.ts";
import type { StoredSupplier } from "./supplier-store.ts";
import type { TopSpend } from "./steps/top-spend.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** A job counts a match from this band on (docs/analysis.md section 4, the default). */
export const leastBand = "Medium";

/** Runs whose documents outside the period are kept: the newest and the published one. */
const runsKnown = 2;

const dayOf = (iso: string | null): number | null =>
  iso === null ? null : Math.floor(Date.parse(`${iso}T00:00:00Z`) / 86_400_000);

/** What holds for all suppliers of a run while they are measured and scored. */
export interface RunScoring {
  readonly measure: JobMeasureContext;
  readonly top: TopSpend;
  /** How the period was made a year; "" for a year. */
  readonly statement: MessageRef | null;
  /** 365 over the days that the ledger covers. */
  readonly annualFactor: number;
  /** First and last day of the period, ISO; null where neither the ledger nor a user stated one. */
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly score: (facts: SupplierFacts) => SupplierScores;
  /** Percent of the spend that is dated inside the period, where that is too little to make a year of it; else null. */
  readonly littleInside: number | null;
  /** Documents outside the period; null where no supplier has any. */
  readonly outside: OutsideOf | null;
}

/** Documents of a supplier outside the period, by its ordinal; `totals` are all of it. */
type OutsideOf = (ordinal: number, type: DocumentType, totals: PayeeTotals) => OutsideTotals;

/** What scores need to know of the run's issuer, buyer and currency. */
export function scoringContextOf(
  { issuer, job }: RunPayload,
  { annualFactor }: Pick<RunScoring, "annualFactor">,
): ScoringContext {
  return {
    capabilities: issuer.capabilities,
    lockboxes: issuer.lockboxes,
    buyerCountry: job.buyerCountry,
    buyerType: job.buyerType ?? null,
    currency: job.currency,
    minorDigits: minorDigitsOf(job.currency),
    annualFactor,
  };
}

const littleKey = (run: string): string => `littleInside:${run}`;

/** Notes that too little of a run lies inside its period: part of the transaction that ends its scoring. */
export function noteLittleInside(sql: SqlStorage, run: string, percent: number | null): void {
  if (percent !== null) writeMeta(sql, littleKey(run), String(percent));
}

/** What nothing is scaled by; a period of several years is still divided. */
const unscaled = (factor: number): number => Math.min(1, factor);

type RunPeriod = Pick<RunScoring, "statement" | "annualFactor" | "period"> & {
  readonly periodDays: number;
  readonly lastDate: number | null;
};

/** The period of a run, as a user stated it or else the ledger does, and what makes a year of it. */
export function runPeriod(sql: SqlStorage, { run, job }: RunPayload): RunPeriod {
  const ledger = factsOfLedger(sql, run);
  const from = job.periodFrom ?? ledger.firstDate;
  const to = job.periodTo ?? ledger.lastDate;
  const lastDate = dayOf(to);
  const { periodDays, factor, statement } = annualise(dayOf(from), lastDate);
  const little = readMeta(sql, littleKey(run));
  return {
    periodDays,
    lastDate,
    statement: little === null ? statement : message("littleInside", { percent: little }),
    annualFactor: little === null ? factor : unscaled(factor),
    period: from === null || to === null ? null : { from, to },
  };
}

/** Prepares the scoring of a run at once, where it is whole. */
export const runScoring = (...asked: Parameters<typeof preparedScoring>): RunScoring =>
  atOnce(preparedScoring(...asked));

/** Prepares the scoring of a run: period, top of the spend, and the ruleset compiled once. In parts of `walkedRows`. */
export function* preparedScoring(
  sql: SqlStorage,
  payload: RunPayload,
  ruleset: ScoringRuleset,
  top: TopSpend,
): InParts<RunScoring> {
  const { periodDays, lastDate, statement, annualFactor, period } = runPeriod(sql, payload);
  const { namesOrders, undated = 0, ...dates } = factsOfLedger(sql, payload.run);
  const { year = null } = ruleset;
  // Without any date in its files a run's period is what a user stated: all of it is inside.
  const isUndatedOutside = year !== null && undated > 0 && dates.firstDate !== null;
  const reaches = period !== null && (isUndatedOutside || reachesOutside(dates, period));
  const found = reaches ? yield* outsideOf(sql, payload.run, period) : null;
  const percent = found === null ? 100 : Math.round(found.share * 100);
  const littleInside = year !== null && found !== null && found.share < year.leastInside ? percent : null;
  const factor = littleInside === null ? annualFactor : unscaled(annualFactor);
  return {
    littleInside,
    outside: found && (year === null ? inOtherMonths(found) : undatedToo(found)),
    measure: {
      periodDays,
      areDatesYears: payload.files.some(({ mapping }) => Object.values(mapping.dateOrders).includes("years")),
      annualFactor: factor,
      proofOf: proofRules(ruleset, payload.job.currency),
      year,
      lastDate,
      namesOrders,
      listed: listedOf(sql, payload),
      proposedClasses: proposedClassesOf(ruleset),
    },
    top,
    statement: littleInside === null ? statement : message("littleInside", { percent: String(littleInside) }),
    annualFactor: factor,
    period,
    score: makeScorer(ruleset, scoringContextOf(payload, { annualFactor: factor })),
  };
}

const inOtherMonths =
  ({ outside, byCard }: OutsidePeriod): OutsideOf =>
  (ordinal, type) => ({ all: outside(ordinal, type), byCard: byCard.outside(ordinal, type) });

/** What is outside in other months, with what of all documents has no date. */
const withUndated = (out: DocumentTotal, dated: DocumentTotal, all: DocumentTotal): DocumentTotal => ({
  count: out.count + all.count - dated.count,
  valueMinor: out.valueMinor + all.valueMinor - dated.valueMinor,
});

/** What is outside, documents without a date included. */
const undatedToo =
  ({ outside, dated, byCard }: OutsidePeriod): OutsideOf =>
  (ordinal, type, totals) => ({
    all: withUndated(outside(ordinal, type), dated(ordinal, type), totals.documents[type]),
    byCard: withUndated(byCard.outside(ordinal, type), byCard.dated(ordinal, type), cardTotal(totals)),
  });

type Outside = OutsidePeriod & { readonly share: number };
const outsides = new WeakMap<SqlStorage, LatestUsed<string, Outside>>();

function* readOutside(
  sql: SqlStorage,
  run: string,
  ledger: Ledger,
  period: NonNullable<RunPeriod["period"]>,
): InParts<Outside> {
  const found = yield* outsidePeriod(sql, run, ledger, period);
  return { ...found, share: yield* insideShare(sql, run, found) };
}

/** Documents of a run outside a period. Those of a whole run are read once: its documents no longer change. */
function* outsideOf(sql: SqlStorage, run: string, period: NonNullable<RunPeriod["period"]>): InParts<Outside> {
  const record = readWholeRun(sql, run);
  if (record === null) return yield* readOutside(sql, run, sql, period);
  const known = outsides.get(sql) ?? new LatestUsed<string, Outside>(runsKnown);
  outsides.set(sql, known);
  const key = `${run} ${period.from} ${period.to}`;
  return known.get(key, () => atOnce(readOutside(sql, run, ledgerOf(sql, record), period)));
}

/** Facts of one stored supplier. */
export function factsOf(stored: StoredSupplier, { measure, top, outside }: RunScoring): SupplierFacts {
  const { supplierKey, identity, totals, variantIds, evidence, matched } = stored;
  const facts = buildFacts(
    {
      supplier: { supplierKey, identity, totals, variantIds },
      evidence,
      entry: matched,
      campaignSucceededOnCard: agreedOnCard(evidence),
      ...(outside !== null && { outside: (type: DocumentType) => outside(stored.ordinal, type, totals) }),
    },
    measure,
    leastBand,
  );
  facts.inTopSpend = top.includes(facts.measures.spendMinor, supplierKey);
  return facts;
}

/** Methods as one searchable text, "|Card|Cheque|", and how many of them are known. */
function methodsText(facts: SupplierFacts): { list: string; count: number } {
  const methods = methodsOf(facts);
  return {
    list: methods.length === 0 ? "|Unknown|" : `|${methods.join("|")}|`,
    count: methods.filter((method) => method !== "Unknown").length,
  };
}

export const narrowColumns = Object.keys(supplierSql) as SupplierSqlColumn[];

/** The supplier's narrow row, by column. */
export function narrowRow(
  run: string,
  stored: StoredSupplier,
  facts: SupplierFacts,
  scores: RowScores & { readonly machine?: Bands },
  titles: IndustryTitles = ownTitles,
): Record<SupplierSqlColumn, SqlStorageValue> {
  const { measures, acceptance, identity, mcc } = facts;
  const labels = mccLabel(mcc);
  const methods = methodsText(facts);
  const band = facts.match?.band ?? "Unmatched";
  return {
    run,
    ordinal: stored.ordinal,
    supplierKey: stored.supplierKey,
    name: identity.name,
    country: identity.country,
    city: identity.city,
    mcc,
    mccDescription: labels?.description ?? "",
    mccGroup: labels?.group ?? "",
    mccType: labels?.type ?? "",
    ...industryColumns(identity, titles),
    payeeClass: identity.payeeClass,
    variants: stored.variantIds.length,
    spendMinor: measures.spendMinor,
    transactions: measures.transactions,
    orders: measures.orders,
    ordersMinor: measures.ordersMinor,
    invoices: measures.invoices,
    invoicesMinor: measures.invoicesMinor,
    payments: measures.payments,
    paymentsMinor: measures.paymentsMinor,
    addressableMinor: measures.addressableMinor,
    cardableMinor: measures.cardableMinor,
    cardableTransactions: measures.cardableTransactions,
    cardableLowMinor: measures.otherLimits?.low.minor ?? null,
    cardableLowTransactions: measures.otherLimits?.low.documents ?? null,
    cardableHighMinor: measures.otherLimits?.high.minor ?? null,
    cardableHighTransactions: measures.otherLimits?.high.documents ?? null,
    yearFactor: keptFactor(measures),
    apovMinor: measures.apovMinor,
    aivMinor: measures.aivMinor,
    apvMinor: measures.apvMinor,
    frequency: measures.frequency,
    termsBucket: measures.termsBucket,
    daysToPay: measures.daysToPay,
    paymentMethods: methods.list,
    paymentMethodCount: methods.count,
    matchedState: matchedState(band, leastBand),
    matchBand: band,
    matchReason: facts.match?.reason ?? "",
    matchedName: band === "Unmatched" ? "" : (stored.matched?.name ?? ""),
    confidence: facts.match?.confidence ?? 0,
    cardAccepting: acceptance.cardAccepting ? 1 : 0,
    vcAccepting: acceptance.vcAccepting,
    detailLevel: acceptance.detailLevel,
    stpCapable: acceptance.stpCapable ? 1 : 0,
    cardCapability: cardCapabilityOf(acceptance),
    stpScore: scores.stpScore,
    vcardScore: scores.vcardScore,
    pcardScore: scores.pcardScore,
    tandEcardScore: scores.tandEcardScore,
    scfScore: scores.scfScore,
    instantPayScore: scores.instantPayScore,
    boostScore: scores.boostScore,
    optimaScore: scores.optimaScore,
    recommendedMethod: scores.recommendedMethod,
    setByHand: Object.keys(scores.machine ?? {}).length > 0 ? 1 : 0,
    machineBands: machineBandsText(scores.machine ?? {}),
  };
}
