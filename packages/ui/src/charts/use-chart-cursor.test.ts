import { expect, test } from "vitest";
import { cursorKey } from "./use-chart-cursor.ts";

test("arrow keys begin at an end and stay inside, Home and End go to the ends", () => {
  expect([cursorKey("ArrowRight", undefined, 3), cursorKey("ArrowLeft", undefined, 3)]).toEqual([0, 2]);
  expect([cursorKey("ArrowRight", 2, 3), cursorKey("ArrowLeft", 0, 3)]).toEqual([2, 0]);
  expect([cursorKey("Home", 2, 3), cursorKey("End", 0, 3)]).toEqual([0, 2]);
  expect([cursorKey("Enter", 1, 3), cursorKey("ArrowRight", undefined, 0)]).toEqual([undefined, undefined]);
});
