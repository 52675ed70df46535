/**
 * A run that the catalogue names again has lost what was rolled up of it for pages that look across jobs. It is written
 * again behind the answer, and started again by the next alarm where the object stops in between.
 */
import * as v from "valibot";
import type { Env } from "../../env.ts";
import { writeTotals } from "../cubes/catalogue-rollup.ts";
import { RunCubes } from "../cubes/run-cubes.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { isWhole } from "./run-store.ts";
import { readStored } from "@paygauge/worker/stored-json";

const key = "rollUpAgain";
const waiting = v.object({ jobId: v.string(), runs: v.array(v.string()) });

/** Remembers these runs, and wakes the object. */
export function askRollUp(storage: DurableObjectStorage, jobId: string, runs: readonly string[]): Promise<void> {
  writeMeta(storage.sql, key, JSON.stringify({ jobId, runs }));
  return storage.setAlarm(Date.now());
}

export const isRollUpAsked = (sql: SqlStorage): boolean => readMeta(sql, key) !== null;

/** Writes the requested sums; of no effect where nothing is. */
export async function rollUpAgain({ DB }: Pick<Env, "DB">, storage: DurableObjectStorage): Promise<void> {
  const { sql } = storage;
  const asked = readMeta(sql, key);
  if (asked === null) return;
  const { jobId, runs } = readStored(waiting, asked, "meta.rollUpAgain");
  for (const run of runs.filter((each) => isWhole(sql, each))) await writeTotals(DB, jobId, new RunCubes(storage, run));
  // Another request may have come while this one was written.
  if (readMeta(sql, key) === asked) sql.exec("DELETE FROM meta WHERE key = ?", key);
}
