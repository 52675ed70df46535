import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { expect, test } from "vitest";
import { besideRow } from "./peeked-rows.ts";

// The keys alone are read.
const row = (supplierKey: string) => ({ supplierKey }) as SupplierRow;
const rows = { list: [row("a"), row("b"), undefined, row("d")], before: 50, matching: 54 };

test("the preview continues to the rows next to, and stops at an end and at what is not loaded", () => {
  expect(besideRow(rows, "a", 1)).toBe("b");
  expect(besideRow(rows, "b", -1)).toBe("a");
  expect(besideRow(rows, "a", -1)).toBeUndefined();
  expect(besideRow(rows, "b", 1)).toBeUndefined();
  expect(besideRow(rows, "d", 1)).toBeUndefined();
  expect(besideRow(rows, "elsewhere", 1)).toBeUndefined();
});
