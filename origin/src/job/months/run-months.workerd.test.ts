/** Months of generated suppliers next to a plain sum over the same documents, for any choice of slicers and bars. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "@paygauge/api-types/turns/turns";
import type { BarFilter } from "@paygauge/api-types/entities/insights";
import { documentTypes, paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import {
  choices,
  clear,
  inJob,
  run,
  sliced,
  store,
  supplier,
  type Generated,
} from "../cubes/cube-suppliers.fixture.ts";
import { MonthSums, monthCode, withMethod } from "../ingest/month-sums.ts";
import { packedMonths, writeMonthPages } from "../ingest/month-pages.ts";
import { partSize } from "../ingest/total-fields.ts";
import { chosenPlaces } from "./chosen-places.ts";
import { monthsOfRun, type MonthRow } from "./run-months.ts";

const entry = fc.record({
  /** Spellings of two parts; each belongs to the supplier of its number's half. */
  spelling: fc.nat(9),
  far: fc.boolean(),
  month: fc.integer({ min: 660, max: 664 }),
  type: fc.nat(2),
  /** -1: kept by an earlier release, or a document that tells no method. */
  method: fc.integer({ min: -1, max: 2 }),
  count: fc.integer({ min: 1, max: 9 }),
  valueMinor: fc.integer({ min: -900, max: 90_000 }),
});
type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;

const monthOf = (month: number): string =>
  `${1970 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
const placeOf = ({ spelling }: Pick<Entry, "spelling">): number => Math.floor(spelling / 2);

function keepMonths(sql: SqlStorage, entries: readonly Entry[]): void {
  for (const part of [0, 1]) {
    const months = new MonthSums();
    for (const each of entries.filter(({ far }) => far === (part === 1))) {
      const code = monthCode(each.month, each.type);
      months.add(each.spelling, each.method < 0 ? code : withMethod(code, each.method), each.count, each.valueMinor);
    }
    writeMonthPages(sql, part, atOnce(packedMonths(months)));
  }
}

function spendTypeOf({ payments, invoices }: Generated): string {
  return payments > 0 ? "Payment" : invoices > 0 ? "Invoice" : "PurchaseOrder";
}

/** One row, added up plainly. */
function rowBy(entries: readonly Entry[], suppliers: readonly Generated[], method: number | null): MonthRow {
  const of = entries.filter((each) => method === null || each.method === method);
  const months = [...new Set(of.map(({ month }) => month))].toSorted((a, b) => a - b);
  return {
    method: method === null ? null : (paymentMethods[method] ?? null),
    months: months.map((month) => {
      const here = of.filter((each) => each.month === month);
      const sum = (type: string, field: "count" | "valueMinor") =>
        here.filter((each) => documentTypes[each.type] === type).reduce((all, each) => all + each[field], 0);
      const spent = here.filter((each) => {
        const owner = suppliers[placeOf(each)];
        return owner !== undefined && documentTypes[each.type] === spendTypeOf(owner);
      });
      return {
        month: monthOf(month),
        suppliers: new Set(here.map(placeOf)).size,
        spendMinor: spent.reduce((all, each) => all + each.valueMinor, 0),
        pos: sum("PurchaseOrder", "count"),
        posMinor: sum("PurchaseOrder", "valueMinor"),
        invoices: sum("Invoice", "count"),
        invoicesMinor: sum("Invoice", "valueMinor"),
        payments: sum("Payment", "count"),
        paymentsMinor: sum("Payment", "valueMinor"),
      };
    }),
  };
}

const fiveSuppliers = fc.array(supplier, { minLength: 5, maxLength: 5 });
const someFilters: readonly (readonly BarFilter[])[] = [
  [],
  [{ dimension: "Countries", only: "GBR" }],
  [{ dimension: "stp", without: ["High", "None"] }],
];

test("months are what the chosen suppliers' documents add up to, a row a method where there are several", async () => {
  await inJob(({ sql }) => {
    fc.assert(
      fc.property(
        fiveSuppliers,
        fc.array(entry, { maxLength: 40 }),
        choices,
        fc.constantFrom(...someFilters),
        (suppliers, entries, slicers, filters) => {
          clear(sql);
          store(sql, suppliers);
          keepMonths(sql, entries);
          for (const at of suppliers.keys()) {
            const spellings = [2 * at, 2 * at + 1];
            const ids = [...spellings, ...spellings.map((each) => each + partSize)];
            sql.exec("UPDATE supplier_base SET variantIdsJson = ? WHERE ordinal = ?", JSON.stringify(ids), at);
          }
          const chosen = atOnce(chosenPlaces(sql, run, suppliers.length, { slicers, filters }));
          const found = atOnce(monthsOfRun({ sql, run, ledger: sql }, chosen));
          const left = new Set(leftBySql(sql, slicers, filters));
          const theirs = entries.filter((each) => left.has(placeOf(each)));
          const methods = [...new Set(theirs.map(({ method }) => method))].filter((method) => method >= 0);
          const rows = methods.length > 1 ? methods.toSorted((a, b) => a - b) : [];
          expect(chosen.count).toBe(left.size);
          expect(found.rows).toEqual([null, ...rows].map((method) => rowBy(theirs, suppliers, method)));
          expect(found.dated).toBe(new Set(theirs.map(placeOf)).size);
        },
      ),
      { numRuns: 60 },
    );
  });
}, 60_000);

function leftBySql(sql: SqlStorage, slicers: Parameters<typeof sliced>[0], filters: readonly BarFilter[]): number[] {
  const asked = filters.map((filter) =>
    "only" in filter ? ` AND country = '${filter.only}'` : ` AND stpScore NOT IN ('${filter.without.join("', '")}')`,
  );
  const rows = sql.exec<{ ordinal: number }>(
    `SELECT ordinal FROM supplier WHERE true${sliced(slicers)}${asked.join("")}`,
  );
  return [...rows].map(({ ordinal }) => ordinal);
}
