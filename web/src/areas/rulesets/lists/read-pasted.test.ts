import { expect, test } from "vitest";
import { readCountries, readMapping, readRanges, readRates, readSchemes } from "./read-pasted.ts";

test("countries are read by code or name, from lines, tables and lists, each once", () => {
  expect(readCountries("Country\nUnited Kingdom\nDE\nFRA\nfra\nNarnia")).toEqual({
    entries: ["GBR", "DEU", "FRA"],
    wrong: ["Narnia"],
  });
  expect(readCountries("GBR, DEU; FRA\tNarnia").entries).toEqual(["GBR", "DEU", "FRA"]);
  expect(readCountries("Korea, Republic of").entries).toEqual(["KOR"]);
});

test("a comma in a country's name or a table's second column names no other country", () => {
  expect(readCountries("USA,United States\nCHE,Schweiz\nFRA,EMEA").entries).toEqual(["USA", "CHE", "FRA"]);
});

test("code ranges are read as one cell, two cells or one code, with titles behind them", () => {
  expect(readRanges("From,To,Title\n5811-5814\n742–780\n4111,4112,Trains\n7011\t\tHotels\n9000-8000\nabc1")).toEqual({
    entries: [
      [5811, 5814],
      [742, 780],
      [4111, 4112],
      [7011, 7011],
    ],
    wrong: ["9000-8000", "abc1"],
  });
});

test("limits and rates are read as the reader writes numbers; the last of a country or currency holds", () => {
  expect(readSchemes("GBR;FPS;GBP;1.000.000\nIndia;IMPS;inr;\nGBR;FPS;GBP;2.000.000\nGBR;;GBP;1", "de")).toEqual({
    entries: [
      { country: "GBR", scheme: "FPS", currency: "GBP", limit: 2_000_000 },
      { country: "IND", scheme: "IMPS", currency: "INR", limit: null },
    ],
    wrong: ["GBR;;GBP;1"],
  });
  expect(readRates("Currency,Rate\nEUR,0.924\ngbp\t0.783\nCHF,-1\nUSDX,1", "en")).toEqual({
    entries: [
      ["EUR", 0.924],
      ["GBP", 0.783],
    ],
    wrong: ["CHF,-1", "USDX,1"],
  });
});

test("code mappings are read with their classes; what isn't a class or too long is told", () => {
  expect(
    readMapping('Code,Travel,Tier\n722,other,a\n4853,,B,"Taxi, limousine"\n7221111,core,A\n55,sometimes,A', 6),
  ).toEqual({
    entries: [
      { prefix: "722", tande: "other", tier: "A" },
      { prefix: "4853", tande: "", tier: "B" },
    ],
    wrong: ["7221111,core,A", "55,sometimes,A"],
  });
});
