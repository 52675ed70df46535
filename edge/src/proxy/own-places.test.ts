import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ownQueue, upstreams } from "../rules/upstreams.ts";
import type { Leave } from "./bulkhead.ts";
import { OwnPlaces } from "./own-places.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const placesOf = (owner: string | null, own: OwnPlaces, count: number) =>
  Array.from({ length: count }, () => own.enter(owner));
const isNow = (entered: Leave | Promise<Leave | null>): entered is Leave => !(entered instanceof Promise);

it("S64: a user has 16 calls and 2 uploads at once, and anyone else who asks has theirs", () => {
  const [calls, uploads] = [new OwnPlaces(upstreams.api), new OwnPlaces(upstreams.uploads)];
  expect(placesOf("mallory", calls, 20).filter(isNow)).toHaveLength(16);
  expect(placesOf("mallory", uploads, 4).filter(isNow)).toHaveLength(2);
  expect([isNow(calls.enter("dana")), isNow(uploads.enter("dana"))]).toEqual([true, true]);
});

it("the next ones wait for a place and get one when it is free; what does not fit into the queue is refused", async () => {
  const own = new OwnPlaces(upstreams.api);
  const inside = placesOf("dana", own, 16).filter(isNow);
  const waiting = placesOf("dana", own, ownQueue.most);
  const settled: (Leave | null)[] = [];
  for (const each of waiting) void Promise.resolve(each).then((leave) => settled.push(leave));
  expect(await own.enter("dana")).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toEqual([]);
  for (const leave of inside.slice(0, 3)) leave();
  await vi.advanceTimersByTimeAsync(50);
  expect(settled.filter((leave) => leave !== null)).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(ownQueue.waitMs);
  expect(settled.filter((leave) => leave === null)).toHaveLength(ownQueue.most - 3);
});

it("all of whom nothing is known have a quarter of the places together, and those who are known keep the rest", () => {
  const own = new OwnPlaces(upstreams.api);
  expect(placesOf(null, own, 100).filter(isNow)).toHaveLength(64);
  expect(isNow(own.enter("dana"))).toBe(true);
});

it("forgets those who have left before it remembers too many, and no one who is inside", () => {
  const own = new OwnPlaces(upstreams.uploads);
  expect(placesOf("dana", own, 2).filter(isNow)).toHaveLength(2);
  for (let person = 0; person < 12_000; person += 1) {
    const leave = own.enter(`p${person}`);
    if (isNow(leave)) leave();
  }
  expect(own.size).toBeLessThanOrEqual(5000);
  expect(isNow(own.enter("dana"))).toBe(false);
});
