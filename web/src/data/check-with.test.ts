import * as v from "valibot";
import { expect, test } from "vitest";
import { checkWith } from "./check-with.ts";

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, "Give a name."), v.maxLength(3, "Too long.")),
  tags: v.array(v.picklist(["a"], "Choose a.")),
});

test("each field has its first message, a part of a field is told at the field", () => {
  const check = checkWith(schema);
  expect(check({ name: "", tags: ["a", "b", "c"] })).toEqual({ name: "Give a name.", tags: "Choose a." });
  expect(check({ name: "abc", tags: [] })).toEqual({});
});
