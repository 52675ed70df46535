/** A ledger paid in two ways over three months: its trend, the suppliers a month leads to, and what isn't a month. */
import { beforeAll, expect, it } from "vitest";
import type { InsightMonths } from "@paygauge/api-types/entities/insights";
import { documentMonth, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { importFile, jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";

const staff = "sasha-sysadmin";

/** Lines: supplier, amount, day and method. */
function ledger(of: readonly (readonly [string, string, string, string])[]): Uint8Array<ArrayBuffer> {
  const head = "Supplier ID,Supplier,Country,Document Type,Amount,Payment Date,Payment Method";
  const rows = of.map(([name, amount, day, how]) => `S-${name},${name} Trading,GBR,Payment,${amount},${day},${how}`);
  return new Uint8Array(new TextEncoder().encode(`${[head, ...rows].join("\n")}\n`));
}

const lines = [
  ["Ash", "100.00", "2025-01-10", "Cheque"],
  ["Ash", "40.00", "2025-03-31", "Card"],
  ["Birch", "7.50", "2025-03-01", "Cheque"],
  ["Cedar", "-2.50", "2025-03-02", "Card"],
  ["Cedar", "20.00", "2025-01-02", "Cheque"],
] as const;

const monthsOf = (jobId: string, body: object = {}) =>
  call<InsightMonths>("POST", `/jobs/${jobId}/insights/months`, body);
const filtered = (itemValue: string | undefined, itemComparisonOperator = "Equal") => ({
  pageNumber: 1,
  pageSize: 50,
  filters: {
    filterItems: [
      { propertyName: documentMonth, itemComparisonOperator, ...(itemValue === undefined ? {} : { itemValue }) },
    ],
  },
});
async function namesIn(jobId: string, value: string, operator?: string): Promise<string> {
  const path = `/jobs/${jobId}/suppliers/get`;
  const body = { ...filtered(value, operator), orderBy: "name" };
  const { collection } = await call<{ collection: SupplierRow[] }>("POST", path, body);
  return collection.map(({ name }) => name.split(" ")[0]).join(" ");
}

beforeAll(async () => {
  await seedOrigin();
});

it("lists each month by its dates, a row a method, and leads to its suppliers", async () => {
  const jobId = await jobWithRun("Months", ledger(lines));
  const { rows, suppliers, currency } = await monthsOf(jobId);
  const told = rows.map(({ method, months }) => [
    method,
    ...months.map((each) => [each.month, each.suppliers, each.payments, each.spendMinor]),
  ]);
  expect([currency, suppliers]).toEqual(["GBP", { selection: 3, dated: 3 }]);
  expect(told).toEqual([
    [null, ["2025-01", 2, 2, 12_000], ["2025-03", 3, 3, 4500]],
    ["Card", ["2025-03", 2, 2, 3750]],
    ["Cheque", ["2025-01", 2, 2, 12_000], ["2025-03", 1, 1, 750]],
  ]);
  const one = await monthsOf(jobId, { filters: [{ dimension: "PaymentMethodCount", only: "1" }] });
  expect(one.suppliers).toEqual({ selection: 1, dated: 1 });
  expect(one.rows.map(({ method, months }) => [method, months.map(({ spendMinor }) => spendMinor)])).toEqual([
    [null, [750]],
  ]);

  // A month's suppliers are as many as its bar says, of a method's row too.
  expect(await namesIn(jobId, "2025-03")).toBe("Ash Birch Cedar");
  expect(await namesIn(jobId, "2025-03 Card")).toBe("Ash Cedar");
  expect(await namesIn(jobId, "2025-01", "NotEqual")).toBe("Birch");
  expect(await namesIn(jobId, "1999-01")).toBe("");
});

it("follows the run: a later import has months of its own", async () => {
  const jobId = await jobWithRun("Months again", ledger(lines));
  const before = await monthsOf(jobId);
  await importFile(jobId, "more.csv", ledger([["Ash", "9.00", "2025-04-01", "Cheque"]]));
  const after = await monthsOf(jobId);
  expect(before.rows[0]?.months.map(({ month }) => month)).toEqual(["2025-01", "2025-03"]);
  expect(after.rows[0]?.months.map(({ month }) => month)).toEqual(["2025-01", "2025-03", "2025-04"]);
});

it("refuses what isn't a month with a sentence", async () => {
  const jobId = await jobWithRun("No months", ledger(lines));
  for (const body of [
    filtered("2025-13"),
    filtered("March"),
    filtered("2025-03 Barter"),
    filtered("2025-03", "Contains"),
    filtered(undefined),
  ]) {
    const answer = await callAs(staff, "POST", `/api/v1/jobs/${jobId}/suppliers/get`, { body });
    expect([body, answer.status]).toEqual([body, 422]);
    expect(await answer.text()).toContain("by a month such as 2025-03");
  }
});
