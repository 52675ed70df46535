import { describe, expect, it } from "vitest";
import { languages } from "@paygauge/api-types/languages";
import { isAboutJob } from "./about-job.ts";
import { readQuestion } from "./read-question.ts";
import { wordingOf } from "./words.ts";

describe("a question about the figures of a job", () => {
  it.each([
    ["en", "Which suppliers spend more than 1 million?"],
    ["en", "What is the average spend per supplier?"],
    ["en", "Who are the smallest vendors?"],
    ["en", "What share of payments is above 10,000?"],
    ["de", "Welche Lieferanten haben mindestens drei Rechnungen?"],
    ["de", "Wie hoch ist der Durchschnitt der Ausgaben?"],
    ["fr", "Quels fournisseurs ont plus de trois factures ?"],
    ["fr", "Quelle est la moyenne des dépenses ?"],
  ] as const)("%s: %s", (language, question) => {
    expect(isAboutJob(question, language)).toBe(true);
  });

  it.each([
    ["en", "How many points does a supplier need to be rated High?"],
    ["en", "What does Medium mean?"],
    ["en", "How are payments matched?"],
    ["en", "Can suppliers with many invoices refuse cards?"],
    ["de", "Was bedeutet die Stufe Mittel?"],
    ["de", "Warum werden Zahlungen abgelehnt?"],
    ["fr", "Pourquoi les fournisseurs refusent-ils plus de cartes ?"],
    ["fr", "Comment calculer les dépenses au total ?"],
  ] as const)("%s: not %s", (language, question) => {
    expect(isAboutJob(question, language)).toBe(false);
  });

  it.each(languages)("%s: what is proposed instead can be asked", (language) => {
    const { say } = wordingOf(language);
    for (const proposed of ["mayAsk", "mayAskLargest", "mayAskSplit"] as const)
      expect(readQuestion(say(proposed), language), say(proposed)).not.toBeNull();
  });
});
