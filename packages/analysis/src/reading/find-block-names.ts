/** Finds out from the first rows of a file whether suppliers are named in rows of their own above their rows. */
import { blockNameOf, mostHeadingCells, type FilledCell } from "./block-names.ts";

/** Suppliers with rows below them, at least. */
const fewest = 2;
/** Share of the rows with figures that may be below no name. */
const mostUnnamed = 0.1;
/** Share of the names that are different: "Bills" and "Payments" repeat within each supplier. */
const leastDistinct = 0.7;
/** Share of the names in the commonest column. */
const leastInColumn = 0.8;
const fewestCells = 3;

const figure = /^[-+(]?\p{Sc}?\s?\d[\d.,' ]*\)?-?$/u;

/** Rows of the file by its records, so far as it looks at them, the heading's and those above it included. */
type Rows = readonly (readonly string[])[];

const filledOf = (row: readonly string[]): FilledCell[] =>
  row.flatMap((cell, column) => {
    const text = cell.trim();
    return text === "" ? [] : [{ column, text }];
  });

/** Whether a row has amounts, dates or numbers: a heading has none in three cells. */
const isDetail = (filled: readonly FilledCell[]): boolean =>
  filled.length >= fewestCells && filled.some(({ text }) => figure.test(text));

/**
 * The column that names suppliers above their rows; null where the file has no such names.
 * @param headerRow row of the column names, from 1: rows above it may name the first supplier
 */
export function blockColumnOf(rows: Rows, headerRow: number): number | null {
  const header = rows[headerRow - 1]?.join("\n") ?? "";
  const named = new Map<number, Set<string>>();
  let blocks = 0;
  let details = 0;
  let unnamed = 0;
  let last: { column: number; name: string } | null = null;
  let isCounted = false;
  for (const [at, row] of rows.entries()) {
    if (row.join("\n") === header) continue;
    const filled = filledOf(row);
    if (isDetail(filled) && at >= headerRow) {
      details++;
      if (last === null) unnamed++;
      else if (!isCounted) {
        isCounted = true;
        blocks++;
        named.set(last.column, (named.get(last.column) ?? new Set()).add(last.name));
      }
      continue;
    }
    const found = filled.length > mostHeadingCells || isDetail(filled) ? null : blockNameOf(filled);
    if (found === null || found.name === "") continue;
    last = { column: found.column, name: found.name };
    isCounted = false;
  }
  const [best] = [...named].toSorted(([, a], [, b]) => b.size - a.size);
  if (best === undefined) return null;
  const [column, names] = best;
  const distinct = [...named.values()].reduce((sum, each) => sum + each.size, 0);
  const isFound =
    names.size >= fewest &&
    names.size >= distinct * leastInColumn &&
    distinct >= blocks * leastDistinct &&
    unnamed <= details * mostUnnamed;
  return isFound ? column : null;
}
