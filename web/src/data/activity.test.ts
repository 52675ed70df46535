import { beforeEach, expect, test, vi } from "vitest";
import { idleSecondsLeft, noticeSpan, reportActivity } from "./activity.ts";

const halfHour = 30 * 60_000;
const start = Date.UTC(2026, 10, 20, 9);
const kept = new Map<string, string>();
const posts = vi.fn(async () => Response.json({ idleInMs: halfHour }));

beforeEach(() => {
  kept.clear();
  posts.mockClear();
  vi.stubGlobal("fetch", posts);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("the notice stands a minute before the end, half of a short idle time", () => {
  expect(noticeSpan(start, start + halfHour)).toBe(60_000);
  expect(noticeSpan(start, start + 40_000)).toBe(20_000);
});

test("S22: input is reported once a minute; while the notice is only its button counts", async () => {
  await reportActivity({ now: start });
  await reportActivity({ now: start + 59_000 });
  expect(posts).toHaveBeenCalledTimes(1);
  await reportActivity({ now: start + 61_000 });
  expect(posts).toHaveBeenCalledTimes(2);
  const end = start + 61_000 + halfHour;
  expect(idleSecondsLeft(end - 60_001)).toBeNull();
  expect(idleSecondsLeft(end - 60_000)).toBe(60);
  await reportActivity({ now: end - 30_000 });
  expect(posts).toHaveBeenCalledTimes(2);
  expect(idleSecondsLeft(end)).toBe(0);
  await reportActivity({ now: end - 20_000, always: true });
  expect(posts).toHaveBeenCalledTimes(3);
  expect(idleSecondsLeft(end - 19_000)).toBeNull();
});

test("an answer that tells no end leaves the old one", async () => {
  await reportActivity({ now: start });
  posts.mockImplementationOnce(async () => Response.json({ code: "SESSION_EXPIRED" }, { status: 401 }));
  await reportActivity({ now: start + 120_000 });
  expect(idleSecondsLeft(start + halfHour - 1000)).toBe(1);
});
