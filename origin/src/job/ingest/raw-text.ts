/** The text of a record as it is in the file, for a user to correct. */
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";
import { decodeText } from "@paygauge/analysis/reading/encoding";
import type { RecordReader } from "@paygauge/analysis/reading/records";

/** Raw text is cut here: a reject is a row to correct, not an archive. */
const rawLength = 100_000;

export function rawText(record: RecordReader, encoding: Encoding): string {
  const end = Math.min(record.recordEnd, record.recordStart + rawLength);
  // SQLite ends text at a NUL.
  return decodeText(record.buffer.subarray(record.recordStart, end), encoding).replaceAll("\u0000", "\ufffd");
}
