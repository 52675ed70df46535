/** Hashes of the rows of a file that is being taken in, so that a slice after a restart knows what earlier ones saw. */
import { hashesOf, hashPages } from "./hash-pages.ts";
import { Repeats } from "./repeats.ts";
import { drain, type SqlRunner } from "./sql-runner.ts";

/** The rows that committed slices of a file saw. */
export function loadRows(sql: SqlRunner, uploadId: string): Repeats {
  const repeats = new Repeats(true);
  for (const row of sql.exec("SELECT hashes FROM ingest_row_page WHERE upload_id = ?", uploadId)) {
    for (const hash of hashesOf(row.hashes)) repeats.remember(hash);
  }
  return repeats;
}

/** Stores the rows that a slice saw first; a file that is done needs no row any more. */
export function saveRows(sql: SqlRunner, uploadId: string, fresh: Float64Array<ArrayBuffer>, done: boolean): void {
  if (done) {
    drain(sql.exec("DELETE FROM ingest_row_page WHERE upload_id = ?", uploadId));
    return;
  }
  for (const page of hashPages(fresh))
    drain(sql.exec("INSERT INTO ingest_row_page (upload_id, hashes) VALUES (?, ?)", uploadId, page));
}
