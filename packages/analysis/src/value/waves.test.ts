import { expect, test } from "vitest";
import { waveOf, waveOrder } from "./waves.ts";
import { waves } from "@paygauge/api-types/entities/waves";

test.each([
  [{ addressable: 0, cardable: 0, vcAccepting: "YES" }, "doNotContact"],
  [{ addressable: -5, cardable: -5, vcAccepting: "YES" }, "doNotContact"],
  [{ addressable: 10, cardable: 10, vcAccepting: "YES" }, "cardProven"],
  [{ addressable: 10, cardable: 10, vcAccepting: "NO" }, "cardAccepted"],
  [{ addressable: 10, cardable: 10, vcAccepting: "UNMATCHED" }, "cardAccepted"],
  // A match that is too weak for money says nothing of acceptance.
  [{ addressable: 10, cardable: 0, vcAccepting: "YES" }, "negotiate"],
  [{ addressable: 10, cardable: 0, vcAccepting: "UNMATCHED" }, "negotiate"],
] as const)("%o is in the wave %s", (facts, wave) => {
  expect(waveOf(facts)).toBe(wave);
});

test("calls go from the surest to those to be left alone", () => {
  expect(waveOrder.toSorted()).toEqual(waves.toSorted());
  expect(waveOrder.at(-1)).toBe("doNotContact");
});
