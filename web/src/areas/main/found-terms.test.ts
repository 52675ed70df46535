import { expect, test } from "vitest";
import { glossaryTexts as german } from "../../texts/de/glossary.ts";
import { glossaryTexts as english } from "../../texts/en/glossary.ts";
import { glossaryTexts as french } from "../../texts/fr/glossary.ts";
import { foundTerms } from "./found-terms.ts";

const termsOf = (...args: Parameters<typeof foundTerms>) => foundTerms(...args).map(({ term }) => term);

test("without a search every term is listed, by the alphabet of the language", () => {
  const terms = termsOf(french, "", "fr-FR");
  expect(terms).toHaveLength(Object.keys(french).length);
  expect(terms).toEqual(terms.toSorted(new Intl.Collator("fr-FR", { numeric: true }).compare));
  expect(terms.indexOf("Émetteur")).toBeLessThan(terms.indexOf("Fournisseur"));
});

test("every typed word is looked for in names and definitions, in any case and without accents", () => {
  expect(termsOf(english, "LOCKBOX canada", "en-GB")).toEqual(["Boost (lockbox)"]);
  expect(termsOf(french, "PERIMETRE secteur", "fr-FR")).toContain("Liste d’inclusion");
  expect(termsOf(german, "kapitalwert", "de-DE")).toEqual(["Kapitalwert"]);
  expect(termsOf(english, "no such thing", "en-GB")).toEqual([]);
});

test("a term that is called so comes before those that only mention it", () => {
  const terms = termsOf(english, "capability", "en-GB");
  expect(terms.slice(0, 2)).toEqual(["Capability", "Card capability"]);
  expect(terms).toContain("Boost");
});
