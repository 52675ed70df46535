import { expect, it } from "vitest";
import { guessLanguage } from "./stop-words.ts";

it.each([
  ["Poplatek za kartu je splatný do třiceti dnů a částka se účtuje dodavateli, který ji může odmítnout.", "en", "en"],
  ["Opłata za kartę jest płatna w ciągu trzydziestu dni, a dostawca może ją odrzucić.", "de", "de"],
  ["La carte est acceptée par le fournisseur et les frais sont dus à la fin du mois.", "en", "fr"],
  ["Die Gebühr für die Karte ist nach dreißig Tagen fällig und wird vom Lieferanten bezahlt.", "en", "de"],
  ["The fee of Dvořák and Łódź Ltd is due within thirty days of the invoice that they send.", "fr", "en"],
] as const)("%s", (text, fallback, language) => {
  expect(guessLanguage(text, fallback)).toBe(language);
});
