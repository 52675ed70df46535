import { describe, expect, test } from "vitest";
import { toAlpha3, countryName } from "@paygauge/api-types/reference/countries";
import { toAlpha2 } from "@paygauge/api-types/reference/country-codes";
import { namedCountries } from "@paygauge/api-types/reference/country-names";
import {
  eea,
  instantSchemes,
  lockboxCountries,
  referenceRates,
  scfCountries,
  stpCountries,
} from "@paygauge/api-types/reference/country-lists";
import {
  mccFromText,
  mccLabel,
  naicsTitle,
  plainMcc,
  sicDivision,
  sicIndustryGroup,
  sicMajorGroup,
  unspscSegment,
} from "./industries.ts";
import { excludedMcc, pcardMcc, tandeCoreMcc, tandeOtherMcc, tierAMcc, tierBMcc } from "./mcc-lists.ts";

describe("countries", () => {
  test.each([
    ["GB", "GBR"],
    ["gbr", "GBR"],
    ["U.K.", "GBR"],
    ["England", "GBR"],
    ["United States of America", "USA"],
    ["Deutschland", "DEU"],
    ["Côte d'Ivoire", "CIV"],
    ["España", "ESP"],
    ["Ísland", "ISL"],
    ["Holland", "NLD"],
    [" france ", "FRA"],
  ])("%s is %s", (text, code) => {
    expect(toAlpha3(text)).toBe(code);
  });
  test("what has none is null", () => {
    expect([toAlpha3(""), toAlpha3("Narnia"), toAlpha2("ZZZ")]).toEqual([null, null, null]);
    expect(countryName("ZZZ")).toBe("ZZZ");
  });
  test("every code has the name that belongs to it, and none is left over", () => {
    const english = new Intl.DisplayNames("en", { type: "region" });
    const countries = namedCountries();
    for (const { alpha2, alpha3, name } of countries) {
      expect([alpha2, alpha3].join(" ")).toMatch(/^[A-Z]{2} [A-Z]{3}$/);
      expect(name, alpha3).not.toBe("");
      // Codes and names are in two lists: were a line missing, every name behind it would be another country's.
      expect(toAlpha3(english.of(alpha2) ?? "") ?? alpha3, name).toBe(alpha3);
    }
    expect(countryName("GBR")).toBe("United Kingdom");
    expect(countries.at(-1)?.name).toBe("Kosovo");
  });

  test("every list names countries and currencies that exist, once", () => {
    expect(eea).toHaveLength(30);
    const lists = [
      eea,
      stpCountries,
      scfCountries,
      ...Object.values(lockboxCountries),
      instantSchemes.map((scheme) => scheme.country),
    ];
    for (const list of lists) {
      expect(new Set(list).size).toBe(list.length);
      for (const code of list) expect(toAlpha3(code)).toBe(code);
    }
    for (const { currency } of instantSchemes) expect(referenceRates[currency]).toBeGreaterThan(0);
  });
});

describe("industries", () => {
  test("labels", () => {
    expect(mccLabel("742")).toEqual({
      description: "Veterinary Services",
      group: "Agricultural Services",
      type: "Veterinary Services",
    });
    expect(mccLabel("3501")?.group).toBe("Hotels / Resorts");
    expect(mccLabel("0001")).toBeNull();
    expect(naicsTitle("111110")).toBe("Soybean Farming");
    expect(sicDivision("0111")).toEqual({ code: "A", title: "Agriculture, Forestry, and Fishing" });
    expect([sicDivision(""), sicDivision("9"), sicMajorGroup("18"), unspscSegment("99")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  test("every SIC industry group ascends, is in a major group and a division, and has a title of its own", async () => {
    const { sicIndustryGroupLines } = await import("./sic-group-text.ts");
    const lines = sicIndustryGroupLines.split("\n").map((line) => line.split("|"));
    expect(lines.length).toBeGreaterThan(400);
    const titles = new Set(lines.map(([, title]) => title));
    expect(titles.size).toBe(lines.length);
    let last = "";
    for (const [code = "", title = ""] of lines) {
      expect(code).toMatch(/^\d{3}$/);
      expect(code > last, code).toBe(true);
      expect(sicMajorGroup(code.slice(0, 2)), code).not.toBeNull();
      expect(sicDivision(code), code).not.toBeNull();
      expect(sicIndustryGroup(code)).toBe(title);
      last = code;
    }
  });
  test("no look-alike letters of another alphabet in the texts", async () => {
    const { mccGroups, mccLines, mccTypes } = await import("./mcc-text.ts");
    expect(`${mccGroups}${mccLines}${mccTypes}`).not.toMatch(/[\u0370-\u04ff]/);
    // A comma has its space.
    expect(`${mccGroups}\n${mccTypes}\n${mccLines}`).not.toMatch(/,[A-Za-z]/);
  });
  test("category texts name a code only when they are plain", () => {
    expect(mccFromText("Veterinary Services")).toBe("0742");
    expect(mccFromText("5812 Eating places")).toBe("5812");
    expect(mccFromText("OFFICE SUPPLIES")).toBe("5111");
    expect([mccFromText("Airlines"), mccFromText("things"), mccFromText("")]).toEqual(["4511", "", ""]);
    expect([plainMcc("742"), plainMcc("5812.0"), plainMcc("MCC 5812"), plainMcc("58"), plainMcc("")]).toEqual([
      "0742",
      "5812",
      "5812",
      "",
      "",
    ]);
  });
  test("ranges ascend and do not overlap", () => {
    for (const list of [excludedMcc, pcardMcc, tandeCoreMcc, tandeOtherMcc, tierAMcc, tierBMcc]) {
      let last = 0;
      for (const [from, to] of list) {
        expect(from).toBeGreaterThan(last);
        expect(to).toBeGreaterThanOrEqual(from);
        last = to;
      }
    }
  });
});
