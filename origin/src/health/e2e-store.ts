/** The newest end-to-end run, in the health object: one at a time. */
import { e2eLimits, e2eRun, type E2eRun } from "@paygauge/api-types/entities/e2e-runs";
import * as v from "valibot";

const stored = v.object({ ...e2eRun.entries, userId: v.string() });
type StoredRun = v.InferOutput<typeof stored>;

const key = "e2eRun";

/** Returns the newest run; null before the first, and where its row is damaged. */
export function readE2eRun(kv: SyncKvStorage): StoredRun | null {
  const read = v.safeParse(stored, kv.get(key));
  return read.success ? read.output : null;
}

/** Opens a run; returns false while another is open and young. */
export function openE2eRun(kv: SyncKvStorage, run: StoredRun): boolean {
  const before = readE2eRun(kv);
  const isOpen = before !== null && before.outcome === null;
  const isYoung = isOpen && Date.parse(run.startedOn) - Date.parse(before.startedOn) < e2eLimits.openMs;
  // The same start again is a repeated request.
  if (isYoung && before.runId !== run.runId) return false;
  kv.put(key, run);
  return true;
}

/** Closes the open run of this id; returns false for any other. */
export function closeE2eRun(kv: SyncKvStorage, closed: Pick<E2eRun, "runId" | "outcome" | "steps">): boolean {
  const before = readE2eRun(kv);
  if (before === null || before.runId !== closed.runId) return false;
  kv.put(key, { ...before, outcome: closed.outcome, steps: closed.steps });
  return true;
}

/** Deletes the newest run, which names the user who started it. */
export function dropE2eRun(kv: SyncKvStorage): void {
  kv.delete(key);
}
