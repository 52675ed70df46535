import type { WordSearch } from "./word-search.ts";

/** What a column holds: how filters compare its values. Flags are 0 and 1; a list is "|Card|Cheque|". */
type ColumnKind = "text" | "enum" | "money" | "number" | "boolean" | "list";

/** Columns that hold numbers. */
const numeric: ReadonlySet<ColumnKind> = new Set(["money", "number", "boolean"]);

/** The columns that requests can name, and how they compare. */
export interface GridSchema {
  readonly kinds: Readonly<Record<string, ColumnKind>>;
  /** Values of enum columns, least first; other texts are in alphabetical order. */
  readonly order: Readonly<Record<string, readonly string[] | undefined>>;
  /** Text columns that a search looks in. */
  readonly searched: readonly string[];
}

/** A column of texts: each row has the code of its word; the words are in order, code 0 is blank. */
export interface TextColumn {
  readonly codes: Uint32Array;
  readonly words: readonly string[];
  /** The words as filters compare them. */
  readonly folded: readonly string[];
}

/** Rows as columns, which filters and sorts read. Every name is one of the schema. */
export interface GridColumns {
  readonly size: number;
  readonly schema: GridSchema;
  /** Values of a numeric column; NaN if blank. */
  numbers(name: string): Float64Array;
  texts(name: string): TextColumn;
  /** Looks for texts within the words of a column, as filters compare them. */
  search(name: string): WordSearch;
  /** By place: 1 for rows with documents of a month; absent if the rows have no months. */
  months?(value: string): Uint8Array;
  /** By place: 1 for rows with any value of a breakdown that passes; absent if the rows have none. */
  members?(name: string, passes: (value: string) => boolean): Uint8Array;
  /** Dense ranks of a column, least first from 1; 0 if blank. */
  ranks(name: string): Uint32Array;
  /** The largest rank of a column. */
  maxRank(name: string): number;
}

export const isNumeric = ({ kinds }: GridSchema, name: string): boolean => numeric.has(kinds[name] ?? "text");

/** Returns letters without their marks, so that Ä sorts next to A. */
function plainLetters(word: string): string {
  return /[^ -~]/.test(word) ? word.normalize("NFD").replaceAll(/\p{M}/gu, "") : word;
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts the words of a column: blank first, then the stated order, then the alphabet without case. */
export function inOrder(codes: Uint32Array, words: readonly string[], order: readonly string[] = []): TextColumn {
  const place = new Map(order.map((word, index) => [word, index]));
  const known = words.map((word, code) => ({
    word,
    code,
    key: word.toLowerCase(),
    letters: plainLetters(word.toLowerCase()),
    place: word === "" ? -1 : (place.get(word) ?? order.length),
  }));
  known.sort((a, b) => a.place - b.place || compared(a.letters, b.letters) || a.code - b.code);
  const moved = new Uint32Array(words.length);
  known.forEach(({ code }, index) => {
    moved[code] = index;
  });
  return {
    codes: codes.map((code) => moved[code] ?? 0),
    words: known.map(({ word }) => word),
    folded: known.map(({ key }) => key),
  };
}

/** Returns dense ranks of numbers, least first from 1, 0 if NaN, with the largest. */
export function ranksOf(values: Float64Array): { readonly ranks: Uint32Array; readonly max: number } {
  const distinct = Float64Array.from(new Set(values.filter((value) => !Number.isNaN(value)))).sort();
  const rankOf = new Map<number, number>();
  distinct.forEach((value, index) => rankOf.set(value, index + 1));
  const ranks = new Uint32Array(values.length);
  for (let at = 0; at < values.length; at++) ranks[at] = rankOf.get(values[at] ?? 0) ?? 0;
  return { ranks, max: distinct.length };
}
