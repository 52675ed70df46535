import type { ListedDatum } from "./chart-types.ts";

/** Pixels that a letter takes at most, in the size of data and in that of labels. */
const letter = 7;
const headLetter = 6.4;
const gap = 16;
/** Below it a bar is under its name, without columns. */
const narrowBelow = 560;
/** A name takes at most this part of a wide chart. */
const maxNames = 0.42;

/** Where everything of a chart of lying bars is, in pixels. */
export interface ListedPlaces {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
  /** Height of the heads, and of a row. */
  readonly head: number;
  readonly row: number;
  /** Room of a name. */
  readonly names: number;
  /** Where bars may begin, and how far they reach from there. */
  readonly bars: number;
  readonly room: number;
  /** From where bars may begin: zero, and any value. */
  readonly zero: number;
  readonly scale: (value: number) => number;
  /** Right edges of the columns. */
  readonly columns: readonly number[];
}

const longest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, text.length), 0);

/** Finds the places for a width. `words` writes a value. */
export function listedPlaces(
  data: readonly ListedDatum[],
  columns: readonly string[],
  width: number,
  words: (value: number) => string,
): ListedPlaces {
  const isNarrow = width < narrowBelow;
  const wide = columns.map((title, at) =>
    Math.max(title.length * headLetter, longest(data.map(({ cells }) => cells[at] ?? "")) * letter),
  );
  const edges = wide.map((_, at) => width - wide.slice(at + 1).reduce((sum, each) => sum + each + gap, 0));
  const taken = isNarrow ? 0 : wide.reduce((sum, each) => sum + each + gap, 0);
  const names = isNarrow ? width : Math.min(longest(data.map(({ name }) => name)) * letter + gap, width * maxNames);
  const figures = longest(data.map(({ value, share = "" }) => `${words(value)} ${share}`)) * letter + gap;
  const bars = isNarrow ? 0 : names;
  const room = Math.max(24, width - bars - taken - figures);
  const least = Math.min(0, ...data.map(({ value }) => value));
  const most = Math.max(0, ...data.map(({ value }) => value));
  const span = most - least || 1;
  const scale = (value: number) => ((value - least) / span) * room;
  const head = isNarrow ? 0 : 28;
  const row = isNarrow ? 52 : 33;
  return {
    width,
    height: head + data.length * row,
    isNarrow,
    head,
    row,
    names,
    bars,
    room,
    zero: scale(0),
    scale,
    columns: edges,
  };
}

/** The text in one line, or in two; what is longer still ends in dots. */
export function linesOf(text: string, room: number): readonly string[] {
  const letters = Math.floor(room / (letter - 0.4));
  if (text.length <= letters) return [text];
  const space = text.lastIndexOf(" ", letters);
  const cut = space > letters / 3 ? space : letters;
  const rest = text.slice(cut).trim();
  return [text.slice(0, cut), rest.length > letters ? `${rest.slice(0, letters - 1)}…` : rest];
}
