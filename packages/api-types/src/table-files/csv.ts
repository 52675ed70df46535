/**
 * Neutralises a text that a spreadsheet would run (S55): one that begins with = + - @, a tab, a return or one of their
 * full-width forms gets an apostrophe.
 */
export function safeText(value: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
}

/** What a cell holds; a number may come as its decimal text, so that money stays exact. */
export type CsvValue = string | number | boolean | null | { readonly number: string };

/** A cell of a download: quoted where needed, and neutralised. Numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "object") return value.number;
  if (typeof value !== "string") return String(value);
  const safe = safeText(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(",")}\r\n`;
