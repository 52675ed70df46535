/* oxlint-disable unicorn/consistent-function-scoping -- words that one test or group uses are next to their use */
import { beforeAll, describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { operators, type FilterItem, type PagedRequest } from "@paygauge/api-types/entities/paging";
import { Refusal } from "@paygauge/worker/refusal";
import { testEnv } from "../support/test-env.ts";
import { openDatabase } from "./database.ts";
import { pagedQuery, type PagedColumns } from "./paged-query.ts";

const db = openDatabase(testEnv.DB);
interface Row {
  id: number;
  name: string | null;
  amount: number | null;
  isOpen: boolean;
  at: string | null;
}
/** The ends of three days, as they are stored. */
const moments = [
  "2026-11-21T23:59:59.999Z",
  "2026-11-22T00:00:00.000Z",
  "2026-11-22T18:30:00.000Z",
  "2026-11-22T23:59:59.999Z",
  "2026-11-23T00:00:00.000Z",
  null,
];
const words = ["Acme", "acme ltd", "Zürich AG", "50%_off", "", "O'Neil", null];
const rows: Row[] = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: words[id % words.length] ?? null,
  amount: id % 5 === 0 ? null : (id * 37) % 50,
  isOpen: id % 3 === 0,
  at: moments[id % moments.length] ?? null,
}));
const columns: PagedColumns = {
  name: { sql: sql`name`, kind: "text" },
  amount: { sql: sql`amount`, kind: "number" },
  isOpen: { sql: sql`is_open`, kind: "boolean" },
  at: { sql: sql`at`, kind: "moment" },
};
const options = { searched: ["name"], standardOrder: "name", tieBreak: sql`id` };

beforeAll(async () => {
  await testEnv.DB.exec(
    "CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT, amount REAL, is_open INTEGER, at TEXT)",
  );
  const insert = testEnv.DB.prepare(
    "INSERT INTO things SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)",
  );
  await insert
    .bind(JSON.stringify(rows.map((row) => [row.id, row.name, row.amount, row.isOpen ? 1 : 0, row.at])))
    .run();
});

async function idsOf(request: Partial<PagedRequest>): Promise<number[]> {
  const query = pagedQuery(columns, { pageNumber: 1, pageSize: 200, ...request }, options);
  const order = sql.join(query.orderBy, sql`, `);
  const found = await db.all<{ id: number }>(
    sql`select id from things where ${query.where ?? sql`1`} order by ${order} limit ${query.limit} offset ${query.offset}`,
  );
  return found.map((row) => row.id);
}

/** The nine operators once more, in plain JavaScript over the same rows. */
function holds(row: Row, item: FilterItem): boolean {
  const cell = item.propertyName === "name" ? row.name : item.propertyName === "amount" ? row.amount : row.isOpen;
  const { itemComparisonOperator: operator, itemValue } = item;
  if (itemValue === undefined) return (cell === null) === (operator === "Equal");
  if (cell === null) return item.allowNullValue === true;
  const fold = (text: string) => text.toLowerCase();
  const text = fold(String(cell));
  if (operator === "Contains") return text.includes(fold(itemValue));
  if (operator === "StartsWith") return text.startsWith(fold(itemValue));
  if (operator === "EndsWith") return text.endsWith(fold(itemValue));
  const value =
    typeof cell === "string" ? itemValue : typeof cell === "number" ? Number(itemValue) : itemValue === "true";
  return {
    Equal: cell === value,
    NotEqual: cell !== value,
    GreaterThan: cell > value,
    GreaterThanOrEqual: cell >= value,
    LessThan: cell < value,
    LessThanOrEqual: cell <= value,
  }[operator];
}

const operator = fc.constantFrom(...operators);
const comparison = fc.constantFrom(...operators.slice(0, 6));
const item: fc.Arbitrary<FilterItem> = fc.oneof(
  fc.record({
    propertyName: fc.constant("name"),
    itemComparisonOperator: operator,
    itemValue: fc.constantFrom("a", "AC", "acme", "Acme", "ltd", "ü", "ZÜR", "%", "_", "'", "x"),
    allowNullValue: fc.boolean(),
  }),
  fc.record({
    propertyName: fc.constant("amount"),
    itemComparisonOperator: comparison,
    itemValue: fc.integer({ min: -1, max: 51 }).map(String),
    allowNullValue: fc.boolean(),
  }),
  fc.record({
    propertyName: fc.constant("isOpen"),
    itemComparisonOperator: fc.constantFrom("Equal" as const, "NotEqual" as const),
    itemValue: fc.constantFrom("true", "false"),
  }),
  fc.record({
    propertyName: fc.constantFrom("name", "amount"),
    itemComparisonOperator: fc.constantFrom("Equal" as const, "NotEqual" as const),
  }),
);

describe("paged requests", () => {
  it("filter as the nine operators say: Equal on one property OR-ed, everything else AND-ed", async () => {
    const property = fc.asyncProperty(fc.array(item, { maxLength: 4 }), async (filterItems) => {
      const equals = filterItems.filter((each) => each.itemComparisonOperator === "Equal");
      const expected = rows.filter(
        (row) =>
          filterItems.every((each) => each.itemComparisonOperator === "Equal" || holds(row, each)) &&
          [...new Set(equals.map((each) => each.propertyName))].every((name) =>
            equals.some((each) => each.propertyName === name && holds(row, each)),
          ),
      );
      expect((await idsOf({ filters: { filterItems } })).toSorted((a, b) => a - b)).toEqual(
        expected.map((row) => row.id),
      );
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it("sort by two keys and give pages that never overlap", async () => {
    const sorted = await idsOf({ orderBy: "-isOpen", secondaryOrderBy: "amount" });
    const rank = (row: Row): number[] => [row.isOpen ? 0 : 1, row.amount ?? -1, row.id];
    const compare = (a: Row, b: Row): number =>
      rank(a)
        .map((each, index) => each - (rank(b)[index] ?? 0))
        .find((each) => each !== 0) ?? 0;
    expect(sorted).toEqual(rows.toSorted(compare).map((row) => row.id));
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => idsOf({ orderBy: "name", pageNumber, pageSize: 25 })),
    );
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10]);
    expect(new Set(pages.flat()).size).toBe(60);
  });

  it("search in the searched columns, whatever the letters' case", async () => {
    expect(await idsOf({ search: "ACME" })).toHaveLength(
      rows.filter((row) => row.name?.toLowerCase().includes("acme")).length,
    );
  });

  it("search letters beyond ASCII whatever their case too, and more of them than D1's expressions are deep", async () => {
    const all = await idsOf({ search: "zürich" });
    expect(all).toHaveLength(rows.filter((row) => row.name === "Zürich AG").length);
    expect(await idsOf({ search: "ZÜRICH" })).toEqual(all);
    const letters = Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x0_03_b1 + at)).join("");
    expect(await idsOf({ search: letters })).toEqual([]);
  });

  it("order letters with marks next to those without, whatever the case", async () => {
    const mixed = ["zebra", "Öl", "oktober", "Ärzte", "apfel", "Éclair", "Übung", "über", "Azur", "10 Dinge", "Zürich"];
    const namesBy = async (orderBy: string) => {
      const things = sql`(select value as name, key as id from json_each(${JSON.stringify(mixed)})) as t`;
      const query = pagedQuery(columns, { pageNumber: 1, pageSize: 200, orderBy }, options);
      const found = await db.all<{ name: string }>(
        sql`select name from ${things} order by ${sql.join(query.orderBy, sql`, `)}`,
      );
      return found.map(({ name }) => name);
    };
    const ordered = mixed.toSorted(new Intl.Collator("de").compare);
    expect(await namesBy("name")).toEqual(ordered);
    expect(await namesBy("-name")).toEqual(ordered.toReversed());
  });

  it("take values longer than D1's LIKE patterns", async () => {
    expect(
      await idsOf({
        filters: {
          filterItems: [{ propertyName: "name", itemComparisonOperator: "Contains", itemValue: "x".repeat(400) }],
        },
      }),
    ).toEqual([]);
  });

  it("take a day as the whole of it, from its first moment to its last, and a moment as itself", async () => {
    const found = async (
      itemComparisonOperator: FilterItem["itemComparisonOperator"],
      itemValue: string,
      blanks = false,
    ) => {
      const filterItem = { propertyName: "at", itemComparisonOperator, itemValue, allowNullValue: blanks };
      const ids = await idsOf({ filters: { filterItems: [filterItem] } });
      return [...new Set(ids.map((id) => id % moments.length))].toSorted((a, b) => a - b);
    };
    const day = "2026-11-22";
    expect(await found("Equal", day)).toEqual([1, 2, 3]);
    expect(await found("Equal", day, true)).toEqual([1, 2, 3, 5]);
    expect(await found("NotEqual", day)).toEqual([0, 4]);
    expect(await found("NotEqual", day, true)).toEqual([0, 4, 5]);
    expect(await found("GreaterThan", day)).toEqual([4]);
    expect(await found("GreaterThanOrEqual", day)).toEqual([1, 2, 3, 4]);
    expect(await found("LessThan", day)).toEqual([0]);
    expect(await found("LessThanOrEqual", day)).toEqual([0, 1, 2, 3]);
    expect(await found("Equal", "2026-11-22T18:30:00Z")).toEqual([2]);
    expect(await found("GreaterThan", "2026-11-22T19:30:00+01:00")).toEqual([3, 4]);
    expect(await found("StartsWith", "2026-11-23")).toEqual([4]);
    const elsewhere = "2026-11-22T18:30:00.000Z/2026-11-23T18:29:59.999+00:00";
    expect(await found("Equal", elsewhere)).toEqual([2, 3, 4]);
    expect(await found("NotEqual", elsewhere)).toEqual([0, 1]);
    expect(await found("LessThan", elsewhere)).toEqual([0, 1]);
    expect(await found("GreaterThan", elsewhere)).toEqual([]);
    expect(await found("LessThanOrEqual", elsewhere)).toEqual([0, 1, 2, 3, 4]);
  });

  it("refuse names and values outside the entity's columns, with the path of the fault", () => {
    const refused = (request: Partial<PagedRequest>): Refusal => {
      try {
        pagedQuery(columns, { pageNumber: 1, pageSize: 25, ...request }, options);
      } catch (error) {
        if (error instanceof Refusal) return error;
      }
      throw new Error("It was not refused.");
    };
    const one = (propertyName: string, itemValue?: string): Partial<PagedRequest> => ({
      filters: {
        filterItems: [
          { propertyName, itemComparisonOperator: "LessThan", ...(itemValue === undefined ? {} : { itemValue }) },
        ],
      },
    });
    expect(refused(one("password", "x")).errors).toHaveProperty(["filters.filterItems.0.propertyName"]);
    expect(refused(one("constructor", "x")).errors).toHaveProperty(["filters.filterItems.0.propertyName"]);
    expect(refused(one("amount", "many")).errors).toHaveProperty(["filters.filterItems.0.itemValue"]);
    expect(refused(one("isOpen", "1")).errors).toHaveProperty(["filters.filterItems.0.itemValue"]);
    const after = "2026-11-23T00:00:00Z/2026-11-22T00:00:00Z";
    const noMoment = "2026-11-22T00:00:00Z/2026-11-22T25:00:00Z";
    for (const date of [
      "yesterday",
      "2026-02-30",
      "2026-13-01",
      "22.11.2026",
      "",
      "2026-11-22T25:00:00Z",
      after,
      noMoment,
    ])
      expect(refused(one("at", date)).errors, date).toHaveProperty(["filters.filterItems.0.itemValue"]);
    expect(refused(one("name")).errors).toHaveProperty(["filters.filterItems.0.itemValue"]);
    expect(refused({ orderBy: "-secret" }).errors).toHaveProperty(["orderBy"]);
  });
});
