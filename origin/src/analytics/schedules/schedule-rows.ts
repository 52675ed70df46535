/** Rows of schedules. */
import { asc, eq } from "drizzle-orm";
import {
  lastDay,
  scheduleIntervals,
  scheduleLimits,
  type ScheduleTimes,
} from "@paygauge/api-types/entities/analytics-schedules";
import type { Database } from "../../store/database.ts";
import { queryScheduleRecipients, querySchedules } from "../../store/schema.ts";
import { nextRuns } from "./times.ts";

export type ScheduleRow = typeof querySchedules.$inferSelect;

/** A word of a column's list; another one, which only a damaged row has, reads as `otherwise`. */
export const wordOf = <T extends string>(words: readonly T[], stored: string, otherwise: T): T =>
  words.find((each) => each === stored) ?? otherwise;

export function timesOf({ every, time, weekday, day, zone }: ScheduleRow): ScheduleTimes {
  // A union of 1 to 28 and the last day, which a column doesn't know.
  return {
    every: wordOf(scheduleIntervals, every, "month"),
    time,
    weekday,
    day: day === lastDay ? lastDay : day,
    zone,
  };
}

export async function scheduleOf(db: Database, scheduleId: string): Promise<ScheduleRow | undefined> {
  const [row] = await db.select().from(querySchedules).where(eq(querySchedules.id, scheduleId));
  return row;
}

/** Recipients in one order, those who opted out among them. */
export const recipientsOf = (db: Database, scheduleId: string) =>
  db
    .select({ userId: queryScheduleRecipients.userId, optedOutOn: queryScheduleRecipients.optedOutOn })
    .from(queryScheduleRecipients)
    .where(eq(queryScheduleRecipients.scheduleId, scheduleId))
    .orderBy(asc(queryScheduleRecipients.userId))
    .limit(scheduleLimits.recipients * 2);

/** The next run of a schedule after a moment. */
export const nextOf = (times: ScheduleTimes, after: number): string | null =>
  nextRuns(times, new Date(after), 1)[0] ?? null;
