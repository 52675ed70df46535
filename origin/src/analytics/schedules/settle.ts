/** What becomes of a schedule when a run has ended. */
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { scheduleLimits } from "@paygauge/api-types/entities/analytics-schedules";
import type { Env } from "../../env.ts";
import { commitAndEnqueue } from "../../proq/commit-and-enqueue.ts";
import type { CommandOutcome } from "../../proq/contract.ts";
import { commit, openDatabase, type Database } from "../../store/database.ts";
import { queryScheduleDeliveries, querySchedules } from "../../store/schema.ts";
import { keptSince, scheduleCommandType } from "./commands.ts";
import { payloadOf } from "./payload-of.ts";
import { moveOn } from "./move-on.ts";
import { pausing } from "./pause.ts";
import { recipientsOf, scheduleOf } from "./schedule-rows.ts";

interface Place {
  readonly env: Env;
  readonly db: Database;
}

const deliveriesOf = (db: Database, scheduleId: string, on: string) =>
  db
    .select({ state: queryScheduleDeliveries.state })
    .from(queryScheduleDeliveries)
    .where(and(eq(queryScheduleDeliveries.scheduleId, scheduleId), eq(queryScheduleDeliveries.runOn, on)));

/** Counts a run that served no recipient because of failures, and pauses after three in a row; each run counts once. */
export async function settle({ env, db }: Place, scheduleId: string, on: string): Promise<void> {
  const schedule = await scheduleOf(db, scheduleId);
  if (schedule === undefined || (schedule.lastRunOn ?? "") >= on) return;
  const states = (await deliveriesOf(db, scheduleId, on)).map(({ state }) => state);
  const hasFailed = states.includes("failed") && !states.some((state) => state === "sent" || state === "empty");
  const failures = hasFailed ? schedule.failures + 1 : 0;
  const isNew = or(isNull(querySchedules.lastRunOn), lt(querySchedules.lastRunOn, on));
  const counted = db
    .update(querySchedules)
    .set({ lastRunOn: on, failures })
    .where(and(eq(querySchedules.id, scheduleId), isNew));
  const old = db
    .delete(queryScheduleDeliveries)
    .where(
      and(eq(queryScheduleDeliveries.scheduleId, scheduleId), lt(queryScheduleDeliveries.runOn, keptSince(Date.now()))),
    );
  const isOver = failures >= scheduleLimits.failures && schedule.state === "Active";
  const { statement, command } = pausing(db, schedule, "failures");
  await commitAndEnqueue({ env, db }, [counted, old, ...(isOver ? [statement] : [])], isOver ? [command] : []);
}

/**
 * A command that ended without its run: the next one is queued all the same, and recipients who weren't served have
 * failed, unless a user of the queue canceled it.
 */
async function endRun(place: Place, { commandId, outcome, message }: CommandOutcome): Promise<void> {
  const payload = await payloadOf(place.env, commandId);
  if (payload?.kind !== "run") return;
  const { db } = place;
  const { scheduleId, on, edition } = payload;
  const schedule = await scheduleOf(db, scheduleId);
  if (schedule === undefined) return;
  if (edition === schedule.version && schedule.state === "Active") await moveOn(place, schedule, on);
  if (outcome === "canceled") return;
  const recipients = (await recipientsOf(db, scheduleId)).filter(({ optedOutOn }) => optedOutOn === null);
  const failed = recipients.map(({ userId }) =>
    db
      .insert(queryScheduleDeliveries)
      .values({ scheduleId, runOn: on, userId, state: "failed", message: message ?? encodedMessage("stepFault") })
      .onConflictDoNothing(),
  );
  await commit(db, failed);
  await settle(place, scheduleId, on);
}

/** What the end of a schedule's command means. @returns false for a command of another kind */
export async function followSchedule(env: Env, outcome: CommandOutcome): Promise<boolean> {
  if (outcome.commandType !== scheduleCommandType) return false;
  if (outcome.outcome === "failed" || outcome.outcome === "canceled")
    await endRun({ env, db: openDatabase(env.DB) }, outcome);
  return true;
}
