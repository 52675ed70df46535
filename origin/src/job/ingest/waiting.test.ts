/** Rows that wait for a rate: parts of a file, read one after the other, add up. */
import { expect, test } from "vitest";
import { addWaiting, WaitingRows } from "./waiting.ts";

test("the waiting rows of two parts are those of both, exact beyond the integers of a number", () => {
  const first = new WaitingRows();
  first.add("KWD", 9_007_199_254_740_991);
  first.add("", -5);
  const second = new WaitingRows();
  second.add("KWD", 2);
  second.add("KWD", 4);
  second.add("JPY", 1);
  expect(addWaiting(first.counters(), second.counters())).toEqual({
    KWD: { rows: 3, sumMinor: "9007199254740997" },
    "": { rows: 1, sumMinor: "-5" },
    JPY: { rows: 1, sumMinor: "1" },
  });
});
