import { expect, it } from "vitest";
import { kindOfQuestion, statesKind } from "./question-kind.ts";

it.each([
  ["en", "What is the zebra programme fee?", "amount"],
  ["en", "How much does it cost?", "amount"],
  ["en", "How long is a card valid?", "time"],
  ["en", "When are refunds settled?", "time"],
  ["en", "Who approves a new limit?", "who"],
  ["en", "Can a supplier split a payment?", "may"],
  ["en", "Why do suppliers refuse cards?", null],
  ["de", "Wie hoch ist die Gebühr?", "amount"],
  ["de", "Wie lange dauert die Prüfung?", "time"],
  ["de", "Wer genehmigt das Limit?", "who"],
  ["fr", "Quels sont les frais d'une carte ?", "amount"],
  ["fr", "Dans quel délai est-elle payée ?", "time"],
  ["fr", "Qui approuve la limite ?", "who"],
] as const)("%s: %s asks for %s", (language, question, kind) => {
  expect(kindOfQuestion(question, language)).toBe(kind);
});

it.each([
  ["The fee is 2.5 % of the amount.", "amount", true],
  ["The fee depends on the card.", "amount", false],
  ["Refunds are settled within ten days.", "time", true],
  ["The bill is sent each month.", "time", true],
  ["Refunds are settled quickly.", "time", false],
  ["The treasury team approves it.", "who", true],
  ["It is approved in the app.", "who", false],
  ["A payment must not be split.", "may", true],
] as const)("%s states %s: %s", (text, kind, states) => {
  expect(statesKind(text, kind)).toBe(states);
});
