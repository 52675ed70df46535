import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A part of a page as the file's tags say it. */
export interface PdfTag {
  /** "H1", "Table", "TR", "TD", "Figure", … */
  readonly role: string;
  readonly alt: string;
  /** Texts below it, in reading order. */
  readonly text: string;
  readonly children: readonly PdfTag[];
}

interface PdfText {
  readonly text: string;
  /** Points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  readonly tags: PdfTag;
  /** Where links within the file lead. */
  readonly links: number;
}

export interface PdfFile {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** Titles of the outline, the first level before the ones below it. */
  readonly outline: readonly string[];
  /** Fonts that are not in the file. */
  readonly missingFonts: readonly string[];
  readonly fonts: readonly string[];
  readonly pages: readonly PdfPage[];
}

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}
const titlesOf = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ title, items: below }) => [title, ...titlesOf(below)]);

type StructNode = { role?: string; alt?: string; type?: string; id?: string; children?: StructNode[] };

function tagOf(node: StructNode, texts: ReadonlyMap<string, string>): PdfTag {
  // A tag below this one, or a text of its own: each is read once.
  const parts = (node.children ?? []).map((each) =>
    each.role === undefined ? (texts.get(each.id ?? "") ?? "") : tagOf(each, texts),
  );
  const text = parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
  const children = parts.filter((part) => typeof part !== "string");
  return { role: node.role ?? "", alt: node.alt ?? "", text: text.replaceAll(/\s+/g, " ").trim(), children };
}

/** Texts of a page by the id of their marked content. */
async function markedTexts(page: PDFPageProxy): Promise<ReadonlyMap<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if (!("type" in item)) {
      const id = open.findLast((each) => each !== null);
      if (id) texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.type === "beginMarkedContentProps" ? (item.id ?? null) : null);
  }
  return texts;
}

async function readPage(page: PDFPageProxy, fonts: Map<string, boolean>): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  // Fonts are known once the page's operations are read.
  await page.getOperatorList();
  const content = await page.getTextContent();
  for (const name of Object.keys(content.styles)) {
    const font: { name?: string; missingFile?: boolean } = page.commonObjs.get(name);
    fonts.set(font.name ?? name, font.missingFile === true);
  }
  const texts = content.items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
  const tree = await page.getStructTree();
  const annotations: { dest?: unknown }[] = await page.getAnnotations();
  return {
    width,
    height,
    texts,
    tags: tagOf(tree ?? { role: "none" }, await markedTexts(page)),
    links: annotations.filter(({ dest }) => dest !== undefined && dest !== null).length,
  };
}

/** Reads a file back as a reader of it does: pages, tags, texts with their places, fonts, title, language and outline. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  const file = await getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    fontExtraProperties: true,
    verbosity: 0,
  }).promise;
  const { info } = (await file.getMetadata()) as { info: { Title?: string; Language?: string } };
  // The library's types call it an object.
  const marks = (await file.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const outline: OutlineItem[] = (await file.getOutline()) ?? [];
  const fonts = new Map<string, boolean>();
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1)
    pages.push(await readPage(await file.getPage(number), fonts));
  await file.loadingTask.destroy();
  return {
    title: info.Title ?? "",
    language: info.Language ?? "",
    isTagged: marks?.get("Marked") === true,
    outline: titlesOf(outline),
    missingFonts: [...fonts].filter(([, isMissing]) => isMissing).map(([name]) => name),
    fonts: [...fonts.keys()],
    pages,
  };
}

/** Every tag of a role, in reading order. */
export function tagsOf(tag: PdfTag, role: string): PdfTag[] {
  const below = tag.children.flatMap((each) => tagsOf(each, role));
  return tag.role === role ? [tag, ...below] : below;
}
