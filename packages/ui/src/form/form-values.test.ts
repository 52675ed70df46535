import { expect, test } from "vitest";
import { changedFields } from "./form-values.ts";

const first = { name: "Ash", tags: ["a", "b"], live: false, note: "" };

test("spaces and the order of a choice are no change; going back is none either", () => {
  expect(changedFields(first, { ...first, name: " Ash ", tags: ["b", "a"] })).toEqual([]);
  expect(changedFields(first, { ...first, name: "Asher", live: true, tags: ["a"] })).toEqual(["name", "tags", "live"]);
});
