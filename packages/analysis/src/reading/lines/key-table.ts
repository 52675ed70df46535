/**
 * Maps the raw bytes of a payee's identity to a small number, without a string or an object per payee: keys are in
 * pages of 1 MiB, the index is open addressing over typed arrays. Some 40 bytes a payee next to the key itself.
 */

const entryWidth = 3;

export class KeyTable {
  count = 0;
  /** True when the last `indexOf` added its key. */
  added = false;
  private pages: Uint8Array[] = [];
  private tail = 0;
  private readonly pageShift: number;
  private readonly pageBytes: number;
  /** [hash, length, offset in the pages] of each key, side by side: a look-up reads one line of the cache, not three. */
  private entries = new Int32Array(1024 * entryWidth);
  private slots = new Int32Array(4096);
  /** Where the entry of the last key lies; -1 before the first. */
  private last = -1;

  /** Pages of 2^pageShift bytes; no key may be longer than one. */
  constructor(pageShift = 20) {
    this.pageShift = pageShift;
    this.pageBytes = 1 << pageShift;
  }

  /** Index of key[0, length), which it is given when it is new: 0, 1, 2 … */
  indexOf(key: Uint8Array, length: number, hash: number): number {
    const { slots, entries, last } = this;
    // Neighbouring rows of a ledger often share their payee.
    if (entries[last] === hash && entries[last + 1] === length && this.equals(entries[last + 2] ?? 0, key, length)) {
      this.added = false;
      return last / entryWidth;
    }
    const mask = slots.length - 1;
    let at = hash & mask;
    for (;;) {
      const index = (slots[at] ?? 0) - 1;
      if (index < 0) return this.append(key, length, hash, at);
      const entry = index * entryWidth;
      if (
        entries[entry] === hash &&
        entries[entry + 1] === length &&
        this.equals(entries[entry + 2] ?? 0, key, length)
      ) {
        this.added = false;
        this.last = entry;
        return index;
      }
      at = (at + 1) & mask;
    }
  }

  /** Index of the key bytes[from, from + length) that is there already; -1 for any other. */
  find(bytes: Uint8Array, length: number, hash: number, from = 0): number {
    const { slots, entries } = this;
    const mask = slots.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const index = (slots[at] ?? 0) - 1;
      if (index < 0) return -1;
      const entry = index * entryWidth;
      const isLike = entries[entry] === hash && entries[entry + 1] === length;
      if (isLike && this.equals(entries[entry + 2] ?? 0, bytes, length, from)) return index;
    }
  }

  private equals(offset: number, key: Uint8Array, length: number, from = 0): boolean {
    const page = this.pages[offset >>> this.pageShift];
    if (page === undefined) return false;
    const start = offset & (this.pageBytes - 1);
    for (let at = 0; at < length; at++) if (page[start + at] !== key[from + at]) return false;
    return true;
  }

  private append(key: Uint8Array, length: number, hash: number, slot: number): number {
    const index = this.count++;
    const entry = index * entryWidth;
    if (entry === this.entries.length) this.growEntries();
    if ((this.tail & (this.pageBytes - 1)) + length > this.pageBytes) this.tail = this.pages.length * this.pageBytes;
    while (this.pages.length * this.pageBytes < this.tail + length) this.pages.push(new Uint8Array(this.pageBytes));
    const page = this.pages[this.tail >>> this.pageShift];
    const start = this.tail & (this.pageBytes - 1);
    for (let at = 0; at < length; at++) if (page !== undefined) page[start + at] = key[at] ?? 0;
    this.entries[entry] = hash;
    this.entries[entry + 1] = length;
    this.entries[entry + 2] = this.tail;
    this.tail += length;
    this.last = entry;
    this.slots[slot] = index + 1;
    if (this.count * 2 > this.slots.length) this.growSlots();
    this.added = true;
    return index;
  }

  private growEntries(): void {
    const entries = new Int32Array(this.entries.length * 2);
    entries.set(this.entries);
    this.entries = entries;
  }

  private growSlots(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let index = 0; index < this.count; index++) {
      const hash = this.entries[index * entryWidth] ?? 0;
      let at = hash & mask;
      while (slots[at] !== 0) at = (at + 1) & mask;
      slots[at] = index + 1;
    }
    this.slots = slots;
  }

  /** The bytes of a key. */
  keyAt(index: number): Uint8Array {
    const offset = this.entries[index * entryWidth + 2] ?? 0;
    const start = offset & (this.pageBytes - 1);
    const page = this.pages[offset >>> this.pageShift] ?? new Uint8Array(0);
    return page.subarray(start, start + (this.entries[index * entryWidth + 1] ?? 0));
  }

  /** Bytes held live. */
  bytes(): number {
    return this.pages.length * this.pageBytes + this.slots.byteLength + this.entries.byteLength;
  }
}

/** A hash of key[0, length): four bytes a step, since each step waits for the one before. */
export function hashOf(key: Uint8Array, length: number): number {
  let hash = length;
  let at = 0;
  for (; at + 4 <= length; at += 4) {
    const word = (key[at] ?? 0) | ((key[at + 1] ?? 0) << 8) | ((key[at + 2] ?? 0) << 16) | ((key[at + 3] ?? 0) << 24);
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (; at < length; at++) {
    hash = Math.imul(hash ^ (key[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/** Remembers what the text of a cell was read as, so that each different spelling is decoded once. */
export class CellMemo<T> {
  private readonly table = new KeyTable(14);
  private values: T[] = [];
  private readonly read: (bytes: Uint8Array) => T;

  constructor(read: (bytes: Uint8Array) => T) {
    this.read = read;
  }

  /** The reading of bytes[start, end). Cells are cut at 200 bytes; beyond 10,000 spellings none is remembered. */
  get(bytes: Uint8Array, start: number, end: number): T {
    const cell = bytes.subarray(start, Math.min(end, start + 200));
    if (this.values.length >= 10_000) return this.read(cell);
    const index = this.table.indexOf(cell, cell.length, hashOf(cell, cell.length));
    const known = this.values[index];
    if (known !== undefined) return known;
    const value = this.read(cell);
    this.values[index] = value;
    return value;
  }
}
