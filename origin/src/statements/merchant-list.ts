/** The merchants of a version, searched and in order, as a list and as a file. */
import { merchantColumns, type MerchantColumn, type MerchantOrder } from "@paygauge/api-types/entities/card-statements";
import type { ColumnHeadings, ExportFormat } from "@paygauge/api-types/entities/exports";
import type { Language } from "@paygauge/api-types/languages";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import type { SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import { cardEvidenceIn } from "../job/card-evidence.ts";
import { fold } from "@paygauge/analysis/names/normalise";
import type { Merchant } from "./merchant.ts";
import { sumsOf } from "./shown-merchant.ts";

const byName = (a: Merchant, b: Merchant): number => a.name.localeCompare(b.name) || (a.key < b.key ? -1 : 1);
const orders: Readonly<Record<MerchantOrder, (a: Merchant, b: Merchant) => number>> = {
  count: (a, b) => b.count - a.count || byName(a, b),
  last: (a, b) => b.last.localeCompare(a.last) || byName(a, b),
  name: byName,
};

/** Those in which every word of the search begins a word, in any spelling of theirs; all of them without one. */
export function foundMerchants(merchants: Iterable<Merchant>, search: string, order: MerchantOrder): Merchant[] {
  const wanted = fold(search).split(" ").filter(Boolean);
  const isFound = ({ name, spellings, town, mcc, category }: Merchant): boolean => {
    const text = ` ${fold([name, ...spellings, town, mcc, category].join(" "))}`;
    return wanted.every((word) => text.includes(` ${word}`));
  };
  return [...merchants].filter((merchant) => wanted.length === 0 || isFound(merchant)).toSorted(orders[order]);
}

type PlainColumn = Exclude<MerchantColumn, "sum">;
const plainColumns = (Object.keys(merchantColumns) as MerchantColumn[]).filter(
  (column): column is PlainColumn => column !== "sum",
);
const counted: ReadonlySet<PlainColumn> = new Set(["count", "refunds"]);

const cellOf = (merchant: Merchant, column: PlainColumn, language: Language): SheetCell => {
  if (column === "evidence") return cardEvidenceIn(merchant, language);
  if (column === "spellings") return merchant.spellings.join("; ");
  const value = merchant[column];
  return typeof value === "number" ? { number: String(value) } : value;
};

interface MerchantFile {
  readonly merchants: readonly Merchant[];
  readonly format: ExportFormat;
  readonly language: Language;
  readonly headings: ColumnHeadings;
  /** The workbook's sheet. */
  readonly name: string;
}

/** The file: a row for each merchant, a column of sums for each currency. */
export function merchantFile({ merchants, format, language, headings, name }: MerchantFile): ByteStream {
  const headingOf = (column: MerchantColumn): string => headings[column] ?? merchantColumns[column];
  const currencies = [...new Set(merchants.flatMap(({ sums }) => Object.keys(sums)))].toSorted();
  const digits = new Map(sumsOf(currencies.map((each) => [each, 0])).map((each) => [each.currency, each.minorDigits]));
  const columns = [
    ...plainColumns.map((column) => ({
      heading: headingOf(column),
      look: counted.has(column) ? ("whole" as const) : ("plain" as const),
    })),
    ...currencies.map((each) => ({
      heading: each === "" ? headingOf("sum") : `${headingOf("sum")} (${each})`,
      look: { decimals: digits.get(each) ?? 2 },
    })),
  ];
  const rows = merchants.map((merchant): SheetCell[] => [
    ...plainColumns.map((column) => cellOf(merchant, column, language)),
    ...currencies.map((each) => {
      const minor = merchant.sums[each];
      return minor === undefined ? "" : { number: decimalText(minor, digits.get(each) ?? 2) };
    }),
  ]);
  return sheetFile(format, { columns, batches: [rows] }, name);
}
