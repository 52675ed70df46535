import { expect, test } from "vitest";
import { compactDigits } from "./compact-digits.ts";

const short = (minor: string): string =>
  new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    notation: "compact",
    ...compactDigits(minor, 2),
  }).format(Number(minor) / 100);

test("sums have one decimal, also where it is a zero, and round sums have none", () => {
  expect(["303334488", "294985412", "3802514409", "-34902144"].map(short)).toEqual([
    "£3.0m",
    "£2.9m",
    "£38.0m",
    "-£349.0k",
  ]);
  expect(["2500000", "10000000", "300000000", "250000"].map(short)).toEqual(["£25k", "£100k", "£3m", "£2.5k"]);
});
