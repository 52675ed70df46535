/** What the cells of a column were judged as, by their text: dates and codes of a ledger repeat, and are judged once. */
import { KeyTable } from "./lines/key-table.ts";

/** Texts that are remembered, and bytes of the longest of them. */
const mostTexts = 4096;
const longestText = 40;
/** After so many cells of other texts than are remembered, and more than of these, a column is remembered no more. */
const patience = 20_000;

/** What a cell counts as: for dates and for amounts (`EffectCounts`), and its kind (`ColumnProfiler.add`). */
interface CellVerdict {
  readonly isDate: boolean;
  readonly kind: number;
  readonly dateEffect: number;
  readonly markEffect: number;
}

export class SeenCells {
  private readonly texts = new KeyTable(14);
  private readonly verdicts: CellVerdict[] = [];
  private known = 0;
  private unknown = 0;

  /** Whether looking here still costs less than judging. */
  get isUseful(): boolean {
    return this.unknown < patience || this.known > this.unknown;
  }

  /** The verdict on the same text; null for a new one. */
  find(hash: number, bytes: Uint8Array, start: number, end: number): CellVerdict | null {
    const place = this.texts.find(bytes, end - start, hash, start);
    if (place < 0) this.unknown++;
    else this.known++;
    return this.verdicts[place] ?? null;
  }

  /** Remembers what a new text was judged as; a long one, or one of too many, is not remembered. */
  keep(hash: number, cell: Uint8Array, verdict: CellVerdict): void {
    if (cell.length > longestText || this.verdicts.length >= mostTexts) return;
    this.texts.indexOf(cell, cell.length, hash);
    this.verdicts.push(verdict);
  }
}
