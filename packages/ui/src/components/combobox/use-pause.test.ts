import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makePause, typingPauseMs } from "./use-pause.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the last of what is typed in one go is asked for, once", () => {
  const asked: string[] = [];
  const pause = makePause();
  for (const text of ["a", "ab", "abc"]) {
    pause.ask(() => asked.push(text));
    vi.advanceTimersByTime(typingPauseMs - 1);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(typingPauseMs);
  expect(asked).toEqual(["abc"]);
});

test("nothing is asked after the field is gone", () => {
  const asked: string[] = [];
  const pause = makePause();
  pause.ask(() => asked.push("a"));
  pause.end();
  vi.advanceTimersByTime(typingPauseMs * 2);
  expect(asked).toEqual([]);
});
