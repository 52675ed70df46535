import { expect, test } from "vitest";
import { changedFields, filesOf, keptValues, listOf, namedFlatly, savedText, withKept } from "./form-values.ts";

const first = { name: "Ash", tags: ["a", "b"], live: false, note: "" };
const file = (name: string, text = "x") => new File([text], name, { lastModified: 1 });

test("spaces and the order of a choice aren't a change; going back isn't one either", () => {
  expect(changedFields(first, { ...first, name: " Ash ", tags: ["b", "a"] })).toEqual([]);
  expect(changedFields(first, { ...first, name: "Asher", live: true, tags: ["a"] })).toEqual(["name", "tags", "live"]);
});

test("a file is a change, the same file chosen again is none, and removing it clears the field", () => {
  const one = { sheet: [file("a.csv")] };
  expect(changedFields({ sheet: [] }, one)).toEqual(["sheet"]);
  expect(changedFields(one, { sheet: [file("a.csv")] })).toEqual([]);
  expect(changedFields(one, { sheet: [file("a.csv", "other")] })).toEqual(["sheet"]);
  expect(changedFields({ sheet: [] }, { sheet: [] })).toEqual([]);
});

test("a value is read as what it is", () => {
  expect(listOf(["a"])).toEqual(["a"]);
  expect(listOf("a")).toEqual([]);
  expect(filesOf([file("a.csv")]).map(({ name }) => name)).toEqual(["a.csv"]);
  expect(filesOf(["a"])).toEqual([]);
});

test("a draft holds what was changed but files, and restores only fields of the form", () => {
  const changed = ["name", "tags", "sheet"];
  expect(keptValues({ ...first, sheet: [file("a.csv")] }, changed)).toEqual({ name: "Ash", tags: ["a", "b"] });
  expect(withKept(first, { name: "Birch", gone: "x", live: "yes", tags: [] })).toEqual({
    ...first,
    name: "Birch",
    tags: [],
  });
});

test("a field whose name is a path, or that of the whole form, raises an error that says which names are good", () => {
  expect(namedFlatly(first)).toBe(first);
  for (const name of ["a.b", "a[0]", "root", ""]) expect(() => namedFlatly({ [name]: "" })).toThrow(/letters, digits/);
});

test("a value in words has the labels of what was chosen, what was typed, and nothing for a tick", () => {
  const options = [{ value: "IRL", label: "Ireland" }];
  expect(savedText({ options }, "IRL")).toBe("Ireland");
  expect(savedText({}, "harbour")).toBe("harbour");
  expect(savedText({ options }, ["IRL", "FRA"])).toBe("Ireland, FRA");
  expect(savedText({}, true)).toBe("");
});
