/** Hashes of the rows of a file that is being taken in, so that a slice after a restart knows what earlier ones saw. */
import { Repeats } from "./repeats.ts";
import { bytesOf, drain, type SqlRunner } from "./sql-runner.ts";

const pageHashes = 64 * 1024;

/** The rows that committed slices of a file saw. */
export function loadRows(sql: SqlRunner, uploadId: string): Repeats {
  const repeats = new Repeats(true);
  for (const row of sql.exec("SELECT hashes FROM ingest_row_page WHERE upload_id = ?", uploadId)) {
    const bytes = bytesOf(row.hashes);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 8 <= bytes.byteLength; at += 8) repeats.remember(view.getFloat64(at, true));
  }
  return repeats;
}

/** Stores the rows that a slice saw first; a file that is done needs none of them any more. */
export function saveRows(sql: SqlRunner, uploadId: string, fresh: Float64Array<ArrayBuffer>, done: boolean): void {
  if (done) {
    drain(sql.exec("DELETE FROM ingest_row_page WHERE upload_id = ?", uploadId));
    return;
  }
  for (let from = 0; from < fresh.length; from += pageHashes) {
    const part = fresh.subarray(from, from + pageHashes);
    const page = new DataView(new ArrayBuffer(part.length * 8));
    part.forEach((hash, at) => page.setFloat64(at * 8, hash, true));
    drain(sql.exec("INSERT INTO ingest_row_page (upload_id, hashes) VALUES (?, ?)", uploadId, page.buffer));
  }
}
