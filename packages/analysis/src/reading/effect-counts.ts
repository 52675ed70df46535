/** Counts of what the cells of a column are, and which of them the last cell raised. */

/** Most counts: each is a bit of an effect. */
const mostCounts = 31;

export class EffectCounts {
  private readonly counts: Float64Array;
  /** A bit for each count that the present cell raised. */
  effect = 0;

  /** @param size counts, at most 31 */
  constructor(size: number) {
    if (size > mostCounts) throw new RangeError("An effect has a bit for each count.");
    this.counts = new Float64Array(size);
  }

  /** Begins the next cell. */
  begin(): void {
    this.effect = 0;
  }

  /** Raises a count by the present cell, and returns it. */
  add(which: number): number {
    this.effect |= 1 << which;
    return (this.counts[which] = this.of(which) + 1);
  }

  /** Raises the counts that a cell of the same text raised. */
  addAgain(effect: number): void {
    for (let rest = effect; rest !== 0; rest &= rest - 1) {
      const which = 31 - Math.clz32(rest & -rest);
      this.counts[which] = this.of(which) + 1;
    }
  }

  of(which: number): number {
    return this.counts[which] ?? 0;
  }
}
