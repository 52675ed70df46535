import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { csvCell } from "@paygauge/api-types/table-files/csv";

/** Minor units as a plain decimal: 123456 with two digits is 1234.56. Exact: no floating point takes part. */
export function decimalText(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const sign = minor < 0 ? "-" : "";
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const money = new Set<string>(["spendMinor", "apovMinor", "aivMinor", "apvMinor"]);

/** Whether a column holds minor units. */
export const isMoney = (column: keyof SupplierRow): boolean => money.has(column);

/** One cell of a supplier's row; money is a number with its decimals. */
export function supplierCell(row: SupplierRow, column: keyof SupplierRow, digits: number): string {
  const value = row[column];
  if (isMoney(column) && typeof value === "number") return decimalText(value, digits);
  return csvCell(value);
}

/** Heading of a column: the word of the screens, with the unit where there is one. */
export function supplierHeading(column: keyof SupplierRow, currency: string): string {
  const words = column
    .replace(/Minor$/, "")
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase();
  const heading = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return isMoney(column) ? `${heading} (${currency})` : heading;
}

/** A download's headers: attachment with an RFC 6266 name, no sniffing, nothing may run from it (S54). */
export function downloadHeaders(name: string, type: string): Headers {
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
export function csvStream(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const next = pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}
