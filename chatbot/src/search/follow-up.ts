import type { Language } from "@paygauge/api-types/languages";
import { termsOf } from "./terms.ts";

/** A question with fewer telling words than this leans on the one before. */
const fewTerms = 3;
/** Words that refer to the question before. */
const pointing: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|what about|how about|but|or|also|then|so)\b|\b(?:it|its|they|them|their|that|this|those|these|there|one|ones)\b/i,
  de: /^(?:und|aber|oder|auch|dann|wie sieht)\b|\b(?:er|es|ihn|ihm|sie|deren|dessen|das|dies|diese|dafür|damit|davon|dort|dabei)\b/i,
  fr: /^(?:et|mais|ou|aussi|alors|donc)\b|\b(?:il|elle|ils|elles|cela|ça|celui|celle|ceux|leur|leurs|y|en)\b/i,
};

/**
 * Returns the words that a follow-up is searched for: its own and the telling ones of the question before it. null where
 * the question stands alone.
 */
export function followUpWords(question: string, before: string | null, language: Language): string | null {
  if (before === null) return null;
  const own = termsOf(question, language);
  const leans = own.length < fewTerms || (pointing[language].test(question) && own.length < fewTerms + 2);
  if (!leans) return null;
  const known = new Set(own.map(({ text }) => text));
  const added = termsOf(before, language).filter(({ text }) => !known.has(text));
  if (added.length === 0) return null;
  return [...own, ...added].map(({ text }) => text).join(" ");
}
