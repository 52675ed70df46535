import { expect, test } from "vitest";
import type { InsightMonths } from "@paygauge/api-types/entities/insights";
import { areApart, methodRows, monthValues, rowWhole, shownMonths } from "./month-rows.ts";

type Row = InsightMonths["rows"][number];
const nothing = { pos: 0, posMinor: 0, invoices: 0, invoicesMinor: 0 };
const month = (name: string, payments: number, paymentsMinor: number) => ({
  month: name,
  suppliers: 1,
  spendMinor: paymentsMinor,
  ...nothing,
  payments,
  paymentsMinor,
});
const row = (method: Row["method"], ...months: Row["months"]): Row => ({ method, months });

test("silent months are between the others; a mistyped year makes no chart of nothing", () => {
  const months = (...names: string[]) => ({ rows: [row(null, ...names.map((name) => month(name, 1, 100)))] });
  expect(shownMonths(months("2025-11", "2026-01"))).toEqual(["2025-11", "2025-12", "2026-01"]);
  expect(shownMonths(months("1925-11", "2025-11"))).toEqual(["1925-11", "2025-11"]);
  expect(shownMonths(months("2025-11"))).toHaveLength(1);
  expect(shownMonths({ rows: [row(null)] })).toEqual([]);
});

test("values are under their months; an average is of what the month has", () => {
  const one = row(null, month("2025-01", 4, 1000), month("2025-03", 0, 0));
  expect(monthValues(one, ["2025-01", "2025-02", "2025-03"], "spend", 2)).toEqual([10, null, null]);
  expect(monthValues(one, ["2025-01", "2025-02"], "apv", 2)).toEqual([2.5, null]);
});

test("a row comes to its sum, of averages to the average of all, of suppliers to nothing", () => {
  const one = row(null, month("2025-01", 1, 1000), month("2025-02", 3, 1000));
  expect(rowWhole(one, "spend", 2)).toBe(20);
  expect(rowWhole(one, "payments", 2)).toBe(4);
  expect(rowWhole(one, "apv", 2)).toBe(5);
  expect(rowWhole(one, "suppliers", 2)).toBeNull();
});

test("methods are rows where two of them have anything of the measure", () => {
  const card = row("Card", month("2025-01", 1, 1000));
  const cheque = row("Cheque", month("2025-02", 1, 1000));
  const rows = [row(null), card, cheque];
  expect(methodRows({ rows }, "payments")).toEqual([card, cheque]);
  expect(methodRows({ rows }, "pos")).toEqual([]);
  expect(areApart([card, cheque])).toBe(true);
  expect(areApart([card, row("Cheque", month("2025-01", 1, 1))])).toBe(false);
});
