import type { ReadPage, ReadSlice } from "./read-types.ts";

/** Pages that are read at a time, and characters of them: the corpus stores a slice in one step. */
const slicePages = 20;
const sliceCharacters = 20_000;

/** Whether a slice of so many pages and characters ends. */
export const isFull = (pages: number, characters: number): boolean =>
  pages >= slicePages || characters >= sliceCharacters;

const lengthOf = ({ blocks }: ReadPage): number => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Returns the sections from one on that fit a slice. */
export function sliceOf(sections: readonly ReadPage[], from: number): ReadSlice {
  const pages: ReadPage[] = [];
  let characters = 0;
  for (const section of sections.slice(from - 1)) {
    if (isFull(pages.length, characters)) break;
    pages.push(section);
    characters += lengthOf(section);
  }
  return { pages, count: sections.length };
}
