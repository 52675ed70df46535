import { breakdownProperties, isBreakdownProperty } from "@paygauge/api-types/entities/breakdowns";
import { cleanedLine } from "@paygauge/api-types/clean-text";
import type { ColumnHeadings } from "@paygauge/api-types/entities/exports";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import { directoryColumns, type SupplierRow } from "@paygauge/api-types/entities/suppliers";

const money = new Set<string>(["spendMinor", "addressableMinor", "cardableMinor", "apovMinor", "aivMinor", "apvMinor"]);

/** Whether a column holds minor units. */
export const isMoney = (column: keyof SupplierRow): boolean => money.has(column);

/**
 * Heading of a column: the word that was asked for, else the English one, with the unit where there is one, and a mark
 * where its figures rest on a made directory.
 */
export function supplierHeading(
  column: keyof SupplierRow,
  { currency, isDemo, breakdowns = [] }: { currency: string; isDemo: boolean; breakdowns?: readonly string[] },
  words: ColumnHeadings = {},
): string {
  if (isBreakdownProperty(column)) return breakdowns[breakdownProperties.indexOf(column)] ?? "";
  const heading = (Object.hasOwn(words, column) ? words[column] : undefined) ?? supplierHeadings[column];
  const notes = [...(isMoney(column) ? [currency] : []), ...(isDemo && directoryColumns.has(column) ? ["demo"] : [])];
  return notes.length === 0 ? heading : `${heading} (${notes.join(", ")})`;
}

/** The headings of a sample's file: the first one says what it is, wherever the file goes. */
export const markedSample = <Column extends { readonly heading: string }>(
  columns: readonly Column[],
  isSample: boolean,
): readonly Column[] =>
  columns.map((column, at) => (isSample && at === 0 ? { ...column, heading: `${column.heading} (sample)` } : column));

/** A download's headers: attachment with an RFC 6266 name, no sniffing, nothing may run from it (S54). */
export function downloadHeaders(unsafe: string, type: string): Headers {
  const name = cleanedLine(unsafe);
  const plain = name.replaceAll(/[^\w .()-]/g, "_").slice(0, 120);
  const encoded = encodeURIComponent(name.slice(0, 120).toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Headers({
    "content-type": type,
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
}

/** Streams lines made piece by piece; a slow reader holds the maker back. */
export function csvStream(pieces: Iterator<string> | AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}
