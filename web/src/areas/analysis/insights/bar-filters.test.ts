import { expect, test } from "vitest";
import { maxBarsNamed } from "@paygauge/api-types/entities/insights";
import { everyBarOf, filtersOf, leaves, mayLeaveOut, onlyBar, readFilters, withoutBar } from "./bar-filters.ts";

test("one bar alone, one more left out, and all of them again; other dimensions keep their choice and their place", () => {
  const one = onlyBar([], "Countries", "GBR");
  const two = withoutBar(withoutBar(one, "PaymentMethods", "Cheque"), "PaymentMethods", "Cash");
  expect(two).toEqual([
    { dimension: "Countries", only: "GBR" },
    { dimension: "PaymentMethods", without: ["Cheque", "Cash"] },
  ]);
  expect(onlyBar(two, "Countries", "FRA")[0]).toEqual({ dimension: "Countries", only: "FRA" });
  expect(everyBarOf(two, "Countries")).toEqual([two[1]]);
});

test("nothing is left out of a single bar, nor more than an address carries", () => {
  const one = onlyBar([], "Countries", "GBR");
  expect([mayLeaveOut(one, "Countries"), withoutBar(one, "Countries", "GBR")]).toEqual([false, one]);
  let many = withoutBar([], "MccType", "0");
  for (let at = 1; at < maxBarsNamed + 5; at += 1) many = withoutBar(many, "MccType", String(at));
  expect(many).toEqual([
    { dimension: "MccType", without: Array.from({ length: maxBarsNamed }, (_, at) => String(at)) },
  ]);
});

test("a choice leaves its own bars in its chart", () => {
  expect([leaves(undefined, "a"), leaves({ dimension: "Jobs", only: "a" }, "b")]).toEqual([true, false]);
  expect(leaves({ dimension: "Jobs", without: ["a"] }, "b")).toBe(true);
});

test("the call is told of all but jobs; an address names a dimension once", () => {
  const read = readFilters([
    "Jobs.j1",
    "Countries!GBR,FRA",
    "Countries.USA",
    "stp.High",
    "Moon.x",
    "stp",
    "Countries.",
  ]);
  expect(read.map(({ dimension }) => dimension)).toEqual(["Jobs", "Countries", "stp"]);
  expect(filtersOf(read)).toEqual([
    { dimension: "Countries", without: ["GBR", "FRA"] },
    { dimension: "stp", only: "High" },
  ]);
});
