/** Pages of 53-bit hashes, as they are stored between the slices of an ingest. */
import { bytesOf, type SqlValue } from "./sql-runner.ts";

const pageHashes = 64 * 1024;

/** The hashes of a page, in their order. */
export function* hashesOf(page: SqlValue | undefined): Iterable<number> {
  const bytes = bytesOf(page);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.byteLength; at += 8) yield view.getFloat64(at, true);
}

/** Hashes as pages below the size of a stored value. */
export function* hashPages(hashes: Float64Array<ArrayBuffer>): Iterable<ArrayBuffer> {
  for (let from = 0; from < hashes.length; from += pageHashes) {
    const part = hashes.subarray(from, from + pageHashes);
    const page = new DataView(new ArrayBuffer(part.length * 8));
    part.forEach((hash, at) => page.setFloat64(at * 8, hash, true));
    yield page.buffer;
  }
}
