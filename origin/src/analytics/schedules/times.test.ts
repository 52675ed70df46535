import { describe, expect, test } from "vitest";
import { lastDay, type ScheduleTimes } from "@paygauge/api-types/entities/analytics-schedules";
import { cronOf, nextRuns } from "./times.ts";

const daily: ScheduleTimes = { every: "day", time: "02:30", weekday: 1, day: 1, zone: "Europe/London" };
const from = (text: string, times: Partial<ScheduleTimes>, count = 3) =>
  nextRuns({ ...daily, ...times }, new Date(text), count);

const next = (zone: string, time: string, after: string) => nextRuns({ ...daily, zone, time }, new Date(after), 1)[0];

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The clock of a zone as ISO without a zone. */
function clockOf(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  return (at) => format.format(at).replace(" ", "T");
}

/** Moments of 2026 at which the zone's clock is moved, and by how many minutes. */
function changesOf(clock: (at: number) => string): { at: number; by: number }[] {
  const offset = (at: number) => Math.round((Date.parse(`${clock(at)}Z`) - at) / minuteMs);
  const changes: { at: number; by: number }[] = [];
  const end = Date.UTC(2027, 0, 1);
  for (let week = Date.UTC(2026, 0, 1); week < end; week += 7 * dayMs) {
    let [low, high] = [week, week + 7 * dayMs];
    const by = offset(high) - offset(low);
    if (by === 0) continue;
    while (high - low > minuteMs) {
      const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    changes.push({ at: high, by });
  }
  return changes;
}

test("times are a cron expression", () => {
  expect(cronOf({ ...daily, every: "hour", time: "09:05" })).toBe("5 * * * *");
  expect(cronOf({ ...daily, every: "week", weekday: 7 })).toBe("30 2 * * 0");
  expect(cronOf({ ...daily, every: "month", day: 28 })).toBe("30 2 28 * *");
  expect(from("2026-02-01T00:00:00Z", { every: "month", day: lastDay, time: "23:00", zone: "UTC" })).toEqual([
    "2026-02-28T23:00:00.000Z",
    "2026-03-31T23:00:00.000Z",
    "2026-04-30T23:00:00.000Z",
  ]);
});

test("02:30 in London runs once on both days on which clocks change", () => {
  expect(from("2026-03-28T12:00:00Z", {})[0]).toBe("2026-03-29T01:30:00.000Z");
  expect(from("2026-03-28T12:00:00Z", {})[1]).toBe("2026-03-30T01:30:00.000Z");
  expect(from("2026-10-24T12:00:00Z", {}).slice(0, 2)).toEqual([
    "2026-10-25T02:30:00.000Z",
    "2026-10-26T02:30:00.000Z",
  ]);
});

test("an hourly schedule runs once an hour where clocks change by half an hour", () => {
  const runs = from("2026-04-04T12:00:00Z", { every: "hour", zone: "Australia/Lord_Howe" }, 8);
  const gaps = runs.slice(1).map((each, at) => Date.parse(each) - Date.parse(runs[at] ?? ""));
  expect(Math.min(...gaps)).toBeGreaterThan(30 * minuteMs);
});

describe("in every time zone, on the days on which clocks change", () => {
  const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({ zone, clock: clockOf(zone) }));
  const cases = zones.flatMap(({ zone, clock }) => changesOf(clock).map((change) => ({ zone, clock, ...change })));

  test("there are such days", () => expect(cases.length).toBeGreaterThan(200));

  test("an hourly schedule never waits for more than an hour and a half", () => {
    const wrong = cases.flatMap(({ zone, at }) => {
      const runs = nextRuns({ ...daily, zone, every: "hour" }, new Date(at - 3 * 60 * minuteMs), 6);
      const gaps = runs.slice(1).map((each, place) => Date.parse(each) - Date.parse(runs[place] ?? ""));
      return gaps.every((gap) => gap > 30 * minuteMs && gap <= 90 * minuteMs) ? [] : [`${zone}: ${runs.join(" ")}`];
    });
    expect(wrong).toEqual([]);
  });

  test("a daily schedule runs once a day, whatever its time", () => {
    const wrong = cases.flatMap(({ zone, clock, at, by }) => {
      // What the clock shows before the change, in the middle of what is skipped or repeated, and after it.
      const shown = [-90, -30, 0, Math.abs(by) / 2, 30, 90].map((minutes) =>
        new Date(Date.parse(`${clock(at - minuteMs)}Z`) + (minutes + 1) * minuteMs).toISOString().slice(11, 16),
      );
      return [...new Set([...shown, "02:30"])].flatMap((time) => {
        const runs = nextRuns({ ...daily, zone, time }, new Date(at - 2 * dayMs), 4);
        const days = runs.map((run) => Math.round((Date.parse(run) - Date.parse(runs[0] ?? "")) / dayMs));
        const steps = [0, 1, 2, 3];
        const isChained = runs.every((run, place) => place === 0 || next(zone, time, runs[place - 1] ?? "") === run);
        return isChained && days.join() === steps.join() ? [] : [`${zone} ${time}: ${runs.join(" ")}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
