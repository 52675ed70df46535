import type { DocumentKind } from "@paygauge/api-types/entities/chat";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { readDocx } from "./docx.ts";
import { readHtml } from "./html.ts";
import { readMarkdown } from "./markdown.ts";
import { pause } from "./pause.ts";
import { decodeUtf8, readPlainText } from "./plain-text.ts";
import type { Block, ReadPage } from "./read-types.ts";
import { textTooLong } from "./refuse-document.ts";
import { sectionsOf } from "./sections.ts";
import { textPieces } from "./text-pieces.ts";

/** Blocks of a document as they are read, with a pause between each piece of it. */
type Blocks = AsyncIterable<readonly Block[]>;
type Sectioned = Exclude<DocumentKind, "pdf">;

async function* byPieces(bytes: Uint8Array, read: (text: string) => Block[]): Blocks {
  for (const piece of textPieces(decodeUtf8(bytes))) {
    await pause();
    yield read(piece);
  }
}

async function* whole(read: Promise<Block[]>): Blocks {
  yield await read;
}

const readers: Readonly<Record<Sectioned, (bytes: Uint8Array) => Blocks>> = {
  docx: readDocx,
  md: (bytes) => byPieces(bytes, readMarkdown),
  html: (bytes) => whole(readHtml(bytes)),
  txt: (bytes) => byPieces(bytes, readPlainText),
};

/** Reads the sections of a document that has no pages. @throws DocumentRefused with what the user can do */
export async function readSections(kind: Sectioned, bytes: Uint8Array): Promise<ReadPage[]> {
  const blocks: Block[] = [];
  let length = 0;
  for await (const some of readers[kind](bytes)) {
    for (const block of some) {
      length += block.text.length;
      blocks.push(block);
    }
    if (length > documentLimits.text.limit) throw textTooLong();
  }
  return sectionsOf(blocks);
}
