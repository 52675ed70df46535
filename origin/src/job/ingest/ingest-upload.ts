import type { Correction } from "@paygauge/api-types/entities/corrections";
import type { ColumnMapping, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";

/** One file of a job, with the mapping that was confirmed for it. */
export interface IngestUpload {
  uploadId: string;
  /** Bytes. */
  size: number;
  kind: LedgerKind;
  dialect: FileDialect;
  mapping: ColumnMapping;
  /** Days since 1970-01-01 within which all of its rows count; absent: each on its own day. */
  paidIn?: readonly [from: number, to: number];
  /** What its cells read instead, as the check applied it. */
  corrections?: readonly Correction[];
  /** Lines of its total rows, ascending, as the check found them; none where it is not said. */
  totalLines?: readonly number[];
}
