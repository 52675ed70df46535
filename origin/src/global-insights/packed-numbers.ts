/**
 * Whole numbers in few bytes: a cube's figures are mostly small, and take a quarter of the room of 64-bit floats. The
 * first byte of a number has its lowest six bits, its sign and whether more follow; each further byte has seven bits.
 */

/** Bytes of a number below 2^53, at most. */
const maxBytes = 8;
const [whole, exact] = [1, 0];

/** Packs numbers; those that aren't all whole are stored as they are. */
export function packNumbers(numbers: Float64Array): ArrayBuffer {
  if (!numbers.every((number) => Number.isSafeInteger(number))) {
    const bytes = new Uint8Array(8 + numbers.byteLength);
    bytes[0] = exact;
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), 8);
    return bytes.buffer;
  }
  const bytes = new Uint8Array(1 + numbers.length * maxBytes);
  bytes[0] = whole;
  let at = 1;
  for (const number of numbers) {
    const size = Math.abs(number);
    let rest = Math.floor(size / 64);
    bytes[at++] = (size % 64) | (number < 0 ? 64 : 0) | (rest > 0 ? 128 : 0);
    while (rest > 0) {
      const next = Math.floor(rest / 128);
      bytes[at++] = (rest % 128) | (next > 0 ? 128 : 0);
      rest = next;
    }
  }
  return bytes.slice(0, at).buffer;
}

/** The numbers that `packNumbers` packed. */
export function unpackNumbers(buffer: ArrayBuffer): Float64Array {
  const bytes = new Uint8Array(buffer);
  if (bytes[0] !== whole) return new Float64Array(buffer, 8);
  const numbers = new Float64Array(bytes.length);
  let [at, count] = [1, 0];
  while (at < bytes.length) {
    const first = bytes[at++] ?? 0;
    let size = first & 63;
    if (first >= 128) {
      let [scale, byte] = [64, 128];
      while (byte >= 128) {
        byte = bytes[at++] ?? 0;
        size += (byte & 127) * scale;
        scale *= 128;
      }
    }
    numbers[count++] = (first & 64) === 64 ? -size : size;
  }
  return numbers.subarray(0, count);
}
