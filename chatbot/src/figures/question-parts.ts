import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { Part } from "./question-types.ts";
import { levelWords, namedDimensions, type LevelWord } from "./vocabulary/concepts.ts";
import type { Meaning } from "./vocabulary/index-of.ts";

/** One phrase of a question with all that it may say; no meaning: no vocabulary has it. */
export interface Piece {
  /** As the question has them. */
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
}

/** What a pattern takes a phrase for. */
export type Chosen = Meaning | "name";

/** The part of a question that a meaning is. */
export function partOf(meaning: Meaning): Part {
  if (meaning.kind === "country") return "countryName";
  return meaning.kind === "number" ? "number" : meaning.concept;
}

export const isOneOf = <T extends string>(all: readonly T[], part: string): part is T =>
  all.some((each) => each === part);

/** The parts of a question, with what each of them makes it have. */
export function partsOf(chosen: readonly Chosen[]): ReadonlySet<Part> {
  const parts = new Set<Part>(chosen.map((each) => (each === "name" ? each : partOf(each))));
  if (parts.has("suppliers")) parts.add("supplier");
  if ([...parts].some((part) => isOneOf(levelWords, part))) parts.add("anyLevel");
  if ([...parts].some((part) => isOneOf(capabilities, part))) parts.add("anyCapability");
  if ([...parts].some((part) => isOneOf(namedDimensions, part))) parts.add("anyDimension");
  return parts;
}

/** The levels that some parts name: "at least Medium" has those above it, "not High" all but it. */
export function levelsOf(parts: ReadonlySet<Part>): readonly LevelWord[] {
  const named = levelWords.filter((level) => parts.has(level));
  const [lowest] = named.toReversed();
  const meant =
    parts.has("atLeast") && lowest !== undefined ? levelWords.slice(0, levelWords.indexOf(lowest) + 1) : named;
  return parts.has("not") ? levelWords.filter((level) => !meant.includes(level)) : meant;
}
