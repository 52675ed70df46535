import { expect, it } from "vitest";
import { HeldBodies, maxHeld } from "./held-bodies.ts";

const lifeMs = 100_000;
const mega = 1024 * 1024;

it("S64: a user holds 2 MB at most, and no one else is refused for that", () => {
  const held = new HeldBodies(lifeMs);
  const mine = [held.enter("mallory"), held.enter("mallory"), held.enter("mallory")];
  expect(mine.map((each) => each?.grow(mega))).toEqual([true, false, false]);
  expect(mine[1]?.grow(0)).toBe(true);
  const others = held.enter("dana");
  expect(others?.grow(mega)).toBe(true);
  mine[0]?.leave();
  mine[0]?.leave();
  expect(held.enter("mallory")?.grow(mega)).toBe(true);
});

it("S64: three hundred bodies that hardly begin count as well: a user has 128 of them in progress", () => {
  const held = new HeldBodies(lifeMs);
  const entered = Array.from({ length: 300 }, () => held.enter("mallory")).filter((each) => each !== null);
  expect(entered).toHaveLength(maxHeld.own / maxHeld.leastOfOne);
  expect(held.enter("dana")).not.toBeNull();
});

it("S64: all together hold 32 MB at most", () => {
  const held = new HeldBodies(lifeMs);
  let taken = 0;
  for (let person = 0; person < 40; person += 1) {
    for (let each = 0; each < 2; each += 1) if (held.enter(`p${person}`)?.grow(mega - maxHeld.leastOfOne)) taken += 1;
  }
  expect(held.bytes).toBeLessThanOrEqual(maxHeld.all);
  expect(taken).toBe(32);
});

it("of those of whom nothing is known the one that takes longest makes room: no one shuts the others out", () => {
  const held = new HeldBodies(lifeMs);
  const slow = Array.from({ length: 600 }, () => held.enter(null));
  expect(slow.every((each) => each !== null)).toBe(true);
  expect(held.bytes).toBeLessThanOrEqual(maxHeld.unknown);
  expect([slow[0]?.grow(1), slow[599]?.grow(1)]).toEqual([false, true]);
  expect(held.enter(null)?.grow(9000)).toBe(true);
  expect(held.enter("dana")?.grow(mega)).toBe(true);
  for (const each of slow) each?.leave();
});

it("forgets what never tells its end, when its time is over", () => {
  const clock = { at: 0 };
  const held = new HeldBodies(lifeMs, () => clock.at);
  for (let each = 0; each < 128; each += 1) held.enter("dana");
  expect(held.enter("dana")).toBeNull();
  clock.at = lifeMs;
  expect(held.enter("dana")).not.toBeNull();
  expect(held.bytes).toBe(maxHeld.leastOfOne);
});
