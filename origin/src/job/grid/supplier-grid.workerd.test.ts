import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { operators, type FilterItem } from "@paygauge/api-types/entities/paging";
import { supplierColumns, type SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import { Refusal } from "@paygauge/worker/refusal";
import { testEnv } from "../../support/test-env.ts";
import { jobObjectOf } from "../job-stub.ts";
import { migrateJob } from "../job-tables.ts";
import { putRows } from "../supplier-store.ts";
import { SupplierGrid } from "./supplier-grid.ts";

const names = ["Alpha Ltd", "alpha gmbh", "Béton SA", "", "Zeta", "delta (UK)"];
const words = {
  matchBand: ["High", "Low", "Medium", "Unmatched"],
  frequency: ["None", "Weekly", "OneOff"],
  termsBucket: ["0", "8-14", "15-30", "90+"],
};
const columns = [
  "run",
  "ordinal",
  "supplierKey",
  "name",
  "country",
  "city",
  "mcc",
  "payeeClass",
  "variants",
  "spendMinor",
  "payments",
  "paymentsMinor",
  "apvMinor",
  "matchBand",
  "frequency",
  "termsBucket",
  "cardAccepting",
  "vcAccepting",
];
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
const rowAt = (n: number) => [
  "r1",
  n,
  `k${n}`,
  pick(names, n * 7),
  pick(["GBR", "", "FRA"], n),
  "",
  pick(["5943", ""], n >> 2),
  "Supplier",
  1 + (n % 3),
  ((n * 7919) % 500) - 100,
  n % 9,
  (n % 9) * ((n * 131) % 997),
  n % 4 === 0 ? null : (n * 31) % 77,
  pick(words.matchBand, n),
  pick(words.frequency, n >> 1),
  pick(words.termsBucket, n * 3),
  n % 2,
  pick(["YES", "NO", "UNMATCHED"], n),
];
const rows = Array.from({ length: 400 }, (_, n) => rowAt(n));

/** The same question answered by SQL: an independent reading for numbers, equality and blanks. */
function inGrid<T>(work: (grid: SupplierGrid, sql: SqlStorage) => T): Promise<T> {
  const stub = jobObjectOf(testEnv, `grid-${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_, state) => {
    const { sql } = state.storage;
    migrateJob(sql);
    putRows(sql, "supplier", columns, rows);
    return work(new SupplierGrid(sql, "r1"), sql);
  });
}

const base = { pageNumber: 1, pageSize: 200 };
const filtered = (item: FilterItem) => ({ ...base, filters: { filterItems: [item] } });

describe("the suppliers grid over typed columns", () => {
  test("numbers are compared as SQL compares them, blanks included when asked for", async () => {
    const signs = {
      Equal: "=",
      NotEqual: "<>",
      GreaterThan: ">",
      GreaterThanOrEqual: ">=",
      LessThan: "<",
      LessThanOrEqual: "<=",
    } as const;
    await inGrid((grid, sql) => {
      for (const column of ["spendMinor", "payments", "apvMinor"] as const) {
        for (const [operator, sign] of Object.entries(signs)) {
          for (const value of [-100, 0, 5, 31, 399]) {
            for (const allowNullValue of [false, true]) {
              const item = {
                propertyName: column,
                itemComparisonOperator: operator as keyof typeof signs,
                itemValue: String(value),
                allowNullValue,
              };
              const { n, s } = sql
                .exec<{ n: number; s: number }>(
                  `SELECT count(*) AS n, total(spendMinor) AS s FROM supplier WHERE run = 'r1' AND (${column} ${sign} ?${allowNullValue ? ` OR ${column} IS NULL` : ""})`,
                  value,
                )
                .one();
              const page = grid.page(filtered(item));
              expect(
                [page.totalCount, page.totals.spendMinor],
                `${column} ${operator} ${value} ${allowNullValue}`,
              ).toEqual([n, s]);
            }
          }
        }
      }
    });
  });

  test("an average of the totals is the value of the documents over their number, of all that match", async () => {
    await inGrid((grid, sql) => {
      for (const country of ["GBR", "FRA", ""]) {
        const { average } = sql
          .exec<{ average: number }>(
            "SELECT total(paymentsMinor) / total(payments) AS average FROM supplier WHERE run = 'r1' AND country = ?",
            country,
          )
          .one();
        const item = { propertyName: "country", itemComparisonOperator: "Equal", itemValue: country } as const;
        const asked = country === "" ? { ...item, allowNullValue: true } : item;
        const { totals } = grid.page({ ...filtered(asked), pageSize: 1 });
        expect(totals.apvMinor, country).toBeCloseTo(average, 9);
        expect(totals.apovMinor, "no orders, no average").toBeNull();
      }
    });
  });

  test("pages of two selections in turn, near and far, are those of the whole order", async () => {
    await inGrid((grid, sql) => {
      putRows(
        sql,
        "supplier",
        columns,
        Array.from({ length: 6000 }, (_, n) => rowAt(n)).map(([, ...row]) => ["r2", ...row]),
      );
      const many = new SupplierGrid(sql, "r2");
      const item: FilterItem = { propertyName: "payments", itemComparisonOperator: "NotEqual", itemValue: "3" };
      const selections = [
        { orderBy: "-spendMinor", secondaryOrderBy: "name" },
        { orderBy: "name", filters: { filterItems: [item] } },
      ];
      const keysOf = (found: readonly { supplierKey: string }[]) => found.map(({ supplierKey }) => supplierKey);
      const whole = selections.map((selection) => keysOf([...new SupplierGrid(sql, "r2").batches(selection)].flat()));
      for (const pageNumber of [1, 11, 2, 60, 100, 3]) {
        for (const [at, selection] of selections.entries()) {
          const { collection, totalCount } = many.page({ ...selection, pageNumber, pageSize: 50 });
          expect(totalCount).toBe(whole[at]?.length);
          expect(keysOf(collection), `page ${pageNumber}`).toEqual(
            whole[at]?.slice((pageNumber - 1) * 50, pageNumber * 50),
          );
        }
      }
      expect(grid.count({})).toBe(400);
    });
  });

  test("two sort keys, blanks last in both directions, words of an enum in their own order", async () => {
    await inGrid((grid) => {
      const all = (request: object) =>
        [1, 2].flatMap((pageNumber) => grid.page({ ...base, pageNumber, ...request }).collection);
      const rank = (word: string) => ["Unmatched", "Low", "Medium", "High"].indexOf(word);
      const sorted = all({ orderBy: "-matchBand", secondaryOrderBy: "apvMinor" });
      expect(sorted).toHaveLength(400);
      for (const [index, row] of sorted.entries()) {
        const next = sorted[index + 1];
        if (!next) continue;
        expect(rank(row.matchBand)).toBeGreaterThanOrEqual(rank(next.matchBand));
        if (row.matchBand === next.matchBand)
          expect(row.apvMinor ?? Infinity).toBeLessThanOrEqual(next.apvMinor ?? Infinity);
      }
      for (const orderBy of ["name", "-name"])
        expect(
          all({ orderBy })
            .slice(-5)
            .map((row) => row.name),
        ).toEqual(["", "", "", "", ""]);
      expect(all({ orderBy: "termsBucket" })[0]?.termsBucket).toBe("0");
    });
  });

  test("equal items on one property are alternatives, other items all hold, the search looks in names", async () => {
    await inGrid((grid) => {
      const item = (
        propertyName: string,
        itemComparisonOperator: FilterItem["itemComparisonOperator"],
        itemValue: string,
      ) => ({ propertyName, itemComparisonOperator, itemValue });
      const either = grid.page({
        ...base,
        filters: {
          filterItems: [
            item("country", "Equal", "GBR"),
            item("country", "Equal", "FRA"),
            item("payments", "GreaterThan", "3"),
          ],
        },
      });
      const expected = rows.filter((row) => row[4] !== "" && Number(row[10]) > 3).length;
      expect(either.totalCount).toBe(expected);
      expect(grid.page({ ...base, search: "ALPHA" }).totalCount).toBe(
        rows.filter((row) => /alpha/i.test(String(row[3]))).length,
      );
      expect(grid.page(filtered({ propertyName: "name", itemComparisonOperator: "Equal" })).totalCount).toBe(
        rows.filter((row) => row[3] === "").length,
      );
      expect(either.unfilteredCount).toBe(400);
    });
  });

  test("whatever is asked, the answer is a page or a sentence", async () => {
    await inGrid((grid) => {
      const name = fc.oneof(fc.constantFrom(...(Object.keys(supplierColumns) as SupplierColumn[])), fc.string());
      fc.assert(
        fc.property(
          name,
          fc.constantFrom(...operators),
          fc.option(fc.string(), { nil: undefined }),
          name,
          (propertyName, itemComparisonOperator, itemValue, orderBy) => {
            try {
              const page = grid.page({
                ...filtered({
                  propertyName,
                  itemComparisonOperator,
                  ...(itemValue === undefined ? {} : { itemValue }),
                }),
                orderBy,
              });
              expect(page.collection.length).toBe(Math.min(page.totalCount, 200));
            } catch (error) {
              expect(error).toBeInstanceOf(Refusal);
            }
          },
        ),
        { numRuns: 500 },
      );
    });
  });
});
