import { expect, test } from "vitest";
import { entriesOf, readJson } from "./json-tree.tsx";

test("a payload is read as JSON, and one that has none is notified", () => {
  expect(readJson('{"run":"r1","files":[1]}')).toEqual({ run: "r1", files: [1] });
  expect(readJson("plain words")).toBeUndefined();
});

test("objects and lists have entries, everything else has none", () => {
  expect(entriesOf({ a: 1 })).toEqual([["a", 1]]);
  expect(entriesOf(["x"])).toEqual([["0", "x"]]);
  expect(entriesOf(null)).toBeNull();
  expect(entriesOf("text")).toBeNull();
});
