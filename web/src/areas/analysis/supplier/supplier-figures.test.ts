import { expect, it } from "vitest";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { supplierFigures } from "./supplier-figures.ts";

const detail = (addressableMinor: number, rowsCount: number | null = 3) =>
  ({
    row: { supplierKey: "a" },
    measures: { spendMinor: 1000, onCardMinor: 300, addressableMinor, cardableMinor: 200 },
    rowsCount,
    currency: "GBP",
    minorDigits: 2,
  }) as unknown as SupplierDetail;

it("writes addressable spend as spend less what was paid by card, but for a supplier of which none is", () => {
  const { addressable } = supplierFigures("job", detail(700));
  expect([addressable.less.map(({ minor }) => minor), addressable.result?.minor]).toEqual([[1000, 300], 700]);
  expect(supplierFigures("job", detail(0)).addressable.less).toEqual([]);
});

it("leads to the supplier's rows where the reader may see them", () => {
  expect(supplierFigures("job", detail(700)).spend.rows).toBe("/jobs/job/suppliers/a/rows");
  expect(supplierFigures("job", detail(700, null)).spend.rows).toBeUndefined();
});
