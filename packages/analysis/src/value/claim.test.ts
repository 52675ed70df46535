/** Which spend a method may claim. */
import { expect, test } from "vitest";
import { capabilities, cardMethods } from "@paygauge/api-types/entities/capabilities";
import { claimOf } from "./claim.ts";

const others = capabilities.filter((method) => !cardMethods.some((card) => card === method));

test("card-like methods claim cardable spend; the rest of the addressable spend is upside", () => {
  for (const method of cardMethods) {
    expect(claimOf(method, { addressable: 1000, cardable: 1000 })).toEqual({ claimed: 1000, upside: 0 });
    expect(claimOf(method, { addressable: 1000, cardable: 0 })).toEqual({ claimed: 0, upside: 1000 });
  }
});

test("methods without a card claim addressable spend, and have no upside", () => {
  expect(others).toEqual(["scf", "instantPay"]);
  for (const method of others)
    expect(claimOf(method, { addressable: 1000, cardable: 0 })).toEqual({ claimed: 1000, upside: 0 });
});

test("a supplier in net credit has neither", () => {
  for (const method of capabilities)
    expect(claimOf(method, { addressable: -5, cardable: -5 })).toEqual({ claimed: 0, upside: 0 });
});
