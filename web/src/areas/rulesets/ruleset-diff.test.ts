import { expect, test } from "vitest";
import { differences } from "./ruleset-diff.ts";

const rule = (code: string, points: number) => ({ code, points, when: { field: "spend", op: "Equal", value: 1 } });
const body = (...steps: object[]) => ({
  version: 1,
  note: "a",
  bands: { High: 75 },
  points: [{ group: "spend", steps }],
  lists: ["GBR", "USA"],
});

test("the same rules differ in nothing, whatever their number and note", () => {
  expect(differences(body(rule("A", 1)), { ...body(rule("A", 1)), version: 2, note: "b" })).toEqual([]);
});

test("a changed value, an added rule and another order are told apart by the rule's code", () => {
  const before = body(rule("A", 1), rule("B", 2));
  expect(differences(before, body(rule("A", 3), rule("B", 2)))).toEqual([
    { place: "points › spend › steps › A › points", before: "1", after: "3" },
  ]);
  expect(differences(before, body(rule("B", 2), rule("A", 1)))).toEqual([
    { place: "points › spend › steps (order)", before: "A, B", after: "B, A" },
  ]);
  const added = differences(before, body(rule("A", 1), rule("B", 2), rule("C", 9)));
  expect(added.map(({ place, before: was }) => [place, was])).toContainEqual([
    "points › spend › steps › C › points",
    null,
  ]);
  expect(differences(before, { ...before, lists: ["GBR"] })).toEqual([
    { place: "lists", before: "GBR, USA", after: "GBR" },
  ]);
});
