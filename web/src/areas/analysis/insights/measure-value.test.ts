import { expect, test } from "vitest";
import { measureStyle, measureValue, shareOf } from "./measure-value.ts";

const totals = {
  suppliers: 4,
  spendMinor: 123_456,
  pos: 0,
  posMinor: 0,
  invoices: 3,
  invoicesMinor: 1000,
  payments: 2,
  paymentsMinor: 5050,
};
const money = { currency: "GBP", minorDigits: 2 };

test("money is in major units, counts are counts", () => {
  expect(measureValue(totals, "spend", 2)).toBe(1234.56);
  expect(measureValue(totals, "suppliers", 2)).toBe(4);
  expect(measureValue(totals, "apv", 2)).toBe(25.25);
});

test("an average of no documents is nothing, not zero", () => {
  expect(measureValue(totals, "apov", 2)).toBeNull();
});

test("shares are hundredths, and of nothing they are nothing", () => {
  expect(shareOf(1, 4)).toBe(25);
  expect(shareOf(1, null)).toBe(0);
});

test("averages carry one decimal and the currency, shares a per cent sign", () => {
  expect(measureStyle("aiv", "n", money)).toEqual({ kind: "money", currency: "GBP", digits: 1 });
  expect(measureStyle("aiv", "p", money)).toEqual({ kind: "percent" });
  expect(measureStyle("spend", "n", { currency: "BHD", minorDigits: 3 })).toEqual({
    kind: "money",
    currency: "BHD",
    digits: 3,
  });
  expect(measureStyle("payments", "n", money)).toEqual({ kind: "count" });
});
