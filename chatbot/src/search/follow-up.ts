import type { Language } from "@paygauge/api-types/languages";
import { stopWords } from "./stop-words.ts";
import { termsOf } from "./terms.ts";

/** A question that refers to the one before has fewer telling words than this. */
const fewTerms = 5;
/** Words that refer to the question before; German "das" before a noun is its article. */
const pointing: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|what about|how about|but|or|also|then|so)\b|\b(?:it|its|they|them|their|this|these|those|the same)\b|\bthat\b|\b(?:this|that|which|another|each) ones?\b/i,
  de: /^(?:und|aber|oder|auch|dann|wie sieht)\b|\b(?:er|es|ihn|ihm|sie|deren|dessen|dies|diese[rmns]?|dafür|damit|davon|dabei|daran|dazu)\b|\b[Dd]as\b(?!\s+\p{Lu})/u,
  fr: /^(?:et|mais|ou|aussi|alors|donc)\b|\b(?:elle|ils|elles|cela|ça|celui|celle|ceux|leurs?)\b|\b(?:t-il|cette|ces|cet|ce(?!\s+qu|t\b))\b/i,
};
/** Questions for the meaning of a thing, which they name. */
const defining: Readonly<Record<Language, RegExp>> = {
  en: /^(?:what|who)(?:'s| is| are| does)\b|^(?:define|explain)\b/i,
  de: /^(?:was (?:ist|sind|bedeutet|heißt|meint)|wer ist|erkläre?)\b/i,
  fr: /^(?:qu'est-ce|que (?:signifie|veut)|c'est quoi|quelle est la définition|qui est|définis|explique)/i,
};

/**
 * Returns the words that a follow-up is searched for: its own and the telling ones of the question before it. null for a
 * question that names its own subject.
 */
export function followUpWords(question: string, before: string | null, language: Language): string | null {
  if (before === null) return null;
  // A question of stop words alone has them as its terms.
  const own = termsOf(question, language).filter(({ text }) => !stopWords[language].has(text));
  const plain = question.trim().replaceAll(/[’‘]/g, "'");
  const points = pointing[language].test(plain) && own.length < fewTerms;
  // A thing that the question names itself is its subject.
  const isBare = own.length === 0 || (own.length === 1 && !defining[language].test(plain));
  if (!points && !isBare) return null;
  const known = new Set(own.map(({ text }) => text));
  const added = termsOf(before, language).filter(({ text }) => !known.has(text));
  if (added.length === 0) return null;
  return [...own, ...added].map(({ text }) => text).join(" ");
}
