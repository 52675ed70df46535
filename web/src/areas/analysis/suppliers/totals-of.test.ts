import { expect, test } from "vitest";
import { totalsOf } from "./totals-of.ts";

const counts = { transactions: 7, orders: 0, invoices: 3, payments: 4 };

test("money of the totals is in major units, and an average without documents stays none", () => {
  const totals = { ...counts, spendMinor: 123_456, apovMinor: null, aivMinor: 1000.5, apvMinor: 0 };
  expect(totalsOf(totals, 2)).toEqual({
    ...counts,
    spendMinor: 1234.56,
    apovMinor: null,
    aivMinor: 10.005,
    apvMinor: 0,
  });
  expect(totalsOf(totals, 0)["spendMinor"]).toBe(123_456);
});
