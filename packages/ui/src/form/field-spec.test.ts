import { expect, test } from "vitest";
import { fieldTypeOf, fieldTypes, groupedFields } from "./field-spec.ts";

test("a type that forms do not support raises an error that names the ones they do", () => {
  for (const type of fieldTypes) expect(fieldTypeOf(type)).toBe(type);
  expect(() => fieldTypeOf("colour")).toThrow(/"colour".*text, textarea/);
});

test("fields that follow each other with one key are together", () => {
  const field = (name: string, key?: string) => ({
    name,
    type: "text",
    label: name,
    ...(key === undefined ? {} : { group: { key } }),
  });
  const runs = groupedFields([field("a"), field("b", "g"), field("c", "g"), field("d", "h"), field("e")]);
  expect(runs.map((run) => run.map(({ name }) => name))).toEqual([["a"], ["b", "c"], ["d"], ["e"]]);
});
