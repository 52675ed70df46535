/** A number of any locale: "-1.234,56", "+1 234.5", "-12"; thousands in threes, one mark for decimals. */
const localeNumber = /^\s*[+-]?(\d+|\d{1,3}([.,'’ \u00A0\u202F])\d{3}(\2\d{3})*)([.,]\d+)?\s*$/;

/** A phone number: a plus and a figure, then figures and marks. Without letters a spreadsheet has nothing to run. */
const phoneNumber = /^\+\d[\d ().\-/]*$/;

/**
 * Neutralises a text that a spreadsheet would run (S55): one that begins with = + - @, a tab, a return or one of their
 * full-width forms gets an apostrophe. A number of the file's locale and a phone number run nothing, and stay as they are.
 */
export function safeText(value: string): string {
  if (!/^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(value)) return value;
  if (phoneNumber.test(value)) return value;
  return localeNumber.test(value) && !/^[\t\r\n]/.test(value) ? value : `'${value}`;
}

/** What a cell holds; a number may come as its decimal text, so that money stays exact. */
type CsvValue = string | number | boolean | null | { readonly number: string };

/** A cell of a download: quoted where needed, and neutralised. Numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "object") return value.number;
  if (typeof value !== "string") return String(value);
  const safe = safeText(value);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(csvCell).join(",")}\r\n`;
