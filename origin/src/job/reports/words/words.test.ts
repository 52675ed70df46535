import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { languages } from "@paygauge/api-types/languages";
import { reportFormats, roundTicks, sharesOf } from "../formats.ts";
import { reportTexts as german } from "./de.ts";
import { reportTexts as english } from "./en.ts";
import { reportTexts as french } from "./fr.ts";
import { reportWords } from "./words.ts";

type Ast = ReturnType<IntlMessageFormat["getAst"]>;

/** Kind of a message's plain text, as the parser numbers it. */
const literal = 0;

/** Names of the places of a message, in the arms of its plurals as well. */
function placesOf(ast: Ast): string[] {
  return ast.flatMap((part) => {
    const inside = "options" in part ? Object.values(part.options).flatMap(({ value }) => placesOf(value)) : [];
    const type: number = part.type;
    const isPlace = "value" in part && type !== literal && typeof part.value === "string";
    return isPlace ? [part.value, ...inside] : inside;
  });
}
const placesIn = (text: string, locale: string) =>
  [...new Set(placesOf(new IntlMessageFormat(text, locale).getAst()))].toSorted();

test.each([
  ["de", german],
  ["fr", french],
] as const)("%s has every sentence with the places of the English one, and leaves none in English", (locale, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(texts)) {
    const wanted = english[key as keyof typeof english];
    expect([key, placesIn(text, locale)]).toEqual([key, placesIn(wanted, "en")]);
    expect([key, text === wanted && / [a-z]{3}/.test(text.replaceAll(/\{[^{}]*\}/g, ""))]).toEqual([key, false]);
  }
});

test("every language names capabilities, levels, countries and bars", () => {
  for (const language of languages) {
    const words = reportWords(language);
    for (const each of [...capabilities, ...scoreLevels]) expect(words.say(each)).not.toBe("");
    expect(words.country("DEU")).toBe({ en: "Germany", de: "Deutschland", fr: "Allemagne" }[language]);
    expect(words.bar("PaymentMethodCount", "2")).toContain("2");
    expect(words.bar("MccGroup", "")).not.toBe("");
  }
});

test("shares that are printed add up to their whole", () => {
  expect(sharesOf([1, 1, 1], 3)).toEqual([0.334, 0.333, 0.333]);
  for (const parts of [[1, 2, 3, 5, 7, 11, 13], [999_999, 1], [5], [0, 0, 4, 9]]) {
    const whole = parts.reduce((sum, each) => sum + each, 0);
    const thousandths = sharesOf(parts, whole).reduce((sum, each) => sum + Math.round(each * 1000), 0);
    expect(thousandths).toBe(1000);
  }
  expect(sharesOf([3, 4], 0)).toEqual([0, 0]);
});

test("an axis has at most four round intervals and holds what is drawn on it", () => {
  for (const max of [0, 0.3, 1, 7, 99, 101, 4_755_727, 9.99e12]) {
    for (const min of [0, -max / 3]) {
      const ticks = roundTicks(max, min);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0] ?? 1).toBeLessThanOrEqual(min);
      expect(ticks.at(-1) ?? 0).toBeGreaterThanOrEqual(max);
    }
  }
});

test("money is written in the currency's own digits, and a fall with a true minus sign", () => {
  const [pounds, yen] = [reportFormats("en", "GBP", 2), reportFormats("de", "JPY", 0)];
  expect([pounds.short(1_052_000_000), pounds.amount(475_572_712), pounds.change(-0.04)]).toEqual([
    "£10.5m",
    "4,755,727",
    "\u22124.0%",
  ]);
  expect(yen.short(10_500_000)).toBe("10,5\u00a0Mio.\u00a0¥");
});

test("reports of US issuers say check", () => {
  expect(reportWords("en", true).say("pointCheque")).toBe("of all spend is still paid by check.");
  expect(reportWords("en", true).bar("PaymentMethods", "Cheque")).toBe("Check");
  expect(reportWords("en").bar("PaymentMethods", "Cheque")).toBe("Cheque");
  expect(reportWords("fr", true).bar("PaymentMethods", "Cheque")).toBe("Chèque");
});
