import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { languages, type Language } from "@paygauge/api-types/languages";
import { figureTypes, patterns, type FigureType, type Part } from "./question-types.ts";
import { atLevelsOf, type AtLevels } from "./at-levels.ts";
import { isOneOf, levelsOf, partOf, partsOf, type Chosen, type Piece } from "./question-parts.ts";
import { readThresholds, type Threshold } from "./thresholds.ts";
import {
  caseWords,
  namedDimensions,
  type CaseWord,
  type LevelWord,
  type NamedDimension,
} from "./vocabulary/concepts.ts";
import { folded, foldedWords, phraseIndexOf, wordsOf } from "./vocabulary/index-of.ts";

/** A question about a job's figures, with what fills the places of its pattern. */
export interface FigureQuestion {
  readonly type: FigureType;
  /** The language that all of its words are of. */
  readonly language: Language;
  readonly capability: Capability | null;
  /** From best to worst; empty: none is named. */
  readonly levels: readonly LevelWord[];
  /** Further capabilities, each at levels of its own: all of these conditions hold. */
  readonly others: readonly AtLevels[];
  /** ISO 3166-1 alpha-3. */
  readonly countries: readonly string[];
  readonly dimension: NamedDimension | null;
  readonly limit: number | null;
  /** Conditions on spend or on numbers of documents, all of which hold. */
  readonly thresholds: readonly Threshold[];
  /** Words that no vocabulary has, which may name a supplier; null: every word is known. */
  readonly name: string | null;
  /** It asks how many, or for names. */
  readonly wants: "count" | "sum" | "list";
  /** Only suppliers that no directory has. */
  readonly unmatched: boolean;
  /** Which results of a business case it names. */
  readonly results: readonly CaseWord[];
  /** It asks what could move to cards, not what is spent. */
  readonly byPotential: boolean;
}

/** Types that answer for a set of suppliers. */
const ofSets = ["count", "sum", "list", "largest", "smallest", "share", "average"] as const;
const isOfSet = ({ type, countries }: FigureQuestion): boolean =>
  isOneOf(ofSets, type) || (type === "country" && countries.length > 0);
/** Longer questions are texts. */
const maxWords = 40;
const maxNameWords = 6;

/** Splits words into the longest phrases that the vocabulary has. */
function piecesOf(words: readonly string[], language: Language): Piece[] {
  const { meanings, longest } = phraseIndexOf(language);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    let size = Math.min(longest, words.length - at);
    const phrase = (length: number) =>
      words
        .slice(at, at + length)
        .map(folded)
        .join(" ");
    while (size > 1 && !meanings.has(phrase(size))) size -= 1;
    const taken = words.slice(at, at + size);
    const text = phrase(size);
    const number = /^\d{1,3}$/.test(text) ? [{ kind: "number", value: Number(text) } as const] : [];
    pieces.push({ words: taken, meanings: meanings.get(text) ?? number });
    at += size;
  }
  return pieces;
}

/** Parts that every pattern takes: other meanings of a phrase are preferred. */
const fillers = ["filler", "show"] as const;
/** What a pattern that allows these parts takes each piece for; null: a piece has no place in it. */
function chosenMeanings(pieces: readonly Piece[], allowed: readonly Part[]): Chosen[] | null {
  const allows = new Set<Part>(allowed);
  const chosen: Chosen[] = [];
  for (const { meanings } of pieces) {
    const fitting = meanings.filter((each) => allows.has(partOf(each)));
    const telling = fitting.find((each) => !isOneOf(fillers, partOf(each))) ?? fitting[0];
    if (telling !== undefined) chosen.push(telling);
    else if (meanings.length === 0 && allows.has("name")) chosen.push("name");
    else return null;
  }
  return chosen;
}

const hasAll = (parts: ReadonlySet<Part>, wanted: readonly Part[]): boolean => wanted.every((each) => parts.has(each));

/** The words that may name a supplier, null without any; undefined where they aren't in a row. */
function nameIn(pieces: readonly Piece[], chosen: readonly Chosen[]): string | null | undefined {
  const places = chosen.flatMap((each, at) => (each === "name" ? [at] : []));
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const within = chosen.slice(first, last + 1);
  // A name may hold "and" or "of": nothing that tells otherwise.
  if (within.some((each) => each !== "name" && partOf(each) !== "filler")) return undefined;
  const words = pieces.slice(first, last + 1).flatMap((piece) => piece.words);
  return words.length > maxNameWords ? undefined : words.join(" ");
}

function wantsOf(parts: ReadonlySet<Part>): FigureQuestion["wants"] {
  if (parts.has("count")) return "count";
  return parts.has("sum") || parts.has("money") ? "sum" : "list";
}

/** Whether "not" is said of anything but levels, whose others are then meant. */
const deniesElse = (parts: ReadonlySet<Part>): boolean =>
  parts.has("not") && ((!parts.has("anyLevel") && !parts.has("anyCapability")) || parts.has("countryName"));

function readAs(pieces: readonly Piece[], type: FigureType, language: Language): FigureQuestion | null {
  const chosen = chosenMeanings(pieces, patterns[type].allows);
  if (chosen === null) return null;
  const parts = partsOf(chosen);
  const { needs, excludes = [] } = patterns[type];
  if (!needs.some((wanted) => hasAll(parts, wanted)) || excludes.some((ruled) => hasAll(parts, ruled))) return null;
  const atLevels = atLevelsOf(pieces, chosen);
  const dimensions = namedDimensions.filter((each) => parts.has(each));
  const numbers = chosen.flatMap((each) => (each !== "name" && each.kind === "number" ? [each.value] : []));
  const name = nameIn(pieces, chosen);
  if (atLevels === undefined || name === undefined || deniesElse(parts)) return null;
  // A question about two dimensions has no single answer.
  if (dimensions.length > 1 || numbers.length > 1) return null;
  const [at, ...others] = atLevels;
  if (others.length > 0 && !isOneOf(ofSets, type) && type !== "country") return null;
  return {
    type,
    language,
    capability: at?.capability ?? null,
    levels: at?.levels ?? levelsOf(parts),
    others,
    countries: chosen.flatMap((each) => (each !== "name" && each.kind === "country" ? [each.code] : [])),
    dimension: dimensions[0] ?? null,
    limit: numbers[0] ?? null,
    thresholds: [],
    name,
    wants: wantsOf(parts),
    unmatched: parts.has("unmatched"),
    results: caseWords.filter((each) => parts.has(each)),
    byPotential: parts.has("potential") || parts.has("worth"),
  };
}

/** A question that is read as two types is read as none. */
function readIn(words: readonly string[], language: Language): FigureQuestion | null {
  const pieces = piecesOf(words, language);
  const read = figureTypes.flatMap((type) => readAs(pieces, type, language) ?? []);
  const whole = read.filter(({ name }) => name === null);
  const [only, ...others] = whole.length > 0 ? whole : read;
  return only === undefined || others.length > 0 ? null : only;
}

/** The words without those of the job's name, if they have all of it. */
function withoutName(words: readonly string[], jobName: string): readonly string[] {
  const name = foldedWords(jobName);
  const at = words.findIndex((_, start) => name.every((word, offset) => folded(words[start + offset] ?? "") === word));
  return name.length === 0 || at === -1 ? words : words.toSpliced(at, name.length);
}

/** "Show": what a question of nothing but suppliers and conditions leaves out. */
const showWords: Readonly<Record<Language, string>> = { en: "show", de: "zeige", fr: "montre" };

const percentWords: Readonly<Record<Language, string>> = { en: "percent", de: "Prozent", fr: "pour cent" };

/**
 * Reads a question by the declared patterns, in the language that has all of its words, this one first. null: it is no
 * question about figures, or not certainly one.
 */
export function readQuestion(question: string, first: Language, jobName = ""): FigureQuestion | null {
  for (const language of [first, ...languages.filter((each) => each !== first)]) {
    const { thresholds, rest } = readThresholds(question.replaceAll("%", ` ${percentWords[language]} `), language);
    const words = withoutName(wordsOf(rest), jobName);
    if (words.length === 0 || words.length > maxWords) continue;
    const read =
      readIn(words, language) ?? (thresholds.length === 0 ? null : readIn([showWords[language], ...words], language));
    // A condition is one of sets of suppliers alone.
    if (read !== null && (thresholds.length === 0 || isOfSet(read))) return { ...read, thresholds };
  }
  return null;
}

const namedSpend: readonly Part[] = ["filler", "show", "sum", "money", "list", "supplier", "client", "name"];

/**
 * The name in a question about what is spent with a supplier, or by a buyer: "total spend of Acorn". null: it is no such
 * question. Only a list of names can say whether it is one.
 */
export function readNamedSpend(question: string, first: Language): { name: string; language: Language } | null {
  const words = wordsOf(question);
  if (words.length > maxWords) return null;
  for (const language of [first, ...languages.filter((each) => each !== first)]) {
    const pieces = piecesOf(words, language);
    const chosen = chosenMeanings(pieces, namedSpend);
    if (chosen === null) continue;
    const parts = partsOf(chosen);
    const name = nameIn(pieces, chosen);
    if (name && (parts.has("sum") || parts.has("money"))) return { name, language };
  }
  return null;
}
