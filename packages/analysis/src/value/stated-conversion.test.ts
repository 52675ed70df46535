import { expect, it } from "vitest";
import { atStatedConversion } from "./stated-conversion.ts";

const summary = {
  conversion: 0.4,
  opportunityMinor: 400_000,
  opportunityYearMinor: 800_000,
  best: { method: "vcard" as const, yearMinor: 600_000, top: 3, highMinor: 250_000 },
};

it("scales what converts, and leaves what is likely", () => {
  expect(atStatedConversion(summary, 0.2)).toEqual({
    conversion: 0.2,
    isConversionStated: true,
    opportunityMinor: 200_000,
    opportunityYearMinor: 400_000,
    best: { method: "vcard", yearMinor: 300_000, top: 3, highMinor: 250_000 },
  });
  expect(atStatedConversion({ ...summary, best: null }, 0).opportunityMinor).toBe(0);
});

it("changes nothing where the issuer states none", () => {
  expect(atStatedConversion(summary, undefined)).toBe(summary);
});
