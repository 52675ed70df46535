import { expect, test } from "vitest";
import { knownDays } from "./known-days.ts";

const runs = ["paid", "listed"].map((jobId) => ({ jobId, finishedOn: "2026-11-02T10:00:00.000Z" }));
const knownOn = knownDays([{ jobId: "paid", on: "2019-03-15" }], runs);

test("acceptance is known from a payment on card, otherwise from the day on which the directory was asked", () => {
  expect(knownOn({ jobId: "paid", accepts: "Card" })).toBe("2019-03-15");
  expect(knownOn({ jobId: "listed", accepts: "Card" })).toBe("2026-11-02");
});

test("a payment on card doesn't date a directory's no", () => {
  expect(knownOn({ jobId: "paid", accepts: "No" })).toBe("2026-11-02");
});

test("a run that the catalogue doesn't name has no day", () => {
  expect(knownOn({ jobId: "gone", accepts: "Card" })).toBeUndefined();
});
