import { describe, expect, test } from "vitest";
import {
  compileNormaliser,
  fold,
  foldPhone,
  foldPostcode,
  foldTaxId,
  namesWithin,
} from "@paygauge/analysis/names/normalise";
import { confidenceRulesetV1 } from "./ruleset-v1.ts";

const { nameWords, plainWords, street } = compileNormaliser(confidenceRulesetV1.normaliser);

describe("names", () => {
  test.each([
    ["Best Asian Media Ltd", "BEST ASIAN MEDIA LIMITED"],
    ["A. & B.  Müller GmbH & Co. KG", "a and b muller"],
    ["Société Générale S.A.", "SOCIETE GENERALE"],
    ["Dupont S.A.R.L.", "SARL Dupont"],
    ["Barnardo's", "BARNARDOS"],
    ["K.L.M. Royal Dutch Airlines N.V.", "klm royal dutch airlines"],
    ["Łódź Sp. z o.o.", "lodz"],
    ["ООО Ромашка", "ООО «РОМАШКА»"],
    ["Company (UK) Ltd.", "company uk"],
  ])("%s is %s", (one, other) => {
    expect(plainWords(one)).toEqual(plainWords(other));
  });
  test("a name that is only a legal form keeps it", () => {
    expect(plainWords("Limited")).toEqual(["limited"]);
    expect(plainWords("---")).toEqual([]);
  });
  test("abbreviations are written out for matching, not for grouping", () => {
    expect(nameWords("Intl Mgmt Svcs")).toEqual(["international", "management", "services"]);
    expect(plainWords("Intl Mgmt Svcs")).toEqual(["intl", "mgmt", "svcs"]);
  });
  test("a text may hold several names, the beginning first", () => {
    expect(namesWithin("NRS Healthcare#Nottingham Rehab Limited").map((part) => part.name)).toEqual([
      "NRS Healthcare#Nottingham Rehab Limited",
      "NRS Healthcare",
      "Nottingham Rehab Limited",
    ]);
    expect(
      namesWithin("Allied (Manchester) Ltd t/a APS Group")
        .filter((part) => part.later)
        .map((part) => part.name.trim()),
    ).toEqual(["Manchester", "APS Group"]);
    expect(namesWithin("Plain Name")).toEqual([{ name: "Plain Name", later: false }]);
  });
});

describe("places and numbers", () => {
  test("streets: number apart, abbreviations long, units away", () => {
    expect(street("129 E. Fremont St.")).toEqual({ number: "129", words: ["east", "fremont", "street"] });
    expect(street("Unit 5, 12-14 High Street")).toEqual({ number: "12", words: ["high", "street"] });
    expect(street("Hauptstr. 7a")).toEqual({ number: "7", words: ["hauptstreet"] });
    expect(street("201 W 49th St")).toEqual({ number: "201", words: ["west", "49th", "street"] });
    expect(street("")).toEqual({ number: "", words: [] });
  });
  test("numbers lose what is not telling", () => {
    expect(foldPhone("+44 (0)161 234 5678")).toBe(foldPhone("0161 2345678"));
    expect(foldPhone("12345")).toBe("");
    expect(foldPostcode("bl1 1ru")).toBe(foldPostcode("BL1  1RU"));
    expect(foldTaxId("GB 123.456-789")).toBe("GB123456789");
    expect(foldTaxId("0000000")).toBe("");
    expect(foldTaxId("Unknown")).toBe("");
    expect(fold("Ægir & Þór")).toBe("aegir and thor");
  });
});
