import { and, eq, exists, sql } from "drizzle-orm";
import { changedMeanwhile } from "@paygauge/worker/refusal";
import { commitAndEnqueue } from "../../proq/commit-and-enqueue.ts";
import { guardOf } from "../../store/database.ts";
import { querySchedules } from "../../store/schema.ts";
import { runCommand } from "./commands.ts";
import type { Working } from "./reader-of.ts";
import { nextOf, timesOf, type ScheduleRow } from "./schedule-rows.ts";

/** Moves a schedule from a run to the next one and queues that, in one transaction; only the first time for each run. */
export async function moveOn(
  { env, db }: Pick<Working, "env" | "db">,
  schedule: ScheduleRow,
  on: string,
): Promise<void> {
  const { id, version, nextRunOn } = schedule;
  if (nextRunOn !== on) return;
  // Times that passed while nothing ran are left out.
  const next = nextOf(timesOf(schedule), Math.max(Date.parse(on), Date.now()));
  const isAsRead = and(
    eq(querySchedules.id, id),
    eq(querySchedules.version, version),
    eq(querySchedules.nextRunOn, on),
  );
  const there = db
    .select({ one: sql`1` })
    .from(querySchedules)
    .where(isAsRead);
  await commitAndEnqueue(
    { env, db },
    [
      guardOf(db, exists(there), changedMeanwhile("entry")),
      db.update(querySchedules).set({ nextRunOn: next }).where(isAsRead),
    ],
    next === null ? [] : [runCommand(id, version, next)],
  );
}
