import { expect, test } from "vitest";
import { reportFormats } from "../formats.ts";
import type { Composing } from "../section.ts";
import { reportWords } from "../words/words.ts";
import { composeBars } from "./dimensions.ts";

const composing: unknown = { locale: "en", words: reportWords("en"), formats: reportFormats("en", "GBP", 2) };
const naming = {
  name: "Countries",
  by: "country",
  bar: (key: string) => (key === "" ? "Unknown" : key),
  unsaid: "",
  overlaps: false,
  isDemo: false,
};
const titleOf = (known: number, unknown: number) =>
  composeBars(
    {
      bars: [
        { key: "", suppliers: 9, spendMinor: unknown },
        { key: "FRA", suppliers: 1, spendMinor: known },
      ],
      spendMinor: known + unknown,
    },
    naming,
    composing as Composing,
  ).finding.replaceAll(/\s/g, " ");

test("a share that is written as nothing is not the finding of a section", () => {
  expect(titleOf(1, 9_999_999)).toBe("By country, 100.0% of spend isn’t stated");
});

test("a share that can be read is", () => {
  expect(titleOf(1_000_000, 9_000_000)).toBe("FRA accounts for 10.0% of spend, the largest by country");
});
