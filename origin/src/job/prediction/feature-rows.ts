/** What a prediction may know of a run's suppliers: their ledger alone. Nothing here reads a match, a score or a level. */
import * as v from "valibot";
import { dayNumber } from "@paygauge/api-types/entities/days";
import { predictionMethods } from "@paygauge/api-types/entities/ml-features";
import { termsCeilings, type TermsBucket } from "@paygauge/api-types/entities/supplier-measures";
import { referenceRates } from "@paygauge/api-types/reference/country-lists";
import { mccLabel, naicsSector, sicDivision, unspscSegment } from "@paygauge/analysis/industry/industries";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { ownValue } from "@paygauge/api-types/own-value";
import { jsonColumn, soundRows } from "@paygauge/worker/stored-rows";
import type { FeatureRow } from "../../prediction/model/training-set.ts";
import type { RunRecord } from "../runs/run-store.ts";
import { legalFormOf } from "./legal-form.ts";

/** A supplier's features, and what joins it to others. */
export interface LedgerRow extends FeatureRow {
  readonly ordinal: number;
  readonly supplierKey: string;
  readonly name: string;
  readonly taxId: string;
  readonly companyNumber: string;
}

/** The parts of a run that the scale of its figures needs. */
export interface FeatureRun {
  readonly run: string;
  readonly payload: { readonly job: Pick<RunRecord["payload"]["job"], "currency" | "periodFrom" | "periodTo"> };
  readonly ledgerFacts: Pick<RunRecord["ledgerFacts"], "firstDate" | "lastDate">;
}

/** Figures of less than a month say little of a year. */
const leastDays = 30;
const longTerms = 120;

const said = v.nullish(v.string(), "");
/** What the ledger says of who a supplier is; older rows lack some of it. */
const identity = v.object({
  country: said,
  mcc: said,
  sic: said,
  naics: said,
  unspsc: said,
  taxId: said,
  companyNumber: said,
});

const stored = v.object({
  ordinal: v.number(),
  supplierKey: v.string(),
  name: v.string(),
  transactions: v.number(),
  averageMinor: v.nullable(v.number()),
  termsBucket: v.string(),
  paymentMethods: v.string(),
  identityJson: jsonColumn(identity),
});
type Stored = v.InferOutput<typeof stored>;

// Of `supplier` the columns that measures of the ledger alone fill: its MCC and country may be the directory's.
const selected = `SELECT s.ordinal, s.supplierKey, s.name, s.transactions, coalesce(s.aivMinor, s.apvMinor, s.apovMinor) AS averageMinor,
  s.termsBucket, s.paymentMethods, b.identityJson FROM supplier s JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
  WHERE s.run = ? AND s.payeeClass = 'Supplier'`;

/** Industry by the first code that the ledger states, each classification with words of its own. */
function industryOf({ mcc, sic, naics, unspsc }: Stored["identityJson"]): string {
  const group = mccLabel(mcc)?.group ?? "";
  if (group !== "") return `MCC ${group}`;
  const sector = naicsSector(naics);
  if (sector !== null) return `NAICS ${sector}`;
  const division = sicDivision(sic.replaceAll(/\D/g, ""));
  if (division !== null) return `SIC ${division.title}`;
  const segment = unspscSegment(unspsc);
  return segment === null ? "" : `UNSPSC ${segment}`;
}

/** Middle of a bucket of terms, days; null where they are not known. */
function termsOf(bucket: string): number | null {
  if (bucket === ("90+" satisfies TermsBucket)) return longTerms;
  const last = ownValue(termsCeilings, bucket);
  if (last === undefined) return null;
  const first = Number(bucket.split("-")[0]);
  return (first + last) / 2;
}

/** Methods without cards: a supplier that is paid by card alone has none that is known. */
function methodsOf(paymentMethods: string): number | null {
  const bits = predictionMethods.reduce(
    (sum, method, bit) => sum | (paymentMethods.includes(`|${method}|`) ? 1 << bit : 0),
    0,
  );
  return bits === 0 ? null : bits;
}

/** What makes a year, and US dollars, of a run's figures. */
interface Scale {
  readonly year: number;
  readonly dollars: number;
}

function scaleOf({ payload, ledgerFacts }: FeatureRun): Scale {
  const { firstDate, lastDate } = ledgerFacts;
  const { currency, periodFrom, periodTo } = payload.job;
  const [first, last] = [periodFrom ?? firstDate, periodTo ?? lastDate];
  const days = first === null || last === null ? 365 : dayNumber(last) - dayNumber(first) + 1;
  const rate = ownValue(referenceRates, currency) ?? 1;
  return { year: 365 / Math.max(leastDays, days), dollars: 1 / (rate * 10 ** minorDigitsOf(currency)) };
}

function featuresOf(row: Stored, { year, dollars }: Scale): LedgerRow {
  const { ordinal, supplierKey, name, transactions, averageMinor, identityJson: identified } = row;
  const { taxId, companyNumber, country } = identified;
  return {
    ordinal,
    supplierKey,
    name,
    taxId,
    companyNumber,
    industry: industryOf(identified),
    country,
    legalForm: legalFormOf(name),
    // The public register says it, not the ledger.
    age: null,
    invoices: transactions > 0 ? transactions * year : null,
    ticket: averageMinor === null || averageMinor <= 0 ? null : averageMinor * dollars,
    terms: termsOf(row.termsBucket),
    methods: methodsOf(row.paymentMethods),
  };
}

/** Features of a run's suppliers with ordinals of a range; a damaged one is passed over. */
export function ledgerRows(sql: SqlStorage, record: FeatureRun, from: number, to: number): LedgerRow[] {
  const scale = scaleOf(record);
  const query = `${selected} AND s.ordinal >= ? AND s.ordinal < ? ORDER BY s.ordinal`;
  return soundRows(sql, stored, query, record.run, from, to).map((row) => featuresOf(row, scale));
}

/** Features of the suppliers with some keys, in no certain order. */
export function ledgerRowsOf(sql: SqlStorage, record: FeatureRun, keys: readonly string[]): LedgerRow[] {
  const scale = scaleOf(record);
  const query = `${selected} AND s.supplierKey IN (SELECT value FROM json_each(?))`;
  return soundRows(sql, stored, query, record.run, JSON.stringify(keys)).map((row) => featuresOf(row, scale));
}

/** Last day of a run's ledger in days since 1970-01-01; null where it has no dates. */
export function lastDayOf({ payload, ledgerFacts }: FeatureRun): number | null {
  const last = ledgerFacts.lastDate ?? payload.job.periodTo;
  return last === null ? null : dayNumber(last);
}
