/** A user's day: what is due today is so by the calendar where they are. */
import { timeZoneHeader } from "@paygauge/api-types/entities/time-zone";

export interface LocalDay {
  /** The date of a moment in the user's time zone, "2026-11-27". */
  readonly day: string;
  /** The moment at which that day began, ISO in UTC. */
  readonly dayStart: string;
}

const longestZone = 64;

function clockIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  } catch {
    return null;
  }
}

/** The day of a moment in a time zone by its IANA name; of an unknown one, in UTC. */
export function localDay(at: string, timeZone: string | null): LocalDay {
  const clock = timeZone === null || timeZone.length > longestZone ? null : clockIn(timeZone);
  if (clock === null) return { day: at.slice(0, 10), dayStart: `${at.slice(0, 10)}T00:00:00.000Z` };
  const moment = new Date(at);
  // Swedish writes a moment as ISO does: "2026-11-27 14:05:09".
  const written = clock.format(moment);
  const offset = Date.parse(`${written.replace(" ", "T")}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
  const day = written.slice(0, 10);
  return { day, dayStart: new Date(Date.parse(day) - offset).toISOString() };
}

/** The day of a moment where the sender of a request is. */
export const dayOfSender = (request: Request, at: string): LocalDay =>
  localDay(at, request.headers.get(timeZoneHeader));
