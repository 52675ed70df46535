/** Generated suppliers in a job's own tables, and a second reading of slicers in SQL, for the tests of cubes. */
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { slicerNames, slicerValues, type SlicerChoice, type SlicerName } from "@paygauge/api-types/entities/insights";
import { testEnv } from "../../support/test-env.ts";
import { industryColumns } from "../dimensions/industry-columns.ts";
import { paymentMethods } from "../facts.ts";
import { jobObjectOf } from "../job-stub.ts";
import { migrateJob } from "../job-tables.ts";
import { putRows } from "../supplier-store.ts";
import { cubePageOf } from "./cube-page.ts";
import { cubeRowOf, keptTexts, putCubePage } from "./cube-pages.ts";

export const run = "r1";
export const money = { currency: "GBP", minorDigits: 2 };

export const supplier = fc.record({
  country: fc.constantFrom("GBR", "FRA", "USA", ""),
  mccDescription: fc.constantFrom("Hotels", "Airlines", "Office Supplies", ""),
  mccGroup: fc.constantFrom("Service provider", "Retail", ""),
  mccType: fc.constantFrom("Hotels", "Retail", ""),
  codes: fc.record({
    sic: fc.constantFrom("0111", "7372", "7371", "73", "62020", "9111", ""),
    unspsc: fc.constantFrom("43211500", "80", "9911", ""),
    naics: fc.constantFrom("541511", "111110", "999999", ""),
  }),
  spendMinor: fc.oneof(fc.integer({ min: -5000, max: 900_000 }), fc.constant(900_719_925_474)),
  orders: fc.nat(9),
  ordersMinor: fc.integer({ min: -50, max: 5000 }),
  invoices: fc.nat(9),
  invoicesMinor: fc.integer({ min: -50, max: 5000 }),
  payments: fc.nat(9),
  paymentsMinor: fc.integer({ min: -50, max: 5000 }),
  frequency: fc.constantFrom("None", "OneOff", "Weekly"),
  termsBucket: fc.constantFrom("0", "8-14", "Unknown"),
  methods: fc.subarray([...paymentMethods]),
  cardAccepting: fc.constantFrom(0, 1),
  vcAccepting: fc.constantFrom(...slicerValues.SlicerVcAccepting),
  detailLevel: fc.constantFrom(0, 1, 2, 3),
  stpCapable: fc.constantFrom(0, 1),
  cardCapability: fc.constantFrom(...slicerValues.SlicerCardCapability),
  scores: fc.tuple(...capabilities.map(() => fc.constantFrom(...scoreLevels))),
});
type Drawn = typeof supplier extends fc.Arbitrary<infer T> ? T : never;
export type Generated = Omit<Drawn, "codes"> & { readonly codes: { sic: string; unspsc: string; naics: string } };

export function store(sql: SqlStorage, suppliers: readonly Generated[]): void {
  const rows = suppliers.map(({ codes, methods, scores, ...plain }, ordinal) => ({
    run,
    ordinal,
    supplierKey: `k${ordinal}`,
    name: `Supplier ${ordinal}`,
    city: "",
    mcc: "",
    payeeClass: "Supplier",
    variants: 1,
    ...plain,
    ...industryColumns(codes),
    paymentMethods: methods.length === 0 ? "|Unknown|" : `|${methods.join("|")}|`,
    paymentMethodCount: methods.filter((method) => method !== "Unknown").length,
    ...Object.fromEntries(capabilities.map((capability, at) => [`${capability}Score`, scores[at] ?? "None"])),
  }));
  const columns = Object.keys(rows[0] ?? {});
  putRows(
    sql,
    "supplier",
    columns,
    rows.map((row) => Object.values(row)),
  );
  const bases = suppliers.map(({ methods }, ordinal) => {
    const totals = {
      methods: Object.fromEntries(methods.map((method, at) => [method, { count: at + 1, valueMinor: ordinal - at }])),
    };
    return [run, ordinal, `k${ordinal}`, 0, "{}", JSON.stringify(totals), "[]"];
  });
  putRows(
    sql,
    "supplier_base",
    ["run", "ordinal", "supplierKey", "spendMinor", "identityJson", "totalsJson", "variantIdsJson"],
    bases,
  );
}

/** Keeps the suppliers' pages as scoring does, in batches, with a restart of its memory between any two of them. */
export function keepPages(sql: SqlStorage, suppliers: readonly Generated[], batch: number): void {
  const columns = sql.exec("SELECT * FROM supplier ORDER BY ordinal").toArray();
  for (let first = 0; first < suppliers.length; first += batch) {
    const texts = keptTexts(sql, run, first);
    const rows = suppliers.slice(first, first + batch).map(({ scores, methods }, at) => {
      const paid = methods.map((method, place) => [method, { count: place + 1, valueMinor: first + at - place }]);
      return cubeRowOf(columns[first + at] ?? {}, scores, Object.fromEntries(paid));
    });
    const page = cubePageOf(rows, texts);
    putCubePage(sql, run, first, { page, fresh: texts.fresh() });
  }
}

/** A slicer's values as SQL says them: a second reading, apart from the cubes' own. */
export const slicerSql: Record<SlicerName, string> = {
  SlicerCardAccepting: "CASE cardAccepting WHEN 1 THEN 'matched' ELSE 'unmatched' END",
  SlicerVcAccepting: "vcAccepting",
  SlicerAvailableDetailLevel: "CAST(detailLevel AS TEXT)",
  SlicerStpCapable: "CASE stpCapable WHEN 1 THEN 'YES' ELSE 'NO' END",
  SlicerCardCapability: "cardCapability",
};
export const sums = `count(*), total(spendMinor), total(orders), total(ordersMinor), total(invoices), total(invoicesMinor), total(payments), total(paymentsMinor)`;
export const sliced = (choice: SlicerChoice): string =>
  slicerNames
    .flatMap((name) => {
      const chosen: readonly string[] = choice[name] ?? [];
      return chosen.length === 0
        ? []
        : [` AND ${slicerSql[name]} IN (${chosen.map((word) => `'${word}'`).join(", ")})`];
    })
    .join("");

export const choices = fc.record(
  {
    SlicerCardAccepting: fc.subarray([...slicerValues.SlicerCardAccepting]),
    SlicerVcAccepting: fc.subarray([...slicerValues.SlicerVcAccepting]),
    SlicerAvailableDetailLevel: fc.subarray([...slicerValues.SlicerAvailableDetailLevel]),
    SlicerStpCapable: fc.subarray([...slicerValues.SlicerStpCapable]),
    SlicerCardCapability: fc.subarray([...slicerValues.SlicerCardCapability]),
  },
  { requiredKeys: [] },
);

export function inJob<T>(work: (storage: DurableObjectStorage) => T): Promise<T> {
  const stub = jobObjectOf(testEnv, `cubes-${crypto.randomUUID()}`);
  return runInDurableObject(stub, (_, state) => {
    migrateJob(state.storage.sql);
    return work(state.storage);
  });
}

/** Empties the run between two sets of suppliers. */
export function clear(sql: SqlStorage): void {
  for (const table of ["supplier", "supplier_base", "cube", "cube_page"]) sql.exec(`DELETE FROM ${table}`);
}
