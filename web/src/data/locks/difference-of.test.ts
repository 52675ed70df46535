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

test("what the record does not have is nobody's change, and equal records differ in nothing", () => {
  expect(differencesOf({ secret: 1, name: "x" }, { name: "x" })).toEqual([]);
  expect(differencesOf(undefined, { name: "x" })).toEqual([]);
});
