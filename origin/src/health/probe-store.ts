/** Probes through the queue: each delivery is noted, and its effect happens once. */
import * as v from "valibot";
import { decodeMessage, encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { healthLimits, type CommandProbe } from "@paygauge/api-types/entities/system-health";
import type { CommandOutcome } from "../proq/contract.ts";
import { storedRows } from "@paygauge/worker/stored-rows";

const moment = v.nullable(v.number());
const probeRow = v.object({
  id: v.string(),
  queued_at: v.number(),
  claimed_at: moment,
  effect_at: moment,
  ended_at: moment,
  deliveries: v.number(),
  error: v.nullable(v.string()),
  effects: v.number(),
});

export function createProbeTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS probes (id TEXT PRIMARY KEY, queued_at INTEGER NOT NULL, claimed_at INTEGER,
    effect_at INTEGER, ended_at INTEGER, deliveries INTEGER NOT NULL DEFAULT 0, error TEXT) WITHOUT ROWID`);
  sql.exec("CREATE TABLE IF NOT EXISTS probe_effects (probe_id TEXT NOT NULL, at INTEGER NOT NULL)");
}

/** A probe that is about to be queued; the oldest ones are forgotten. */
export function expectProbe(sql: SqlStorage, id: string, at: number): void {
  sql.exec("INSERT OR IGNORE INTO probes (id, queued_at) VALUES (?, ?)", id, at);
  const oldest = "(SELECT id FROM probes ORDER BY queued_at DESC, id LIMIT ?)";
  sql.exec(`DELETE FROM probes WHERE id NOT IN ${oldest}`, healthLimits.probes);
  sql.exec("DELETE FROM probe_effects WHERE probe_id NOT IN (SELECT id FROM probes)");
}

/** One delivery, in one transaction: the effect of the first one is the only one. */
export function deliverProbe(storage: DurableObjectStorage, id: string, at: number): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    const applied = sql.exec("SELECT 1 FROM probes WHERE id = ? AND effect_at IS NOT NULL", id).toArray().length > 0;
    sql.exec(
      "UPDATE probes SET deliveries = deliveries + 1, claimed_at = coalesce(claimed_at, ?) WHERE id = ?",
      at,
      id,
    );
    if (applied) return;
    sql.exec("INSERT INTO probe_effects VALUES (?, ?)", id, at);
    sql.exec("UPDATE probes SET effect_at = ? WHERE id = ?", at, id);
  });
}

export function endProbes(sql: SqlStorage, outcomes: readonly CommandOutcome[], at: number): void {
  for (const { commandId, outcome, message: said } of outcomes)
    if (outcome !== "again") {
      const error = outcome === "done" ? null : (said ?? "");
      sql.exec("UPDATE probes SET ended_at = ?, error = ? WHERE id = ? AND ended_at IS NULL", at, error, commandId);
    }
}

/** Returns the state of a probe; null for one that was never queued, or that is forgotten. */
export function readProbe(sql: SqlStorage, id: string): CommandProbe | null {
  const [row] = storedRows(
    sql,
    probeRow,
    "SELECT *, (SELECT count(*) FROM probe_effects WHERE probe_id = probes.id) effects FROM probes WHERE id = ?",
    id,
  );
  if (row === undefined) return null;
  const after = (at: number | null) => (at === null ? null : at - row.queued_at);
  const isCompleted = row.ended_at !== null;
  const wrong = row.effects === 1 ? null : encodeMessage(message("healthProbeEffects", { count: row.effects }));
  const error = isCompleted ? (row.error ?? wrong) : null;
  return {
    commandId: id,
    isSuccess: isCompleted && error === null,
    errorMessage: error === null ? null : decodeMessage(error),
    isCompleted,
    deliveries: row.deliveries,
    effects: row.effects,
    claimedMs: after(row.claimed_at),
    effectMs: after(row.effect_at),
    completedMs: after(row.ended_at),
  };
}
