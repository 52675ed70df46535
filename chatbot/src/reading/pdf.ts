import { cleanedText } from "@paygauge/api-types/clean-text";
import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { counted, StepCount } from "./pdf-steps.ts";
import { getDocument } from "./pdfjs.derived.mjs";
import { DocumentRefused, type Block, type ReadPage, type ReadSlice } from "./read-types.ts";
import { textTooLong, tooComplex } from "./refuse-document.ts";
import { oneLine } from "./sections.ts";
import { isFull } from "./slices.ts";

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

type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

async function proxyOf(bytes: Uint8Array): Promise<Pdf> {
  const loading = getDocument({
    data: bytes,
    // No page is drawn: fonts and scripts of the file are never run.
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    return await loading.promise;
  } catch (error) {
    await loading.destroy();
    throw error;
  }
}

/** The pieces of text of a page. @throws DocumentRefused for more than one page may have, before the rest is read */
async function itemsOf(page: Page): Promise<object[]> {
  const reader = page.streamTextContent().getReader();
  const items: object[] = [];
  let characters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      items.push(item);
      if (isItem(item)) characters += item.str.length;
    }
    if (items.length > documentLimits.pageItems.limit || characters > documentLimits.pageText.limit) {
      await reader.cancel(new Error("The page has too much text."));
      throw tooComplex();
    }
  }
}

/** An open PDF, whose pages are read in slices; opening it once holds its bytes once. */
export interface OpenPdf {
  /** @throws DocumentRefused for damage, and beyond a limit */
  read(from: number): Promise<ReadSlice>;
  close(): Promise<void>;
}

/** Does work on a PDF with its steps counted. @throws DocumentRefused also if the library continues without a refused part */
async function refusing<T>(count: StepCount, work: () => Promise<T>): Promise<T> {
  const result = await counted(count, work).catch((error: unknown) => {
    throw count.refused ?? refusalOf(error);
  });
  if (count.refused) throw count.refused;
  return result;
}

/** Opens a PDF. @throws DocumentRefused for damage, passwords, and more pages or steps than a document may have */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const count = new StepCount();
  const pdf = await refusing(count, () => proxyOf(bytes));
  const close = (): Promise<void> => counted(count, () => pdf.loadingTask.destroy());
  const pages = pdf.numPages;
  const most = documentLimits.pages.limit;
  if (pages > most) {
    await close();
    throw new DocumentRefused(message("documentPages", { pages, most }));
  }
  let characters = 0;
  const read = async (from: number): Promise<ReadSlice> => {
    const { slice, length } = await refusing(count, () => readPages(pdf, count, from));
    characters += length;
    if (characters > documentLimits.text.limit) throw textTooLong();
    return slice;
  };
  return { close, read };
}

/** Reads a slice of pages; `length`: of their text. */
async function readPages(
  pdf: Pdf,
  count: StepCount,
  from: number,
): Promise<{ readonly slice: ReadSlice; readonly length: number }> {
  const read: { readonly page: number; readonly lines: Line[] }[] = [];
  let characters = 0;
  for (let page = from; page <= pdf.numPages && !isFull(read.length, characters); page++) {
    await count.pause();
    const proxy = await pdf.getPage(page);
    const lines = linesOf(await itemsOf(proxy));
    proxy.cleanup();
    read.push({ page, lines });
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
  }
  const usual = usualHeight(read.flatMap(({ lines }) => lines));
  const pages = read.map(({ page, lines }): ReadPage => ({ page, blocks: blocksOf(lines, usual) }));
  return { slice: { pages, count: pdf.numPages }, length: characters };
}
