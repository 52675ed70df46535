import { sql } from "drizzle-orm";
import type { Completion } from "../model/complete.ts";
import type { Env } from "../env.ts";
import { now, openDatabase } from "../store/database.ts";
import { promptUsage } from "../store/schema.ts";

/** Classes of time by their upper bound, ms: a median needs no row for each call. */
const classes = [100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 60_000, 600_000] as const;
export const classOf = (ms: number): number => classes.find((each) => ms <= each) ?? classes[classes.length - 1] ?? ms;

/** Which version answered. */
export interface VersionId {
  readonly promptId: string;
  readonly number: number;
}

interface Use {
  /** "model", "edited", or why the text was written from figures. */
  readonly outcome: string;
  readonly completion: Pick<Completion, "ms" | "promptTokens" | "completionTokens"> | null;
}

/** Adds one use to its day: one row. A failure is logged, since no screen depends on these figures. */
export async function recordUse(
  env: Env,
  { promptId, number }: VersionId,
  { outcome, completion }: Use,
): Promise<void> {
  const { ms = 0, promptTokens = 0, completionTokens = 0 } = completion ?? {};
  const upToMs = completion === null ? 0 : classOf(ms);
  const row = { promptId, number, day: now().slice(0, 10), outcome, upToMs, runs: 1, promptTokens, completionTokens };
  try {
    await openDatabase(env.DB)
      .insert(promptUsage)
      .values(row)
      .onConflictDoUpdate({
        target: [promptUsage.promptId, promptUsage.number, promptUsage.day, promptUsage.outcome, promptUsage.upToMs],
        set: {
          runs: sql`${promptUsage.runs} + 1`,
          promptTokens: sql`${promptUsage.promptTokens} + ${promptTokens}`,
          completionTokens: sql`${promptUsage.completionTokens} + ${completionTokens}`,
        },
      });
  } catch (error) {
    console.error(JSON.stringify({ event: "prompt-usage", promptId, outcome, message: String(error) }));
  }
}

/** The outcome of an edit, which isn't a run. */
export const editedOutcome = "edited";
/** The outcome of a run whose text was used. */
export const modelOutcome = "model";

/** Counts that a user changed a text of this version before it was used. */
export function recordEdit(env: Env, version: VersionId): Promise<void> {
  return recordUse(env, version, { outcome: editedOutcome, completion: null });
}
