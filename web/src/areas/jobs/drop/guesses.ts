/**
 * What a file says of its job: its kind and currency, each with the evidence that it rests on. The same for the first
 * megabytes in the browser and for the whole file as the origin read it.
 */
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import type {
  ColumnMapping,
  ColumnProfile,
  LedgerInspection,
  LedgerKind,
  MappingProposal,
} from "@paygauge/api-types/entities/ledger";
import {
  judgeCurrency,
  type CurrencyFacts,
  type CurrencyReason,
  type CurrencyVerdict,
} from "@paygauge/analysis/reading/currency-proof";
import { countriesIn } from "@paygauge/analysis/reading/file-countries";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import { proposeMapping } from "@paygauge/analysis/reading/propose";

/**
 * Sure: one candidate fits and nothing in the file contradicts it. Likely: look at it. Check: several fit, or it is a
 * default that nothing in the file says.
 */
export type Confidence = "sure" | "likely" | "check";

export interface Guess<Value, Evidence extends string> {
  readonly value: Value;
  readonly confidence: Confidence;
  /** Key of its one sentence, with what it names. */
  readonly evidence: Evidence;
  readonly args: Readonly<Record<string, string | number>>;
}

/** How the file's columns would feed a job of this kind. */
export function proposalFor(
  kind: LedgerKind,
  { dialect, profiles, titleUnit }: LedgerInspection,
  hints: { readonly currency: string; readonly fileName: string },
): MappingProposal {
  return proposeMapping(dialect, profiles, { kind, ...hints }, titleUnit ?? null);
}

export type KindEvidence =
  | "link"
  | "ownDateAndNumber"
  | "ownDate"
  | "ownAmount"
  | "oneRowEach"
  | "oneRowEachCounts"
  | "noMoney"
  | "fewRows";

/** Fewer rows say little of what a file is. */
const fewRows = 20;
/** Names that differ on so many rows are once each. */
const onceEach = 0.97;

export function guessKind(
  inspection: LedgerInspection,
  fileName: string,
  permitted: readonly LedgerKind[],
): Guess<LedgerKind, KindEvidence> {
  const guess = kindOf(inspection, fileName);
  const [first] = permitted;
  if (permitted.includes(guess.value) || first === undefined) return guess;
  return { ...guess, value: first, confidence: "check" };
}

function kindOf(inspection: LedgerInspection, fileName: string): Guess<LedgerKind, KindEvidence> {
  const { profiles, rows } = inspection;
  const { mapping } = proposalFor("advanced", inspection, { currency: "USD", fileName });
  const profile = (column: number | undefined) => profiles.find(({ index }) => index === column);
  const name = profile(columnOf(mapping, "supplierName"));
  const isFew = rows < fewRows;
  const make = (
    value: LedgerKind,
    confidence: Confidence,
    evidence: KindEvidence,
  ): Guess<LedgerKind, KindEvidence> => ({
    value,
    confidence: isFew ? "check" : confidence,
    evidence: isFew ? "fewRows" : evidence,
    args: { count: rows },
  });
  const dated = columnOf(mapping, "paidDate") ?? columnOf(mapping, "documentDate");
  if (columnOf(mapping, "amount") === undefined && !hasMoney(inspection, fileName))
    return make("matchedDataOnly", profiles.some(mayBeMoney) ? "check" : "sure", "noMoney");
  const numbered = columnOf(mapping, "documentNumber") ?? columnOf(mapping, "orderNumber");
  const isOnceEach =
    mapping.blockNames !== true && name !== undefined && name.filled > 0 && name.distinct >= name.filled * onceEach;
  if (isOnceEach && profiles.some(isOfSummary))
    return make("base", numbered === undefined ? "sure" : "likely", "oneRowEachCounts");
  if (dated === undefined && numbered === undefined && isOnceEach) return make("base", "sure", "oneRowEach");
  if (dated === undefined) return make("advanced", "likely", "ownAmount");
  // Document lines repeat their suppliers: a name on each row alone contradicts them.
  if (numbered !== undefined) return make("advanced", isOnceEach ? "likely" : "sure", "ownDateAndNumber");
  return make("advanced", isOnceEach ? "check" : "sure", "ownDate");
}

function hasMoney(inspection: LedgerInspection, fileName: string): boolean {
  const { mapping } = proposalFor("base", inspection, { currency: "USD", fileName });
  return columnOf(mapping, "spend") !== undefined;
}

/** Headings of counts and averages, folded; no column of a document line has them. */
const summaryHeader =
  /\b(count|counts|cnt|number of|no of|num|nr of|avg|average|averages|mean|anzahl|durchschnitt\w*|schnitt|mittelwert|nombre|nb|moyenne?|moy|promedio|media|numero de|cantidad de|numero di|conteggio|aantal|gemiddelde?|antal|gjennomsnitt|snitt|medelvarde|fjoldi|medaltal)\b/;
const ofDocuments =
  /\b(transactions?|txns?|trans|payments?|invoices?|orders?|pos|documents?|lines?|records?|rechnungen|zahlungen|belege|bestellungen|buchungen|factures|paiements|commandes|facturas|pagos|pedidos|fatture|pagamenti|ordini|facturen|betalingen|fakturor|fakturaer|betalinger)\b/;

/** A column of counts or averages. */
function isOfSummary({ name, numberShare, samples }: ColumnProfile): boolean {
  const header = foldHeader(name);
  if (numberShare < 0.9) return false;
  if (summaryHeader.test(header) && !/\b(invoice|document|account|phone) (number|no|num)\b/.test(header)) return true;
  // "Transactions: 12" counts them; a number of a document isn't a short whole number on every row.
  return ofDocuments.test(header) && samples.every((sample) => /^\d{1,5}$/.test(sample.replaceAll(/[.,\s]/g, "")));
}

/** Digits with a separator of decimals, a sign or a code next to them: money in a notation that was not recognised. */
const moneyLike = /^\D{0,5}\d[\d\s.,'’]*[.,]\d{2}\b|[£$€¥]\s?\d|\d\s?[£$€¥]|\d,-|\b[A-Z]{3}\s?\d|\d\s?(kr|zł|Kč|Ft)\b/;
const mayBeMoney = ({ samples, dateShare }: ColumnProfile): boolean =>
  dateShare < 0.5 &&
  samples.length > 0 &&
  samples.filter((sample) => moneyLike.test(sample)).length * 2 >= samples.length;

export interface CurrencyGuess extends Guess<string, CurrencyReason> {
  /** Nothing proves it, or the file contradicts it: the import waits for an answer. */
  readonly isOpen: boolean;
  readonly isContradicted: boolean;
  readonly candidates: CurrencyVerdict["candidates"];
  /** The job's country has it: chosen to be looked at, unless a user says otherwise; null: none is. */
  readonly preselected: string | null;
}

export type CountryEvidence = "buyer" | "file" | "issuer";

/** The country of suppliers without one: the buyer's, else what the file's names and countries speak for, else the issuer's. */
export function guessCountry(
  { profiles }: LedgerInspection,
  mapping: ColumnMapping,
  known: { readonly buyer: string | undefined; readonly issuer: string },
): Guess<string, CountryEvidence> {
  const [nation] = countriesIn(profiles, mapping);
  const [first] = nation?.countries ?? [];
  const make = (value: string, confidence: Confidence, evidence: CountryEvidence) => ({
    value,
    confidence,
    evidence,
    args: { column: nation?.column ?? "" },
  });
  const isContradicted = (country: string) => nation !== undefined && !nation.countries.includes(country);
  if (known.buyer !== undefined && known.buyer !== "")
    return make(known.buyer, isContradicted(known.buyer) ? "check" : "likely", "buyer");
  return first !== undefined && isContradicted(known.issuer)
    ? make(first, "likely", "file")
    : make(known.issuer, "likely", "issuer");
}

/** Proof that leaves one candidate and cannot be read otherwise. */
const certain: readonly CurrencyReason[] = ["column", "header", "sign", "buyer", "answered"];

/** The currency of the amounts, and whether a user must say it. */
export function guessCurrency(
  inspection: LedgerInspection,
  mapping: ColumnMapping,
  facts: CurrencyFacts,
): CurrencyGuess {
  const { currency, because, column, isProved, isContradicted, candidates, preselected } = judgeCurrency(
    inspection,
    mapping,
    facts,
  );
  return {
    value: currency,
    confidence: !isProved ? "check" : certain.includes(because) ? "sure" : "likely",
    evidence: because,
    args: { column, currency },
    isOpen: !isProved,
    isContradicted,
    candidates,
    preselected,
  };
}
