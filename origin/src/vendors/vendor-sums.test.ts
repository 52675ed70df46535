/** Figures of runs in several currencies, added up by vendor. */
import { beforeEach, describe, expect, it } from "vitest";
import { nodeStorage } from "../support/node-storage.fixture.ts";
import { finishPart, putChunk, type PartHead } from "./part-store.ts";
import { VendorBook } from "./vendor-book.ts";
import { mergeVendors } from "./merge-store.ts";
import { vendorDetail } from "./vendor-detail.ts";
import { vendorRow } from "./vendor-rows.fixture.ts";
import { createVendorTables } from "./vendor-tables.ts";

const issuerId = "issuer-harbour";
/** Pounds as they are; 200 krónur, which have no minor unit, are a pound; 1 euro is 80 pence; patacas have no rate. */
const factors = { GBP: 1, ISK: 0.5, EUR: 0.8, MOP: 0 };

const head = (jobId: string, currency: string, more: Partial<PartHead> = {}): PartHead => ({
  jobId,
  run: `${jobId}-1`,
  currency,
  minorDigits: currency === "ISK" ? 0 : 2,
  measuredOn: "2026-01-31",
  ...more,
});
const heads = [head("pounds", "GBP"), head("kronur", "ISK"), head("euros", "EUR"), head("patacas", "MOP")];
/** Spend of Quay Freight in each job, minor units; the two others are in one job each. */
const spends: Readonly<Record<string, number>> = { pounds: 10_000, kronur: 3001, euros: -500, patacas: 7_000_000 };
const others: Readonly<Record<string, readonly [string, number]>> = {
  pounds: ["Pound Lane Ltd", 2000],
  kronur: ["Hafnarvogur ehf", 9000],
};

let storage = nodeStorage();
let book = new VendorBook(storage.sql);

beforeEach(() => {
  storage = nodeStorage();
  createVendorTables(storage.sql);
  for (const each of heads) {
    const [name, spendMinor] = others[each.jobId] ?? [];
    const rows = [
      vendorRow("freight", {
        name: "Quay Freight Ltd",
        taxId: "GB123456",
        spendMinor: spends[each.jobId] ?? 0,
        invoices: 2,
        payments: 3,
      }),
      ...(name === undefined ? [] : [vendorRow("other", { name, spendMinor: spendMinor ?? 0 })]),
    ];
    putChunk(storage, issuerId, each, 0, rows);
    finishPart(storage, issuerId, each, 1, [each.run]);
  }
  book = new VendorBook(storage.sql);
});

const ask = (runs: readonly PartHead[], more: object = {}) =>
  book.answer({ runs, factors, skip: 0, take: 10, ...more });
const spendOf = (runs: readonly PartHead[], more: object = {}) =>
  ask(runs, more).rows.map(({ name, spendMinor }) => [name, spendMinor]);

describe("a vendor of jobs in several currencies", () => {
  it("has each job's spend converted, rounded to the minor unit, and counts that no rate changes", () => {
    const { rows } = ask(heads);
    // 10,000 + 3,001 ÷ 2 − 500 × 0.8; a currency without a rate adds nothing, its job and counts do.
    expect(rows.find(({ name }) => name === "Quay Freight Ltd")).toMatchObject({
      spendMinor: 10_000 + 1501 - 400,
      jobs: 4,
      invoices: 8,
      payments: 12,
    });
  });

  it("is sorted, filtered and totalled by converted spend", () => {
    const both = heads.slice(0, 2);
    expect(spendOf(both, { orderBy: "-spendMinor" })).toEqual([
      ["Quay Freight Ltd", 11_501],
      ["Hafnarvogur ehf", 4500],
      ["Pound Lane Ltd", 2000],
    ]);
    expect(spendOf(both, { orderBy: "spendMinor" }).map(([name]) => name)).toEqual([
      "Pound Lane Ltd",
      "Hafnarvogur ehf",
      "Quay Freight Ltd",
    ]);
    const item = { propertyName: "spendMinor", itemComparisonOperator: "LessThan", itemValue: "9000" } as const;
    expect(spendOf(both, { filters: { filterItems: [item] }, orderBy: "name" })).toEqual([
      ["Hafnarvogur ehf", 4500],
      ["Pound Lane Ltd", 2000],
    ]);
    expect(ask(both).totals).toEqual({ spendMinor: 11_500.5 + 4500 + 2000, invoices: 6, payments: 8 });
  });

  it("is shown by each job's own figures in that job's currency on its page", () => {
    const [row] = ask(heads, { search: "freight" }).rows;
    const detail = vendorDetail(storage.sql, book, row?.vendorId ?? "", { runs: heads, factors }, "user-1");
    expect(detail?.spendMinor).toBe(11_101);
    expect(detail?.jobRows.map(({ currency, spendMinor }) => `${currency} ${spendMinor}`).toSorted()).toEqual([
      "EUR -500",
      "GBP 10000",
      "ISK 3001",
      "MOP 7000000",
    ]);
  });

  it("is added up again where the shown currency is another one", () => {
    expect(spendOf(heads.slice(0, 1), { search: "freight" })).toEqual([["Quay Freight Ltd", 10_000]]);
    const inKronur = { factors: { GBP: 2 }, search: "freight" };
    expect(spendOf(heads.slice(0, 1), inKronur)).toEqual([["Quay Freight Ltd", 20_000]]);
  });

  it("has the name of the supplier with the most converted spend", () => {
    const named = (jobId: string, name: string, currency: string, spendMinor: number) => {
      const each = head(jobId, currency);
      putChunk(storage, issuerId, each, 0, [vendorRow("s", { name, taxId: "GB777777", spendMinor })]);
      finishPart(storage, issuerId, each, 1, [each.run]);
      return each;
    };
    const runs = [named("one", "Lantern Works Ltd", "GBP", 6000), named("two", "Lantern Works Iceland", "ISK", 10_000)];
    book.changed();
    expect(spendOf(runs)).toEqual([["Lantern Works Ltd", 11_000]]);
    // It is found by the name that isn't shown, and not by a word of each of two names.
    expect(spendOf(runs, { search: "iceland" })).toEqual([["Lantern Works Ltd", 11_000]]);
    expect(spendOf(runs, { search: "iceland ltd" })).toEqual([]);
    expect(spendOf(runs.slice(0, 1), { search: "iceland" }), "names of other runs stay unknown").toEqual([]);
  });

  it("keeps the name of the vendor that another was merged into, and is found by both", () => {
    const both = heads.slice(0, 2);
    const [kept, other] = ["pound lane", "quay freight"].map((search) => ask(both, { search }).rows[0]?.vendorId ?? "");
    const by = { authorId: "u", author: "U", at: "2026-02-01T00:00:00Z" };
    expect(mergeVendors(storage, { into: kept ?? "", from: other ?? "" }, by, "")).toBe("merged");
    book.changed();
    for (const search of ["pound lane", "quay freight"])
      expect(spendOf(both, { search })).toEqual([["Pound Lane Ltd", 13_501]]);
  });
});
