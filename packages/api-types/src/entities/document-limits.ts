/**
 * How far a document of the assistant may grow in each dimension. Each is counted before the step that it limits: what is
 * beyond it ends in the message of its `code`, and is never parsed first.
 */
import type { MessageCode } from "../catalogue/message.ts";
import { chatLimits } from "./chat.ts";

interface DocumentLimit {
  readonly limit: number;
  readonly unit: "characters" | "pages" | "steps" | "bytes" | "levels" | "tags" | "items";
  /** The message of the document that is beyond it. */
  readonly code: MessageCode;
}

export const documentLimits = {
  /** Text of the whole document; for formats without pages, what is not yet parsed counts. */
  text: { limit: 5 * 1024 * 1024, unit: "characters", code: "documentTextLong" },
  pages: { limit: chatLimits.documentPages, unit: "pages", code: "documentPages" },
  /** Text of one page of a PDF, which is stored as one row. */
  pageText: { limit: 400_000, unit: "characters", code: "documentComplex" },
  /** Pieces of text on one page of a PDF. */
  pageItems: { limit: 200_000, unit: "items", code: "documentComplex" },
  /** Steps of a PDF, about a microsecond each: operators, characters, objects, and bytes by fifties. */
  pdfSteps: { limit: 30_000_000, unit: "steps", code: "documentComplex" },
  /** Steps of a PDF without a chance for other requests. */
  pdfStretch: { limit: 400_000, unit: "steps", code: "documentComplex" },
  /** Bytes that one stream of a PDF unpacks to. */
  pdfStream: { limit: 12 * 1024 * 1024, unit: "bytes", code: "documentComplex" },
  /** Forms inside forms. */
  pdfForms: { limit: 32, unit: "levels", code: "documentComplex" },
  /** Start and end tags of an HTML page, or of a part of a DOCX. */
  tags: { limit: 1_000_000, unit: "tags", code: "documentComplex" },
  /** Elements of an HTML page inside each other, those without an end tag included. */
  htmlDepth: { limit: 500, unit: "levels", code: "documentComplex" },
  /** Elements of a DOCX inside each other. */
  docxDepth: { limit: 200, unit: "levels", code: "documentComplex" },
  /** Lists and quotes inside each other. */
  markdownDepth: { limit: 50, unit: "levels", code: "documentComplex" },
  /** Bytes that a part of a DOCX unpacks to. */
  docxPart: { limit: 24 * 1024 * 1024, unit: "bytes", code: "documentBomb" },
  /** Bytes of a paragraph or table of a DOCX, which is parsed as one. */
  docxBlock: { limit: 1024 * 1024, unit: "bytes", code: "documentComplex" },
} as const satisfies Record<string, DocumentLimit>;
export type DocumentLimitId = keyof typeof documentLimits;
