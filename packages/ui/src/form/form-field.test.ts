import { expect, test } from "vitest";
import { fieldTypeOf, fieldTypes } from "./form-field.tsx";

test("a type that forms do not support raises an error that names the ones they do", () => {
  for (const type of fieldTypes) expect(fieldTypeOf(type)).toBe(type);
  expect(() => fieldTypeOf("colour")).toThrow(/"colour".*text, textarea/);
});
