/** When a schedule runs: a cron expression in a time zone, computed by croner. */
import { Cron } from "croner";
import { lastDay, type ScheduleTimes } from "@paygauge/api-types/entities/analytics-schedules";

/** The times as a cron expression, in their time zone. */
export function cronOf({ every, time, weekday, day }: Omit<ScheduleTimes, "zone">): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  switch (every) {
    case "hour":
      return `${minute} * * * *`;
    case "day":
      return `${minute} ${hour} * * *`;
    case "week":
      return `${minute} ${hour} * * ${weekday % 7}`;
    case "month":
      return `${minute} ${hour} ${day === lastDay ? "L" : day} * *`;
  }
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const maxClocks = 50;
/** Clocks of zones by their names: one is slow to make. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  if (clocks.size >= maxClocks) clocks.clear();
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(zone, made);
  return made;
}

/** How far a zone's clock is ahead of UTC at a moment, ms. */
function offsetsOf(zone: string): (at: number) => number {
  const clock = clockOf(zone);
  // Swedish writes a moment as ISO does: "2026-11-27 14:05:09".
  return (at) => Date.parse(`${clock.format(at).replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}

/** The first moment at which the clock shows this; what a change of the clock leaves out comes as much later. */
function momentOf(shown: number, offset: (at: number) => number): number {
  const before = shown - offset(shown - dayMs);
  const after = shown - offset(shown + dayMs);
  const real = [before, after].filter((each) => each + offset(each) === shown);
  return real.length === 0 ? before : Math.min(...real);
}

/**
 * Runs of times that are at most daily. croner counts on a calendar without clock changes, and each of its times is then
 * placed in the zone once: in the zone itself it skips a day where a change leaves out the hour before midnight.
 */
function dailyRuns(times: ScheduleTimes, after: Date, count: number): Date[] {
  const offset = offsetsOf(times.zone);
  const calendar = new Cron(cronOf(times), { timezone: "UTC", paused: true });
  const from = new Date(after.getTime() + offset(after.getTime()) - dayMs);
  return calendar
    .nextRuns(count + 2, from)
    .map((shown) => new Date(momentOf(shown.getTime(), offset)))
    .filter((each) => each > after);
}

/** Runs of every hour; where clocks change by half an hour, a minute of the hour comes twice within one. */
function hourlyRuns(times: ScheduleTimes, after: Date, count: number): Date[] {
  const clock = new Cron(cronOf(times), { timezone: times.zone, paused: true });
  const runs: Date[] = [];
  for (const each of clock.nextRuns(count + 1, after)) {
    const last = runs.at(-1);
    if (last === undefined || each.getTime() - last.getTime() > hourMs / 2) runs.push(each);
  }
  return runs;
}

/** The next runs after a moment, ISO in UTC. A time that a clock change leaves out or repeats runs once. */
export function nextRuns(times: ScheduleTimes, after: Date, count: number): string[] {
  const runs = times.every === "hour" ? hourlyRuns(times, after, count) : dailyRuns(times, after, count);
  return runs.slice(0, count).map((each) => each.toISOString());
}
