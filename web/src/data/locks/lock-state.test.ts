import { expect, test } from "vitest";
import type { LockPerson, LockStatus } from "@paygauge/api-types/entities/concurrency";
import { isOver, mayWriteIn, nextState, secondsLeft, type LockState } from "./lock-state.ts";

const person = (userId: string): LockPerson => ({ userId, names: userId, emailAddress: `${userId}@example.org` });
const status = (part: Partial<LockStatus>): LockStatus => ({
  exclusiveWriteAccess: false,
  activeUntilUtc: null,
  serverUtc: "2026-10-01T12:00:00.000Z",
  holder: null,
  requester: null,
  answerUntilUtc: null,
  isDenied: false,
  fencingToken: null,
  ...part,
});
const other = { holder: person("b"), activeUntilUtc: "2026-10-01T12:00:15.000Z" };

test.each<[LockState, Partial<LockStatus>, LockState]>([
  ["asking", { exclusiveWriteAccess: true, holder: person("a") }, "mine"],
  ["lost", { exclusiveWriteAccess: true, holder: person("a") }, "mine"],
  ["asking", {}, "free"],
  ["other", {}, "free"],
  ["mine", {}, "expired"],
  ["expired", {}, "expired"],
  ["asking", other, "other"],
  ["mine", other, "lost"],
  ["expired", other, "lost"],
  ["other", { ...other, requester: person("a") }, "requested"],
  ["lost", { ...other, requester: person("a") }, "requested"],
  ["other", { ...other, requester: person("c") }, "other"],
  ["requested", { ...other, isDenied: true }, "denied"],
  ["requested", other, "other"],
])("%s, then %j: %s", (before, part, after) => {
  expect(nextState(before, status(part), "a")).toBe(after);
});

test("only who holds the lock may write", () => {
  const states = ["asking", "free", "mine", "other", "requested", "denied", "expired", "lost"] as const;
  expect(states.filter(mayWriteIn)).toEqual(["asking", "mine"]);
});

test("a lease ends by the server's clock, however wrong this machine's is", () => {
  const held = status({ activeUntilUtc: "2026-10-01T12:00:15.000Z" });
  expect([14_999, 15_000].map((ms) => isOver(held, 7, 7 + ms))).toEqual([false, true]);
});

test("seconds to a moment of the server, by this machine's clock set to the server's; none when it has passed", () => {
  const view = { status: { serverUtc: "2026-10-01T12:00:00.000Z" }, receivedAt: 5000 };
  const left = (passed: number) => secondsLeft("2026-10-01T12:00:15.000Z", view, 5000 + passed);
  expect([-900, 0, 1, 14_000, 14_001, 60_000].map(left)).toEqual([15, 15, 15, 1, 1, 0]);
});
