import { expect, it } from "vitest";
import { definitionFor } from "./definition.ts";

it.each([
  ["en", "What is straight-through processing?", "STP"],
  ["en", "What’s STP?", "STP"],
  ["en", "What does “Medium” mean?", "Points"],
  ["en", "What are virtual cards?", "Virtual card"],
  ["en", "Explain supply chain finance", "SCF"],
  ["en", "What does SCF stand for?", "SCF"],
  ["en", "What is a card acceptor?", "Card acceptor"],
  ["de", "Was ist eine virtuelle Karte?", "Virtuelle Karte"],
  ["fr", "Qu’est-ce qu’une carte virtuelle ?", "Carte virtuelle"],
] as const)("%s: %s", (language, question, term) => {
  expect(definitionFor(question, language)?.term).toBe(term);
});

it.each([
  ["en", "What is the fee for virtual cards?"],
  ["en", "What is our total spend?"],
  ["en", "What does a supplier need to be rated High?"],
  ["de", "Was kostet eine virtuelle Karte?"],
  ["fr", "Quels sont les frais d'une carte virtuelle ?"],
] as const)("%s: %s asks no meaning", (language, question) => {
  expect(definitionFor(question, language)).toBeNull();
});
