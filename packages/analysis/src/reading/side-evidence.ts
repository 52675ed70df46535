/** Which signs amounts have next to each value of the columns that hold few values. */

/** Columns of figures that are followed. */
const maxFigures = 12;

export interface Signs {
  /** Column of the figures. */
  column: number;
  positive: number;
  negative: number;
}

export class SideEvidence {
  private readonly figures: number[] = [];
  private readonly placeOf: Int8Array;
  private readonly counts: (Uint32Array | undefined)[] = [];
  private readonly values: number;

  /** @param columns of the file @param values at most, that a column of few has */
  constructor(columns: number, values: number) {
    this.placeOf = new Int8Array(columns).fill(-1);
    this.values = values;
  }

  /**
   * Takes in a row.
   * @param slots place of each column's value among the column's own, -1 for none
   * @param kinds 1 for a cell that is an amount, -1 for a negative one, 0 for any other
   */
  add(slots: Int8Array, kinds: Int8Array, width: number): void {
    for (let at = 0; at < width; at++) {
      if (kinds[at] === 0 || (this.placeOf[at] ?? -1) >= 0 || this.figures.length >= maxFigures) continue;
      this.placeOf[at] = this.figures.length;
      this.figures.push(at);
    }
    for (let at = 0; at < width; at++) {
      const slot = slots[at] ?? -1;
      if (slot < 0) continue;
      const counts = (this.counts[at] ??= new Uint32Array(this.values * maxFigures * 2));
      for (let place = 0; place < this.figures.length; place++) {
        const kind = kinds[this.figures[place] ?? -1] ?? 0;
        if (kind === 0) continue;
        const index = (slot * maxFigures + place) * 2 + (kind < 0 ? 1 : 0);
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
  }

  /** Signs of the amounts next to a value. */
  signsOf(column: number, slot: number): Signs[] {
    const counts = this.counts[column];
    if (counts === undefined) return [];
    return this.figures.flatMap((figure, place) => {
      const index = (slot * maxFigures + place) * 2;
      const [positive, negative] = [counts[index] ?? 0, counts[index + 1] ?? 0];
      return figure === column || positive + negative === 0 ? [] : [{ column: figure, positive, negative }];
    });
  }
}
