/** Names, streets, places and numbers brought to one spelling. Everything that varies is data of the ruleset. */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { ownValue } from "@paygauge/api-types/own-value";
import { leadingForms, unitWords } from "./legal-forms.ts";

export interface Normaliser {
  /** Words of a name in order: folded, abbreviations long, no legal form. Never empty for a name with a letter or digit. */
  nameWords(name: string): string[];
  /** The same without long forms for abbreviations: what grouping compares. */
  plainWords(name: string): string[];
  /** Whether a legal form is taken off the name. */
  hasLegalForm(name: string): boolean;
  /** House number ("" when none) and the words of the street. */
  street(line: string): { number: string; words: string[] };
}

const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
};
const units = new Set(unitWords);
const plainAscii = /^[\x20-\x7e]*$/;

/** Lower case without marks, "and" for & and +, apostrophes gone, a space for everything but letters and digits. */
export function fold(text: string): string {
  let out = text.toLowerCase();
  if (!plainAscii.test(out)) {
    out = out.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
    out = out.replace(/[ßæøœđðþłıħ]/g, (letter) => ownValue(letters, letter) ?? letter);
  }
  out = out.replace(/['’`´]/g, "").replace(/[&+]/g, " and ");
  // dots between letters mark initials: S.A.R.L. is one word
  out = out.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1").replace(/[^\p{L}\p{N}]+/gu, " ");
  return out.trim();
}

/** Runs of single letters become one word: "s a r l" → "sarl". */
function joinLetters(words: string[]): string[] {
  const out: string[] = [];
  let run = "";
  for (const word of words) {
    if (word.length === 1 && word >= "a") {
      run += word;
      continue;
    }
    if (run) out.push(run);
    run = "";
    out.push(word);
  }
  if (run) out.push(run);
  return out;
}

function dropEnd(words: string[], forms: Set<string>, longest: number): string[] {
  let rest = words;
  for (;;) {
    let take = 0;
    for (let size = Math.min(longest, rest.length - 1); size > 0 && !take; size -= 1) {
      if (forms.has(rest.slice(-size).join(" "))) take = size;
    }
    if (!take) break;
    rest = rest.slice(0, -take);
    if (rest.length > 1 && rest.at(-1) === "and") rest = rest.slice(0, -1);
  }
  return rest;
}

function dropFront(words: string[], forms: Set<string>, longest: number): string[] {
  let rest = words;
  for (;;) {
    let take = 0;
    for (let size = Math.min(longest, rest.length - 1); size > 0 && !take; size -= 1) {
      if (forms.has(rest.slice(0, size).join(" "))) take = size;
    }
    if (!take) return rest;
    rest = rest.slice(take);
  }
}

const wordsOf = (form: string): number => form.split(" ").length;

/** Compiles the normaliser of a ruleset. `further`: forms that are taken off the front as well. */
export function compileNormaliser(rules: ConfidenceRuleset["normaliser"], further: readonly string[] = []): Normaliser {
  const forms = new Set(rules.legalForms);
  const leading = new Set([...leadingForms, ...further]);
  const longestLeading = [...leading].reduce((most, form) => Math.max(most, wordsOf(form)), 1);
  const longest = rules.legalForms.reduce((most, form) => Math.max(most, wordsOf(form)), 1);
  const abbreviations = new Map(Object.entries(rules.nameAbbreviations));
  const streets = new Map(Object.entries(rules.streetAbbreviations));

  const allWords = (name: string): string[] => joinLetters(fold(name).split(" ").filter(Boolean));
  const withoutForms = (words: string[]): string[] =>
    dropFront(dropEnd(words, forms, longest), leading, longestLeading);
  const plainWords = (name: string): string[] => withoutForms(allWords(name));
  const hasLegalForm = (name: string): boolean => {
    const words = allWords(name);
    return withoutForms(words).length < words.length;
  };
  const nameWords = (name: string): string[] =>
    plainWords(name).flatMap((word) => abbreviations.get(word)?.split(" ") ?? word);

  const street = (line: string): { number: string; words: string[] } => {
    const raw = withoutUnits(fold(line).split(" ").filter(Boolean));
    const at = raw.findIndex((word) => /^\d/.test(word) && !/^\d+(st|nd|rd|th)$/.test(word));
    const number = at >= 0 ? (raw[at] ?? "").replace(/\D.*$/, "") : "";
    // a second number that follows the first is the end of a range (12-14)
    const words = raw.filter((word, index) => index !== at && !(index === at + 1 && /^\d+[a-z]?$/.test(word)));
    return { number, words: words.map((word) => streets.get(word) ?? word.replace(/strasse$|str$/, "street")) };
  };
  return { nameWords, plainWords, hasLegalForm, street };
}

function withoutUnits(words: string[]): string[] {
  const out: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    if (!units.has(words[index] ?? "")) out.push(words[index] ?? "");
    else if (/^(\d+[a-z]?|[a-z])$/.test(words[index + 1] ?? "")) index += 1;
  }
  return out;
}

const tradingMark = /#|\bt\/as?\b|\btrading as\b|\bdba\b|\bd\/b\/a\b/gi;
const bracket = /\(([^)]*)\)?/g;

interface NamePart {
  name: string;
  /** Not how the text begins: a trading name, or a text in brackets. */
  later: boolean;
}

/**
 * The names that one text holds, the likeliest first: "A Ltd t/a B", "A#B" and "A (B)" are the whole, A, or B.
 * A text without such a mark is itself.
 */
export function namesWithin(text: string): NamePart[] {
  const parts: NamePart[] = [{ name: text, later: false }];
  if (!/[#(/]|trading as|dba/i.test(text)) return parts;
  const [first = "", ...trading] = text.split(tradingMark);
  parts.push({ name: first, later: false }, { name: first.replace(bracket, " "), later: false });
  for (const [, inside = ""] of first.matchAll(bracket)) parts.push({ name: inside, later: true });
  for (const part of trading) parts.push({ name: part, later: true });
  const seen = new Set<string>();
  return parts.filter(({ name, later }) => {
    const key = fold(name);
    const fresh = !seen.has(key) && key.length > (later ? 4 : 1);
    seen.add(key);
    return fresh;
  });
}

/** Postcode without spaces and marks. */
export function foldPostcode(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The last nine digits of a phone number, so that country codes and trunk zeros do not matter; "" under seven. */
export function foldPhone(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.length >= 7 ? digits.slice(-9) : "";
}

/** Tax and company numbers: letters and digits only; "" when under five, without a digit ("unknown") or all one sign. */
export function foldTaxId(text: string): string {
  const id = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return id.length < 5 || !/\d/.test(id) || /^(.)\1*$/.test(id) ? "" : id;
}
