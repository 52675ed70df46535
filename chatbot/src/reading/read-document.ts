import { message } from "@paygauge/api-types/catalogue/message";
import { chatLimits, type DocumentKind } from "@paygauge/api-types/entities/chat";
import { readDocx } from "./docx.ts";
import { readHtml } from "./html.ts";
import { readMarkdown } from "./markdown.ts";
import { decodeUtf8, readPlainText } from "./plain-text.ts";
import { DocumentRefused, type Block, type ReadSlice } from "./read-types.ts";
import { sectionsOf } from "./sections.ts";

const million = 1_000_000;

interface Whole {
  readonly blocks: readonly Block[];
  readonly title: string | null;
}

const readers: Readonly<Record<Exclude<DocumentKind, "pdf">, (bytes: Uint8Array) => Whole | Promise<Whole>>> = {
  docx: readDocx,
  md: (bytes) => readMarkdown(decodeUtf8(bytes)),
  html: (bytes) => readHtml(decodeUtf8(bytes)),
  txt: (bytes) => readPlainText(decodeUtf8(bytes)),
};

/** Reads the whole of a document that has no pages. @throws DocumentRefused with what the user can do */
export async function readSections(kind: Exclude<DocumentKind, "pdf">, bytes: Uint8Array): Promise<ReadSlice> {
  const { blocks, title } = await readers[kind](bytes);
  if (blocks.reduce((sum, { text }) => sum + text.length, 0) > chatLimits.documentText) {
    throw new DocumentRefused(message("documentTextLong", { most: Math.round(chatLimits.documentText / million) }));
  }
  const pages = sectionsOf(blocks);
  return { pages, count: pages.length, title };
}
