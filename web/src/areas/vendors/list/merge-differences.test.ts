import { expect, test } from "vitest";
import { mergeDifferences } from "./merge-differences.ts";

const leeds = { city: "Leeds", country: "GBR", mcc: "1711", mccDescription: "Plumbing" };

test("names the towns and trades in which two vendors differ", () => {
  const york = { city: "York", country: "GBR", mcc: "7011", mccDescription: "Hotels" };
  expect(mergeDifferences(leeds, york)).toEqual([
    { what: "otherTown", one: "Leeds, GBR", other: "York, GBR" },
    { what: "otherTrade", one: "Plumbing", other: "Hotels" },
  ]);
  expect(mergeDifferences(leeds, { ...leeds, city: "", country: "IRL" })).toEqual([
    { what: "otherTown", one: "Leeds, GBR", other: "IRL" },
  ]);
});

test("says nothing where a value is equal or unknown", () => {
  expect(mergeDifferences(leeds, { ...leeds, city: " LEEDS" })).toEqual([]);
  expect(mergeDifferences(leeds, { city: "", country: "", mcc: "", mccDescription: "" })).toEqual([]);
});
