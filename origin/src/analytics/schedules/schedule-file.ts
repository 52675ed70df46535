/** The rows of an answer as a file: the same cells as the page's own export has, named in the reader's language. */
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { analyticsWords as german } from "@paygauge/api-types/analytics-words/de";
import { analyticsWords as english, type AnalyticsWords } from "@paygauge/api-types/analytics-words/en";
import { analyticsWords as french } from "@paygauge/api-types/analytics-words/fr";
import { kindOfField } from "@paygauge/api-types/entities/analytics-datasets";
import type {
  AnalyticsAnswer,
  AnalyticsCell,
  AnalyticsMeasure,
  AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import type { ExportFormat } from "@paygauge/api-types/entities/exports";
import type { Language } from "@paygauge/api-types/languages";
import { ownValue } from "@paygauge/api-types/own-value";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import type { Sheet, SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";

export type Answered = Extract<AnalyticsAnswer, { state: "answered" }>;

const words: Readonly<Record<Language, AnalyticsWords>> = { en: english, de: german, fr: french };

/** As the page's texts have it, the same in every language. */
const qualified = (field: string, part: string) => `${field}, ${part}`;

function isMoney({ dataset }: AnalyticsQuery, { field, as }: AnalyticsMeasure): boolean {
  return field !== undefined && as !== "count" && kindOfField(dataset, field) === "money";
}

/** What the columns are called: groups, then measures, amounts with their currency. */
export function headingsOf(query: AnalyticsQuery, currency: string | null, language: Language): string[] {
  const { rows, fields, aggregates, parts } = words[language];
  // A field of an earlier release has its old name.
  const nameOf = (field: string) => ownValue(fields, field) ?? field;
  return [
    ...query.dimensions.map(({ field, by }) =>
      by === undefined ? nameOf(field) : qualified(nameOf(field), parts[by]),
    ),
    ...query.measures.map((each) => {
      const name = each.field === undefined ? rows : qualified(nameOf(each.field), aggregates[each.as]);
      return currency !== null && isMoney(query, each) ? `${name} (${currency})` : name;
    }),
  ];
}

const cellOf = (cell: AnalyticsCell): SheetCell => (typeof cell === "number" ? { number: String(cell) } : cell);

/** Amounts as numbers of their currency's whole units. */
function rowOf(query: AnalyticsQuery, row: readonly AnalyticsCell[], currency: string | null): SheetCell[] {
  const groups = query.dimensions.length;
  const currencyAt = query.dimensions.findIndex(({ field }) => field === "currency");
  return row.map((cell, at) => {
    const measure = query.measures[at - groups];
    if (measure === undefined || typeof cell !== "number" || !isMoney(query, measure)) return cellOf(cell);
    const digits = minorDigitsOf(currency ?? String(row[currencyAt] ?? ""));
    return { number: String(Math.round(cell) / 10 ** digits) };
  });
}

/** @param name of the workbook's sheet */
export async function scheduleFile(
  query: AnalyticsQuery,
  { rows, currency }: Pick<Answered, "rows" | "currency">,
  { name, format, language }: { readonly name: string; readonly format: ExportFormat; readonly language: Language },
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet: Sheet = {
    columns: headingsOf(query, currency, language).map((heading) => ({ heading, look: "plain" })),
    batches: [rows.map((row) => rowOf(query, row, currency))],
  };
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of sheetFile(format, sheet, name)) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** A name that every mail program and file system takes: plain letters, since not all read others in a header. */
export function fileNameOf(name: string, format: ExportFormat): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const kept = plain
    .replaceAll(/[^\w .()-]/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .slice(0, 80);
  return `${kept || "report"}.${format}`;
}
