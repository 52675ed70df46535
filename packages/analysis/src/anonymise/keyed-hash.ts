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
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
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
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}

/** Adds bytes and the padding of their end to a state that has seen `before` bytes. */
function finish(state: Uint32Array, bytes: Uint8Array, before: number): void {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bits = (before + bytes.length) * 8;
  view.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32));
  view.setUint32(padded.length - 4, bits >>> 0);
  for (let offset = 0; offset < padded.length; offset += blockBytes) compress(state, view, offset);
}

function bytesOf(state: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of state.entries()) view.setUint32(at * 4, word);
  return bytes;
}

const encoder = new TextEncoder();

/** Digests of texts under one key. */
export class KeyedHash {
  private readonly inner = beginning.slice();
  private readonly outer = beginning.slice();

  constructor(key: string) {
    let bytes = encoder.encode(key);
    if (bytes.length > blockBytes) {
      const state = beginning.slice();
      finish(state, bytes, 0);
      bytes = new Uint8Array(bytesOf(state));
    }
    for (const [state, pad] of [
      [this.inner, 0x36],
      [this.outer, 0x5c],
    ] as const) {
      const block = new Uint8Array(blockBytes).fill(pad);
      for (const [at, byte] of bytes.entries()) block[at] = byte ^ pad;
      compress(state, new DataView(block.buffer), 0);
    }
  }

  /** The 32 bytes of a text's digest. */
  digest(text: string): Uint8Array {
    const inner = this.inner.slice();
    finish(inner, encoder.encode(text), blockBytes);
    const outer = this.outer.slice();
    finish(outer, bytesOf(inner), blockBytes);
    return bytesOf(outer);
  }
}
