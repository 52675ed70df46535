import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import {
  deliveryStates,
  pauseReasons,
  scheduleLimits,
  scheduleStates,
  type AnalyticsSchedule,
} from "@paygauge/api-types/entities/analytics-schedules";
import { exportFormats } from "@paygauge/api-types/entities/exports";
import { notFound } from "@paygauge/worker/refusal";
import { timesOf, wordOf, type ScheduleRow } from "../../analytics/schedules/schedule-rows.ts";
import { cronOf, nextRuns } from "../../analytics/schedules/times.ts";
import type { CallContext } from "../../call-context.ts";
import type { Database } from "../../store/database.ts";
import { queryScheduleDeliveries, queryScheduleRecipients, querySchedules, users } from "../../store/schema.ts";
import { requireOwnReport, requireReport } from "./report-rows.ts";
import { offeredRecipients } from "./schedule-recipients.ts";

/** The schedule of a saved query of the user's own. @throws Refusal 404 */
export async function requireSchedule({
  db,
  person,
  params,
}: Pick<CallContext<"updateAnalyticsSchedule">, "db" | "person" | "params">) {
  const report = await requireOwnReport(db, person, params.reportId);
  const [schedule] = await db
    .select()
    .from(querySchedules)
    .where(and(eq(querySchedules.id, params.scheduleId), eq(querySchedules.reportId, report.id)));
  if (schedule === undefined) throw notFound("entry");
  return { report, schedule };
}

async function recipientsByName(db: Database, reportId: string) {
  const rows = await db
    .select({
      scheduleId: queryScheduleRecipients.scheduleId,
      id: users.id,
      name: users.displayName,
      optedOutOn: queryScheduleRecipients.optedOutOn,
    })
    .from(queryScheduleRecipients)
    .innerJoin(querySchedules, eq(querySchedules.id, queryScheduleRecipients.scheduleId))
    .innerJoin(users, eq(users.id, queryScheduleRecipients.userId))
    .where(eq(querySchedules.reportId, reportId))
    .orderBy(asc(sql`${users.displayName} collate nocase`));
  return (scheduleId: string) =>
    rows
      .filter((row) => row.scheduleId === scheduleId)
      .map(({ id, name, optedOutOn }) => ({ id, name, optedOut: optedOutOn !== null }));
}

function shown(row: ScheduleRow, recipients: AnalyticsSchedule["recipients"]): AnalyticsSchedule {
  const times = timesOf(row);
  const state = wordOf(scheduleStates, row.state, "Paused");
  return {
    id: row.id,
    name: row.name,
    times,
    format: wordOf(exportFormats, row.format, "csv"),
    sendsEmpty: row.sendsEmpty,
    state,
    pausedBy: pauseReasons.find((each) => each === row.pausedBy) ?? null,
    next: state === "Active" ? nextRuns(times, new Date(), scheduleLimits.ahead) : [],
    lastRunOn: row.lastRunOn,
    recipients,
    version: row.version,
  };
}

export async function listSchedules({ db, person, params }: CallContext<"analyticsSchedules">) {
  const report = await requireReport(db, person, params.reportId);
  const rows = await db
    .select()
    .from(querySchedules)
    .where(eq(querySchedules.reportId, report.id))
    .orderBy(asc(sql`${querySchedules.name} collate nocase`), asc(querySchedules.id))
    .limit(scheduleLimits.perReport);
  const recipients = report.isOwn ? await recipientsByName(db, report.id) : null;
  return {
    schedules: rows.map((row) => shown(row, recipients === null ? null : recipients(row.id))),
    offered: report.isOwn ? await offeredRecipients(db, person, report.issuerId) : null,
  };
}

export function scheduleNext({ body }: CallContext<"analyticsScheduleNext">) {
  return { cron: cronOf(body), next: nextRuns(body, new Date(), scheduleLimits.ahead) };
}

export async function listRuns(context: CallContext<"analyticsScheduleRuns">) {
  const { db } = context;
  const { schedule } = await requireSchedule(context);
  const since = new Date(Date.now() - scheduleLimits.runDays * 86_400_000).toISOString();
  const which = and(eq(queryScheduleDeliveries.scheduleId, schedule.id), gte(queryScheduleDeliveries.runOn, since));
  const rows = await db
    .select({ delivery: queryScheduleDeliveries, name: users.displayName })
    .from(queryScheduleDeliveries)
    .innerJoin(users, eq(users.id, queryScheduleDeliveries.userId))
    .where(which)
    .orderBy(desc(queryScheduleDeliveries.runOn), asc(sql`${users.displayName} collate nocase`))
    .limit(scheduleLimits.listed);
  return {
    deliveries: rows.map(({ delivery: { runOn, userId, state, message }, name }) => ({
      on: runOn,
      userId,
      name,
      state: wordOf(deliveryStates, state, "failed"),
      message: message === null ? null : decodeMessage(message),
    })),
    total: await db.$count(queryScheduleDeliveries, which),
  };
}
