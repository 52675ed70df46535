/** Fetches the next bytes of a file while the present ones are worked on: storage answers when no one waits for it. */
import type { RangeReader } from "@paygauge/analysis/reading/ranges";

/** A window ends at its last whole record; the next one begins somewhat before the end of the bytes read. */
const overlap = 64 * 1024;

interface Ahead {
  offset: number;
  bytes: Promise<Uint8Array | null>;
}

/**
 * A reader that runs one range ahead of its caller, who reads on from near the end of the last range. An answer may be
 * shorter than asked for, as windows allow; what was fetched in vain or not at all is read again, so that a fault shows
 * where it is asked for. Holds the bytes of one range more.
 * @param size bytes of the file
 */
export function readAhead(read: RangeReader, size: number): RangeReader {
  let ahead: Ahead | null = null;

  const fetched = async (offset: number, length: number): Promise<Uint8Array | null> => {
    const found = ahead;
    ahead = null;
    if (found === null || offset < found.offset || offset >= found.offset + overlap) return null;
    const bytes = await found.bytes;
    if (bytes === null || bytes.length <= offset - found.offset) return null;
    return bytes.subarray(offset - found.offset, offset - found.offset + length);
  };

  return async (offset, length) => {
    const bytes = (await fetched(offset, length)) ?? (await read(offset, length));
    const end = offset + bytes.length;
    if (bytes.length > overlap && end < size) {
      const from = end - overlap;
      ahead = { offset: from, bytes: read(from, Math.min(length + overlap, size - from)).catch(() => null) };
    }
    return bytes;
  };
}
