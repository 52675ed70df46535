/** A part of a text, and whether the cited passage holds it. */
interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

const folded = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** Splits a block of a page into its sentences that a passage holds, and the rest. */
export function marked(block: string, passage: string): readonly Part[] {
  const cited = folded(passage);
  const sentences = block.match(/[^.!?]+(?:[.!?]+|$)\s*/gu) ?? [block];
  const parts: Part[] = [];
  for (const text of sentences) {
    const isMarked = folded(text).length > 2 && cited.includes(folded(text));
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) parts[parts.length - 1] = { text: last.text + text, isMarked };
    else parts.push({ text, isMarked });
  }
  return parts;
}
