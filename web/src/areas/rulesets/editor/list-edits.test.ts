import { expect, test } from "vitest";
import { freeCode, moved, removed, replaced } from "./list-edits.ts";

test("a rule moves to the place that it is given, and no further than the ends", () => {
  const list = ["a", "b", "c", "d"];
  expect(moved(list, 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(list, 3, 0)).toEqual(["d", "a", "b", "c"]);
  expect(moved(list, 1, 99)).toEqual(["a", "c", "d", "b"]);
  expect(moved(list, 1, -5)).toEqual(["b", "a", "c", "d"]);
  expect(moved(list, 9, 0)).toEqual(list);
  expect(list).toEqual(["a", "b", "c", "d"]);
});

test("a rule is replaced or removed by its place", () => {
  expect(replaced(["a", "b"], 1, "x")).toEqual(["a", "x"]);
  expect(removed(["a", "b"], 0)).toEqual(["b"]);
});

test("a new rule has a code of its own", () => {
  expect(freeCode("NewGate", [])).toBe("NewGate");
  expect(freeCode("NewGate", ["NewGate", "NewGate2"])).toBe("NewGate3");
  expect(freeCode("spendAtLeast250000", ["spendAtLeast250000"])).toBe("spendAtLeast2");
});
