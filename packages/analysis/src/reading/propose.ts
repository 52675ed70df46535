/** Proposes which source column feeds which of the product's, from header names and from what the columns hold. */
import {
  columnsOfKind,
  type CanonicalColumn,
  type ColumnMapping,
  type ColumnProfile,
  type LedgerKind,
  type MappingProposal,
} from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { type AmountUnit, dateFields } from "@paygauge/api-types/entities/ledger-evidence";
import { settleMapping } from "@paygauge/api-types/entities/ledger-settle";
import { proposeBreakdowns } from "@paygauge/api-types/entities/propose-breakdowns";
import { countryOf } from "./countries.ts";
import { isCurrency } from "./currencies.ts";
import { headerSignature } from "./dialect.ts";
import { pairDateParts } from "./date-parts.ts";
import { periodHeader } from "./profiles.ts";
import { pairCurrencies } from "./currency-columns.ts";
import { nameByNarrative } from "./narrative-names.ts";
import { nameLikeness } from "./name-likeness.ts";
import { markCurrencies, namesOthers, usualCurrency } from "./usual-currency.ts";
import { foldHeader, hasKnownWord, headerFit } from "./synonyms.ts";
import { hasTurnedSigns } from "./turned-signs.ts";
import { yearHeader } from "./years.ts";
import { documentTypeOf } from "./vocabulary.ts";

export interface ProposalHints {
  kind: LedgerKind;
  /** The job's currency, used where the file names none. */
  currency: string;
  /** Name of the uploaded file: "PCard 1617.csv" says how its lines were paid. */
  fileName?: string;
}

type Field = MappingProposal["fields"][number];

const leastConfidence = 0.35;

function share(samples: readonly string[], test: (sample: string) => boolean): number {
  return samples.length === 0 ? 0 : samples.filter(test).length / samples.length;
}

const isCode = (least: number, most: number) => (sample: string) =>
  /^\d+$/.test(sample) && sample.length >= least && sample.length <= most;

function numberFit(profile: ColumnProfile): number {
  if (profile.numberShare >= 0.9) return 1;
  return profile.numberShare >= 0.5 ? 0.7 : 0.05;
}

function dateFit(profile: ColumnProfile): number {
  if (profile.dateShare >= 0.9) return 1;
  return profile.dateShare >= 0.5 ? 0.75 : 0.05;
}

function textFit(profile: ColumnProfile): number {
  if (profile.filled === 0 || profile.numberShare > 0.5 || profile.dateShare > 0.5) return 0.1;
  return (profile.filledShare < 0.3 ? 0.4 : 1) * (profile.distinct === 1 && profile.filled > 5 ? 0.5 : 1);
}

const yesOrNo = /^(y|n|yes|no|true|false|t|f|x|0|1|ja|nein|nee|oui|non|si|sí|sì)$/i;

/** Flags aren't names, and columns of a handful of values over many rows hardly are. */
function nameFit(profile: ColumnProfile): number {
  if (profile.samples.length > 0 && profile.samples.every((sample) => yesOrNo.test(sample))) return 0.1;
  const isUniform =
    (profile.filled >= 100 && profile.distinct <= 3) || (profile.filled >= 1000 && profile.distinct <= 10);
  return isUniform ? Math.min(textFit(profile), 0.45) : textFit(profile);
}

const fewValues = (most: number) => (profile: ColumnProfile) => (profile.distinct <= most ? 1 : 0.3);

/** How well a column's values suit a field, 0 to 1. */
const valueFits: Partial<Record<CanonicalColumn, (profile: ColumnProfile) => number>> = {
  supplierName: nameFit,
  supplierId: (profile) => (profile.distinct <= 1 && profile.filled > 5 ? 0.3 : profile.dateShare > 0.5 ? 0.1 : 1),
  city: textFit,
  merchantCategory: textFit,
  country: (profile) => 0.2 + 0.8 * share(profile.samples, (sample) => countryOf(sample) !== ""),
  email: (profile) => 0.1 + 0.9 * share(profile.samples, (sample) => sample.includes("@")),
  website: (profile) => 0.1 + 0.9 * share(profile.samples, (sample) => /\w\.\w/.test(sample)),
  phone: (profile) => 0.1 + 0.9 * share(profile.samples, (sample) => sample.replace(/\D/g, "").length >= 6),
  mcc: (profile) => 0.1 + 0.9 * share(profile.samples, isCode(3, 4)),
  sic: (profile) => 0.1 + 0.9 * share(profile.samples, isCode(2, 5)),
  naics: (profile) => 0.1 + 0.9 * share(profile.samples, isCode(2, 6)),
  unspsc: (profile) => 0.1 + 0.9 * share(profile.samples, isCode(2, 10)),
  currency: (profile) => 0.1 + 0.9 * share(profile.samples, (sample) => isCurrency(sample.toUpperCase())),
  documentType: (profile) => 0.1 + 0.9 * share(profile.samples, (sample) => documentTypeOf(sample) !== null),
  // "Revenue" and "Capital" say nothing of what was bought.
  purpose: (profile) => (profile.filled > 20 && profile.distinct <= 2 ? 0.5 : 1),
  paymentMethod: fewValues(60),
  paymentMethods: fewValues(200),
  payeeClass: fewValues(60),
  amount: numberFit,
  credit: numberFit,
  cents: (profile) => (profile.isHundredths === true ? 1 : 0),
  spend: numberFit,
  poCount: numberFit,
  poValue: numberFit,
  invoiceCount: numberFit,
  invoiceValue: numberFit,
  paymentCount: numberFit,
  paymentValue: numberFit,
  documentDate: dateFit,
  dueDate: dateFit,
  paidDate: dateFit,
};

/** The folded name without its unit: "Amount (£000)" is an amount. */
function foldedName(profile: ColumnProfile): string {
  return foldHeader(profile.unit == null ? profile.name : profile.name.replace(profile.unit.words, " "));
}

function confidenceOf(field: CanonicalColumn, profile: ColumnProfile, folded: string): number {
  let header = headerFit(field, folded);
  // Twin columns: "Supplier Name" may hold the id and "Supplier Name(T)" the name.
  if (field === "supplierId" && header < 0.65 && profile.numberShare > 0.9 && headerFit("supplierName", folded) > 0.9) {
    header = 0.65;
  }
  // "Cents" alone is an amount in that unit.
  const isUnitAlone = folded === "" && (field === "amount" || field === "spend");
  if (isUnitAlone) header = 0.6;
  if (field === "cents") header = headerFit(field, foldHeader(profile.name));
  if (header === 0 || profile.filled === 0) return 0;
  return header * (valueFits[field]?.(profile) ?? 1);
}

interface Candidate {
  field: CanonicalColumn;
  column: number;
  confidence: number;
}

/** Candidates by confidence; where equal, the field that the kind requires, then the column further left. */
function candidatesOf(kind: LedgerKind, profiles: readonly ColumnProfile[]): Candidate[] {
  const { columns, required } = columnsOfKind[kind];
  return profiles
    .flatMap((profile) => {
      const folded = foldedName(profile);
      // A unit in the heading ("Cents") names amounts as well; wide files have many columns that name nothing.
      if (!hasKnownWord(folded) && profile.unit == null) return [];
      return columns.map((field) => ({
        field,
        column: profile.index,
        confidence: confidenceOf(field, profile, folded),
      }));
    })
    .filter((candidate) => candidate.confidence >= leastConfidence)
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        Number(required.includes(b.field)) - Number(required.includes(a.field)) ||
        a.column - b.column,
    );
}

function assign(candidates: readonly Candidate[]): Field[] {
  const fields = new Map<CanonicalColumn, Field>();
  const taken = new Set<number>();
  for (const { field, column, confidence } of candidates) {
    if (fields.has(field) || taken.has(column)) continue;
    const alternatives = candidates
      .filter((other) => other.field === field && other.column !== column)
      .slice(0, 5)
      .map((other) => ({ column: other.column, confidence: round(other.confidence) }));
    fields.set(field, { field, source: { column }, confidence: round(confidence), alternatives });
    taken.add(column);
  }
  return [...fields.values()];
}

function round(confidence: number): number {
  return Math.round(Math.min(1, confidence) * 100) / 100;
}

/** Without telling headers: names are the text that looks most like names, amounts the figures with decimals. */
function guess(fields: Field[], kind: LedgerKind, profiles: readonly ColumnProfile[]): void {
  const taken = new Set(fields.flatMap(({ source }) => ("column" in source ? [source.column] : [])));
  const free = (test: (profile: ColumnProfile) => boolean, rank: (profile: ColumnProfile) => number) =>
    profiles.filter((each) => !taken.has(each.index) && test(each)).sort((a, b) => rank(b) - rank(a))[0];
  const add = (field: CanonicalColumn, found: ColumnProfile | undefined) => {
    if (found === undefined || fields.some((each) => each.field === field)) return;
    fields.push({ field, source: { column: found.index }, confidence: 0.3, alternatives: [] });
    taken.add(found.index);
  };
  if (kind !== "matchedDataOnly") {
    const field = kind === "base" ? "spend" : "amount";
    const decimals = (profile: ColumnProfile) =>
      profile.monies === undefined ? share(profile.samples, (sample) => /\d[.,](\d{2}\b|-)/.test(sample)) : 1;
    add(
      field,
      free(
        (each) => each.numberShare > 0.9 && decimals(each) > 0,
        (each) => decimals(each) * each.distinct,
      ),
    );
  }
  add(
    "supplierName",
    free(
      (each) => nameFit(each) === 1 && share(each.samples, (s) => /\p{L}{3}/u.test(s)) > 0.7,
      (each) => nameLikeness(each) * (1 + Math.log2(1 + each.distinct)),
    ),
  );
  if (kind === "advanced" && !fields.some((each) => each.field === "paidDate")) {
    add(
      "documentDate",
      free(
        (each) => each.dateShare > 0.9 && each.distinct > 1 && !/load|as of|update/.test(foldHeader(each.name)),
        (each) => each.distinct,
      ),
    );
  }
}

const debitWords = /\b(debits?|soll|sollbetrag|debe|dare|debet|debito|winien|wn)\b/;

const lastName =
  /\b(last name|surname|family name|nachname|familienname|zuname|nom de famille|nom|apellidos?|cognome|achternaam|efternavn|etternavn|efternamn|nazwisko|sukunimi|apelido|sobrenome)\b/;

/** First names belong to a column of last names; without one they are those of a contact. */
function pairNames(fields: Field[], profiles: readonly ColumnProfile[]): void {
  const at = fields.findIndex(({ field }) => field === "firstName");
  if (at < 0) return;
  const isLast = ({ name }: ColumnProfile) => lastName.test(foldHeader(name));
  const named = fields.find(({ field }) => field === "supplierName");
  const column = named !== undefined && "column" in named.source ? named.source.column : -1;
  const taken = new Set(fields.flatMap(({ source }) => ("column" in source ? [source.column] : [])));
  const found = named === undefined ? profiles.find((each) => !taken.has(each.index) && isLast(each)) : undefined;
  if (found !== undefined)
    fields.push({ field: "supplierName", source: { column: found.index }, confidence: 0.7, alternatives: [] });
  else if (!profiles.some((each) => each.index === column && isLast(each))) fields.splice(at, 1);
}

/** A credit column is taken off the amount only where the amount is the other side of it; by itself it is the amount. */
function pairSides(fields: Field[], kind: LedgerKind, profiles: readonly ColumnProfile[]): void {
  const at = fields.findIndex(({ field }) => field === "credit");
  const credit = fields[at];
  if (credit === undefined) return;
  const amount = fields.find(({ field }) => field === "amount" || field === "spend")?.source;
  if (amount === undefined) {
    // Suppliers' accounts hold invoices as credits; the other column may be empty.
    fields[at] = { ...credit, field: kind === "base" ? "spend" : "amount" };
    return;
  }
  const name = "column" in amount ? foldHeader(profiles[amount.column]?.name ?? "") : "";
  if (!debitWords.test(name)) fields.splice(at, 1);
}

/** Hundredths in a column of their own belong to whole amounts; by themselves they are the amounts. */
function pairCents(fields: Field[], kind: LedgerKind, profiles: readonly ColumnProfile[]): void {
  const at = fields.findIndex(({ field }) => field === "cents");
  const cents = fields[at];
  if (cents === undefined) return;
  const amount = fields.find(({ field }) => field === "amount" || field === "spend")?.source;
  if (amount === undefined) {
    fields[at] = { ...cents, field: kind === "base" ? "spend" : "amount" };
    return;
  }
  const whole = "column" in amount ? profiles[amount.column] : undefined;
  const hasCredit = fields.some(({ field }) => field === "credit");
  if (whole?.isWhole !== true || whole.unit != null || hasCredit) fields.splice(at, 1);
}

/** A column of months or periods dates the rows where no column of days does. */
function datePeriods(fields: Field[], kind: LedgerKind, profiles: readonly ColumnProfile[]): void {
  if (kind !== "advanced" || fields.some(({ field }) => field === "documentDate" || field === "paidDate")) return;
  const taken = new Set(fields.flatMap(({ source }) => ("column" in source ? [source.column] : [])));
  const free = profiles.filter(({ index }) => !taken.has(index));
  const found = free.find(({ dateShare, name }) => dateShare >= 0.9 && periodHeader.test(name)) ?? free.find(isOfYears);
  if (found === undefined) return;
  fields.push({ field: "documentDate", source: { column: found.index }, confidence: 0.6, alternatives: [] });
}

/** Whether a column holds years alone: of finer dates there is none. */
const isOfYears = ({ fiscalYear, dateOrder }: ColumnProfile): boolean => fiscalYear != null && dateOrder === null;

/** The first day of a column of calendar years; a user states that of fiscal years. */
function calendarStart(profile: ColumnProfile | undefined): Pick<ColumnMapping, "fiscalStart"> {
  if (profile === undefined || !isOfYears(profile) || yearHeader(profile.name) !== "calendar") return {};
  return { fiscalStart: { day: `${profile.fiscalYear}-01-01` } };
}

/** Whether headers carry no meaning: then values alone may be guessed from. */
function headersAreSilent(dialect: FileDialect): boolean {
  return dialect.headerRow === 0;
}

/** Headings of purchase orders. */
const orderWords =
  /\b(po|purchase order|order (date|value|amount)|ordered|bestell\w*|auftragswert|commande|pedido|ordine|ordre d achat|bestelling|inkoop\w*|bestallning\w*|zamowien\w*)\b/;

function addConstants(fields: Field[], profiles: readonly ColumnProfile[], hints: ProposalHints): void {
  if (hints.kind !== "advanced") return;
  const nameOf = (field: CanonicalColumn) => {
    const source = fields.find((each) => each.field === field)?.source;
    return source !== undefined && "column" in source ? foldHeader(profiles[source.column]?.name ?? "") : "";
  };
  if (!fields.some((each) => each.field === "documentType")) {
    const words = `${nameOf("amount")} ${nameOf("documentDate")}`;
    const paid = nameOf("paidDate") !== "" || /paid|payment|voucher/.test(words);
    const isInvoice = /invoice|rechnung|factur/.test(words);
    const isOrder = orderWords.test(words) && !/invoice|rechnung|factur/.test(nameOf("documentNumber"));
    const type = paid ? "Payment" : isInvoice ? "Invoice" : isOrder ? "PurchaseOrder" : "Payment";
    fields.push({ field: "documentType", source: { constant: type }, confidence: 0.6, alternatives: [] });
  }
  const card =
    nameOf("merchantCategory") !== "" ||
    nameOf("supplierName").startsWith("merchant") ||
    /p-?card|\bgpc\b|(purchas\w*|procurement|credit|corporate)[ _-]?card/i.test(hints.fileName ?? "");
  if (card && !fields.some((each) => each.field === "paymentMethod")) {
    fields.push({ field: "paymentMethod", source: { constant: "Card" }, confidence: 0.6, alternatives: [] });
  }
}

/** Where no column names suppliers, rows above their rows may; whether they do. */
function nameInBlocks(fields: Field[], { blockColumn: column }: FileDialect): boolean {
  if (column === undefined || fields.some(({ field }) => field === "supplierName")) return false;
  fields.push({ field: "supplierName", source: { column }, confidence: 0.7, alternatives: [] });
  return true;
}

/** A year by itself or in front of a month and a day: "2026", "20260331". */
const yearOfTitle = /(?<!\d)(?:19|20)\d{2}(?=(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?(?!\d))/g;

/** The one year that texts name; null where they name none, or several. */
function yearIn(texts: readonly string[]): number | null {
  const years = new Set(texts.flatMap((text) => text.match(yearOfTitle) ?? []));
  const [year] = years;
  return years.size === 1 ? Number(year) : null;
}

/** The whole proposal for a file. */
export function proposeMapping(
  dialect: FileDialect,
  profiles: readonly ColumnProfile[],
  hints: ProposalHints,
  titleUnit: AmountUnit | null = null,
  titles: readonly string[] = [],
): MappingProposal {
  const fields = assign(candidatesOf(hints.kind, profiles));
  if (headersAreSilent(dialect)) guess(fields, hints.kind, profiles);
  pairNames(fields, profiles);
  pairSides(fields, hints.kind, profiles);
  pairCents(fields, hints.kind, profiles);
  pairDateParts(fields, profiles);
  datePeriods(fields, hints.kind, profiles);
  if (hints.kind !== "matchedDataOnly") {
    pairCurrencies(fields, profiles, hints.kind === "base" ? "spend" : "amount");
  }
  addConstants(fields, profiles, hints);
  const hasBlocks = nameInBlocks(fields, dialect);
  nameByNarrative(fields, profiles);
  const profileOf = (field: CanonicalColumn) => {
    const source = fields.find((each) => each.field === field)?.source;
    return source !== undefined && "column" in source ? profiles[source.column] : undefined;
  };
  const amount = profileOf("amount") ?? profileOf("spend");
  const named = profileOf("currency");
  const currency = usualCurrency(amount, named, hints.currency);
  if (amount !== undefined && named === undefined && namesOthers(amount, currency, hints.currency)) {
    fields.push({ field: "currency", source: { column: amount.index }, confidence: 0.9, alternatives: [] });
  }
  const marks = markCurrencies(amount, hints.currency);
  const sources: ColumnMapping["sources"] = {};
  for (const { field, source } of fields) sources[field] = source;
  const isYearless = dateFields.some((field) => profileOf(field)?.isYearless === true);
  const year = isYearless ? yearIn([hints.fileName ?? "", ...titles]) : null;
  const methods = profileOf("paymentMethod");
  const isTurned = amount !== undefined && sources.credit === undefined && hasTurnedSigns(profiles, amount.index);
  const columns: ColumnMapping = {
    sources,
    dateOrders: {},
    decimalMark: ".",
    currency,
    ...(Object.keys(marks).length === 0 ? {} : { markCurrencies: marks }),
    cardFlag: methods !== undefined && /card/.test(foldHeader(methods.name)),
    headerSignature: headerSignature(dialect.columns),
    ...(hasBlocks ? { fillDown: true, blockNames: true } : {}),
    ...calendarStart(profileOf("documentDate")),
    ...(isTurned ? { answers: { negatives: "spend" as const } } : {}),
    ...(year === null ? {} : { fiscalStart: { day: `${year}-01-01`, label: null } }),
  };
  const breakdowns = hints.kind === "matchedDataOnly" ? [] : proposeBreakdowns(columns, profiles);
  const mapping = settleMapping(breakdowns.length === 0 ? columns : { ...columns, breakdowns }, {
    profiles,
    titleUnit,
  });
  const missing = columnsOfKind[hints.kind].required.filter((field) => sources[field] === undefined);
  return { mapping, fields, missing };
}
