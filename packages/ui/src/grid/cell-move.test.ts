import * as fc from "fast-check";
import { expect, test } from "vitest";
import { moveCell } from "./cell-move.ts";

const extent = { rows: 50, columns: 6, pageRows: 15 };
const stroke = (key: string, ctrlKey = false) => ({ key, ctrlKey });

test.each([
  ["ArrowDown", false, { row: 4, column: 2 }],
  ["ArrowUp", false, { row: 2, column: 2 }],
  ["Home", false, { row: 3, column: 0 }],
  ["End", false, { row: 3, column: 5 }],
  ["Home", true, { row: 0, column: 0 }],
  ["End", true, { row: 49, column: 5 }],
  ["PageDown", false, { row: 18, column: 2 }],
  ["PageUp", false, { row: 0, column: 2 }],
])("%s (Ctrl %s) leads to %o", (key, ctrl, place) => {
  expect(moveCell({ row: 3, column: 2 }, stroke(key, ctrl), extent)).toEqual(place);
});

test("the header is reached from the first row, and letters move nothing", () => {
  expect(moveCell({ row: 0, column: 1 }, stroke("ArrowUp"), extent)).toEqual({ row: -1, column: 1 });
  expect(moveCell({ row: 0, column: 1 }, stroke("x"), extent)).toBeUndefined();
});

test("no key leads outside, not even in an empty grid", () => {
  const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())),
      (rows, columns, strokes) => {
        let place = { row: -1, column: 0 };
        for (const [key, ctrl] of strokes) {
          place = moveCell(place, stroke(key, ctrl), { rows, columns, pageRows: 10 }) ?? place;
          expect(place.row).toBeGreaterThanOrEqual(-1);
          expect(place.row).toBeLessThan(Math.max(rows, 0));
          expect(place.column).toBeGreaterThanOrEqual(0);
          expect(place.column).toBeLessThan(columns);
        }
      },
    ),
  );
});
