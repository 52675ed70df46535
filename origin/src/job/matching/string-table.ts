/**
 * Interned strings in one byte pool: about ten bytes next to the text itself, where a Map of strings costs a hundred.
 */

const encoder = new TextEncoder();

/** Text as UTF-8 in a reusable buffer; valid until the next call on the same object. */
export class ByteText {
  bytes: Uint8Array = new Uint8Array(256);
  length = 0;

  set(text: string): this {
    const most = text.length * 3;
    if (most > this.bytes.length) this.bytes = new Uint8Array(most * 2);
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) {
        this.length = encoder.encodeInto(text, this.bytes).written;
        return this;
      }
      this.bytes[index] = code;
    }
    this.length = text.length;
    return this;
  }
}

const space = 0x20;

/** Where the word that begins here ends. */
function wordEnd(text: Uint8Array, from: number): number {
  const end = text.indexOf(space, from);
  return end < 0 ? text.length : end;
}

function hasWord(text: Uint8Array, words: Uint8Array, from: number, to: number): boolean {
  for (let start = 0; start <= text.length;) {
    const end = wordEnd(text, start);
    let at = 0;
    while (at < to - from && at < end - start && text[start + at] === words[from + at]) at += 1;
    if (at === to - from && at === end - start) return true;
    start = end + 1;
  }
  return false;
}

/** All words of the shorter text, separated by single spaces, are in the longer one; an empty text is in none. */
export function containsWords(a: Uint8Array, b: Uint8Array): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  for (let from = 0; from <= short.length;) {
    const to = wordEnd(short, from);
    if (!hasWord(long, short, from, to)) return false;
    from = to + 1;
  }
  return true;
}

function grown<T extends Uint8Array | Uint32Array | Int32Array>(array: T, make: (size: number) => T, least: number): T {
  const bigger = make(Math.max(array.length * 2, least));
  bigger.set(array);
  return bigger;
}

export class StringTable {
  bytes: Uint8Array = new Uint8Array(1024);
  /** starts[id] … starts[id + 1] is the text of id. */
  starts: Uint32Array = new Uint32Array(256);
  size = 0;
  #slots = new Int32Array(512).fill(-1);
  readonly #scratch = new ByteText();

  #slotOf(text: ByteText): number {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ (text.bytes[index] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const id = this.#slots[slot] ?? -1;
      if (id < 0 || this.#equal(id, text)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #equal(id: number, text: ByteText): boolean {
    const start = this.starts[id] ?? 0;
    if ((this.starts[id + 1] ?? 0) - start !== text.length) return false;
    for (let index = 0; index < text.length; index += 1)
      if (this.bytes[start + index] !== text.bytes[index]) return false;
    return true;
  }

  /** Id of a text, -1 when the table does not hold it. */
  find(text: string): number {
    return this.#slots[this.#slotOf(this.#scratch.set(text))] ?? -1;
  }

  /** Id of a text, added when new. */
  intern(text: string): number {
    const encoded = this.#scratch.set(text);
    const slot = this.#slotOf(encoded);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    const start = this.starts[this.size] ?? 0;
    const end = start + encoded.length;
    if (end > this.bytes.length) this.bytes = grown(this.bytes, (size) => new Uint8Array(size), end);
    if (this.size + 2 > this.starts.length) this.starts = grown(this.starts, (size) => new Uint32Array(size), 0);
    this.bytes.set(encoded.bytes.subarray(0, encoded.length), start);
    this.starts[this.size + 1] = end;
    this.#slots[slot] = this.size;
    this.size += 1;
    if (this.size * 2 > this.#slots.length) this.#rehash();
    return this.size - 1;
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const text = new ByteText();
    for (let id = 0; id < this.size; id += 1) {
      text.bytes = this.bytes.subarray(this.starts[id], this.starts[id + 1]);
      text.length = text.bytes.length;
      this.#slots[this.#slotOf(text)] = id;
    }
  }

  /** Releases the unused rest. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.starts[this.size]);
    this.starts = this.starts.slice(0, this.size + 1);
  }

  get byteLength(): number {
    return this.bytes.byteLength + this.starts.byteLength + this.#slots.byteLength;
  }
}

/** Typed array that grows while it is filled. */
export class Growing {
  #data: Uint32Array;
  length = 0;

  constructor(expected = 1024) {
    this.#data = new Uint32Array(expected);
  }

  push(value: number): void {
    if (this.length === this.#data.length) this.#data = grown(this.#data, (size) => new Uint32Array(size), 16);
    this.#data[this.length] = value;
    this.length += 1;
  }

  done(): Uint32Array {
    return this.#data.slice(0, this.length);
  }
}
