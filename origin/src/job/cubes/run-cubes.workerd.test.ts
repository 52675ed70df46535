/** Every cell of every cube next to SQL over the suppliers, and every bar next to the grid that it drills to. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { dimensionColumn, slicerNames, slicerValues, type SlicerChoice } from "@paygauge/api-types/entities/insights";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { SupplierGrid } from "../grid/supplier-grid.ts";
import { insightsOf } from "../insights-query.ts";
import { supplierDimensions, type SupplierDimension } from "./axes.ts";
import { measureNames, totalsOf } from "./cube.ts";
import {
  choices,
  clear,
  inJob,
  keepPages,
  money,
  run,
  sliced,
  slicerSql,
  store,
  sums,
  supplier,
} from "./cube-suppliers.fixture.ts";
import { keepCubes, RunCubes } from "./run-cubes.ts";
import { comboCount, comboWords } from "./slicer-combos.ts";

function barsBySql(sql: SqlStorage, dimension: SupplierDimension, choice: SlicerChoice): Map<string, number[]> {
  const key = dimension === "PaymentMethods" ? "m.value" : dimensionColumn[dimension];
  const from =
    dimension === "PaymentMethods"
      ? `supplier, json_each('["' || replace(trim(paymentMethods, '|'), '|', '","') || '"]') AS m`
      : "supplier";
  const rows = sql
    .exec(`SELECT CAST(${key} AS TEXT), ${sums} FROM ${from} WHERE run = '${run}'${sliced(choice)} GROUP BY 1`)
    .raw();
  return new Map([...rows].map(([bar, ...figures]) => [typeof bar === "string" ? bar : "", figures.map(Number)]));
}

test("every cell of every dimension is what SQL adds up, whatever the suppliers", async () => {
  await inJob((storage) => {
    fc.assert(
      fc.property(fc.array(supplier, { minLength: 1, maxLength: 60 }), (suppliers) => {
        clear(storage.sql);
        store(storage.sql, suppliers);
        const cubes = new RunCubes(storage, run);
        for (const dimension of supplierDimensions) {
          const combo = slicerNames.map((name) => slicerSql[name]).join(" || '/' || ");
          // Each combination that occurs, and each single value of each slicer.
          const combos = [
            ...storage.sql.exec<{ words: string }>(`SELECT DISTINCT ${combo} AS words FROM supplier`),
          ].map(({ words }) => Object.fromEntries(words.split("/").map((word, at) => [slicerNames[at], [word]])));
          const singles = slicerNames.flatMap((name) => slicerValues[name].map((word) => ({ [name]: [word] })));
          for (const choice of [{}, ...combos, ...singles]) {
            const bars = cubes.bars(dimension, choice);
            const found = new Map(bars.map((bar) => [bar.key, measureNames.map((name) => bar[name])]));
            expect(found, `${dimension} ${JSON.stringify(choice)}`).toEqual(barsBySql(storage.sql, dimension, choice));
          }
        }
      }),
      { numRuns: 8 },
    );
  });
}, 60_000);

test("pages that scoring kept make the same cubes as the suppliers' rows, and stay", async () => {
  await inJob((storage) => {
    const { sql } = storage;
    const cubes = () => sql.exec("SELECT name, part, keysJson, hex(cells) FROM cube ORDER BY name, part").toArray();
    fc.assert(
      fc.property(
        fc.array(supplier, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 70 }),
        (some, batch) => {
          clear(sql);
          store(sql, some);
          keepCubes(storage, run);
          const ofRows = cubes();
          for (const table of ["cube", "cube_page"]) sql.exec(`DELETE FROM ${table}`);
          keepPages(sql, some, batch);
          // the rows are not asked: without their figures the cubes are the same
          sql.exec("UPDATE supplier SET spendMinor = 0, country = 'X', stpScore = 'None'");
          expect(new RunCubes(storage, run).totals({}).suppliers).toBe(some.length);
          expect(cubes(), "a question keeps nothing").toEqual([]);
          keepCubes(storage, run);
          expect(cubes()).toEqual(ofRows);
          expect(sql.exec<{ kept: number }>("SELECT total(size) AS kept FROM cube_page").one().kept).toBe(some.length);
        },
      ),
      { numRuns: 20 },
    );
  });
}, 60_000);

test("the figures around the bars are SQL's, for any choice of slicers", async () => {
  await inJob((storage) => {
    const { sql } = storage;
    fc.assert(
      fc.property(fc.array(supplier, { minLength: 1, maxLength: 60 }), choices, (suppliers, choice) => {
        clear(sql);
        store(sql, suppliers);
        const insights = insightsOf(
          new RunCubes(storage, run),
          { dimension: "Countries", slicers: choice, filters: [] },
          money,
        );
        const [selection = []] = [...sql.exec(`SELECT ${sums} FROM supplier WHERE true${sliced(choice)}`).raw()];
        const [overall = []] = [...sql.exec(`SELECT ${sums} FROM supplier`).raw()];
        expect(insights.selection).toEqual(totalsOf(selection.map(Number)));
        expect(insights.whole).toEqual(insights.selection);
        expect(insights.overall).toEqual(totalsOf(overall.map(Number)));
        const stp = sql.exec<{ spend: number }>(
          `SELECT total(spendMinor) AS spend FROM supplier WHERE stpCapable = 1${sliced(choice)}`,
        );
        expect(insights.stpSpendMinor).toBe(stp.one().spend);
        for (const name of slicerNames) {
          const others = { ...choice, [name]: [] };
          const rows = sql.exec<{ word: string; n: number }>(
            `SELECT ${slicerSql[name]} AS word, count(*) AS n FROM supplier WHERE true${sliced(others)} GROUP BY 1`,
          );
          expect(insights.slicerCounts[name]).toEqual(Object.fromEntries([...rows].map(({ word, n }) => [word, n])));
        }
        for (const { capability, spendMinor } of insights.capabilityMix) {
          for (const level of scoreLevels) {
            const spend = sql.exec<{ spend: number }>(
              `SELECT total(spendMinor) AS spend FROM supplier WHERE ${capability}Score = '${level}'${sliced(choice)}`,
            );
            expect(spendMinor[level]).toBe(spend.one().spend);
          }
        }
        const methods = sql.exec<{ method: string; count: number; valueMinor: number }>(
          `SELECT m.key AS method, total(m.value->>'count') AS count, total(m.value->>'valueMinor') AS valueMinor
           FROM supplier_base b, json_each(b.totalsJson, '$.methods') m
           WHERE b.ordinal IN (SELECT ordinal FROM supplier WHERE true${sliced(choice)}) GROUP BY 1`,
        );
        const byName = <T extends { method: string }>(rows: readonly T[]): T[] =>
          rows.toSorted((a, b) => (a.method < b.method ? -1 : 1));
        expect(byName(insights.paymentMethods)).toEqual(byName(methods.toArray()));
      }),
      { numRuns: 20 },
    );
  });
}, 60_000);

test("a bar drills to exactly its suppliers, in every dimension", async () => {
  await inJob((storage) => {
    fc.assert(
      fc.property(fc.array(supplier, { minLength: 1, maxLength: 60 }), (suppliers) => {
        clear(storage.sql);
        store(storage.sql, suppliers);
        const cubes = new RunCubes(storage, run);
        const grid = new SupplierGrid(storage.sql, run);
        for (const dimension of supplierDimensions) {
          for (const { key, suppliers: count, spendMinor } of cubes.bars(dimension, { SlicerStpCapable: ["YES"] })) {
            const item: FilterItem =
              dimension === "PaymentMethods"
                ? { propertyName: "paymentMethods", itemComparisonOperator: "Contains", itemValue: `|${key}|` }
                : {
                    propertyName: dimensionColumn[dimension],
                    itemComparisonOperator: "Equal",
                    ...(key === "" ? {} : { itemValue: key }),
                  };
            const stp: FilterItem = { propertyName: "stpCapable", itemComparisonOperator: "Equal", itemValue: "true" };
            const page = grid.page({ pageNumber: 1, pageSize: 1, filters: { filterItems: [item, stp] } });
            expect([page.totalCount, page.totals.spendMinor], `${dimension} "${key}"`).toEqual([count, spendMinor]);
          }
        }
      }),
      { numRuns: 10 },
    );
  });
}, 60_000);

test("the combinations are every choice of one value of each slicer, once", () => {
  expect(comboCount).toBe(240);
  expect(new Set(comboWords.map((words) => words.join("/"))).size).toBe(240);
});

test("a large dimension is in parts and comes back whole", async () => {
  await inJob((storage) => {
    const { sql } = storage;
    const [one] = fc.sample(supplier, { numRuns: 1, seed: 7 });
    if (!one) throw new Error("A sample has a supplier.");
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      ...one,
      codes: { sic: "", unspsc: "", naics: String(100_000 + at) },
      spendMinor: at,
    }));
    store(sql, many);
    const bars = new RunCubes(storage, run).bars("NaicsNationalIndustryLabel", {});
    keepCubes(storage, run);
    const { parts } = sql
      .exec<{ parts: number }>("SELECT count(*) AS parts FROM cube WHERE name = 'NaicsNationalIndustryLabel'")
      .one();
    expect(parts).toBeGreaterThan(1);
    expect(bars).toHaveLength(20_000);
    expect(bars.reduce((sum, bar) => sum + bar.spendMinor, 0)).toBe((20_000 * 19_999) / 2);
    const kept = new RunCubes(storage, run);
    expect(kept.bars("NaicsNationalIndustryLabel", {})).toEqual(bars);
  });
}, 60_000);
