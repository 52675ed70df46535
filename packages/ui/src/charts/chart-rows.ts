import type { MenuItem } from "../components/menu/menu-entries.ts";

/** A chart's figures as a table: for "View as table" and for the CSV. */
export interface ChartTable {
  readonly head: readonly string[];
  /** Headings of files, where they say more: the currency, which the cells of the page carry. */
  readonly fileHead?: readonly string[];
  /** Texts as shown; the first column names the row. */
  readonly rows: readonly (readonly string[])[];
  /** The same with bare numbers, for a spreadsheet. */
  readonly raw: readonly (readonly (string | number)[])[];
  /** Actions on a row, by its position: the same as with its bar. */
  readonly menu?: ((at: number) => readonly MenuItem[]) | undefined;
}

/**
 * RFC 4180 text with a byte order mark. A text that a spreadsheet would take for a
 * formula is kept as text by a leading apostrophe; numbers stay numbers.
 */
export function csvOf({ head, fileHead = head, raw }: ChartTable): string {
  const lines = [fileHead, ...raw].map((row) => row.map(csvCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function csvCell(cell: string | number): string {
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** "northgate-fy26-spend-by-mcc-2026-01-31.csv": what the chart is of, its title with the dimension, and the day. */
export function chartFileName(subject: string, title: string, ending: string, on: Date): string {
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return fileNameOf(`${subject} ${title} ${day}`, ending);
}

/** "northgate-spend-by-mcc.csv": letters and digits only, so that every system takes it. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .normalize("NFKD")
    // An accent isn't a gap between letters: "dépenses" is "depenses".
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${name === "" ? "chart" : name}.${ending}`;
}
