/** A mapping made ready for the inner loop: column numbers, constants and readers in place of names. */
import {
  identityColumns,
  type CanonicalColumn,
  type ColumnMapping,
  type LedgerKind,
} from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { AmountField, DateField, DateOrder } from "@paygauge/api-types/entities/ledger-evidence";
import {
  documentTypes,
  paymentMethods,
  type DocumentType,
  type PaymentMethod,
} from "@paygauge/api-types/entities/ledger-words";
import { currencyIn, isCurrency, minorDigitsOf } from "../currencies.ts";
import { monthIn } from "../date-parts.ts";
import { DateReader } from "../dates.ts";
import { decodeText } from "../encoding.ts";
import { isVoidName } from "../void-names.ts";
import { documentTypeOf, paymentMethodOf, termDaysOf } from "../vocabulary.ts";
import { effectiveSides } from "@paygauge/api-types/entities/propose-sides";
import { rowSides } from "@paygauge/api-types/entities/row-sides";
import { ratesBase } from "@paygauge/api-types/entities/rates";
import { Converter } from "./converter.ts";
import { tagOf } from "./identity-key.ts";
import { CellMemo } from "./key-table.ts";

/** What a job says about all of its files. */
export interface IngestSettings {
  /** ISO 4217 of the job; sums are minor units of it. */
  currency: string;
  /** ISO 3166-1 alpha-3 used where the ledger names no known country; "" for none. */
  fallbackCountry: string;
  /** Units of each currency for one US dollar, as decimals (entities/rates.ts). */
  rates?: Readonly<Record<string, string>>;
  /** The class that a description names, as the place of its sum; -1 for none. Absent: descriptions are not read. */
  purposeOf?: (text: string) => number;
  /** First and last day within which all rows count, as days since 1970-01-01; absent: each on its own day. */
  paidIn?: readonly [from: number, to: number];
}

/** How amounts of one currency become minor units of the job's. */
export interface Conversion {
  /** ISO 4217; "" for a cell that names no currency. */
  currency: string;
  /** Decimals of the amount as written. */
  digits: number;
  /** null: the same currency, or none that there is a rate for. */
  converter: Converter | null;
  state: "same" | "converted" | "without-rate";
}

interface IdentityCell {
  tag: number;
  column: number;
  constant: Uint8Array | null;
  /** Bytes of the cell that are kept. */
  most: number;
  isName: boolean;
  /** Column of the first name in front of it; -1 for none. */
  front: number;
  /** Column in which the name continues; -1 for none. */
  back: number;
}

export interface DateCell {
  column: number;
  reader: DateReader;
}

export interface DatePart {
  column: number;
  memo: CellMemo<number>;
}

export interface DateParts {
  year: DatePart;
  month: DatePart;
  /** Without a column of days, the first of the month. */
  day: DatePart;
}

export interface Plan {
  kind: LedgerKind;
  dialect: FileDialect;
  mapping: ColumnMapping;
  identity: IdentityCell[];
  name: number;
  nameConstant: boolean;
  amount: number;
  /** Column that is taken off the amount; -1 where a ledger has one column for both sides. */
  credit: number;
  /** Column of the amount's hundredths; -1 where they are in the amount. */
  cents: number;
  /** -1 where credits are written as negative numbers. */
  creditSign: 1 | -1;
  /** Decimal places that the unit of the amounts moves to the left: 3 for thousands. */
  places: number;
  /** Columns of a summary's counts and values: [column, places of its unit, field of the row's totals]. */
  figures: { column: number; isCount: boolean; places: number; into: FigureName }[];
  issued: DateCell | null;
  /** Columns of the months and days, where `issued` is the year; null where it is the whole date. */
  parts: DateParts | null;
  due: DateCell | null;
  paid: DateCell | null;
  order: number;
  documentNumber: number;
  terms: number;
  termDays: CellMemo<number>;
  method: number;
  /** Position in `paymentMethods`, where no column says it. */
  methodConstant: number;
  methods: CellMemo<number>;
  /** -1 where descriptions are not read. */
  purpose: number;
  purposes: CellMemo<number>;
  type: number;
  /** Position in `documentTypes`, where no column says it or the cell is not known. */
  typeConstant: number;
  types: CellMemo<number>;
  currency: number;
  conversions: CellMemo<Conversion>;
  usual: Conversion;
  /** Columns whose values subtract a row or leave it out: the place of a cell's value in `rowSides`. */
  sides: { column: number; memo: CellMemo<number>; isAnswered: boolean }[];
  /** Whether a name says that the payment is void; null where such rows count. */
  voidNames: CellMemo<boolean> | null;
  /** Days within which all dated rows count; null: each on its own. */
  paidIn: readonly [from: number, to: number] | null;
  /** -1 where negative amounts are what was spent. */
  sign: 1 | -1;
  /** An empty name stands for the name above it. */
  fillsDown: boolean;
  /** Names are in rows of their own above the rows that they name. */
  blockNames: boolean;
  /** Columns of ids and document numbers. */
  ids: number[];
  /** Columns that say who a row without a name belongs to: then the name above does not. */
  own: number[];
}

export const figureNames = [
  "poCount",
  "poValue",
  "invoiceCount",
  "invoiceValue",
  "paymentCount",
  "paymentValue",
] as const;
type FigureName = (typeof figureNames)[number];

/** Decides how a currency is brought to the job's: never silently (fault rule of docs/analysis.md section 2). */
export function conversionOf(currency: string | null, settings: IngestSettings): Conversion {
  const target = settings.currency;
  const digits = minorDigitsOf(target);
  if (currency === null || currency === target) return { currency: target, digits, converter: null, state: "same" };
  const rateOf = (code: string) => (code === ratesBase ? "1" : settings.rates?.[code]);
  const [from, to] = [rateOf(currency), rateOf(target)];
  const own = minorDigitsOf(currency);
  if (from === undefined || to === undefined) return { currency, digits: own, converter: null, state: "without-rate" };
  return { currency, digits: own, converter: new Converter(from, to, digits - own), state: "converted" };
}

/** Makes a mapping ready for a file. */
export function planOf(kind: LedgerKind, dialect: FileDialect, mapping: ColumnMapping, settings: IngestSettings): Plan {
  const { encoding } = dialect;
  const column = (field: CanonicalColumn): number => {
    const source = mapping.sources[field];
    return source !== undefined && "column" in source ? source.column : -1;
  };
  const constant = (field: CanonicalColumn): string | undefined => {
    const source = mapping.sources[field];
    return source !== undefined && "constant" in source ? source.constant : undefined;
  };
  const text = (bytes: Uint8Array) => decodeText(bytes, encoding);
  const methodField = kind === "base" ? "paymentMethods" : "paymentMethod";
  const usual = usualCurrency(constant("currency") ?? mapping.currency);
  // A shared sign is the job's own currency, or else the one that the file usually has.
  const own = [settings.currency, ...(usual === null ? [] : [usual])];
  const amount = column(kind === "base" ? "spend" : "amount");
  // Amounts that name no currency have the usual one; a cell of a currency column that names none has an unknown one.
  const unnamed = amount >= 0 && column("currency") === amount ? usual : "";
  const typeConstant = documentTypes.indexOf(documentTypeOf(constant("documentType") ?? "Payment") ?? "Payment");
  return {
    kind,
    dialect,
    mapping,
    identity: identityCells(mapping),
    name: column("supplierName"),
    nameConstant: (constant("supplierName") ?? "") !== "",
    amount: kind === "matchedDataOnly" ? -1 : amount,
    credit: kind === "matchedDataOnly" ? -1 : column("credit"),
    cents: kind === "matchedDataOnly" ? -1 : column("cents"),
    creditSign: mapping.creditsAreNegative ? -1 : 1,
    places: placesOf(mapping, kind === "base" ? "spend" : "amount"),
    figures: kind === "base" ? figuresOf(column, mapping) : [],
    ...datesOf(kind, mapping, column, text),
    order: kind === "advanced" ? column("orderNumber") : -1,
    documentNumber: kind === "advanced" ? column("documentNumber") : -1,
    terms: kind === "matchedDataOnly" ? -1 : column("paymentTerms"),
    termDays: new CellMemo((bytes) => termDaysOf(text(bytes))),
    method: kind === "matchedDataOnly" ? -1 : column(methodField),
    methodConstant: positionOfMethod(constant(methodField)),
    methods: new CellMemo((bytes) => paymentMethods.indexOf(paymentMethodOf(text(bytes), mapping.cardFlag))),
    ...purposesOf(kind === "advanced" ? column("purpose") : -1, settings, text),
    type: kind === "advanced" ? column("documentType") : -1,
    typeConstant,
    types: new CellMemo((bytes) => positionOfType(documentTypeOf(text(bytes)))),
    currency: kind === "matchedDataOnly" ? -1 : column("currency"),
    conversions: new CellMemo((bytes) =>
      conversionOf(currencyIn(text(bytes), own, mapping.markCurrencies) ?? unnamed, settings),
    ),
    usual: conversionOf(usual, settings),
    sides: sidesOf(mapping, text),
    voidNames: mapping.answers?.voidNames === "leaveOut" ? new CellMemo((bytes) => isVoidName(text(bytes))) : null,
    paidIn: settings.paidIn ?? null,
    sign: mapping.answers?.negatives === "spend" ? -1 : 1,
    fillsDown: mapping.fillDown ?? mapping.answers?.fillDown === "above",
    blockNames: mapping.blockNames === true && column("supplierName") >= 0,
    ids: [column("supplierId"), kind === "advanced" ? column("documentNumber") : -1].filter((index) => index >= 0),
    own: (["supplierId", "taxId", "companyNumber"] as const).map(column).filter((index) => index >= 0),
  };
}

/** The columns of dates, which document lines alone have. */
function datesOf(
  kind: LedgerKind,
  mapping: ColumnMapping,
  column: (field: CanonicalColumn) => number,
  text: (bytes: Uint8Array) => string,
): Pick<Plan, "issued" | "parts" | "due" | "paid"> {
  if (kind !== "advanced") return { issued: null, parts: null, due: null, paid: null };
  const cell = (field: DateField) => dateCellOf(mapping, field, column(field));
  const parts = datePartsOf(column("documentDate"), column("dateMonth"), column("dateDay"), text);
  return { issued: cell("documentDate"), parts, due: cell("dueDate"), paid: cell("paidDate") };
}

/** The columns of a date's parts; null where no column holds the months. */
function datePartsOf(year: number, month: number, day: number, text: (bytes: Uint8Array) => string): DateParts | null {
  if (year < 0 || month < 0) return null;
  const number = (bytes: Uint8Array) => (/^\d+$/.test(text(bytes)) ? Number(text(bytes)) : Number.NaN);
  return {
    year: { column: year, memo: new CellMemo(number) },
    month: { column: month, memo: new CellMemo((bytes) => monthIn(text(bytes))) },
    day: { column: day, memo: new CellMemo(number) },
  };
}

function dateCellOf(mapping: ColumnMapping, field: DateField, column: number): DateCell | null {
  const order: DateOrder = mapping.dateOrders[field] ?? "ymd";
  const swaps = mapping.answers?.swappedDates === "swap";
  return column < 0 ? null : { column, reader: new DateReader(order, mapping.fiscalStart, swaps) };
}

/** The column of payment descriptions and their reader; -1 without a request for their classes. */
function purposesOf(
  column: number,
  { purposeOf }: IngestSettings,
  text: (bytes: Uint8Array) => string,
): Pick<Plan, "purpose" | "purposes"> {
  const read = (bytes: Uint8Array): number => purposeOf?.(text(bytes)) ?? -1;
  return { purpose: purposeOf ? column : -1, purposes: new CellMemo(read) };
}

function sidesOf(mapping: ColumnMapping, text: (bytes: Uint8Array) => string): Plan["sides"] {
  const fold = (value: string) => value.trim().toLowerCase();
  const answered = new Set((mapping.answers?.sides ?? []).map(({ column }) => column));
  return effectiveSides(mapping).map(({ column, values }) => {
    const known = new Map(values.map(({ text: value, side }) => [fold(value), rowSides.indexOf(side)]));
    return {
      column,
      memo: new CellMemo((bytes) => known.get(fold(text(bytes))) ?? 0),
      isAnswered: answered.has(column),
    };
  });
}

/** A summary's counts and values that the mapping reads. */
const figuresOf = (column: (field: CanonicalColumn) => number, mapping: ColumnMapping): Plan["figures"] =>
  figureNames
    .filter((into) => column(into) >= 0)
    .map((into) => ({
      column: column(into),
      isCount: into.endsWith("Count"),
      places: placesOf(mapping, into),
      into,
    }));

/** Decimal places of a field's unit: 0 where it has none. */
function placesOf(mapping: ColumnMapping, field: FigureName | AmountField): number {
  const factor = field.endsWith("Count")
    ? 1
    : (Object.entries(mapping.units ?? {}).find(([of]) => of === field)?.[1] ?? 1);
  return Math.round(Math.log10(factor));
}

/** The currency of rows that name none; null where the user's word isn't a currency. */
function usualCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  return isCurrency(code) ? code : null;
}

function positionOfType(type: DocumentType | null): number {
  return type === null ? -1 : documentTypes.indexOf(type);
}

function positionOfMethod(text: string | undefined): number {
  const method: PaymentMethod = text === undefined ? "Unknown" : paymentMethodOf(text, false);
  return paymentMethods.indexOf(method);
}

/** The column of company codes, within which an id is one supplier's; -1 where ids need none. */
const companyColumn = ({ answers }: ColumnMapping): number =>
  answers?.supplierIds === "byCompany" ? (answers.companyColumn ?? -1) : -1;

function identityCells(mapping: ColumnMapping): IdentityCell[] {
  return identityColumns.flatMap((field, position): IdentityCell[] => {
    const source = mapping.sources[field];
    if (source === undefined) return [];
    const isName = field === "supplierName";
    const most = isName ? 4000 : 500;
    const columnOf = (part: CanonicalColumn): number => {
      const of = isName ? mapping.sources[part] : undefined;
      return of !== undefined && "column" in of ? of.column : -1;
    };
    const front = field === "supplierId" ? companyColumn(mapping) : columnOf("firstName");
    const back = columnOf("nameContinued");
    if ("column" in source)
      return [{ tag: tagOf(position), column: source.column, constant: null, most, isName, front, back }];
    if (source.constant === "") return [];
    return [
      {
        tag: tagOf(position),
        column: -1,
        constant: new TextEncoder().encode(source.constant),
        most,
        isName,
        front: -1,
        back: -1,
      },
    ];
  });
}
