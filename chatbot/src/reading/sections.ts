import type { Block, ReadPage } from "./read-types.ts";

/** Headings down to this level begin a section of their own. */
const maxSectionLevel = 2;
/** Sections without headings are divided, so that one can be shown and quoted. */
const maxSectionLength = 4000;

/** A block is stored in one row, of at most so many characters. */
const maxBlockLength = 16_000;

/** Divides a block that is longer than one may be, between its words where there are any. */
function* fitting(block: Block): Generator<Block> {
  let { text } = block;
  while (text.length > maxBlockLength) {
    const space = text.lastIndexOf(" ", maxBlockLength);
    const end = space > 0 ? space : maxBlockLength;
    yield { ...block, text: text.slice(0, end).toWellFormed() };
    text = text.slice(end).trimStart();
  }
  yield { ...block, text: text.toWellFormed() };
}

/** Divides the blocks of a document without pages into sections, numbered from 1. */
export function sectionsOf(blocks: readonly Block[]): ReadPage[] {
  const pages: { page: number; blocks: Block[] }[] = [];
  let length = 0;
  for (const block of blocks.flatMap((each) => [...fitting(each)])) {
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

/** Returns the text as one line, without invisible hyphens. */
export const oneLine = (text: string): string =>
  text.replaceAll("\u00AD", "").replaceAll("\u2011", "-").replaceAll(/\s+/g, " ").trim();
