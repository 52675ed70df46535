import type { Block, ReadPage } from "./read-types.ts";

/** Headings down to this level begin a section of their own. */
const maxSectionLevel = 2;
/** Sections without headings are divided, so that one can be shown and quoted. */
const maxSectionLength = 4000;

/** Divides the blocks of a document without pages into sections, numbered from 1. */
export function sectionsOf(blocks: readonly Block[]): ReadPage[] {
  const pages: { page: number; blocks: Block[] }[] = [];
  let length = 0;
  for (const block of blocks) {
    const current = pages.at(-1);
    const isStart = block.kind === "heading" && block.level <= maxSectionLevel;
    // A title directly followed by its first heading is one section with it.
    const isAlone = current?.blocks.every(({ kind }) => kind === "heading") ?? false;
    if (current === undefined || (isStart && !isAlone) || (length > maxSectionLength && block.kind === "text")) {
      pages.push({ page: pages.length + 1, blocks: [block] });
      length = block.text.length;
    } else {
      current.blocks.push(block);
      length += block.text.length;
    }
  }
  return pages;
}

/** Returns the text as one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
