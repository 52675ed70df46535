/** Runs that no user reads any more: how much room they take, and their removal. Their record stays. */
import * as v from "valibot";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { dropLedgers } from "../ingest/kept-ledgers.ts";
import { countSuppliers, deleteRuns, runsWithRows } from "../supplier-store.ts";
import { isWhole, letGo } from "./run-store.ts";

export interface MaintenanceFacts {
  readonly useCases: number;
  /** Runs with suppliers, of those that were asked for. */
  readonly oldRuns: number;
  /** An estimate of the bytes that they take: by their share of all stored suppliers. */
  readonly bytes: number;
}

export interface RemovedRuns {
  readonly removed: number;
  /** Bytes of the object afterwards, and by how much it became smaller. */
  readonly bytes: number;
  readonly freed: number;
}

const countRow = v.object({ n: v.number() });
const runRow = v.object({ run: v.string() });

const framedRow = v.object({ run: v.nullable(v.string()) });

/** Runs that a version of a report names: one that is being made reads their suppliers, and a reader may look them up. */
const reported = (sql: SqlStorage): (string | null)[] =>
  storedRows(
    sql,
    framedRow,
    "SELECT DISTINCT CAST(json_extract(frameJson, '$.run') AS TEXT) AS run FROM report_version WHERE json_valid(frameJson)",
  ).map(({ run }) => run);

/** A pinned run is published, or about to be; what a report rests on stays as well. */
function removable(sql: SqlStorage, runs: readonly string[]): string[] {
  const pinned = storedRows(sql, runRow, "SELECT run FROM run_pin").map(({ run }) => run);
  const needed = new Set<string | null>([...pinned, ...reported(sql)]);
  return runs.filter((run) => isWhole(sql, run) && !needed.has(run));
}

export function maintenanceFactsOf(sql: SqlStorage, runs: readonly string[]): MaintenanceFacts {
  const useCases = storedRow(sql, countRow, "SELECT count(*) AS n FROM use_case").n;
  const old = removable(sql, runs);
  const suppliersIn = (all: readonly string[]) => all.reduce((sum, run) => sum + countSuppliers(sql, run), 0);
  const all = old.length === 0 ? 0 : suppliersIn(runsWithRows(sql));
  const bytes = all === 0 ? 0 : Math.round((sql.databaseSize * suppliersIn(old)) / all);
  return { useCases, oldRuns: old.length, bytes };
}

/** First no reader finds the runs, then their rows are deleted in parts: a removal that is killed is finished by the next run. */
export async function removeRuns(storage: DurableObjectStorage, runs: readonly string[]): Promise<RemovedRuns> {
  const { sql } = storage;
  const before = sql.databaseSize;
  const removed = storage.transactionSync(() => {
    const old = removable(sql, runs);
    for (const run of old) sql.exec("UPDATE run SET isWhole = 0 WHERE run = ?", run);
    const ledgers = storedRows(
      sql,
      v.object({ ledger: v.string() }),
      "SELECT DISTINCT ledger FROM run WHERE isWhole = 1",
    );
    if (old.length > 0)
      dropLedgers(
        sql,
        ledgers.map(({ ledger }) => ledger),
      );
    return old.length;
  });
  await deleteRuns(sql, letGo(sql), (effect) => storage.transactionSync(effect));
  const bytes = sql.databaseSize;
  return { removed, bytes, freed: Math.max(0, before - bytes) };
}
