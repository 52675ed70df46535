/** One part of a file: its number (from 1) and its bytes, [from, to). */
export interface Part {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Parts of a file of `size` bytes; every part but the last has `partBytes`. */
export function partsOf(size: number, partBytes: number): readonly Part[] {
  const count = Math.ceil(size / partBytes);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    from: index * partBytes,
    to: Math.min(size, (index + 1) * partBytes),
  }));
}

/** Parts that the system does not have yet. */
export function missingParts(size: number, partBytes: number, received: readonly number[]): readonly Part[] {
  const there = new Set(received);
  return partsOf(size, partBytes).filter((part) => !there.has(part.number));
}

/** Bytes that the system has. */
export function bytesReceived(size: number, partBytes: number, received: readonly number[]): number {
  const there = new Set(received);
  return partsOf(size, partBytes).reduce((sum, part) => sum + (there.has(part.number) ? part.to - part.from : 0), 0);
}
