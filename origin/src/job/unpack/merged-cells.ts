/** Cells that a sheet merges over several rows: the text that stands in the first of them holds for all. */
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";

/** A column of cells from one row to a later one: column from 0, rows from 1. */
export interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

/** The list of merged cells stands behind the rows; longer ones than this are not read on. */
const longestList = 2 * 1024 * 1024;
/** Cells of a row that are kept, as many as the reading of CSV keeps. */
export const mostColumns = 4096;
const opening = /<(?:\w+:)?mergeCells[\s>]/;
const closing = /<\/(?:\w+:)?mergeCells>/;
const range = /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** The vertical merges of a sheet, by their first row. The sheet is searched as text: its rows are not taken apart. */
export async function mergedCellsOf(stream: ByteStream): Promise<MergedCells[]> {
  const decoder = new TextDecoder();
  let list = "";
  let isOpen = false;
  for await (const bytes of stream) {
    const text: string = list + decoder.decode(bytes, { stream: true });
    const start: number = isOpen ? 0 : text.search(opening);
    isOpen ||= start >= 0;
    // The opening may be cut by the end of a piece.
    list = isOpen ? text.slice(start) : text.slice(-64);
    if (isOpen && (closing.test(list) || list.length > longestList)) break;
  }
  if (!isOpen) return [];
  return [...list.matchAll(range)]
    .map(([, letters = "", first = "", last = ""]) => ({
      column: columnNumber(letters),
      first: Number(first),
      last: Number(last),
    }))
    .filter(({ column, first, last }) => last > first && column < mostColumns)
    .toSorted((a, b) => a.first - b.first);
}

function columnNumber(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Fills merged cells down, row by row in the order of the sheet. Figures are left out: a sum stands once. */
export class FillDown<Cell> {
  /** Ranges of which at least one cell was filled. */
  filled = 0;
  private next = 0;
  /** What began above, by column: of a column one merge is open at a time. */
  private readonly open = new Map<number, { last: number; cell: Cell; isUsed: boolean }>();
  private readonly merges: readonly MergedCells[];

  constructor(merges: readonly MergedCells[]) {
    this.merges = merges;
  }

  /** Fills the blank cells of a row that lie in a merge which began above. */
  fill(row: number, cells: (Cell | undefined)[], isFigure: (column: number) => boolean): void {
    for (const [column, each] of this.open) {
      if (each.last < row) this.open.delete(column);
      if (each.last < row || cells[column] !== undefined) continue;
      cells[column] = each.cell;
      if (!each.isUsed) this.filled++;
      each.isUsed = true;
    }
    for (; (this.merges[this.next]?.first ?? Infinity) <= row; this.next++) {
      const merged = this.merges[this.next];
      const cell = merged?.first === row ? cells[merged.column] : undefined;
      if (merged === undefined || cell === undefined || isFigure(merged.column)) continue;
      this.open.set(merged.column, { last: merged.last, cell, isUsed: false });
    }
  }
}
