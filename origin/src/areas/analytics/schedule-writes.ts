/** Writes of schedules. A change makes another edition: the command of an earlier one finds that it is over. */
import { and, eq, exists, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { scheduleLimits, type ScheduleContent } from "@paygauge/api-types/entities/analytics-schedules";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, invalid, refuse } from "@paygauge/worker/refusal";
import { runCommand, runNowCommand } from "../../analytics/schedules/commands.ts";
import { nextOf, recipientsOf, timesOf, type ScheduleRow } from "../../analytics/schedules/schedule-rows.ts";
import { cronOf } from "../../analytics/schedules/times.ts";
import type { CallContext } from "../../call-context.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { queryScheduleRecipients, querySchedules } from "../../store/schema.ts";
import { requireOwnReport } from "./report-rows.ts";
import { requireRecipients } from "./schedule-recipients.ts";
import { requireSchedule } from "./schedule-reads.ts";

const about = (entityId: string, issuerId: string | null, note: string) => ({
  entityType: "analyticsSchedule",
  entityId,
  issuerId,
  note,
});

const rowOf = ({ name, times, format, sendsEmpty }: ScheduleContent) => ({
  name,
  ...times,
  cron: cronOf(times),
  format,
  sendsEmpty,
});

const insertRecipients = (db: Database, scheduleId: string, ids: readonly string[]): Statement[] =>
  ids.map((userId) => db.insert(queryScheduleRecipients).values({ scheduleId, userId }).onConflictDoNothing());

/** Fails the batch unless the schedule is unchanged. */
const unchanged = (db: Database, { id, version }: ScheduleRow) =>
  guardOf(
    db,
    exists(
      db
        .select({ one: sql`1` })
        .from(querySchedules)
        .where(and(eq(querySchedules.id, id), eq(querySchedules.version, version))),
    ),
    changedMeanwhile("entry"),
  );

const queued = (id: string, edition: number, next: string | null) =>
  next === null ? [] : [runCommand(id, edition, next)];

/** Takes the command of the edition that is over out of the queue; one that stays finds that by itself. */
async function forgetNext({ env }: Pick<CallContext<"updateAnalyticsSchedule">, "env">, schedule: ScheduleRow) {
  const { id, version, nextRunOn } = schedule;
  if (nextRunOn !== null) await queueOf(env).cancel(runCommand(id, version, nextRunOn).id);
}

export async function createSchedule({
  db,
  person,
  params,
  body,
  effectId,
  write,
}: CallContext<"createAnalyticsSchedule">) {
  const report = await requireOwnReport(db, person, params.reportId);
  const ids = await requireRecipients(db, person, report.issuerId, body.recipientIds);
  const moment = now();
  const next = nextOf(body.times, Date.now());
  const others = db.$count(querySchedules, eq(querySchedules.reportId, report.id));
  return write(
    about(effectId, report.issuerId, body.name),
    [
      guardOf(
        db,
        sql`${others} < ${scheduleLimits.perReport}`,
        invalid("name", message("schedulesFull", { most: scheduleLimits.perReport })),
      ),
      db.insert(querySchedules).values({
        id: effectId,
        reportId: report.id,
        ...rowOf(body),
        state: "Active",
        nextRunOn: next,
        createdOn: moment,
        updatedOn: moment,
      }),
      ...insertRecipients(db, effectId, ids),
    ],
    { ...done(message("created", { name: body.name })), id: effectId },
    queued(effectId, 1, next),
  );
}

export async function updateSchedule(context: CallContext<"updateAnalyticsSchedule">) {
  const { db, person, body, write } = context;
  const { report, schedule } = await requireSchedule(context);
  if (body.version !== schedule.version) throw changedMeanwhile("entry");
  const known = (await recipientsOf(db, schedule.id)).map(({ userId }) => userId);
  const ids = await requireRecipients(db, person, report.issuerId, body.recipientIds, known);
  const edition = schedule.version + 1;
  const next = schedule.state === "Active" ? nextOf(body.times, Date.now()) : null;
  const isOf = eq(queryScheduleRecipients.scheduleId, schedule.id);
  const answer = await write(
    about(schedule.id, report.issuerId, body.name),
    [
      unchanged(db, schedule),
      db
        .update(querySchedules)
        .set({ ...rowOf(body), nextRunOn: next, version: edition, updatedOn: now() })
        .where(eq(querySchedules.id, schedule.id)),
      // Those who opted out stay, so that adding them again writes to them no more.
      db
        .delete(queryScheduleRecipients)
        .where(and(isOf, isNull(queryScheduleRecipients.optedOutOn), notInArray(queryScheduleRecipients.userId, ids))),
      ...insertRecipients(db, schedule.id, ids),
    ],
    done(message("saved", { name: body.name })),
    queued(schedule.id, edition, next),
  );
  await forgetNext(context, schedule);
  return answer;
}

export async function setScheduleState(context: CallContext<"setAnalyticsScheduleState">) {
  const { db, body, write } = context;
  const { report, schedule } = await requireSchedule(context);
  const { id, name, state } = schedule;
  if (body.version !== schedule.version) throw changedMeanwhile("entry");
  const isActive = body.state === "Active";
  const edition = schedule.version + 1;
  const next = isActive ? nextOf(timesOf(schedule), Date.now()) : null;
  const changed = { state: body.state, pausedBy: isActive ? null : ("user" as const), nextRunOn: next, failures: 0 };
  const answer = await write(
    about(id, report.issuerId, `${state} to ${body.state}`),
    [
      unchanged(db, schedule),
      db
        .update(querySchedules)
        .set({ ...changed, version: edition, updatedOn: now() })
        .where(eq(querySchedules.id, id)),
    ],
    done(isActive ? message("scheduleResumed", { name }) : message("schedulePaused", { name })),
    queued(id, edition, next),
  );
  await forgetNext(context, schedule);
  return answer;
}

export async function runSchedule(context: CallContext<"runAnalyticsSchedule">) {
  const { db, effectId, write } = context;
  const { report, schedule } = await requireSchedule(context);
  const { id, name } = schedule;
  const moment = now();
  const before = new Date(Date.parse(moment) - scheduleLimits.betweenRunsMs).toISOString();
  const mayStart = db
    .select({ one: sql`1` })
    .from(querySchedules)
    .where(and(eq(querySchedules.id, id), or(isNull(querySchedules.startedOn), lt(querySchedules.startedOn, before))));
  return write(
    about(id, report.issuerId, "run"),
    [
      guardOf(db, exists(mayStart), refuse("scheduleOften")),
      db.update(querySchedules).set({ startedOn: moment }).where(eq(querySchedules.id, id)),
    ],
    done(message("scheduleStarted", { name })),
    [runNowCommand(id, effectId, moment)],
  );
}

export async function deleteSchedule(context: CallContext<"deleteAnalyticsSchedule">) {
  const { db, write } = context;
  const { report, schedule } = await requireSchedule(context);
  const answer = await write(
    about(schedule.id, report.issuerId, schedule.name),
    [unchanged(db, schedule), db.delete(querySchedules).where(eq(querySchedules.id, schedule.id))],
    done(message("deleted", { name: schedule.name })),
  );
  await forgetNext(context, schedule);
  return answer;
}
