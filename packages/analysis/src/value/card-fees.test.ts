import { expect, test } from "vitest";
import { cardFeesOf, feeWithUtilities, largeFeeOf } from "./card-fees.ts";

test("only a published fee is called published", () => {
  expect(cardFeesOf("USA")).toMatchObject({ fee: 0.03, isPublished: true });
  for (const country of ["GBR", "DEU", "KEN", "constructor", ""])
    expect(cardFeesOf(country)).toEqual({ fee: 0.0245, isPublished: false });
});

test("a large ticket costs the published difference less, and never less than nothing", () => {
  expect([0.0245, 0.03, 0.004].map(largeFeeOf)).toEqual([0.0185, 0.024, 0]);
});

test("payments to utilities cost the fixed amount, where it is less than the usual fee", () => {
  expect(feeWithUtilities(0.03, 1.5, { share: 0.5, ticket: 1500 })).toBe(0.0155);
  expect(feeWithUtilities(0.03, 1.5, { share: 0.5, ticket: 10 })).toBe(0.03);
  expect(feeWithUtilities(0.03, 1.5, null)).toBe(0.03);
  expect(feeWithUtilities(0.03, undefined, { share: 0.5, ticket: 1500 })).toBe(0.03);
});
