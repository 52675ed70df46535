/** What the health object keeps in SQL: the ring of a day's probes and the sizes of objects. */
import * as v from "valibot";
import { checkResultSchema, healthLimits, type CheckResult } from "@paygauge/api-types/entities/system-health";
import { readStoredOr } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";
import type { SizeBook } from "./check.ts";
import type { Probe } from "./history.ts";

const ringRow = v.object({ at: v.number(), results: v.string() });
const sizeRow = v.object({ id: v.string(), bytes: v.number() });
const probed = v.array(v.pick(checkResultSchema, ["check", "state", "ms"]));

export function createHealthTables(sql: SqlStorage): void {
  sql.exec("CREATE TABLE IF NOT EXISTS ring (at INTEGER PRIMARY KEY, results TEXT NOT NULL)");
  sql.exec(`CREATE TABLE IF NOT EXISTS sizes (id TEXT PRIMARY KEY, bytes INTEGER NOT NULL, turn INTEGER NOT NULL)
    WITHOUT ROWID`);
}

/** Keeps a probe in the ring, which holds a day of them. */
export function keepProbe(sql: SqlStorage, at: number, results: readonly CheckResult[]): void {
  const kept: Probe["results"] = results.map(({ check, state, ms }) => ({ check, state, ms }));
  sql.exec("INSERT OR REPLACE INTO ring VALUES (?, ?)", at, JSON.stringify(kept));
  sql.exec("DELETE FROM ring WHERE at NOT IN (SELECT at FROM ring ORDER BY at DESC LIMIT ?)", healthLimits.ring);
}

export function readRing(sql: SqlStorage): Probe[] {
  return storedRows(sql, ringRow, "SELECT at, results FROM ring ORDER BY at").map(({ at, results }) => ({
    at,
    results: readStoredOr(probed, results, "ring.results", []),
  }));
}

export function sizeBookOf(sql: SqlStorage): SizeBook {
  return {
    turn: (jobIds, most) => {
      // Jobs that were deleted or are no longer among the newest don't keep their size.
      sql.exec("DELETE FROM sizes WHERE id NOT IN (SELECT value FROM json_each(?))", JSON.stringify(jobIds));
      const rows = storedRows(
        sql,
        v.object({ id: v.string() }),
        `SELECT value id FROM json_each(?1) LEFT JOIN sizes ON sizes.id = value ORDER BY coalesce(turn, 0), key LIMIT ?2`,
        JSON.stringify(jobIds),
        most,
      );
      return rows.map(({ id }) => id);
    },
    note: (id, bytes) => {
      const turn = "(SELECT coalesce(max(turn), 0) + 1 FROM sizes)";
      sql.exec(`INSERT OR REPLACE INTO sizes VALUES (?, ?, ${turn})`, id, bytes);
    },
    known: () => storedRows(sql, sizeRow, "SELECT id, bytes FROM sizes"),
  };
}
