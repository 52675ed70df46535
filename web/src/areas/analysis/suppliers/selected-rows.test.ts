import { expect, test } from "vitest";
import { maxNamed, selectedRows } from "./selected-rows.ts";
import { largestFirst } from "./supplier-query.ts";

const country = { property: "country", operator: "Equal", value: "GBR", allowNull: false } as const;
const query = { ...largestFirst, filters: [country], search: "ltd" };
const keysOf = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);

test("rows chosen one by one stay chosen whatever the filter has become", () => {
  const { query: asked, keys } = selectedRows({ kind: "some", keys: ["a", "b"] }, query);
  expect(keys).toEqual({});
  expect(asked.search).toBe("");
  expect(asked.filters).toEqual(
    ["a", "b"].map((value) => ({ property: "supplierKey", operator: "Equal", value, allowNull: false })),
  );
});

test("all that match keep their filter and their search, with the exceptions ruled out", () => {
  const { query: asked } = selectedRows({ kind: "all", except: ["a"] }, query);
  expect(asked.search).toBe("ltd");
  expect(asked.filters).toEqual([
    country,
    { property: "supplierKey", operator: "NotEqual", value: "a", allowNull: false },
  ]);
});

test("many are named next to the request", () => {
  const many = keysOf(maxNamed + 1);
  expect(selectedRows({ kind: "all", except: many }, query)).toEqual({
    query,
    keys: { keys: { kind: "except", keys: many } },
  });
  expect(selectedRows({ kind: "some", keys: many }, query)).toEqual({
    query: { ...query, filters: [], search: "" },
    keys: { keys: { kind: "only", keys: many } },
  });
  expect(selectedRows({ kind: "all", except: keysOf(maxNamed) }, query).keys).toEqual({});
});
