/** The anonymisation in progress, in the health object: one at a time. */
import * as v from "valibot";
import { anonymiserLimits, anonymiserState, type AnonymiserStep } from "@paygauge/api-types/entities/anonymiser";

const stored = v.object({
  ...anonymiserState.entries,
  /** Where the step continues; "" at its start. */
  cursor: v.string(),
  /** A call works on the step until then, ms since 1970. */
  heldUntil: v.number(),
  /** Counts of what changed, for the audit line. */
  note: v.string(),
});
export type StoredAnonymiser = v.InferOutput<typeof stored>;

const key = "anonymiser";

/** Returns the run in progress; null where there is none, and where it is damaged. */
export function readAnonymiser(kv: SyncKvStorage): StoredAnonymiser | null {
  const read = v.safeParse(stored, kv.get(key));
  return read.success ? read.output : null;
}

/** Begins a run; returns false while another is in progress. */
export function beginAnonymiser(kv: SyncKvStorage, startedOn: string, note: string): boolean {
  if (readAnonymiser(kv) !== null) return false;
  const first: StoredAnonymiser = { startedOn, step: "jobs", handled: 0, cursor: "", heldUntil: 0, note };
  kv.put(key, first);
  return true;
}

/** Takes the step for one call; null where another call has it, or another step is next. */
export function takeStep(kv: SyncKvStorage, step: AnonymiserStep, now: number): StoredAnonymiser | null {
  const run = readAnonymiser(kv);
  if (run === null || run.step !== step || run.heldUntil > now) return null;
  kv.put(key, { ...run, heldUntil: now + anonymiserLimits.stepMs });
  return run;
}

/** Stores where the run continues; null: it has ended. A run that was stopped meanwhile remains so. */
export function moveAnonymiser(kv: SyncKvStorage, next: StoredAnonymiser | null): void {
  if (next === null) kv.delete(key);
  else if (readAnonymiser(kv)?.startedOn === next.startedOn) kv.put(key, { ...next, heldUntil: 0 });
}
