/** A mapping made ready for the inner loop: column numbers, constants and readers in place of names. */
import {
  identityColumns,
  type CanonicalColumn,
  type ColumnMapping,
  type DateOrder,
  type FileDialect,
  type LedgerKind,
} from "@paygauge/api-types/entities/ledger";
import { documentTypes, paymentMethods, type DocumentType, type PaymentMethod } from "../facts.ts";
import { currencyIn, isCurrency, minorDigitsOf } from "../reading/currencies.ts";
import { DateReader } from "../reading/dates.ts";
import { decodeText } from "../reading/encoding.ts";
import { documentTypeOf, paymentMethodOf, termDaysOf } from "../reading/vocabulary.ts";
import { tagOf } from "./identity-key.ts";
import { CellMemo } from "./key-table.ts";

/** Units of each currency for one unit of `base`. */
export interface RateTable {
  base: string;
  rates: Record<string, number>;
}

/** What a job says about all of its files. */
export interface IngestSettings {
  /** ISO 4217 of the job; sums are minor units of it. */
  currency: string;
  /** ISO 3166-1 alpha-3 used where the ledger names no known country; "" for none. */
  fallbackCountry: string;
  rates?: RateTable;
}

/** How amounts of one currency become minor units of the job's. */
export interface Conversion {
  /** Decimals of the amount as written. */
  digits: number;
  /** Minor units of the job's currency for one as written; 1 for the same currency. */
  factor: number;
  state: "same" | "converted" | "without-rate";
}

export interface IdentityCell {
  tag: number;
  column: number;
  constant: Uint8Array | null;
  /** Bytes of the cell that are kept. */
  most: number;
  isName: boolean;
}

export interface DateCell {
  column: number;
  reader: DateReader;
}

export interface Plan {
  kind: LedgerKind;
  dialect: FileDialect;
  mapping: ColumnMapping;
  identity: IdentityCell[];
  name: number;
  nameConstant: boolean;
  amount: number;
  /** Columns of a summary's counts and values: [column, digits, field of the row's totals]. */
  figures: { column: number; isCount: boolean; into: FigureName }[];
  issued: DateCell | null;
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
  type: number;
  /** Position in `documentTypes`, where no column says it or the cell is not known. */
  typeConstant: number;
  types: CellMemo<number>;
  currency: number;
  conversions: CellMemo<Conversion>;
  usual: Conversion;
  /** Columns whose filling shows that a row without a name is no total. */
  telling: number[];
}

export const figureNames = [
  "poCount",
  "poValue",
  "invoiceCount",
  "invoiceValue",
  "paymentCount",
  "paymentValue",
] as const;
export type FigureName = (typeof figureNames)[number];

/** Decides how a currency is brought to the job's: never silently (fault rule of analysis.md section 2). */
export function conversionOf(currency: string | null, settings: IngestSettings): Conversion {
  const digits = minorDigitsOf(settings.currency);
  if (currency === null || currency === settings.currency) return { digits, factor: 1, state: "same" };
  const rateOf = (code: string) => (code === settings.rates?.base ? 1 : settings.rates?.rates[code]);
  const from = rateOf(currency);
  const to = rateOf(settings.currency);
  if (from === undefined || to === undefined || from <= 0) return { digits, factor: 1, state: "without-rate" };
  const own = minorDigitsOf(currency);
  return { digits: own, factor: (to / from) * 10 ** (digits - own), state: "converted" };
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
  const dateCell = (field: "documentDate" | "dueDate" | "paidDate"): DateCell | null => {
    const order: DateOrder = mapping.dateOrders[field] ?? "ymd";
    return column(field) < 0 ? null : { column: column(field), reader: new DateReader(order) };
  };
  const methodField = kind === "base" ? "paymentMethods" : "paymentMethod";
  const typeConstant = documentTypes.indexOf(documentTypeOf(constant("documentType") ?? "Payment") ?? "Payment");
  const methodConstant = positionOfMethod(constant(methodField));
  const ids = ["supplierId", "documentNumber", "orderNumber", "documentDate", "dueDate", "paidDate"] as const;
  return {
    kind,
    dialect,
    mapping,
    identity: identityCells(mapping),
    name: column("supplierName"),
    nameConstant: (constant("supplierName") ?? "") !== "",
    amount: kind === "matchedDataOnly" ? -1 : column(kind === "base" ? "spend" : "amount"),
    figures:
      kind === "base"
        ? figureNames
            .filter((into) => column(into) >= 0)
            .map((into) => ({ column: column(into), isCount: into.endsWith("Count"), into }))
        : [],
    issued: kind === "advanced" ? dateCell("documentDate") : null,
    due: kind === "advanced" ? dateCell("dueDate") : null,
    paid: kind === "advanced" ? dateCell("paidDate") : null,
    order: kind === "advanced" ? column("orderNumber") : -1,
    documentNumber: kind === "advanced" ? column("documentNumber") : -1,
    terms: kind === "matchedDataOnly" ? -1 : column("paymentTerms"),
    termDays: new CellMemo((bytes) => termDaysOf(text(bytes))),
    method: kind === "matchedDataOnly" ? -1 : column(methodField),
    methodConstant,
    methods: new CellMemo((bytes) => paymentMethods.indexOf(paymentMethodOf(text(bytes), mapping.cardFlag))),
    type: kind === "advanced" ? column("documentType") : -1,
    typeConstant,
    types: new CellMemo((bytes) => positionOfType(documentTypeOf(text(bytes)))),
    currency: kind === "matchedDataOnly" ? -1 : column("currency"),
    conversions: new CellMemo((bytes) => conversionOf(currencyIn(text(bytes)) ?? "", settings)),
    usual: conversionOf(isCurrency(mapping.currency) ? mapping.currency : null, settings),
    telling: ids.map(column).filter((index) => index >= 0),
  };
}

function positionOfType(type: DocumentType | null): number {
  return type === null ? -1 : documentTypes.indexOf(type);
}

function positionOfMethod(text: string | undefined): number {
  const method: PaymentMethod = text === undefined ? "Unknown" : paymentMethodOf(text, false);
  return paymentMethods.indexOf(method);
}

function identityCells(mapping: ColumnMapping): IdentityCell[] {
  return identityColumns.flatMap((field, position): IdentityCell[] => {
    const source = mapping.sources[field];
    if (source === undefined) return [];
    const isName = field === "supplierName";
    const most = isName ? 4000 : 500;
    if ("column" in source) return [{ tag: tagOf(position), column: source.column, constant: null, most, isName }];
    if (source.constant === "") return [];
    return [{ tag: tagOf(position), column: -1, constant: new TextEncoder().encode(source.constant), most, isName }];
  });
}
