import { expect, test } from "vitest";
import { differencesOf } from "./difference-of.ts";

test("names each field that stands otherwise, in place", () => {
  const wanted = { id: "1", version: 3, name: "Acme", currency: "", bands: { High: 80, Low: 10 }, words: ["a", "b"] };
  const stands = { id: "1", version: 9, name: "Acme plc", currency: null, bands: { High: 75, Low: 10 }, words: ["a"] };
  expect(differencesOf(wanted, stands)).toEqual([
    { path: "name", wanted: "Acme", stands: "Acme plc" },
    { path: "bands.High", wanted: "80", stands: "75" },
    { path: "words", wanted: "a, b", stands: "a" },
  ]);
});

test("roles in two groups are one list, in any order", () => {
  const stands = { roles: { standard: [{ name: "tester" }], tabbedView: [{ name: "JobSummaryAccessor" }] } };
  expect(differencesOf({ roles: ["JobSummaryAccessor", "tester"] }, stands)).toEqual([]);
  expect(differencesOf({ roles: ["tester"] }, stands)).toEqual([
    { path: "roles", wanted: "tester", stands: "JobSummaryAccessor, tester" },
  ]);
});

test("what the record does not have is no user's change, and equal records differ in nothing", () => {
  expect(differencesOf({ secret: 1, name: "x" }, { name: "x" })).toEqual([]);
  expect(differencesOf(undefined, { name: "x" })).toEqual([]);
});

test("within a field that both have, what one side has not is a difference", () => {
  const wanted = { mapping: { sources: { city: "Town" } } };
  const stands = { mapping: { sources: { country: "Land" } } };
  expect(differencesOf(wanted, stands)).toEqual([
    { path: "mapping.sources.city", wanted: "Town", stands: "" },
    { path: "mapping.sources.country", wanted: "", stands: "Land" },
  ]);
});

const rule = (code: string, points: number) => ({ code, points, when: { field: "spend", op: "Equal", value: 1 } });
const rules = (...steps: object[]) => ({
  body: { version: steps.length, note: "a", points: [{ group: "spend", steps }], lists: ["GBR", "USA"] },
});

test("a changed value, an added rule and another order are distinguished by the rule's code", () => {
  const stands = rules(rule("A", 1), rule("B", 2));
  expect(differencesOf(rules(rule("A", 3), rule("B", 2)), stands)).toEqual([
    { path: "body.points.=spend.steps.=A.points", wanted: "3", stands: "1" },
  ]);
  expect(differencesOf(rules(rule("B", 2), rule("A", 1)), stands)).toEqual([
    { path: "body.points.=spend.steps.#order", wanted: "B, A", stands: "A, B" },
  ]);
  const added = differencesOf(rules(rule("A", 1), rule("B", 2), rule("C", 9)), stands);
  expect(added.map(({ path, wanted }) => [path, wanted])).toEqual([
    ["body.points.=spend.steps.#order", "A, B, C"],
    ["body.points.=spend.steps.=C.code", "C"],
    ["body.points.=spend.steps.=C.points", "9"],
    ["body.points.=spend.steps.=C.when", '{"field":"spend","op":"Equal","value":1}'],
  ]);
});

test("values are worded by the part that knows their words, a condition as a whole", () => {
  const other = { ...rule("A", 1), when: { field: "spend", op: "Equal", value: 2 } };
  const word = (path: string, value: unknown) =>
    path.endsWith(".when") ? `value ${(value as { value: number }).value}` : undefined;
  expect(differencesOf(rules(other), rules(rule("A", 1)), word)).toEqual([
    { path: "body.points.=spend.steps.=A.when", wanted: "value 2", stands: "value 1" },
  ]);
});
