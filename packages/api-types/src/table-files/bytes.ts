export type Bytes = Uint8Array<ArrayBuffer>;
export type ByteStream = AsyncIterable<Bytes>;

/** Bytes over a buffer of their own kind, copied only where they are shared. */
export function ownBytes(bytes: Uint8Array): Bytes {
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
}
