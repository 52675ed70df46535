/**
 * Insights under bars chosen next to the insights of a job that has only those bars' suppliers, and next to the grid.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import {
  barFilterDimensions,
  dimensionColumn,
  type BarFilter,
  type BarFilterDimension,
} from "@paygauge/api-types/entities/insights";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import { industryColumns } from "../dimensions/industry-columns.ts";
import { paymentMethods } from "../facts.ts";
import { SupplierGrid } from "../grid/supplier-grid.ts";
import { insightsOf } from "../insights-query.ts";
import { supplierDimensions } from "./axes.ts";
import {
  choices,
  clear,
  inJob,
  keepPages,
  money,
  run,
  store,
  supplier,
  type Generated,
} from "./cube-suppliers.fixture.ts";
import { RunCubes } from "./run-cubes.ts";

/** Bars that a generated supplier is in: read off what was generated, not off its row. */
function barsOf(of: Generated, dimension: BarFilterDimension): readonly string[] {
  const industries = industryColumns(of.codes);
  switch (dimension) {
    case "Countries":
      return [of.country];
    case "DocTransactionFrequencies":
      return [of.frequency];
    case "InvoicePaymentTerms":
      return [of.termsBucket];
    case "PaymentMethods":
      return of.methods.length === 0 ? ["Unknown"] : of.methods;
    case "PaymentMethodCount":
      return [String(of.methods.filter((method) => method !== "Unknown").length)];
    case "MccDescription":
      return [of.mccDescription];
    case "MccGroup":
      return [of.mccGroup];
    case "MccType":
      return [of.mccType];
    case "SicDivision":
      return [industries.sicDivision];
    case "SicMajorGroup":
      return [industries.sicMajorGroup];
    case "SicIndustryGroup":
      return [industries.sicIndustryGroup];
    case "SicIndustryCode":
      return [industries.sicIndustryCode];
    case "UnspscCategoryLabel":
      return [industries.unspscCategory];
    case "NaicsNationalIndustryLabel":
      return [industries.naicsIndustry];
    default:
      return [of.scores[capabilities.findIndex((each) => each === dimension)] ?? "None"];
  }
}

/** The generated suppliers have no breakdowns. */
const generated = barFilterDimensions.filter((dimension) => !isBreakdown(dimension));

/** A bar that no supplier is in, as text and as number. */
const nobodys = "77";

const passes = (of: Generated, filter: BarFilter): boolean => {
  const bars = barsOf(of, filter.dimension);
  return "only" in filter ? bars.includes(filter.only) : !filter.without.some((key) => bars.includes(key));
};

/** Suppliers, and filters on bars that some of them are in (or no one does). */
const filtered = fc.array(supplier, { minLength: 1, maxLength: 60 }).chain((suppliers) => {
  const filter = fc.constantFrom(...generated).chain((dimension): fc.Arbitrary<BarFilter> => {
    const keys = [...new Set(suppliers.flatMap((each) => barsOf(each, dimension))), nobodys];
    const without = fc.subarray(keys, { minLength: 1 }).map((some) => ({ dimension, without: some }));
    return fc.oneof(
      fc.constantFrom(...keys).map((only) => ({ dimension, only })),
      without,
    );
  });
  const filters = fc.uniqueArray(filter, { minLength: 1, maxLength: 3, selector: ({ dimension }) => dimension });
  // With the pages that scoring kept, so many suppliers each, or (0) with the rows alone.
  return fc.record({ suppliers: fc.constant(suppliers), filters, batch: fc.constantFrom(0, 7, 70) });
});

/** The grid's filters for the same suppliers, as the page writes them into an address. */
function gridItems(filters: readonly BarFilter[]): FilterItem[] {
  return filters.flatMap((filter): FilterItem[] => {
    const columns: Readonly<Record<string, string>> = { ...dimensionColumn, PaymentMethods: "paymentMethods" };
    const propertyName = columns[filter.dimension] ?? `${filter.dimension}Score`;
    const list = filter.dimension === "PaymentMethods";
    const valueOf = (key: string) => (list ? `|${key}|` : key);
    if ("only" in filter) {
      const itemComparisonOperator = list ? "Contains" : "Equal";
      return [
        { propertyName, itemComparisonOperator, ...(filter.only === "" ? {} : { itemValue: valueOf(filter.only) }) },
      ];
    }
    const blank = filter.without.includes("");
    return filter.without.map((key) => ({
      propertyName,
      itemComparisonOperator: "NotEqual",
      ...(key === "" ? {} : { itemValue: valueOf(key), allowNullValue: !blank }),
    }));
  });
}

test("bars chosen leave the insights of exactly their suppliers, in every chart and next to every slicer", async () => {
  await inJob((storage) => {
    const { sql } = storage;
    fc.assert(
      fc.property(filtered, choices, ({ suppliers, filters, batch }, slicers) => {
        clear(sql);
        store(sql, suppliers);
        if (batch > 0) keepPages(sql, suppliers, batch);
        const cubes = new RunCubes(storage, run);
        const grid = new SupplierGrid(sql, run);
        const page = grid.page({ pageNumber: 1, pageSize: 1, filters: { filterItems: gridItems(filters) } });
        const { overall, dimensions } = insightsOf(cubes, { dimension: "Countries", slicers: {}, filters: [] }, money);
        const under = supplierDimensions.map((dimension) => insightsOf(cubes, { dimension, slicers, filters }, money));
        const unsliced = insightsOf(cubes, { dimension: "Countries", slicers: {}, filters }, money).selection;
        expect([page.totalCount, page.totals.spendMinor]).toEqual([unsliced.suppliers, unsliced.spendMinor]);

        // The same job, had it only these suppliers.
        suppliers.forEach((each, ordinal) => {
          if (filters.every((filter) => passes(each, filter))) return;
          for (const table of ["supplier", "supplier_base"])
            sql.exec(`DELETE FROM ${table} WHERE ordinal = ?`, ordinal);
        });
        for (const table of ["cube", "cube_page"]) sql.exec(`DELETE FROM ${table}`);
        const alone = new RunCubes(storage, run);
        for (const [at, dimension] of supplierDimensions.entries()) {
          const expected = insightsOf(alone, { dimension, slicers, filters: [] }, money);
          expect(under[at], `${dimension} ${JSON.stringify(filters)}`).toEqual({ ...expected, overall, dimensions });
        }
      }),
      { numRuns: 12 },
    );
  });
}, 60_000);

test("the last few choices of bars are kept for the next question, older ones make room", async () => {
  await inJob((storage) => {
    store(storage.sql, fc.sample(supplier, { numRuns: 5, seed: 3 }));
    const cubes = new RunCubes(storage, run);
    const high: BarFilter[] = [{ dimension: "stp", only: "High" }];
    const first = cubes.under(high, "Countries");
    // Of a run that was scored before pages were kept the rows are read: a question keeps nothing.
    expect(storage.sql.exec<{ kept: number }>("SELECT total(size) AS kept FROM cube_page").one().kept).toBe(0);
    expect(cubes.under([{ dimension: "stp", only: "High" }], "Countries")).toBe(first);
    expect(cubes.under([], "Countries")).toBe(cubes);
    for (const only of paymentMethods) cubes.under([{ dimension: "PaymentMethods", only }], "Countries");
    expect(cubes.under(high, "Countries")).not.toBe(first);
  });
});
