/** Which rows a download's filters leave, read from a job's own tables. */
import { beforeAll, describe, expect, it } from "vitest";
import type { DownloadFilter } from "@paygauge/api-types/entities/data-downloads";
import { nodeStorage } from "../../support/node-storage.fixture.ts";
import { createSupplierTables } from "../job-schema.ts";
import { putRows } from "../supplier-store.ts";
import { minorText } from "./download-filters.ts";
import { countRows } from "./download-rows.ts";

const { sql } = nodeStorage();
const run = "run-1";
const columns = ["run", "ordinal", "supplierKey", "name", "country", "city", "mcc", "payeeClass", "variants"];
const figures = ["spendMinor", "payments", "daysToPay", "cardAccepting", "stpCapable", "matchBand"];
const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/** Name, spend, payments, days to pay, takes cards, straight-through, match band, first document. */
const suppliers = [
  ["A", 10_000, 4, 30, 1, 0, "Strong", "2025-01-01"],
  ["B", 10_001, 5, 30.5, 1, 1, "Strong", "2025-01-31"],
  ["C", -500, 1, null, 0, 1, "Unmatched", "2025-02-01"],
  ["D", 0, 0, 0, 0, 0, "Unmatched", null],
] as const;

beforeAll(() => {
  createSupplierTables(sql);
  for (const [at, [name, spend, payments, days, card, stp, band, first]] of suppliers.entries()) {
    const place = [run, at, `s-${name}`, name, at < 2 ? "GBR" : "", "", "", "Supplier", 1];
    putRows(sql, "supplier", [...columns, ...figures], [[...place, spend, payments, days, card, stp, band]]);
    const totals = JSON.stringify({ firstDate: first === null ? null : day(first) });
    sql.exec("INSERT INTO supplier_base VALUES (?, ?, ?, ?, '{}', ?, '[]')", run, at, `s-${name}`, spend, totals);
  }
  // Another run of the job is in no file of this one.
  putRows(
    sql,
    "supplier",
    [...columns, ...figures],
    [["run-0", 0, "s-A", "A", "GBR", "", "", "Supplier", 1, 1, 1, 1, 1, 1, "Strong"]],
  );
});

/** Names of the suppliers that filters leave, by counting each supplier's own row with them. */
function left(...filters: readonly DownloadFilter[]): string {
  const asked = { kind: "analysis", run, campaignsOf: null, digits: 2 } as const;
  const found = suppliers
    .map(([name]) => name)
    .filter(
      (name) =>
        countRows(sql, { ...asked, filters: [...filters, { key: "supplierKey", values: [`s-${name}`] }] }).rows === 1,
    );
  expect(countRows(sql, { ...asked, filters }).rows).toBe(found.length);
  return found.join("");
}

describe("a filter leaves", () => {
  it("those that are so for yes, and those that are not for no", () => {
    expect([left({ key: "cardAccepting", is: true }), left({ key: "cardAccepting", is: false })]).toEqual(["AB", "CD"]);
    expect([left({ key: "stpCapable", is: true }), left({ key: "stpCapable", is: false })]).toEqual(["BC", "AD"]);
    expect(left({ key: "cardAccepting", is: true }, { key: "stpCapable", is: false })).toBe("A");
  });

  it("amounts from the lowest to the highest, both included, in whole units and to the penny", () => {
    expect(left({ key: "spendMinor", min: "100" })).toBe("AB");
    expect(left({ key: "spendMinor", max: "100" })).toBe("ACD");
    expect(left({ key: "spendMinor", min: "100.01" })).toBe("B");
    expect(left({ key: "spendMinor", min: "-5", max: "0" })).toBe("CD");
    expect(left({ key: "payments", min: "1", max: "4" })).toBe("AC");
  });

  it("no supplier of which a number or a day is unknown", () => {
    expect(left({ key: "daysToPay", min: "0" })).toBe("ABD");
    expect(left({ key: "daysToPay", max: "30" })).toBe("AD");
    expect(left({ key: "firstPaidOn", from: "1900-01-01" })).toBe("ABC");
  });

  it("days from the first to the last, both included", () => {
    expect(left({ key: "firstPaidOn", from: "2025-01-31" })).toBe("BC");
    expect(left({ key: "firstPaidOn", to: "2025-01-31" })).toBe("AB");
    expect(left({ key: "firstPaidOn", from: "2025-01-02", to: "2025-01-31" })).toBe("B");
  });

  it("the chosen values, of which the blank is one", () => {
    expect(left({ key: "country", values: ["GBR"] })).toBe("AB");
    expect(left({ key: "country", values: [""] })).toBe("CD");
    expect(left({ key: "name", values: ["A", "D"] })).toBe("AD");
  });
});

it("counts what all filters leave, what each alone leaves, and the spend of the former", () => {
  const filters: DownloadFilter[] = [
    { key: "cardAccepting", is: true },
    { key: "stpCapable", is: true },
  ];
  expect(countRows(sql, { kind: "analysis", run, campaignsOf: null, digits: 2, filters })).toEqual({
    rows: 1,
    total: 4,
    spendMinor: "10001",
    alone: [
      { key: "cardAccepting", rows: 2 },
      { key: "stpCapable", rows: 2 },
    ],
  });
});

it("reads an amount in the minor units of the job's currency, with its sign, and cuts what is finer", () => {
  const read = (text: string, digits: number) => minorText(text, digits);
  expect([read("12.5", 2), read("12.5", 0), read("12.5", 3), read("-0.01", 2), read("12.999", 2)]).toEqual([
    "1250",
    "12",
    "12500",
    "-1",
    "1299",
  ]);
});
