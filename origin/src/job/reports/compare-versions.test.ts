/** Sentences about two versions of a report: the direction in which each figure changed. */
import { expect, test } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { compareVersions } from "./compare-versions.ts";
import type { ComparedFacts } from "./compared-facts.ts";

const base: ComparedFacts = {
  currency: "GBP",
  minorDigits: 2,
  spendMinor: 200_000_00,
  suppliers: 3,
  matchedMinor: 100_000_00,
  dataDate: "2026-01-31",
  sections: ["summary"],
};
/** Levels by supplier; a capability that isn't named is at None. */
const levels = (of: Readonly<Record<string, Partial<Record<Capability, 0 | 1 | 2 | 3>>>>) =>
  new Map(Object.entries(of).map(([key, own]) => [key, capabilities.map((each) => own[each] ?? 3).join("")]));

const side = (version: number, facts: Partial<ComparedFacts>, of: Parameters<typeof levels>[0] = {}) => ({
  version,
  facts: { ...base, ...facts },
  levels: levels(of),
});
const compare = (before: ReturnType<typeof side>, after: ReturnType<typeof side>) =>
  compareVersions(before, after, "en", (id) => id.toUpperCase());

const before = side(1, {}, { a: { stp: 0 }, b: { vcard: 0 }, gone: { stp: 0 } });
const after = side(
  2,
  { spendMinor: 250_000_00, suppliers: 4, matchedMinor: 150_000_00, dataDate: "2026-02-28", sections: ["method"] },
  { a: { stp: 1, vcard: 0 }, b: { vcard: 0 }, c: { vcard: 0 }, d: { vcard: 1 } },
);

test("names what rose, who entered and left High, and which suppliers came and went", () => {
  expect(compare(before, after)).toEqual({
    from: 1,
    to: 2,
    headline: "Spend +25.0%, 2 suppliers entered High",
    sentences: [
      "Spend +25.0%: from £200k to £250k.",
      "Suppliers: from 3 to 4. 2 added, 1 removed.",
      "Straight-through processing: no supplier entered High, 2 left it.",
      "Virtual card: 2 suppliers entered High, none left it.",
      "Matched spend: from £100k to £150k.",
      "Data date: from 31 January 2026 to 28 February 2026.",
      "Sections added: METHOD.",
      "Sections removed: SUMMARY.",
    ],
  });
});

test("says the opposite the other way round", () => {
  const { headline, sentences } = compare(after, before);
  expect(headline).toBe("Spend −20.0%, 2 suppliers entered High");
  expect(sentences.slice(0, 4)).toEqual([
    "Spend −20.0%: from £250k to £200k.",
    "Suppliers: from 4 to 3. 1 added, 2 removed.",
    "Straight-through processing: 2 suppliers entered High, none left it.",
    "Virtual card: no supplier entered High, 2 left it.",
  ]);
});

test("compares no money of two currencies, and says nothing of levels in the headline", () => {
  const inEuros = side(2, { currency: "EUR", spendMinor: 250_000_00, matchedMinor: 1 }, { a: { vcard: 0 } });
  const { headline, sentences } = compare(before, inEuros);
  expect(headline).toBe("Currencies differ: GBP and EUR. Spend is not compared.");
  expect(sentences.filter((each) => /Spend [+−]|Matched spend/.test(each))).toEqual([]);
});

test("says that nothing changed where nothing did", () => {
  expect(compare(before, { ...before, version: 2 })).toEqual({
    from: 1,
    to: 2,
    headline: "No change in spend",
    sentences: ["The figures are the same."],
  });
});
