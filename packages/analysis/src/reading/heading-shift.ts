/** Finds headings that are not above the values they name: in front of them, behind them, or around a cut amount. */
import type { CanonicalColumn } from "@paygauge/api-types/entities/ledger";
import { kindsOf, type CellKinds } from "./cell-forms.ts";
import { foldHeader, headerFit } from "./synonyms.ts";

type Rows = readonly (readonly string[])[];

/** Share of a column's cells that must be of a kind for its heading to fit, and below which it contradicts them. */
const fitting = 0.8;
const contrary = 0.2;
const leastFit = 0.6;
/** Rows that are looked at, and so many at least. */
const mostRows = 100;
const fewestRows = 3;

const told: readonly (readonly [keyof CellKinds, readonly CanonicalColumn[]])[] = [
  ["isDate", ["documentDate", "paidDate", "dueDate"]],
  ["isNumber", ["amount", "spend", "credit"]],
  ["isWord", ["supplierName"]],
];

/** The kind of values that a heading announces; null where it announces none. */
function kindOf(name: string): keyof CellKinds | null {
  const folded = foldHeader(name);
  return told.find(([, fields]) => fields.some((field) => headerFit(field, folded) >= leastFit))?.[0] ?? null;
}

/** How many headings fit the values below them, and how many contradict them. */
interface Fit {
  readonly fits: number;
  readonly contradicts: number;
}

/** Shares of each kind, by column. */
function sharesOf(rows: Rows, width: number): Record<keyof CellKinds, number>[] {
  return Array.from({ length: width }, (_, column) => {
    const kinds = rows
      .map((cells) => cells[column] ?? "")
      .filter((cell) => cell !== "")
      .map(kindsOf);
    const share = (kind: keyof CellKinds) => kinds.filter((each) => each[kind]).length / Math.max(1, kinds.length);
    return { isDate: share("isDate"), isNumber: share("isNumber"), isWord: share("isWord") };
  });
}

function fitOf(names: readonly string[], shares: ReturnType<typeof sharesOf>): Fit {
  const found = names.map((name, column) => {
    const kind = name === "" ? null : kindOf(name);
    return kind === null ? 0.5 : (shares[column]?.[kind] ?? 0);
  });
  return {
    fits: found.filter((each) => each >= fitting).length,
    contradicts: found.filter((each) => each <= contrary).length,
  };
}

function commonestWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

const filledRows = (rows: Rows, headerRow: number): Rows =>
  rows.slice(headerRow, headerRow + mostRows).filter((cells) => cells.some((cell) => cell !== ""));

const isGroup = (text: string): boolean => /^\d{3}([.,]\d{1,2})?\D{0,3}$/.test(text);
const isCents = (text: string): boolean => /^\d{2}\D{0,3}$/.test(text);
const upToThousands = /^[-+(]?\D{0,4}\d{1,3}$/;
const whole = /^[-+(]?\D{0,4}(\d+|\d{1,3}([.' ]\d{3})+)$/;
const belowThousand = /^[-+(]?\D{0,4}\d{0,3}([.,]\d{1,2})?\D{0,4}$/;
/** Share of the rows whose amount is cut, and of different ends among them: rates and quantities are few. */
const nearlyAll = 0.95;
const different = 0.3;

/** A column of amounts that their own mark cuts in two cells. */
interface CutAmounts {
  readonly column: number;
  /** Nothing else explains the additional cell: it is there in rows from a thousand on alone, or has cents of all kinds. */
  readonly isSure: boolean;
}

/**
 * Amounts without quotes that their mark cuts in two cells: rows have one cell more than the heading, and the one behind
 * the amount holds the last digits of thousands, or cents.
 */
export function cutAmounts(rows: Rows, headerRow: number): CutAmounts | null {
  const header = headerOf(rows, headerRow);
  const all = filledRows(rows, headerRow);
  const body = all.filter((cells) => cells.length === header.length + 1);
  if (body.length < fewestRows) return null;
  const isCut = (column: number, before: RegExp, isBehind: (text: string) => boolean) => {
    const ends = body.flatMap((cells) => {
      const [first = "", second = ""] = [cells[column], cells[column + 1]];
      return before.test(first) && isBehind(second) ? [second] : [];
    });
    return ends.length >= body.length * nearlyAll && new Set(ends).size >= Math.min(20, body.length * different);
  };
  for (const [column, name] of header.entries()) {
    if (kindOf(name) !== "isNumber") continue;
    if (isCut(column, whole, isCents)) return { column, isSure: true };
    if (!isCut(column, upToThousands, isGroup)) continue;
    const others = all.filter((cells) => cells.length === header.length);
    const lastWide = all.findLastIndex((cells) => cells.length > header.length);
    const isMixed = all.some((cells, at) => at < lastWide && cells.length === header.length);
    const isSure =
      isMixed && others.every((cells) => belowThousand.test(cells[column] ?? "")) && isScattered(all, header.length);
    return { column, isSure };
  }
  return null;
}

/** Whether a wide row is followed by another one: a column that was added remains to the end. */
const isScattered = (rows: Rows, width: number): boolean =>
  rows.some((cells, at) => cells.length > width && rows.slice(at + 1).some((after) => after.length === width));

/** The cells of the heading without empty ones at its end. */
export function headerOf(rows: Rows, headerRow: number): string[] {
  const header = [...(rows[headerRow - 1] ?? [])];
  while (header.length > 0 && header.at(-1) === "") header.pop();
  return header;
}

/** Names above the values that they fit; open: other places fit as well, and they name other values. */
interface Shift {
  readonly names: readonly string[] | null;
  readonly isOpen: boolean;
}

/**
 * Finds the places of the header's cells that are not above their values: next to row numbers without a heading, or one
 * place off. No names: they are above them, or the evidence is too thin.
 */
export function shiftOf(rows: Rows, headerRow: number): Shift {
  const body = filledRows(rows, headerRow);
  const header = headerOf(rows, headerRow);
  const width = commonestWidth(body);
  const none = { names: null, isOpen: false };
  if (body.length < fewestRows || header.length < 2 || width < 2) return none;
  const shares = sharesOf(
    body.filter((cells) => cells.length === width),
    width,
  );
  const asWritten = { names: header, ...fitOf(header, shares) };
  const blanks = Array.from({ length: Math.max(1, width - header.length) }, () => "");
  const moved = [...header.map((_, at) => [...header.slice(0, at), ...blanks, ...header.slice(at)]), header.slice(1)]
    .map((names) => names.slice(0, width))
    .map((names) => ({ names, ...fitOf(names, shares) }))
    .filter(({ fits, contradicts }) => contradicts === 0 && fits >= 2);
  if (width > header.length && asWritten.contradicts === 0) {
    const places = new Set([asWritten, ...moved.filter(({ fits }) => fits >= asWritten.fits)].map(typedPlaces));
    return { names: null, isOpen: asWritten.fits >= 2 && places.size > 1 };
  }
  if (asWritten.contradicts < 2) return none;
  const [best, ...others] = moved.filter(({ fits }) => fits > asWritten.fits).toSorted((a, b) => b.fits - a.fits);
  if (best === undefined) return none;
  const isOpen = others.some((other) => other.fits === best.fits && typedPlaces(other) !== typedPlaces(best));
  return { names: isOpen ? null : best.names, isOpen: isOpen && width > header.length };
}

/** The places of the headings that announce a kind of values. */
function typedPlaces({ names }: { readonly names: readonly string[] }): string {
  const typed = names.map((name) => (name === "" || kindOf(name) === null ? "" : name));
  while (typed.at(-1) === "") typed.pop();
  return typed.join("|");
}
