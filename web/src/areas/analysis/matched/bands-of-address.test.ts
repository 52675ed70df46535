import { expect, test } from "vitest";
import { matchBands } from "@paygauge/api-types";
import { bandsOfAddress, bandsQuery } from "./bands-of-address.ts";

test("an address names bands in any order, and what is no band is left out", () => {
  expect(bandsOfAddress("?bands=Medium,High,Best")).toEqual(["High", "Medium"]);
});

test("none named is all of them, and all of them need no name", () => {
  expect(bandsOfAddress("")).toEqual(matchBands);
  expect(bandsOfAddress("?bands=Best")).toEqual(matchBands);
  expect(bandsQuery(matchBands)).toEqual({});
  expect(bandsQuery(["High"])).toEqual({ bands: "High" });
});
