import type { ScheduleTimes } from "@paygauge/api-types/entities/analytics-schedules";
import { sftpLimits } from "@paygauge/api-types/entities/sftp";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { nextRuns } from "../../analytics/schedules/times.ts";

type Times = Pick<SftpConfiguration, "every" | "time" | "weekday" | "zone">;
/** Days of two weeks have ten weekdays: enough for the runs shown ahead. */
const daysAhead = 14;

/** Whether the moment is on a Monday to Friday in the zone. */
function isWeekday(moment: string, zone: string): boolean {
  const day = new Intl.DateTimeFormat("en-GB", { timeZone: zone, weekday: "short" }).format(new Date(moment));
  return day !== "Sat" && day !== "Sun";
}

/** The next runs after a moment, ISO in UTC. */
export function runsAfter(
  { every, time, weekday, zone }: Times,
  after: Date,
  count: number = sftpLimits.ahead,
): string[] {
  const times = (each: ScheduleTimes["every"]): ScheduleTimes => ({ every: each, time, weekday, day: 1, zone });
  if (every !== "weekdays") return nextRuns(times(every), after, count);
  return nextRuns(times("day"), after, daysAhead)
    .filter((moment) => isWeekday(moment, zone))
    .slice(0, count);
}

/** The one next run after a moment. */
export const runAfter = (times: Times, after: Date): string | null => runsAfter(times, after, 1)[0] ?? null;
