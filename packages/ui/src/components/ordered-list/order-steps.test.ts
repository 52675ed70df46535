import { expect, test } from "vitest";
import { placeWithin, stepOfKey } from "./order-steps.ts";

test("a row pushed beyond an end stays at it", () => {
  expect([-1, 0, 2, 3, 9].map((wanted) => placeWithin(wanted, 3))).toEqual([0, 0, 2, 2, 2]);
});

test("only the vertical arrows move a row", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "Enter"].map(stepOfKey)).toEqual([-1, 1, 0, 0]);
});
