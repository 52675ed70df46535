import { mccLabel } from "@paygauge/api-types/reference/industries";
import * as v from "valibot";
import { runPayload, type RunPayload } from "../commands.ts";
import { methodsOf } from "../dimensions/dimensions.ts";
import { ingestSummary } from "../ingest/read.ts";
import { writeMeta, type SupplierSqlColumn } from "../job-schema.ts";
import { matchedState } from "../matching/match-suppliers.ts";
import { cardCapabilityOf } from "../measures/acceptance.ts";
import { annualise } from "../measures/annualise.ts";
import { buildFacts } from "../measures/build-facts.ts";
import type { JobMeasureContext, SupplierFacts } from "../measures/supplier-facts.ts";
import { minorDigitsOf } from "../reading/currencies.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { makeScorer } from "../scoring/score-supplier.ts";
import { countSuppliers, readSuppliers, updateSuppliers, type StoredSupplier } from "../supplier-store.ts";
import { topSpendOf, type TopSpend } from "./top-spend.ts";
import type { Step } from "./step.ts";

/** Suppliers scored and committed at a time. */
const batch = 2000;
/** A job counts a match from this band on (analysis section 4, the default). */
const leastBand = "Medium";

const dayOf = (iso: string | null): number | null => (iso === null ? null : Math.floor(Date.parse(`${iso}T00:00:00Z`) / 86_400_000));

const columns = [
  "spendMinor", "transactions", "orders", "ordersMinor", "invoices", "invoicesMinor", "payments", "paymentsMinor", "addressableMinor", "cardableMinor",
  "apovMinor", "aivMinor", "apvMinor", "frequency", "termsBucket", "daysToPay", "paymentMethods", "paymentMethodCount", "matchedState",
  "cardAccepting", "vcAccepting", "detailLevel", "stpCapable", "cardCapability", "mcc", "mccDescription", "mccGroup", "mccType",
  "stpScore", "vcardScore", "pcardScore", "tandEcardScore", "scfScore", "instantPayScore", "boostScore", "optimaScore", "recommendedMethod",
  "measuresJson", "scoresJson",
] as const satisfies readonly SupplierSqlColumn[];

/** Methods as one searchable text, "|Card|Cheque|", and how many of them are known. */
function methodsText(facts: SupplierFacts): { list: string; count: number } {
  const methods = methodsOf(facts);
  return { list: methods.length === 0 ? "|Unknown|" : `|${methods.join("|")}|`, count: methods.filter((method) => method !== "Unknown").length };
}

function rowFor(ordinal: number, facts: SupplierFacts, score: ReturnType<typeof makeScorer>): unknown[] {
  const { measures: m, acceptance: a } = facts;
  const scores = score(facts);
  const labels = mccLabel(facts.mcc);
  const methods = methodsText(facts);
  const band = facts.match?.band ?? "Unmatched";
  return [
    ordinal,
    m.spendMinor, m.transactions, m.orders, m.ordersMinor, m.invoices, m.invoicesMinor, m.payments, m.paymentsMinor, m.addressableMinor, m.cardableMinor,
    m.apovMinor, m.aivMinor, m.apvMinor, m.frequency, m.termsBucket, m.daysToPay, methods.list, methods.count, matchedState(band, leastBand),
    a.cardAccepting ? 1 : 0, a.vcAccepting, a.detailLevel, a.stpCapable ? 1 : 0, cardCapabilityOf(a), facts.mcc, labels?.description ?? "", labels?.group ?? "", labels?.type ?? "",
    scores.stpScore, scores.vcardScore, scores.pcardScore, scores.tandEcardScore, scores.scfScore, scores.instantPayScore, scores.boostScore, scores.optimaScore, scores.recommendedMethod,
    JSON.stringify(m), JSON.stringify(scores),
  ];
}

interface JobContext {
  readonly measure: JobMeasureContext;
  readonly annualFactor: number;
  readonly statement: string;
}

function contextOf(sql: SqlStorage, payload: RunPayload): JobContext {
  const summary = ingestSummary(sql, payload.job.currency);
  const lastDate = dayOf(payload.job.periodTo ?? summary.lastDate);
  const { periodDays, factor, statement } = annualise(dayOf(payload.job.periodFrom ?? summary.firstDate), lastDate);
  const [row] = sql.exec<{ n: number }>("SELECT count(*) AS n FROM ingest_variant WHERE lines_with_order > 0");
  return { measure: { periodDays, lastDate, namesOrders: (row?.n ?? 0) > 0, excluded: new Set() }, annualFactor: factor, statement };
}

function factsOf(stored: StoredSupplier, context: JobMeasureContext, top: TopSpend): SupplierFacts {
  const { supplierKey, identity, totals, evidence, matched } = stored;
  const facts = buildFacts(
    {
      supplier: { supplierKey, identity, totals, variantIds: [] },
      evidence,
      entry: matched,
      campaignSucceededOnCard: false,
    },
    context,
    leastBand,
  );
  facts.inTopSpend = top.includes(facts.measures.spendMinor, supplierKey);
  return facts;
}

/** Measures and scores each supplier, a batch a slice, with the ruleset version that the job pinned. */
export const scoreStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const from = v.parse(v.nullable(v.number()), context.cursor) ?? 0;
  const { sql } = context;
  const total = countSuppliers(sql, payload.run);
  const suppliers = readSuppliers(sql, payload.run, from, batch);
  const job = contextOf(sql, payload);
  if (suppliers.length === 0) return context.finish({ done: total, total }, () => writeMeta(sql, `annualisation:${payload.run}`, job.statement));
  const score = makeScorer(await scoringRuleset(context.env, payload.scoringRulesetVersion), {
    capabilities: payload.issuer.capabilities,
    lockboxes: payload.issuer.lockboxes,
    buyerCountry: payload.job.buyerCountry,
    currency: payload.job.currency,
    minorDigits: minorDigitsOf(payload.job.currency),
    annualFactor: job.annualFactor,
  });
  const top = topSpendOf(sql, payload.run);
  const rows = suppliers.map((supplier) => rowFor(supplier.ordinal, factsOf(supplier, job.measure, top), score));
  const next = from + suppliers.length;
  return context.more(next, { done: next, total }, () => updateSuppliers(sql, payload.run, columns, rows));
};
