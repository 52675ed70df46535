import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allMatching, isSelected, noSelection, selectedCountOf, selectionFilters, withRows } from "./grid-selection.ts";

const keys = fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 5 });

test("a row is chosen exactly after it was chosen last, from nothing and from everything", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(noSelection, allMatching),
      fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 12 }),
      (start, steps) => {
        let selection = start;
        const model = new Set(start.kind === "all" ? ["a", "b", "c", "d", "e"] : []);
        for (const [some, chosen] of steps) {
          selection = withRows(selection, some, chosen);
          for (const key of some) {
            if (chosen) model.add(key);
            else model.delete(key);
          }
        }
        for (const key of ["a", "b", "c", "d", "e"]) expect(isSelected(selection, key)).toBe(model.has(key));
        expect(selectedCountOf(selection, 5)).toBe(model.size);
      },
    ),
  );
});

test("as conditions: keys are joined with or, exceptions are ruled out one by one", () => {
  const some = withRows(noSelection, ["a", "b"], true);
  expect(selectionFilters(some, "key").map(({ operator, value }) => `${operator} ${value}`)).toEqual([
    "Equal a",
    "Equal b",
  ]);
  const most = withRows(allMatching, ["c"], false);
  expect(selectionFilters(most, "key")).toEqual([
    { property: "key", operator: "NotEqual", value: "c", allowNull: false },
  ]);
  expect(selectedCountOf(most, 3912)).toBe(3911);
});
