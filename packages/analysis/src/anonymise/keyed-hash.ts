/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) that answers in the same tick: rows are rewritten while they are read, and the
 * browser's own digest is asynchronous, which costs more than the digest for each of a million cells.
 */

const constants = new Uint32Array(64);
const beginning = new Uint32Array(8);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

function fillConstants(): void {
  let found = 0;
  for (let number = 2; found < 64; number += 1) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) beginning[found] = fraction(Math.sqrt(number));
    constants[found] = fraction(Math.cbrt(number));
    found += 1;
  }
}
fillConstants();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const blockBytes = 64;
const schedule = new Uint32Array(64);

/** Mixes one block of 64 bytes into a state of eight words. */
function compress(state: Uint32Array, block: DataView, offset: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = block.getUint32(offset + at * 4);
  for (let at = 16; at < 64; at += 1) {
    const early = schedule[at - 15] ?? 0;
    const late = schedule[at - 2] ?? 0;
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[at] = (schedule[at - 16] ?? 0) + low + (schedule[at - 7] ?? 0) + high;
  }
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let at = 0; at < 64; at += 1) {
    const first =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (constants[at] ?? 0) +
      (schedule[at] ?? 0);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

const encoder = new TextEncoder();
/** Bytes of the padding at most: a mark, up to a block of zeros, and the length. */
const mostPadding = blockBytes + 9;

/** Digests of texts under one key. It reuses one buffer: a digest of each cell would otherwise fill the memory. */
export class KeyedHash {
  private readonly inner = beginning.slice();
  private readonly outer = beginning.slice();
  private bytes = new Uint8Array(1024);
  private view = new DataView(this.bytes.buffer);

  constructor(key: string) {
    let length = this.fill(key);
    if (length > blockBytes) {
      this.fillWords(this.finish(beginning.slice(), length, 0));
      length = 32;
    }
    const own = this.bytes.slice(0, length);
    for (const [state, pad] of [
      [this.inner, 0x36],
      [this.outer, 0x5c],
    ] as const) {
      this.bytes.fill(pad, 0, blockBytes);
      for (const [at, byte] of own.entries()) this.bytes[at] = byte ^ pad;
      compress(state, this.view, 0);
    }
  }

  /** The eight words of a text's digest: its 32 bytes, most significant byte first. */
  words(text: string): Uint32Array {
    this.fillWords(this.finish(this.inner.slice(), this.fill(text), blockBytes));
    return this.finish(this.outer.slice(), 32, blockBytes);
  }

  /** Writes a text's UTF-8 to the buffer. Returns how many bytes it has. */
  private fill(text: string): number {
    const needed = text.length * 3 + mostPadding;
    if (this.bytes.length < needed) {
      this.bytes = new Uint8Array(needed * 2);
      this.view = new DataView(this.bytes.buffer);
    }
    return encoder.encodeInto(text, this.bytes).written;
  }

  private fillWords(words: Uint32Array): void {
    for (let at = 0; at < 8; at += 1) this.view.setUint32(at * 4, words[at] ?? 0);
  }

  /** Adds the buffer's bytes and the padding of their end to a state that has read `before` bytes. */
  private finish(state: Uint32Array, length: number, before: number): Uint32Array {
    const padded = Math.ceil((length + 9) / blockBytes) * blockBytes;
    this.bytes.fill(0, length, padded);
    this.bytes[length] = 0x80;
    const bits = (before + length) * 8;
    this.view.setUint32(padded - 8, Math.floor(bits / 2 ** 32));
    this.view.setUint32(padded - 4, bits >>> 0);
    for (let offset = 0; offset < padded; offset += blockBytes) compress(state, this.view, offset);
    return state;
  }
}
