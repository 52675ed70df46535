/** Parts of a set. One that is full grows by itself: to move all hashes at once would hold the thread. */
const parts = 64;
const partBits = 6;
const leastSlots = 128;

/** The low 32 bits: `|` takes them of any whole number, without a division. */
const lowWord = (hash: number): number => (hash - 1) | 0;

/** A set of 53-bit hashes above 0, in typed arrays: 16 to 32 bytes for each. */
export class HashSet {
  count = 0;
  private readonly tables: readonly HashTable[];

  /** @param expected hashes that come at least: their tables are made at once, which costs less than growing to it */
  constructor(expected = 0) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(leastSlots, (expected * 2) / parts)));
    this.tables = Array.from({ length: parts }, () => new HashTable(slots));
  }

  has(hash: number): boolean {
    return this.tableOf(hash).has(hash);
  }

  /** Adds a hash; false where the set has it already. */
  add(hash: number): boolean {
    const isNew = this.tableOf(hash).add(hash);
    if (isNew) this.count++;
    return isNew;
  }

  bytes(): number {
    return this.tables.reduce((sum, table) => sum + table.bytes(), 0);
  }

  private tableOf(hash: number): HashTable {
    const table = this.tables[lowWord(hash) >>> (32 - partBits)];
    if (table === undefined) throw new RangeError("A hash has no part.");
    return table;
  }
}

/** The hashes of one part. */
class HashTable {
  private count = 0;
  private slots: Float64Array;

  constructor(slots: number) {
    this.slots = new Float64Array(slots);
  }

  has(hash: number): boolean {
    return this.slots[this.placeOf(hash)] === hash;
  }

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
    const low = lowWord(hash);
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
