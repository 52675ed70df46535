import { expect, it } from "vitest";
import type { Language } from "@paygauge/api-types/languages";
import { followUpWords } from "./follow-up.ts";

const subject: Readonly<Record<Language, string>> = {
  en: "How many suppliers spend more than 1 million?",
  de: "Wie hoch ist die Gebühr einer virtuellen Karte?",
  fr: "Quels sont les frais d'une carte virtuelle ?",
};

it.each([
  ["en", "What is straight-through processing?"],
  ["en", "Who is paid by purchase card?"],
  ["en", "What's a lockbox?"],
  ["en", "How high is the rebate for travel?"],
  ["en", "Is there a limit for domestic cards?"],
  ["de", "Was ist ein Lockbox-Konto?"],
  ["de", "Wie hoch ist das Limit einer Einkaufskarte?"],
  ["de", "Was bedeutet Skonto?"],
  ["fr", "Qu'est-ce qu'un affacturage ?"],
  ["fr", "Quel est le plafond des cartes d'achat en Allemagne ?"],
] as const)("%s: %s has its own subject", (language, question) => {
  expect(followUpWords(question, subject[language], language)).toBeNull();
});

it.each([
  ["en", "How long does that take?", "million"],
  ["en", "And in Germany?", "suppliers"],
  ["en", "Why?", "suppliers"],
  ["en", "What does it cost?", "suppliers"],
  ["en", "Who are they?", "suppliers"],
  ["de", "Wie lange dauert das?", "gebühr"],
  ["de", "Und in Österreich?", "karte"],
  ["de", "Wer zahlt sie?", "gebühr"],
  ["fr", "Combien de temps cela prend ?", "virtuelle"],
  ["fr", "Et en Belgique ?", "carte"],
  ["fr", "Qui paie ces frais ?", "virtuelle"],
] as const)("%s: %s carries the last question's subject", (language, question, word) => {
  expect(followUpWords(question, subject[language], language)).toContain(word);
});
