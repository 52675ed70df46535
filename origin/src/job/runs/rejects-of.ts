import type { RejectedRow } from "@paygauge/api-types/entities/ledger";
import { ingestCounters, readRejects } from "../ingest/read.ts";
import { ledgerOf, readWholeRun } from "./run-store.ts";

/**
 * Rows that were not taken in: those of a whole run's ledger, or without one those of the import that was started last.
 */
export function rejectsOf(
  sql: SqlStorage,
  run: string | null,
  page: { readonly after: number; readonly limit: number },
): { rows: RejectedRow[]; total: number } {
  const known = run === null ? null : readWholeRun(sql, run);
  const { rejected, totalRows, voided = 0 } = known?.summary.quality ?? ingestCounters(sql).counters;
  return { rows: readRejects(known === null ? sql : ledgerOf(sql, known), page), total: rejected + totalRows + voided };
}
