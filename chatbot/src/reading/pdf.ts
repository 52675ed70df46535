import { getDocumentProxy } from "unpdf";
import { cleanedText } from "@paygauge/api-types/clean-text";
import { message } from "@paygauge/api-types/catalogue/message";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { DocumentRefused, type Block, type ReadPage, type ReadSlice } from "./read-types.ts";
import { oneLine } from "./sections.ts";

/** A line in letters so much taller than the page's usual ones is a heading. */
const headingHeight = 1.15;
const maxHeading = 120;
/** A gap of so many line heights begins a paragraph. */
const paragraphGap = 1.6;

interface Line {
  text: string;
  height: number;
  y: number;
}

interface Item {
  readonly str: string;
  readonly height: number;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
}

const isItem = (item: object): item is Item => "str" in item;

function linesOf(items: readonly object[]): Line[] {
  const lines: Line[] = [];
  let isOpen = false;
  for (const item of items.filter(isItem)) {
    const y = item.transform[5] ?? 0;
    const current = lines.at(-1);
    if (isOpen && current && Math.abs(current.y - y) < Math.max(current.height, 1) / 2) {
      current.text += item.str;
      current.height = Math.max(current.height, item.height);
    } else if (item.str !== "") {
      lines.push({ text: item.str, height: item.height, y });
      isOpen = true;
    }
    if (item.hasEOL) isOpen = false;
  }
  return lines.map((line) => ({ ...line, text: oneLine(cleanedText(line.text)) })).filter(({ text }) => text !== "");
}

/** Height of most of the text, by its length. */
function usualHeight(lines: readonly Line[]): number {
  const lengths = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Joins a word that was divided at the end of a line. */
const joined = (before: string, after: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;

function blocksOf(lines: readonly Line[], usual: number): Block[] {
  const blocks: Block[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const isHeading = line.height > usual * headingHeight && line.text.length <= maxHeading;
    const before = blocks.at(-1);
    const follows = last !== null && last.y > line.y && last.y - line.y < Math.max(line.height, 1) * paragraphGap;
    if (isHeading) blocks.push({ kind: "heading", level: line.height > usual * 1.5 ? 1 : 2, text: line.text });
    else if (follows && before?.kind === "text")
      blocks[blocks.length - 1] = { ...before, text: joined(before.text, line.text) };
    else blocks.push({ kind: "text", level: 0, text: line.text });
    last = line;
  }
  return blocks;
}

function refusalOf(error: unknown): DocumentRefused {
  if (error instanceof DocumentRefused) return error;
  const name = error instanceof Error ? error.name : "";
  return new DocumentRefused(message(name === "PasswordException" ? "documentEncrypted" : "documentBroken"));
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function proxyOf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // No page is drawn: fonts and scripts of the file are never run.
    return await getDocumentProxy(bytes, { disableFontFace: true, useSystemFonts: false });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = Object.entries(info).find(([name]) => name === "Title")?.[1];
  return typeof title === "string" && oneLine(cleanedText(title)) !== "" ? oneLine(cleanedText(title)) : null;
}

/** An open PDF, whose pages are read in slices; opening it once holds its bytes once. */
export interface OpenPdf {
  /** @throws DocumentRefused for damage */
  read(from: number, most: number): Promise<ReadSlice>;
  close(): Promise<void>;
}

/** Opens a PDF. @throws DocumentRefused for damage, passwords and more pages than a document may have */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const pdf = await proxyOf(bytes);
  const close = (): Promise<void> => pdf.loadingTask.destroy();
  const count = pdf.numPages;
  if (count > chatLimits.documentPages) {
    await close();
    throw new DocumentRefused(message("documentPages", { pages: count, most: chatLimits.documentPages }));
  }
  return { close, read: (from, most) => readPages(pdf, from, most) };
}

async function readPages(pdf: Pdf, from: number, most: number): Promise<ReadSlice> {
  const read: { readonly page: number; readonly lines: Line[] }[] = [];
  try {
    for (let page = from; page < from + most && page <= pdf.numPages; page++) {
      const proxy = await pdf.getPage(page);
      const { items } = await proxy.getTextContent();
      read.push({ page, lines: linesOf(items) });
      proxy.cleanup();
    }
    const usual = usualHeight(read.flatMap(({ lines }) => lines));
    const pages = read.map(({ page, lines }): ReadPage => ({ page, blocks: blocksOf(lines, usual) }));
    return { pages, count: pdf.numPages, title: await titleOf(pdf) };
  } catch (error) {
    throw refusalOf(error);
  }
}
