/** Cells that a sheet merges over several rows: the text that is in the first of them holds for all. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { FileRefused } from "./file-refused.ts";

/** A column of cells from one row to a later one: column from 0, rows from 1. */
export interface MergedCells {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

const opening = /<(?:\w{1,64}:)?mergeCells[\s>]/;
const closing = /<\/(?:\w{1,64}:)?mergeCells>/;
const range = /^(?:\w{1,64}:)?mergeCell\s.*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/s;
/** Characters of one tag that are searched: an element of the list has one short attribute. */
const tagCharacters = 200;
/** Bytes that are searched at once. */
const pieceBytes = unitsOfTurn.unpackedBytes;

/**
 * The vertical merges of a sheet, by their first row. The sheet is searched as text: its rows are not parsed.
 * @throws FileRefused xlsx-merged
 */
export async function mergedCellsOf(stream: ByteStream): Promise<MergedCells[]> {
  const list = new MergeList();
  const decoder = new TextDecoder();
  let rest = "";
  let isOpen = false;
  const turns = new Turns("unpackedBytes");
  for await (const bytes of stream) {
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      const piece = bytes.subarray(from, from + pieceBytes);
      const text: string = rest + decoder.decode(piece, { stream: true });
      const start: number = isOpen ? 0 : text.search(opening);
      isOpen ||= start >= 0;
      // The end of a piece may cut the opening, or a tag.
      if (isOpen) {
        const end = text.search(closing);
        const until = end >= 0 ? end : Math.max(text.lastIndexOf("<"), text.length - tagCharacters);
        list.add(text.slice(start, until));
        if (end >= 0) return list.vertical();
        rest = text.slice(until);
      } else rest = text.slice(-80);
      await turns.after(piece.length);
    }
  }
  return list.vertical();
}

/** Collects the ranges of a list, tag by tag. */
class MergeList {
  private count = 0;
  private readonly found: MergedCells[] = [];

  add(text: string): void {
    for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
      const match = range.exec(text.slice(at + 1, Math.min(at + tagCharacters, tagEnd(text, at))));
      if (match === null) continue;
      if (++this.count > fileLimits.mergedRanges.limit) throw new FileRefused("xlsx-merged");
      const [, letters = "", first = "", last = ""] = match;
      this.found.push({ column: columnNumber(letters), first: Number(first), last: Number(last) });
    }
  }

  vertical(): MergedCells[] {
    return this.found
      .filter(({ column, first, last }) => last > first && column < fileLimits.columns.limit)
      .toSorted((a, b) => a.first - b.first);
  }
}

/** Where the tag at `at` ends; no further than the next one begins. */
function tagEnd(text: string, at: number): number {
  const next = text.indexOf("<", at + 1);
  return next < 0 ? text.length : next;
}

function columnNumber(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Fills merged cells down, row by row in the order of the sheet. Figures are left out: a sum is counted once. */
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

  /** Fills the blank cells of a row that are in a merge which began above. */
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
