/** Columns of a PDF page: text that flows down each, or a table whose rows belong together. */
import type { Fragment, Row } from "./pdf-rows.ts";
import { TableRows } from "./table-rows.ts";

export interface Line {
  readonly text: string;
  readonly height: number;
  readonly y: number;
  /** A row of a table, which continues no other line. */
  readonly isRow?: true;
}

/** Rows of a region are at most so many line heights apart. */
const mostApart = 2.6;
/** Rows that are looked at together, and columns of a page. */
const mostRows = 400;
const mostColumns = 30;
const leastRows = { prose: 3, table: 2 } as const;
/** Text in columns has long fragments; cells are short. */
const prose = { characters: 18, words: 3 } as const;

interface Column {
  from: number;
  to: number;
}

const overlaps = (a: Column, b: Column): boolean => a.from < b.to && b.from < a.to;

/** The columns with another fragment, or null where it reaches over two of them. */
function withFragment(columns: readonly Column[], { from, to }: Fragment): Column[] | null {
  const over = columns.filter((column) => overlaps(column, { from, to }));
  if (over.length > 1) return null;
  const [only] = over;
  if (only === undefined && columns.length >= mostColumns) return null;
  if (only === undefined) return [...columns, { from, to }].toSorted((a, b) => a.from - b.from);
  const wider = { from: Math.min(only.from, from), to: Math.max(only.to, to) };
  return columns.map((column) => (column === only ? wider : column));
}

function withRow(columns: readonly Column[], row: Row): Column[] | null {
  let found: Column[] | null = [...columns];
  for (const fragment of row.fragments) found = found === null ? null : withFragment(found, fragment);
  return found;
}

interface Region {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
}

/** The rows from one on that share columns; null where it has one fragment, or no other row follows in them. */
function regionFrom(rows: readonly Row[], start: number): Region | null {
  const first = rows[start];
  if (first === undefined || first.fragments.length < 2) return null;
  let columns = withRow([], first);
  const taken = [first];
  for (const row of rows.slice(start + 1, start + mostRows)) {
    const last = taken.at(-1) ?? first;
    const gap = last.y - row.y;
    const next: Column[] | null = columns && withRow(columns, row);
    const isNear = gap > 0 && gap < Math.max(last.height, row.height) * mostApart;
    const isLike = Math.abs(row.height - first.height) < first.height * 0.3;
    if (!isNear || !isLike || next === null || next.length > Math.max(columns?.length ?? 0, row.fragments.length))
      break;
    columns = next;
    taken.push(row);
  }
  // Lines of one fragment at the end may be what follows.
  while ((taken.at(-1)?.fragments.length ?? 2) < 2 && !isProse(taken, columns ?? [])) taken.pop();
  return columns === null || taken.length < leastRows.table || columns.length < 2 ? null : { rows: taken, columns };
}

const cellOf = (row: Row, column: Column): string =>
  row.fragments
    .filter((fragment) => overlaps(column, fragment))
    .map(({ text }) => text)
    .join(" ");

function isProse(rows: readonly Row[], columns: readonly Column[]): boolean {
  if (rows.length < leastRows.prose || columns.length > 3) return false;
  return columns.every((column) => {
    const cells = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== "");
    const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
    const words = cells.reduce((sum, cell) => sum + cell.split(" ").length, 0);
    return characters >= cells.length * prose.characters && words >= cells.length * prose.words;
  });
}

/** Column after column. */
const linesOfProse = ({ rows, columns }: Region): Line[] =>
  columns.flatMap((column) =>
    rows.flatMap((row) => {
      const text = cellOf(row, column);
      return text === "" ? [] : [{ text, height: row.height, y: row.y }];
    }),
  );

/** Row after row; a row with one cell continues the cell above it. */
function linesOfTable({ rows, columns }: Region): Line[] {
  const table = new TableRows();
  const cells: { row: Row; texts: string[] }[] = [];
  for (const row of rows) {
    const texts = columns.map((column) => cellOf(row, column));
    const last = cells.at(-1);
    if (row.fragments.length === 1 && last !== undefined)
      last.texts = last.texts.map((text, at) => `${text} ${texts[at] ?? ""}`.trim());
    else cells.push({ row, texts });
  }
  const lineOf = (row: Row, text: string): Line => ({ text, height: row.height, y: row.y, isRow: true });
  const lines = cells.flatMap(({ row, texts }) =>
    table.add({ cells: texts, isHeading: false }).map(({ text }) => lineOf(row, text)),
  );
  const [first] = rows;
  return first === undefined ? lines : [...lines, ...table.end().map(({ text }) => lineOf(first, text))];
}

/** The lines of a page in the order in which they are read. */
export function linesOf(rows: readonly Row[]): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < rows.length;) {
    const region = regionFrom(rows, at);
    if (region === null) {
      const row = rows[at];
      if (row !== undefined)
        lines.push({ text: row.fragments.map(({ text }) => text).join(" "), height: row.height, y: row.y });
      at++;
    } else {
      lines.push(...(isProse(region.rows, region.columns) ? linesOfProse(region) : linesOfTable(region)));
      at += region.rows.length;
    }
  }
  return lines;
}
