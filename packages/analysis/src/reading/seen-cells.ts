/** What the cells of a column were judged as, by their text: dates and codes of a ledger repeat, and are judged once. */

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

interface Seen extends CellVerdict {
  readonly hash: number;
  readonly at: number;
  readonly length: number;
}

export class SeenCells {
  private readonly seen: Seen[] = [];
  /** Places in `seen`, from 1, by hash. */
  private slots = new Uint16Array(256);
  private texts = new Uint8Array(1024);
  private used = 0;
  private known = 0;
  private unknown = 0;

  /** Whether looking here still costs less than judging. */
  get isUseful(): boolean {
    return this.unknown < patience || this.known > this.unknown;
  }

  /** The verdict on the same text; null for a new one. */
  find(hash: number, bytes: Uint8Array, start: number, end: number): CellVerdict | null {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const seen = this.seen[(this.slots[slot] ?? 0) - 1];
      if (seen === undefined) {
        this.unknown++;
        return null;
      }
      if (seen.hash === hash && this.isText(seen, bytes, start, end)) {
        this.known++;
        return seen;
      }
    }
  }

  /** Remembers what a new text was judged as; a long one, or one of too many, is not remembered. */
  keep(hash: number, bytes: Uint8Array, start: number, end: number, verdict: CellVerdict): void {
    const length = end - start;
    if (length > longestText || this.seen.length >= mostTexts) return;
    if (this.used + length > this.texts.length) this.growTexts();
    for (let at = 0; at < length; at++) this.texts[this.used + at] = bytes[start + at] ?? 0;
    this.seen.push({ ...verdict, hash, at: this.used, length });
    this.used += length;
    if (this.seen.length * 2 > this.slots.length) this.growSlots();
    else this.place(this.seen.length);
  }

  private isText({ at, length }: Seen, bytes: Uint8Array, start: number, end: number): boolean {
    if (length !== end - start) return false;
    const { texts } = this;
    for (let byte = 0; byte < length; byte++) if (texts[at + byte] !== bytes[start + byte]) return false;
    return true;
  }

  private place(index: number): void {
    const mask = this.slots.length - 1;
    let slot = (this.seen[index - 1]?.hash ?? 0) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = index;
  }

  private growSlots(): void {
    this.slots = new Uint16Array(this.slots.length * 2);
    for (let index = 1; index <= this.seen.length; index++) this.place(index);
  }

  private growTexts(): void {
    const texts = new Uint8Array(this.texts.length * 2);
    texts.set(this.texts);
    this.texts = texts;
  }
}
