import { expect, it } from "vitest";
import type { UncountedRows } from "@paygauge/api-types/entities/ledger-rows";
import { balanceLines, isEqual } from "./balance-lines.ts";

type Balance = UncountedRows["balance"];
const gbp = { currency: "GBP", minorDigits: 2 };

const amount = (importMinor: string, rowsMinor: string | null = importMinor) => ({ ...gbp, importMinor, rowsMinor });
const one: Balance = {
  read: [{ ...gbp, fileMinor: "1000", acceptedMinor: "900" }],
  bookedMinor: "900",
  spendMinor: "700",
  classes: [
    { reason: "settled", rows: 2, sumOnlyRows: 1, amounts: [amount("200")] },
    { reason: "rejected", rows: 1, sumOnlyRows: 0, amounts: [amount("100")] },
  ],
};

const written = (balance: Balance) =>
  balanceLines(balance, gbp).map((lines) => lines.map(({ key, sign, minor }) => `${sign}${key} ${minor}`));

it("writes one sum where all is read in the job's currency, and each adds up", () => {
  expect(written(one)).toEqual([["read 1000", "−rejected 100", "−settled 200", "=spend 700"]]);
  expect(balanceLines(one, gbp)[0]?.[2]?.rows).toBe(3);
});

it("writes a sum of each currency as it is read, and one of what is booked", () => {
  const eur = { currency: "EUR", minorDigits: 2 };
  const two: Balance = {
    ...one,
    read: [...one.read, { ...eur, fileMinor: "50", acceptedMinor: "50" }],
    bookedMinor: "943",
    spendMinor: "743",
  };
  expect(written(two)).toEqual([
    ["read 1000", "−rejected 100", "=taken 900"],
    ["read 50", "=taken 50"],
    ["booked 943", "−settled 200", "=spend 743"],
  ]);
});

it("says whether the rows agree with the import, once they were added up", () => {
  expect(isEqual(one)).toBe(true);
  const [first, ...others] = one.classes;
  if (first === undefined) throw new Error("no class");
  expect(isEqual({ ...one, classes: [{ ...first, amounts: [amount("200", null)] }, ...others] })).toBeNull();
  expect(isEqual({ ...one, classes: [{ ...first, amounts: [amount("200", "201")] }, ...others] })).toBe(false);
});
