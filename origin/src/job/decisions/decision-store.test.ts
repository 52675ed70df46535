import type { MatchDecisionBody } from "@paygauge/api-types/entities/decisions";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { foldMatch } from "./decision-store.ts";

const confirm = (entryId: string): MatchDecisionBody => ({ decision: "confirm", entryId });
const refuse = (entryId: string): MatchDecisionBody => ({ decision: "refuse", entryId });

test("the last word counts: a confirm takes an entry off the refused, a clear forgets", () => {
  expect(foldMatch([])).toBeNull();
  expect(foldMatch([refuse("a"), refuse("b"), refuse("a")])).toEqual({ refused: ["a", "b"] });
  expect(foldMatch([refuse("a"), confirm("a")])).toEqual({ confirmed: "a", refused: [] });
  expect(foldMatch([confirm("a"), refuse("a")])).toEqual({ refused: ["a"] });
  expect(foldMatch([confirm("a"), confirm("b")])).toEqual({ confirmed: "b", refused: [] });
  expect(foldMatch([confirm("a"), { decision: "clear" }])).toBeNull();
});

test("what is confirmed is never refused as well", () => {
  const word = fc.oneof(
    fc.constantFrom("a", "b", "c").map(confirm),
    fc.constantFrom("a", "b", "c").map(refuse),
    fc.constant<MatchDecisionBody>({ decision: "clear" }),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const standing = foldMatch(words);
      const last = words.at(-1);
      if (last?.decision === "confirm") expect(standing?.confirmed).toBe(last.entryId);
      return standing?.confirmed === undefined || !standing.refused.includes(standing.confirmed);
    }),
  );
});
