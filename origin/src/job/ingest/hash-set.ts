/** A set of 53-bit hashes above 0, in one typed array: 16 to 32 bytes for each. */
export class HashSet {
  count = 0;
  private slots: Float64Array;

  /** @param expected hashes that come at least: their table is made at once, which costs less than growing to it */
  constructor(expected = 0) {
    this.slots = new Float64Array(2 ** Math.ceil(Math.log2(Math.max(8192, expected * 2))));
  }

  has(hash: number): boolean {
    return this.slots[this.placeOf(hash)] === hash;
  }

  /** Adds a hash; false where the set has it already. */
  add(hash: number): boolean {
    const at = this.placeOf(hash);
    if (this.slots[at] === hash) return false;
    this.slots[at] = hash;
    this.count++;
    if (this.count * 2 > this.slots.length) this.grow();
    return true;
  }

  bytes(): number {
    return this.slots.byteLength;
  }

  /** The slot of a hash, or the free one where it belongs. */
  private placeOf(hash: number): number {
    const mask = this.slots.length - 1;
    const low = ((hash - 1) % 4_294_967_296) | 0;
    let at = (low ^ (low >>> 15)) & mask;
    for (;;) {
      const known = this.slots[at];
      if (known === hash || known === 0) return at;
      at = (at + 1) & mask;
    }
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Float64Array(before.length * 2);
    for (const hash of before) if (hash !== 0) this.slots[this.placeOf(hash)] = hash;
  }
}
