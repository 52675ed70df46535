import { expect, test } from "vitest";
import { reconnectDelay } from "./reconnect-delay.ts";

test("waits double up to half a minute", () => {
  expect([0, 1, 2, 5, 6, 50].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
    500, 1000, 2000, 16_000, 30_000, 30_000,
  ]);
});

test("a hundred browsers that lost their sockets at once return spread over half of the wait", () => {
  const delays = Array.from({ length: 100 }, (_, at) => reconnectDelay(4, at / 99));
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([4000, 8000]);
  expect(new Set(delays).size).toBe(100);
});
