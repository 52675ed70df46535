/** The link of a schedule's email: it opts its recipient out of this schedule, and does nothing else. */
import { and, eq, isNull } from "drizzle-orm";
import type { MailStop } from "@paygauge/api-types/entities/campaign-mails";
import { firstLanguage } from "@paygauge/api-types/languages";
import { commit, now, type Database } from "../../store/database.ts";
import {
  analyticsReports,
  queryScheduleDeliveries,
  queryScheduleRecipients,
  querySchedules,
  users,
} from "../../store/schema.ts";

interface Asked {
  readonly scheduleId: string;
  readonly hash: string;
}

async function find(db: Database, { scheduleId, hash }: Asked) {
  const [found] = await db
    .select({
      schedule: querySchedules.name,
      report: analyticsReports.name,
      issuerId: analyticsReports.issuerId,
      userId: queryScheduleDeliveries.userId,
      language: users.language,
      optedOutOn: queryScheduleRecipients.optedOutOn,
    })
    .from(queryScheduleDeliveries)
    .innerJoin(querySchedules, eq(querySchedules.id, queryScheduleDeliveries.scheduleId))
    .innerJoin(analyticsReports, eq(analyticsReports.id, querySchedules.reportId))
    .innerJoin(users, eq(users.id, queryScheduleDeliveries.userId))
    .leftJoin(
      queryScheduleRecipients,
      and(
        eq(queryScheduleRecipients.scheduleId, queryScheduleDeliveries.scheduleId),
        eq(queryScheduleRecipients.userId, queryScheduleDeliveries.userId),
      ),
    )
    .where(and(eq(queryScheduleDeliveries.stopHash, hash), eq(queryScheduleDeliveries.scheduleId, scheduleId)));
  return found;
}

/** What the link is about; null: there is no such link. Changes nothing. */
export async function readScheduleStop(db: Database, asked: Asked): Promise<MailStop | null> {
  const found = await find(db, asked);
  if (found === undefined) return null;
  return {
    buyer: "",
    sender: found.schedule,
    report: found.report,
    isStopped: found.optedOutOn !== null,
    language: firstLanguage([found.language]),
  };
}

/** Opts the recipient out, also one who was taken off the list; the same again changes nothing. */
export async function stopSchedule(
  db: Database,
  asked: Asked,
): Promise<{ readonly stop: MailStop; readonly issuerId: string | null } | null> {
  const found = await find(db, asked);
  const stop = await readScheduleStop(db, asked);
  if (found === undefined || stop === null) return null;
  const { scheduleId } = asked;
  const { userId } = found;
  const moment = now();
  await commit(db, [
    db.insert(queryScheduleRecipients).values({ scheduleId, userId, optedOutOn: moment }).onConflictDoNothing(),
    db
      .update(queryScheduleRecipients)
      .set({ optedOutOn: moment })
      .where(
        and(
          eq(queryScheduleRecipients.scheduleId, scheduleId),
          eq(queryScheduleRecipients.userId, userId),
          isNull(queryScheduleRecipients.optedOutOn),
        ),
      ),
  ]);
  return { stop: { ...stop, isStopped: true }, issuerId: found.issuerId };
}
