/** Lines of PDF pages as headings and paragraphs. */
import type { Line } from "./pdf-columns.ts";
import type { Block, ReadPage } from "./read-types.ts";

/** A line in letters so much taller than the page's usual ones is a heading. */
const headingHeight = 1.15;
const maxHeading = 120;
/** A gap of so many line heights begins a paragraph. */
const paragraphGap = 1.6;
/** The rest of a sentence on the next page is at most so long. */
const longestRest = 600;

/** Height of most of the text, by its length. */
export function usualHeight(lines: readonly Line[]): number {
  const lengths = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Words with a hyphen inside a line, lower case: they keep it at a line's end. */
export const compoundsIn = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+-\p{L}+/gu) ?? []));

/** Joins two lines; a word that was divided at the end of the first is whole again. */
function joined(before: string, after: string, compounds: ReadonlySet<string>): string {
  const head = /(\p{L}+)-$/u.exec(before)?.[1];
  const tail = /^\p{L}+/u.exec(after)?.[0];
  if (head === undefined || tail === undefined) return `${before} ${after}`;
  const isCompound = compounds.has(`${head}-${tail}`.toLowerCase()) || !/\p{Ll}$/u.test(head) || !/^\p{Ll}/u.test(tail);
  return isCompound ? before + after : before.slice(0, -1) + after;
}

const endsSentence = (text: string): boolean => /[.!?:;…]["»”’)\]]*$/u.test(text);
const goesOn = (text: string): boolean => /^[\p{Ll}\d(]/u.test(text);

export function blocksOf(lines: readonly Line[], usual: number, compounds: ReadonlySet<string>): Block[] {
  const blocks: Block[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const isHeading = line.isRow !== true && line.height > usual * headingHeight && line.text.length <= maxHeading;
    const before = blocks.at(-1);
    const isNear = last !== null && last.y > line.y && last.y - line.y < Math.max(line.height, 1) * paragraphGap;
    const isAlike = last !== null && last.isRow !== true && line.isRow !== true;
    // The next column begins where the one before ends within a sentence.
    const isNextColumn = last !== null && last.y < line.y && !endsSentence(last.text) && goesOn(line.text);
    const follows = isAlike && (isNear || isNextColumn);
    if (isHeading) blocks.push({ kind: "heading", level: line.height > usual * 1.5 ? 1 : 2, text: line.text });
    else if (follows && before?.kind === "text")
      blocks[blocks.length - 1] = { ...before, text: joined(before.text, line.text, compounds) };
    else blocks.push({ kind: "text", level: 0, text: line.text });
    last = line;
  }
  return blocks;
}

/** Moves the rest of a sentence to the page on which it begins. */
export function joinPages(pages: readonly ReadPage[], compounds: ReadonlySet<string>): ReadPage[] {
  const joinedPages = pages.map((page) => ({ ...page, blocks: [...page.blocks] }));
  joinedPages.forEach(({ blocks }, at) => {
    const [last, next] = [blocks.at(-1), joinedPages[at + 1]?.blocks[0]];
    if (last?.kind !== "text" || next?.kind !== "text" || endsSentence(last.text) || !goesOn(next.text)) return;
    const rest = new RegExp(`^.{1,${longestRest}}?[.!?](?=\\s|$)`, "su").exec(next.text)?.[0];
    if (rest === undefined) return;
    blocks[blocks.length - 1] = { ...last, text: joined(last.text, rest, compounds) };
    const left = next.text.slice(rest.length).trim();
    if (left === "") joinedPages[at + 1]?.blocks.shift();
    else joinedPages[at + 1]?.blocks.splice(0, 1, { ...next, text: left });
  });
  return joinedPages;
}
