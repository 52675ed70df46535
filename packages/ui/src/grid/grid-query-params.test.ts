import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromSearchParams, gridKeys, toSearchParams } from "./grid-query-params.ts";
import { defaultGridQuery, densities, operators } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

/** Names and values with our own separators in them are the ones that could go wrong. */
const separators = fc.string({
  minLength: 1,
  unit: fc.constantFrom("~", ",", "%", "*", "7E", "2C", "25", "a", "&", "=", "+"),
});
const name = fc.oneof(fc.string({ minLength: 1, unit: "binary" }), separators);
const text = fc.oneof(fc.string({ unit: "grapheme" }), separators);
const sort = fc.record({ property: name, direction: fc.constantFrom<"asc" | "desc">("asc", "desc") });
const filter = fc.record({
  property: name,
  operator: fc.constantFrom(...operators),
  value: text,
  allowNull: fc.boolean(),
});
const query: fc.Arbitrary<GridQuery> = fc
  .record({
    filters: fc.array(filter, { maxLength: 6 }),
    orderBy: fc.option(sort, { nil: undefined }),
    second: fc.option(sort, { nil: undefined }),
    page: fc.integer({ min: 1, max: 9999 }),
    place: fc.nat(9999),
    pageSize: fc.constantFrom<25 | 50 | 100 | 250>(25, 50, 100, 250),
    columns: fc.option(fc.array(name, { minLength: 1, maxLength: 8 }), { nil: undefined }),
    density: fc.constantFrom(...densities),
    search: text,
    widths: fc.dictionary(name, fc.integer({ min: 48, max: 800 }), { maxKeys: 5 }),
    pins: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  })
  .map(({ second, ...rest }) => ({ ...rest, secondaryOrderBy: rest.orderBy === undefined ? undefined : second }));

describe("a grid's address", () => {
  test("reads back to the same query, through the text of the address", () => {
    fc.assert(
      fc.property(query, (wanted) => {
        const address = toSearchParams(wanted).toString();
        expect(fromSearchParams(new URLSearchParams(address))).toEqual(wanted);
      }),
    );
  });

  test("carries only what differs from a saved view, and reads back over it", () => {
    fc.assert(
      fc.property(query, query, (wanted, view) => {
        const base = { ...view, page: 1, place: 0 };
        const params = toSearchParams(wanted, base);
        expect(fromSearchParams(new URLSearchParams(params.toString()), base)).toEqual(wanted);
        expect(toSearchParams(base, base).toString()).toBe("");
      }),
    );
  });

  test("uses short keys and leaves defaults out", () => {
    expect(toSearchParams(defaultGridQuery).toString()).toBe("");
    fc.assert(
      fc.property(query, (wanted) => {
        for (const key of toSearchParams(wanted).keys()) expect(gridKeys).toContain(key);
      }),
    );
  });

  test("reads a written address", () => {
    const read = fromSearchParams(new URLSearchParams("f=spend~ge*~100000&s=spend~desc&s2=name~asc&n=100&p=3"));
    expect(read.filters).toEqual([
      { property: "spend", operator: "GreaterThanOrEqual", value: "100000", allowNull: true },
    ]);
    expect([read.orderBy?.property, read.secondaryOrderBy?.direction, read.page, read.pageSize]).toEqual([
      "spend",
      "asc",
      3,
      100,
    ]);
  });

  test("never throws, and falls back on what it cannot read", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...gridKeys), text)), (pairs) => {
        const read = fromSearchParams(new URLSearchParams(pairs));
        expect(read.page).toBeGreaterThan(0);
      }),
    );
    const bad = new URLSearchParams("f=spend&f=spend~xx~1&s=up&p=-2&n=7&d=huge&c=");
    expect(fromSearchParams(bad)).toEqual(defaultGridQuery);
  });
});
