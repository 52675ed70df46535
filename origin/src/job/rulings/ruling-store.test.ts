import type { MatchRulingBody } from "@paygauge/api-types/entities/rulings";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { foldMatch } from "./ruling-store.ts";

const confirm = (entryId: string): MatchRulingBody => ({ ruling: "confirm", entryId });
const refuse = (entryId: string): MatchRulingBody => ({ ruling: "refuse", entryId });

test("the last word counts: a confirm takes an entry off the refused, a clear forgets", () => {
  expect(foldMatch([])).toBeNull();
  expect(foldMatch([refuse("a"), refuse("b"), refuse("a")])).toEqual({ refused: ["a", "b"] });
  expect(foldMatch([refuse("a"), confirm("a")])).toEqual({ confirmed: "a", refused: [] });
  expect(foldMatch([confirm("a"), refuse("a")])).toEqual({ refused: ["a"] });
  expect(foldMatch([confirm("a"), confirm("b")])).toEqual({ confirmed: "b", refused: [] });
  expect(foldMatch([confirm("a"), { ruling: "clear" }])).toBeNull();
});

test("what is confirmed is never refused as well", () => {
  const word = fc.oneof(
    fc.constantFrom("a", "b", "c").map(confirm),
    fc.constantFrom("a", "b", "c").map(refuse),
    fc.constant<MatchRulingBody>({ ruling: "clear" }),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const standing = foldMatch(words);
      const last = words.at(-1);
      if (last?.ruling === "confirm") expect(standing?.confirmed).toBe(last.entryId);
      return standing?.confirmed === undefined || !standing.refused.includes(standing.confirmed);
    }),
  );
});
