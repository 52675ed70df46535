import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { languages, type Language } from "@paygauge/api-types/languages";
import { figureTypes, patterns, type FigureType, type Part } from "./question-types.ts";
import { readThresholds, type Threshold } from "./thresholds.ts";
import { levelWords, namedDimensions, type LevelWord, type NamedDimension } from "./vocabulary/concepts.ts";
import { folded, foldedWords, phraseIndexOf, wordsOf, type Meaning } from "./vocabulary/index-of.ts";

/** A question about a job's figures, with what fills the places of its pattern. */
export interface FigureQuestion {
  readonly type: FigureType;
  /** The language that all of its words are of. */
  readonly language: Language;
  readonly capability: Capability | null;
  /** From best to worst; empty: none is named. */
  readonly levels: readonly LevelWord[];
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
}

/** One phrase of a question with all that it may say; no meaning: no vocabulary has it. */
interface Piece {
  /** As the question has them. */
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** Types that answer for a set of suppliers. */
const ofSets: ReadonlySet<FigureType> = new Set(["count", "sum", "list", "largest"]);
const isOfSet = ({ type, countries }: FigureQuestion): boolean =>
  ofSets.has(type) || (type === "country" && countries.length > 0);
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

function partOf(meaning: Meaning): Part {
  if (meaning.kind === "country") return "countryName";
  return meaning.kind === "number" ? "number" : meaning.concept;
}

/** Parts that every pattern takes: other meanings of a phrase are preferred. */
const fillers = ["filler", "show"] as const;
const isOneOf = <T extends string>(all: readonly T[], part: string): part is T => all.some((each) => each === part);

/** What the pattern of a type takes each piece for; null: a piece has no place in it. */
function chosenMeanings(pieces: readonly Piece[], type: FigureType): (Meaning | "name")[] | null {
  const allows = new Set<Part>(patterns[type].allows);
  const chosen: (Meaning | "name")[] = [];
  for (const { meanings } of pieces) {
    const fitting = meanings.filter((each) => allows.has(partOf(each)));
    const telling = fitting.find((each) => !isOneOf(fillers, partOf(each))) ?? fitting[0];
    if (telling !== undefined) chosen.push(telling);
    else if (meanings.length === 0 && allows.has("name")) chosen.push("name");
    else return null;
  }
  return chosen;
}

function partsOf(chosen: readonly (Meaning | "name")[]): ReadonlySet<Part> {
  const parts = new Set<Part>(chosen.map((each) => (each === "name" ? each : partOf(each))));
  if (parts.has("suppliers")) parts.add("supplier");
  if ([...parts].some((part) => isOneOf(levelWords, part))) parts.add("anyLevel");
  if ([...parts].some((part) => isOneOf(capabilities, part))) parts.add("anyCapability");
  if ([...parts].some((part) => isOneOf(namedDimensions, part))) parts.add("anyDimension");
  return parts;
}

const hasAll = (parts: ReadonlySet<Part>, wanted: readonly Part[]): boolean => wanted.every((each) => parts.has(each));

/** The words that may name a supplier, null without any; undefined where they aren't in a row. */
function nameIn(pieces: readonly Piece[], chosen: readonly (Meaning | "name")[]): string | null | undefined {
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

/** The levels that are named; "at least Medium" has those above it. */
function levelsOf(parts: ReadonlySet<Part>): readonly LevelWord[] {
  const named = levelWords.filter((level) => parts.has(level));
  const [lowest] = named.toReversed();
  if (!parts.has("atLeast") || lowest === undefined) return named;
  return levelWords.slice(0, levelWords.indexOf(lowest) + 1);
}

function readAs(pieces: readonly Piece[], type: FigureType, language: Language): FigureQuestion | null {
  const chosen = chosenMeanings(pieces, type);
  if (chosen === null) return null;
  const parts = partsOf(chosen);
  const { needs, excludes = [] } = patterns[type];
  if (!needs.some((wanted) => hasAll(parts, wanted)) || excludes.some((ruled) => hasAll(parts, ruled))) return null;
  const named = capabilities.filter((each) => parts.has(each));
  const dimensions = namedDimensions.filter((each) => parts.has(each));
  const numbers = chosen.flatMap((each) => (each !== "name" && each.kind === "number" ? [each.value] : []));
  const name = nameIn(pieces, chosen);
  // A question about two capabilities or dimensions has no single answer.
  if (named.length > 1 || dimensions.length > 1 || numbers.length > 1 || name === undefined) return null;
  return {
    type,
    language,
    capability: named[0] ?? null,
    levels: levelsOf(parts),
    countries: chosen.flatMap((each) => (each !== "name" && each.kind === "country" ? [each.code] : [])),
    dimension: dimensions[0] ?? null,
    limit: numbers[0] ?? null,
    thresholds: [],
    name,
    wants: wantsOf(parts),
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

/**
 * Reads a question by the declared patterns, in the language that has all of its words, this one first. null: it is no
 * question about figures, or not certainly one.
 */
export function readQuestion(question: string, first: Language, jobName = ""): FigureQuestion | null {
  for (const language of [first, ...languages.filter((each) => each !== first)]) {
    const { thresholds, rest } = readThresholds(question, language);
    const words = withoutName(wordsOf(rest), jobName);
    if (words.length === 0 || words.length > maxWords) continue;
    const read = readIn(words, language);
    // A condition is one of sets of suppliers alone.
    if (read !== null && (thresholds.length === 0 || isOfSet(read))) return { ...read, thresholds };
  }
  return null;
}
