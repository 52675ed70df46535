/** Documents of the assistant that exceed a limit of `documentLimits`, or that are hostile by their content. */
import { randomBytes } from "node:crypto";
import { documentLimits, type DocumentLimitId } from "@paygauge/api-types/entities/document-limits";
import {
  contentPdf,
  inflatingPdf,
  nestedForms,
  rawPdf,
  wideFontPdf,
} from "../../chatbot/src/support/hostile-documents.ts";
import { zipOf } from "../../origin/src/job/unpack/zip.fixture.ts";

interface Oversized {
  readonly fileName: string;
  readonly make: (count: number) => Uint8Array;
  /** How many times the limit; 10 where nothing is said. */
  readonly factor?: number;
}

const docx = (body: string): Uint8Array =>
  zipOf([{ name: "word/document.xml", data: `<w:document><w:body>${body}</w:body></w:document>` }]);
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const pages = (count: number): Uint8Array =>
  rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${"3 0 R ".repeat(count)}] /Count ${count} >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>",
  ]);
const shows = (each: string, count: number): string => `BT /F1 12 Tf ${each.repeat(count)} ET`;
/** Two places by turns: text in one place is one item, and text beyond the page's edge is none. */
const placed = (words: string, count: number): string =>
  shows(`1 0 0 1 50 700 Tm (${words}) Tj 1 0 0 1 50 300 Tm (${words}) Tj `, count / 2);
/** Words that hardly pack. */
const manyWords = (length: number): string =>
  (
    randomBytes(length / 2)
      .toString("hex")
      .match(/.{1,8}/g) ?? []
  ).join(" ");

/** One document for each limit; a limit without one does not compile. */
export const oversizedDocuments: Readonly<Record<DocumentLimitId, Oversized>> = {
  text: { fileName: "a.txt", make: (count) => text("a word ".repeat(count / 7)), factor: 1.3 },
  pages: { fileName: "a.pdf", make: pages, factor: 100 },
  pageText: { fileName: "a.pdf", make: (count) => contentPdf(placed("a".repeat(50), count / 50)) },
  pageItems: { fileName: "a.pdf", make: (count) => contentPdf(placed("a", count)), factor: 2 },
  pdfSteps: { fileName: "a.pdf", make: () => nestedForms(20, 4) },
  pdfStretch: { fileName: "a.pdf", make: (count) => contentPdf(shows(`[${"(a) ".repeat(count)}] TJ`, 1)), factor: 3 },
  pdfStream: { fileName: "a.pdf", make: (count) => inflatingPdf(count / 1_000_000), factor: 35 },
  pdfForms: { fileName: "a.pdf", make: (count) => nestedForms(count, 1) },
  tags: { fileName: "a.html", make: (count) => text("</b>".repeat(count)), factor: 1.3 },
  htmlDepth: { fileName: "a.html", make: (count) => text("<b>".repeat(count)), factor: 100 },
  docxDepth: {
    fileName: "a.docx",
    make: (count) => docx(`${"<w:tbl>".repeat(count)}${"</w:tbl>".repeat(count)}`),
    factor: 100,
  },
  markdownDepth: { fileName: "a.md", make: (count) => text(`${">".repeat(count)} a`), factor: 1000 },
  docxPart: { fileName: "a.docx", make: (count) => docx(" ".repeat(count)) },
  docxBlock: {
    fileName: "a.docx",
    make: (count) => docx(`<w:p><w:r><w:t>${manyWords(count)}</w:t></w:r></w:p>`),
  },
};

/** Documents within every limit, or refused by one that their content hides. */
export const hostileDocuments: Readonly<
  Record<string, { readonly fileName: string; readonly make: () => Uint8Array }>
> = {
  "marks that never match": { fileName: "a.md", make: () => text("_a__b".repeat(900_000)) },
  "brackets that never close": { fileName: "a.md", make: () => text("[a](".repeat(1_000_000)) },
  "ticks of many lengths": {
    fileName: "a.md",
    make: () => text(Array.from({ length: 3000 }, (_, at) => "`".repeat(at % 1500)).join("a")),
  },
  "lists in lists": {
    fileName: "a.md",
    make: () => text(Array.from({ length: 1500 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n")),
  },
  "a table of many cells": {
    fileName: "a.md",
    make: () => text(`${"|a".repeat(2000)}|\n${"|-".repeat(2000)}|\n${"|\n".repeat(100_000)}`),
  },
  "text of the largest length": {
    fileName: "a.txt",
    make: () => text("a word of many. ".repeat(documentLimits.text.limit / 16)),
  },
  "one word of the largest length": { fileName: "a.txt", make: () => text("a".repeat(documentLimits.text.limit)) },
  "forms without text": { fileName: "a.pdf", make: () => nestedForms(20, 4, "q Q") },
  "a font of wide ranges": { fileName: "a.pdf", make: () => wideFontPdf(1000) },
  "operators that there are not": { fileName: "a.pdf", make: () => contentPdf("x ".repeat(2_500_000)) },
  "brackets only": { fileName: "a.pdf", make: () => contentPdf("[".repeat(5_000_000)) },
  "objects without a table": { fileName: "a.pdf", make: () => text(`%PDF-1.4\n${"1 0 obj\n".repeat(600_000)}`) },
  "a DOCX of many paragraphs": {
    fileName: "a.docx",
    make: () => docx("<w:p><w:r><w:t>A word.</w:t></w:r></w:p>".repeat(200_000)),
  },
};
