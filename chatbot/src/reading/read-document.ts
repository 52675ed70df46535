import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { DocumentKind } from "@paygauge/api-types/entities/chat";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { decodedText } from "./decode-text.ts";
import { withoutFrontMatter } from "./front-matter.ts";
import { readDocx } from "./docx.ts";
import { readHtml } from "./html.ts";
import { readMarkdown } from "./markdown.ts";
import { pause } from "./pause.ts";
import { readPlainText } from "./plain-text.ts";
import type { Block, ReadPage } from "./read-types.ts";
import { textTooLong } from "./refuse-document.ts";
import { sectionsOf } from "./sections.ts";
import { textPieces } from "./text-pieces.ts";

/** Blocks of a document as they are read, with a pause between each piece of it. */
type Blocks = AsyncIterable<readonly Block[]>;
type Sectioned = Exclude<DocumentKind, "pdf">;

async function* byPieces(text: string, read: (text: string) => Block[]): Blocks {
  for (const piece of textPieces(text)) {
    await pause();
    yield read(piece);
  }
}

/** The facts in front of a text give its title, where its first heading is not the same. */
async function* markdownBlocks(markdown: string): Blocks {
  const { title, text } = withoutFrontMatter(markdown);
  let isFirst = title !== null;
  for await (const blocks of byPieces(text, readMarkdown)) {
    const hasTitle = blocks[0]?.kind === "heading" && blocks[0].level === 1;
    if (isFirst && title !== null && !hasTitle) yield [{ kind: "heading", level: 1, text: title }];
    isFirst = false;
    yield blocks;
  }
}

async function* whole(read: Promise<Block[]>): Blocks {
  yield await read;
}

const readers: Readonly<Record<Exclude<Sectioned, "docx">, (text: string) => Blocks>> = {
  md: markdownBlocks,
  html: (text) => whole(readHtml(text)),
  txt: (text) => byPieces(text, readPlainText),
};

/** The blocks of a document, and what its uploader should know of it. */
function opened(kind: Sectioned, bytes: Uint8Array): { readonly blocks: Blocks; readonly note: MessageRef | null } {
  if (kind === "docx") return { blocks: readDocx(bytes), note: null };
  const { text, stray } = decodedText(bytes);
  return { blocks: readers[kind](text), note: stray === 0 ? null : message("documentStrayBytes", { count: stray }) };
}

export interface ReadSections {
  readonly pages: readonly ReadPage[];
  readonly note: MessageRef | null;
}

/** Reads the sections of a document that has no pages. @throws DocumentRefused with what the user can do */
export async function readSections(kind: Sectioned, bytes: Uint8Array): Promise<ReadSections> {
  const { blocks: read, note } = opened(kind, bytes);
  const blocks: Block[] = [];
  let length = 0;
  for await (const some of read) {
    for (const block of some) {
      length += block.text.length;
      blocks.push(block);
    }
    if (length > documentLimits.text.limit) throw textTooLong();
  }
  return { pages: sectionsOf(blocks), note };
}
