import { expect, test } from "vitest";
import { languages } from "@paygauge/api-types/languages";
import { notWorkedOut } from "./not-worked-out.ts";
import { readQuestion } from "./read-question.ts";

const subjects = {
  en: [
    "Which campaigns cost most?",
    "Which savings come from fees?",
    "How did months compare?",
    "Which suppliers fax?",
  ],
  de: [
    "Welche Kampagnen kosten am meisten?",
    "Welche Ersparnis?",
    "Welcher Monat war gut?",
    "Welche Lieferanten faxen?",
  ],
  fr: ["Quelles campagnes coûtent ?", "Quelle économie ?", "Quel mois était bon ?", "Quels fournisseurs faxent ?"],
} as const;

test.each(languages)("%s: three questions are proposed that fit the subject, and each of them is read", (language) => {
  const proposed = subjects[language].map((question) =>
    notWorkedOut(question, language, null)
      .sentences.slice(1)
      .map(({ text }) => readQuestion(text, language)?.type),
  );
  expect(proposed).toEqual([
    ["campaignResult", "overdue", "refused"],
    ["worth", "case", "case"],
    ["average", "months", "share"],
    ["count", "largest", "country"],
  ]);
});
