/** The corrections that a ledger's files were read with: those of now may be others. */
import { correctionSchema, type Correction } from "@paygauge/api-types/entities/corrections";
import { readStored } from "@paygauge/worker/stored-json";
import { addRow, rowsOf, type Ledger } from "./kept-ledgers.ts";
import { textOf } from "./sql-runner.ts";

/** Keeps the corrections of a file: part of the transaction of its first rows. */
export function saveAppliedCorrections(ledger: Ledger, uploadId: string, corrections: readonly Correction[]): void {
  for (const correction of corrections)
    addRow(ledger, "correction", { upload_id: uploadId, seq: correction.seq, said: JSON.stringify(correction) });
}

/** The corrections of a file, in the order in which they apply. */
export function appliedCorrections(ledger: Ledger, uploadId: string): Correction[] {
  const rows = rowsOf(ledger, "correction", "said", "upload_id = ? ORDER BY seq", uploadId);
  return [...rows].map(({ said }) => readStored(correctionSchema, textOf(said), "ingest_correction.said"));
}
