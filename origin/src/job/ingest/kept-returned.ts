/** What a check found of a file of findings that came back, kept next to its rows. */
import { returnedFindings, type ReturnedFindings } from "@paygauge/api-types/entities/checked-rows";
import { readMeta, writeMeta } from "../job-schema.ts";
import { rowsOfCheck, type RowsAsked } from "./row-map.ts";
import { readStored } from "@paygauge/worker/stored-json";

const keyOf = (uploadId: string): string => `returned:${uploadId}`;

/** null: it is none. */
export function keepReturned(sql: SqlStorage, uploadId: string, returned: ReturnedFindings | null): void {
  if (returned === null) sql.exec("DELETE FROM meta WHERE key = ?", keyOf(uploadId));
  else writeMeta(sql, keyOf(uploadId), JSON.stringify(returned));
}

/** The rows of a check, with what it found of the file as a whole; null where no check of this release is kept. */
export function checkedRowsOf(sql: SqlStorage, uploadId: string, asked: RowsAsked) {
  const kept = readMeta(sql, keyOf(uploadId));
  const returned = kept === null ? null : readStored(returnedFindings, kept, "meta, returned payments");
  const found = rowsOfCheck(sql, uploadId, asked);
  return found && { ...found, returned };
}
