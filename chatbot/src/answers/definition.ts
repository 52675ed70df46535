/** Definitions of the glossary, for questions that ask what a term means. */
import type { Language } from "@paygauge/api-types/languages";
import { glossaryTexts as german } from "@paygauge/api-types/glossary/de";
import { glossaryTexts as english, type GlossaryTexts } from "@paygauge/api-types/glossary/en";
import { glossaryTexts as french } from "@paygauge/api-types/glossary/fr";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Outcome } from "../conversations/conversations-object.ts";
import { wordingOf } from "../figures/words.ts";
import { tokensOf } from "./tokens.ts";
import { ownValue } from "@paygauge/api-types/own-value";

const glossaries: Readonly<Record<Language, GlossaryTexts>> = { en: english, de: german, fr: french };

/** Questions for a meaning, with what they name. */
const asking: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^what(?:'s| is| are) (?:the (?:meaning|definition) of )?(?:an? |the )?(?<term>.+?)$/i,
    /^what does (?:an? |the )?(?<term>.+?) (?:mean|stand for)$/i,
    /^(?:define|explain|definition of|meaning of) (?:an? |the )?(?<term>.+?)$/i,
  ],
  de: [
    /^was (?:ist|sind) (?:(?:ein|eine|der|die|das) )?(?<term>.+?)$/i,
    /^was (?:bedeutet|heißt|bedeuten) (?:(?:ein|eine|der|die|das) )?(?<term>.+?)$/i,
    /^(?:definiere|erkläre|definition von|bedeutung von) (?:(?:ein|eine|den|die|das) )?(?<term>.+?)$/i,
  ],
  fr: [
    /^qu'est-ce qu(?:e |')(?:c'est qu(?:e |'))?(?:(?:un|une|le|la|les|des) |l')?(?<term>.+?)$/i,
    /^que (?:signifie|veut dire) (?:(?:un|une|le|la|les|des) |l')?(?<term>.+?)$/i,
    /^c'est quoi,? (?:(?:un|une|le|la|les|des) |l')?(?<term>.+?)$/i,
    /^(?:définis|définition de|explique) (?:(?:un|une|le|la|les) |l')?(?<term>.+?)$/i,
  ],
};

/** Words of the levels and bands, which are terms of one entry. */
const partOf: Readonly<Record<Language, Readonly<Record<string, keyof GlossaryTexts>>>> = {
  en: {
    high: "points",
    medium: "points",
    low: "points",
    none: "scoreLevel",
    "score level": "scoreLevel",
    level: "scoreLevel",
  },
  de: { hoch: "points", mittel: "points", niedrig: "points", keine: "scoreLevel", stufe: "scoreLevel" },
  fr: { élevé: "points", moyen: "points", faible: "points", aucun: "scoreLevel", niveau: "scoreLevel" },
};

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();

/** "Straight-through processing: …" names what the term is short for; "Boost (lockbox)" has a plain name as well. */
function namesOf({ term, definition }: GlossaryTexts[keyof GlossaryTexts]): string[] {
  const long = /^([^:.]{3,60}?)\s*(?:\([^)]*\)\s*)?:\s/.exec(definition)?.[1];
  const inside = /^[^:.]{3,60}?\(([^)]{3,60})\)\s*:/.exec(definition)?.[1];
  return [
    term,
    term.replace(/\s*\([^)]*\)/, ""),
    ...(long === undefined ? [] : [long]),
    ...(inside === undefined ? [] : [inside]),
  ];
}

const ids = Object.keys(english) as readonly (keyof GlossaryTexts)[];
const indexes = new Map<Language, ReadonlyMap<string, keyof GlossaryTexts>>();

/** Terms by their names, the first of several that share one. */
function indexOf(language: Language): ReadonlyMap<string, keyof GlossaryTexts> {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = new Map<string, keyof GlossaryTexts>();
  for (const id of ids)
    for (const name of namesOf(glossaries[language][id])) if (!index.has(folded(name))) index.set(folded(name), id);
  indexes.set(language, index);
  return index;
}

/** Plural and singular of a term are one. */
const forms = (term: string): string[] => [term, term.replace(/(?:es|s)$/, ""), term.replace(/s$/, ""), `${term}s`];

/** A term as the glossary defines it. */
interface Definition {
  readonly term: string;
  readonly definition: string;
  readonly href: string;
}

/** The glossary's entry for the term whose meaning a question asks; null for any other question or term. */
export function definitionFor(question: string, language: Language): Definition | null {
  const plain = question
    .trim()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/["“”„«»]/g, "")
    .replace(/[\s?!.]+$/, "")
    .replaceAll(/\s+/g, " ");
  const index = indexOf(language);
  for (const pattern of asking[language]) {
    const named = pattern.exec(plain)?.groups?.["term"];
    if (named === undefined) continue;
    const term = folded(named);
    const id =
      ownValue(partOf[language], named.toLowerCase()) ??
      forms(term)
        .map((form) => index.get(form))
        .find((found) => found !== undefined);
    if (id === undefined) continue;
    return { ...glossaries[language][id], href: `${linkTo("glossary")}#${id}` };
  }
  return null;
}

/** A definition as an answer, quoted from the glossary's page. */
export function definitionAnswer({ term, definition, href }: Definition, language: Language): Outcome {
  const text = `${term}: ${definition}`;
  return {
    state: "answered",
    mode: "quotes",
    sentences: [{ text, sources: [1], is_quote: true }],
    sources: [
      {
        number: 1,
        source: wordingOf(language).pages.title("glossary"),
        page: null,
        content: text,
        kind: "call",
        page_kind: "none",
        page_count: null,
        document_id: null,
        headings: [term],
        dated: null,
        href,
        valid_from: null,
        author: null,
        is_removed: false,
      },
    ],
    closest: null,
    searchedFor: null,
    tokenCount: tokensOf([text]),
  };
}

/** Whether an answer of documents is a section about the term itself, which says more than the glossary. */
export const isAbout = ({ state, sources }: Outcome, { term }: Definition): boolean =>
  state === "answered" &&
  sources.some(({ headings, source }) => [...headings, source].some((each) => folded(each) === folded(term)));
