import { expect, test } from "vitest";
import { barPath } from "./bar-path.ts";

const bar = { x: 0, y: 14, width: 13, height: 6, round: 0 };

test("bars of one colour are one outline, each closed", () => {
  expect(barPath([bar, { ...bar, x: 15 }])).toBe("M0 14h13v6h-13zM15 14h13v6h-13z");
  expect(barPath([])).toBe("");
});

test("round corners stay inside the bar", () => {
  expect(barPath([{ ...bar, round: 1 }])).toBe(
    "M1 14h11a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-11a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z",
  );
});
