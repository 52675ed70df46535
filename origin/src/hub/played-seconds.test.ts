import { expect, it } from "vitest";
import { isWatched, playedOf, secondsPlayed, textOfPlayed, unionOf } from "./played-seconds.ts";

it("joins what was played, and counts each second once", () => {
  const joined = unionOf([...playedOf("0-12,40-61"), [10, 20], [61, 70], [5, 8]], 302);
  expect(textOfPlayed(joined)).toBe("0-20,40-70");
  expect(secondsPlayed(joined)).toBe(50);
});

it("adds nothing for a jump, for nonsense or past the end", () => {
  expect(
    textOfPlayed(
      unionOf(
        [
          [100, 100],
          [90, 80],
          [115, 400],
        ],
        120,
      ),
    ),
  ).toBe("115-120");
  expect(playedOf("a-b,3-1,,4-5,-9-8")).toEqual([[4, 5]]);
});

it("is watched at nine tenths, not at the end reached", () => {
  expect(isWatched([[0, 89]], 100)).toBe(false);
  expect(
    isWatched(
      [
        [0, 50],
        [59, 100],
      ],
      100,
    ),
  ).toBe(true);
  expect(isWatched([[99, 100]], 100)).toBe(false);
  expect(isWatched([[0, 5]], 0)).toBe(false);
});

it("stores the longest of too many ranges", () => {
  const many = Array.from({ length: 600 }, (_, at) => [at * 10, at * 10 + (at < 100 ? 1 : 5)] as const);
  const joined = unionOf(many, 86_400);
  expect([joined.length, joined.every(([from, until]) => until - from === 5)]).toEqual([500, true]);
});
