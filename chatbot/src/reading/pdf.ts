import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { blocksOf, compoundsIn, joinPages, usualHeight } from "./pdf-blocks.ts";
import { linesOf } from "./pdf-columns.ts";
import { PageMargins, type PageLines } from "./pdf-margins.ts";
import { isItem, rowsOf } from "./pdf-rows.ts";
import { counted, StepCount } from "./pdf-steps.ts";
import { getDocument } from "./pdfjs.derived.mjs";
import { DocumentRefused, type ReadSlice } from "./read-types.ts";
import { textTooLong, tooComplex } from "./refuse-document.ts";
import { isFull } from "./slices.ts";

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
  const margins = new PageMargins();
  const read = async (from: number): Promise<ReadSlice> => {
    const { slice, length } = await refusing(count, () => readPages(pdf, count, margins, from));
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
  margins: PageMargins,
  from: number,
): Promise<{ readonly slice: ReadSlice; readonly length: number }> {
  const read: (PageLines & { readonly page: number })[] = [];
  let characters = 0;
  for (let page = from; page <= pdf.numPages && !isFull(read.length, characters); page++) {
    await count.pause();
    const proxy = await pdf.getPage(page);
    const lines = linesOf(rowsOf(await itemsOf(proxy)));
    const [, bottom = 0, , top = 0] = proxy.view;
    proxy.cleanup();
    const found = { page, lines, bottom, height: top - bottom };
    margins.add(found);
    read.push(found);
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
  }
  const all = read.flatMap(({ lines }) => lines);
  const [usual, compounds] = [usualHeight(all), compoundsIn(all)];
  const pages = read.map((each) => ({
    page: each.page,
    blocks: blocksOf(margins.without(each), usual, compounds),
  }));
  return { slice: { pages: joinPages(pages, compounds), count: pdf.numPages }, length: characters };
}
