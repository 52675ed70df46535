/** Documents by payee and size: how many, their value, and the largest of them. */

/** Codes are below it (document-size.ts). */
const codes = 2 ** 15;
/** Numbers of an entry: place and code as one, count, value, largest. */
const width = 4;

export type SizeEntry = readonly [place: number, code: number, count: number, valueMinor: number, largest: number];

/** Sums in one hash table of typed arrays, bounded by what is added between two `clear`. */
export class SizeSums {
  private slots = new Int32Array(1024).fill(-1);
  private data = new Float64Array(width * 512);
  private used = 0;

  /** Adds to a code of a place (0, 1, 2 …). */
  add(place: number, code: number, count: number, valueMinor: number, largestMinor: number): void {
    const at = this.entryOf(place * codes + code) * width;
    const { data } = this;
    data[at + 1] = (data[at + 1] ?? 0) + count;
    data[at + 2] = (data[at + 2] ?? 0) + valueMinor;
    if (largestMinor > (data[at + 3] ?? 0)) data[at + 3] = largestMinor;
  }

  get entries(): number {
    return this.used;
  }

  /** Hands on every entry, by place and code. */
  *sorted(): Iterable<SizeEntry> {
    for (const key of this.keys().toSorted()) yield this.entryAt((this.slots[this.slotOf(key)] ?? 0) * width);
  }

  /** The place and code of every entry as one number: an array of numbers alone is sorted without calls. */
  private keys(): Float64Array {
    const keys = new Float64Array(this.used);
    for (let entry = 0; entry < this.used; entry++) keys[entry] = this.data[entry * width] ?? 0;
    return keys;
  }

  private entryAt(at: number): SizeEntry {
    const { data } = this;
    const key = data[at] ?? 0;
    const place = Math.floor(key / codes);
    return [place, key - place * codes, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
  }

  clear(): void {
    if (this.used > 0) this.slots.fill(-1);
    this.used = 0;
  }

  /** Bytes held live. */
  bytes(): number {
    return this.slots.byteLength + this.data.byteLength;
  }

  private entryOf(key: number): number {
    const at = this.slotOf(key);
    const known = this.slots[at] ?? -1;
    if (known >= 0) return known;
    const entry = this.used++;
    this.slots[at] = entry;
    if ((entry + 1) * width > this.data.length) this.growData();
    this.data.fill(0, entry * width, (entry + 1) * width);
    this.data[entry * width] = key;
    if (this.used * 2 > this.slots.length) this.growSlots();
    return entry;
  }

  /** The slot of a key, or the free one where it belongs. */
  private slotOf(key: number): number {
    const mask = this.slots.length - 1;
    const mixed = Math.imul(key | 0, -1_640_531_527);
    let at = (mixed ^ (mixed >>> 15)) & mask;
    for (;;) {
      const entry = this.slots[at] ?? -1;
      if (entry < 0 || this.data[entry * width] === key) return at;
      at = (at + 1) & mask;
    }
  }

  private growData(): void {
    const data = new Float64Array(this.data.length * 2);
    data.set(this.data);
    this.data = data;
  }

  private growSlots(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    for (let entry = 0; entry < this.used; entry++) this.slots[this.slotOf(this.data[entry * width] ?? 0)] = entry;
  }
}
