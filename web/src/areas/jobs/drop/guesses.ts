/**
 * What a file says of its job: kind, buyer, currency and period, each with the evidence that it rests on. The same for a
 * look at the first megabytes in the browser and for the origin's look at the whole file.
 */
import {
  columnOf,
  type ColumnProfile,
  type IssuerOption,
  type LedgerInspection,
  type LedgerKind,
  type MappingProposal,
} from "@paygauge/api-types";
import { foldHeader } from "@paygauge/api-types/reading/synonyms";
import { proposeMapping } from "@paygauge/api-types/reading/propose";

/** Sure: nothing speaks against it. Likely: look at it. Check: a default that nothing in the file says. */
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

export type KindEvidence = "ownDateAndNumber" | "ownDate" | "ownAmount" | "oneRowEach" | "noMoney" | "fewRows";

/** Fewer rows say little of what a file is. */
const fewRows = 20;

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
  const make = (value: LedgerKind, sure: boolean, evidence: KindEvidence): Guess<LedgerKind, KindEvidence> => ({
    value,
    confidence: isFew ? "check" : sure ? "sure" : "likely",
    evidence: isFew ? "fewRows" : evidence,
    args: { count: rows },
  });
  const dated = columnOf(mapping, "paidDate") ?? columnOf(mapping, "documentDate");
  if (columnOf(mapping, "amount") === undefined && !hasMoney(inspection, fileName))
    return make("matchedDataOnly", true, "noMoney");
  const numbered = columnOf(mapping, "documentNumber") ?? columnOf(mapping, "orderNumber");
  const isOnceEach = name !== undefined && name.filled > 0 && name.distinct >= name.filled * 0.97;
  if (dated === undefined && numbered === undefined && isOnceEach) return make("base", true, "oneRowEach");
  if (dated !== undefined && numbered !== undefined) return make("advanced", true, "ownDateAndNumber");
  return dated === undefined ? make("advanced", false, "ownAmount") : make("advanced", true, "ownDate");
}

function hasMoney(inspection: LedgerInspection, fileName: string): boolean {
  const { mapping } = proposalFor("base", inspection, { currency: "USD", fileName });
  return columnOf(mapping, "spend") !== undefined;
}

export type CurrencyEvidence = "column" | "mostOfColumn" | "sign" | "issuer";

export function guessCurrency(
  { profiles, proposal }: LedgerInspection,
  issuer: Pick<IssuerOption, "currency" | "name"> | undefined,
): Guess<string, CurrencyEvidence> {
  const { mapping } = proposal;
  const profile = (column: number | undefined) => profiles.find(({ index }) => index === column);
  const amount = profile(columnOf(mapping, "amount") ?? columnOf(mapping, "spend"));
  const column = profile(columnOf(mapping, "currency"));
  if (column?.currency != null) {
    const isAll = column.distinct === 1 && column.filledShare > 0.99;
    return {
      value: column.currency,
      confidence: isAll ? "sure" : "likely",
      evidence: isAll ? "column" : "mostOfColumn",
      args: { column: column.name, currency: column.currency },
    };
  }
  if (amount?.currency != null)
    return { value: amount.currency, confidence: "likely", evidence: "sign", args: { column: amount.name } };
  const own = issuer?.currency ?? "USD";
  return { value: own, confidence: "check", evidence: "issuer", args: { issuer: issuer?.name ?? "" } };
}

type BuyerEvidence = "header" | "column" | "fileName" | "none";

export interface BuyerGuess extends Guess<string, BuyerEvidence> {
  /** Of a buyer that is there; null: `value` is the name of a new one, or "". */
  readonly id: string | null;
}

interface KnownBuyer {
  readonly id: string;
  readonly name: string;
}

const ownerHeader =
  /\b(organi[sz]ation|body|buyer|authority|council|entity|department family|agency|jurisdiction|company name|mandant|auftraggeber|buchungskreis|organisme|collectivite|acheteur|entidad|ente)\b/;
const noOwner = /\b(ur[il]|code|id|number|no|nr|ref|supplier|vendor|payee|beneficiary|merchant|creditor|unit|type)\b/;
const fold = (text: string): string => foldHeader(text).replaceAll(/\s+/g, " ").trim();

/** A column that names the payer: the same on most rows, and no part of the mapping. */
function ownerColumn({ profiles, proposal }: LedgerInspection): ColumnProfile | undefined {
  const used = new Set(
    Object.values(proposal.mapping.sources).flatMap((source) =>
      source !== undefined && "column" in source ? [source.column] : [],
    ),
  );
  return profiles.find(({ index, name, commonest, filledShare }) => {
    const header = fold(name);
    if (used.has(index) || !ownerHeader.test(header) || noOwner.test(header)) return false;
    return commonest != null && commonest.share >= 0.5 && filledShare >= 0.5 && /\p{L}{3}/u.test(commonest.text);
  });
}

/** Words of a file's name that may be a buyer's: "leeds-2020-06.csv" names no month. */
const wordsOf = (text: string): string[] => fold(text.replaceAll(/[_.\-–]+/g, " ")).split(" ");

/**
 * The buyer: whose earlier file had the same header, else the one that a column names, else one of the issuer's whose
 * name the file's name has.
 * @param remembered the buyer that the origin knows the header of
 */
export function guessBuyer(
  inspection: LedgerInspection,
  fileName: string,
  buyers: readonly KnownBuyer[],
  remembered: KnownBuyer | null,
): BuyerGuess {
  if (remembered !== null)
    return { value: remembered.name, id: remembered.id, confidence: "sure", evidence: "header", args: {} };
  const column = ownerColumn(inspection);
  if (column?.commonest != null) {
    const { text, share } = column.commonest;
    const known = buyers.find(({ name }) => fold(name) === fold(text));
    return {
      value: known?.name ?? text,
      id: known?.id ?? null,
      confidence: known !== undefined && share > 0.99 ? "sure" : "likely",
      evidence: "column",
      args: { column: column.name, share: Math.floor(share * 100) },
    };
  }
  const words = wordsOf(fileName);
  const named = buyers.find(({ name }) => {
    const [first = "", second = ""] = wordsOf(name);
    return first.length >= 4 && words.includes(first) && (second === "" || words.length < 2 || words.includes(second));
  });
  if (named !== undefined)
    return { value: named.name, id: named.id, confidence: "likely", evidence: "fileName", args: {} };
  return { value: "", id: null, confidence: "check", evidence: "none", args: {} };
}
