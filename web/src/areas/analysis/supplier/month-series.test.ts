import { expect, test } from "vitest";
import { monthsOf, seriesOf, spendKindOf } from "./month-series.ts";

const entry = (month: string, documentType: "PurchaseOrder" | "Invoice" | "Payment", count: number) => ({
  month,
  documentType,
  count,
  valueMinor: count * 100,
});

test("months without documents are between the others, over the turn of a year too", () => {
  const months = [entry("2026-02", "Payment", 4), entry("2025-11", "Invoice", 2), entry("2025-11", "Payment", 1)];
  const series = seriesOf(months);
  expect(series).toEqual(["Invoice", "Payment"]);
  expect(monthsOf(months, series)).toEqual([
    { month: "2025-11", values: [2, 1] },
    { month: "2025-12", values: [0, 0] },
    { month: "2026-01", values: [0, 0] },
    { month: "2026-02", values: [0, 4] },
  ]);
});

test("a supplier without dated documents has no months", () => {
  expect(monthsOf([], seriesOf([]))).toEqual([]);
});

test("spend by month is of the documents that the spend is added up from", () => {
  const months = [entry("2026-02", "Payment", 4), entry("2026-02", "Invoice", 2)];
  expect(spendKindOf(months, "Invoice")).toBe("Invoice");
  expect(spendKindOf(months, "Stated")).toBe("Payment");
  expect(spendKindOf(months, "PurchaseOrder")).toBeUndefined();
  expect(monthsOf(months, ["Invoice"], ({ valueMinor }) => valueMinor)).toEqual([{ month: "2026-02", values: [200] }]);
});
