import { expect, test } from "vitest";
import { issuerDefaults } from "./issuer-terms.ts";

test("interchange is published for the US and the UK, and assumed elsewhere", () => {
  expect(issuerDefaults("USA", 1)).toMatchObject({
    interchange: { value: 0.025, source: "published" },
    largeTicketInterchange: { value: 0.0125, source: "published" },
    perPayment: { value: 0.1, source: "published" },
    schemeFee: { source: "product" },
  });
  expect(issuerDefaults("GBR", 0.78).interchange).toEqual({ value: 0.02, source: "published" });
  for (const country of ["DEU", "FRA", "KEN", "constructor"])
    expect(issuerDefaults(country, 1).interchange).toEqual({ value: 0.0175, source: "noPublicSource" });
});

test("an amount for each payment is in the job's currency", () => {
  expect(issuerDefaults("USA", 0.9).perPayment.value).toBe(0.09);
});
