import { Buffer } from "node:buffer";
import mammoth from "mammoth";
import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { zipStream } from "@paygauge/api-types/table-files/zip-writer";
import { checkXml, docxPieces } from "./docx-pieces.ts";
import { unseenStyles, visibleRuns } from "./docx-runs.ts";
import { readHtml } from "./html.ts";
import { pause } from "./pause.ts";
import { DocumentRefused, type Block } from "./read-types.ts";
import { tooComplex } from "./refuse-document.ts";
import { partsOf, readPart } from "./zip-parts.ts";

/** Parts with text and structure; pictures, macros and embedded files are never unpacked. */
const textParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/document\.xml\.rels|document\.xml|styles\.xml|numbering\.xml|footnotes\.xml|endnotes\.xml))$/;
const documentPart = "word/document.xml";
/** First bytes of an encrypted Office file, an OLE container. */
const oleMark = [0xd0, 0xcf, 0x11, 0xe0];

/** Unpacks the text parts alone, each within its limit and checked before it is parsed: mammoth knows no limits. */
async function textOfParts(bytes: Uint8Array): Promise<Map<string, string>> {
  if (oleMark.every((byte, at) => bytes[at] === byte)) throw new DocumentRefused(message("documentEncrypted"));
  const texts = new Map<string, string>();
  for (const part of partsOf(bytes).filter(({ name }) => textParts.test(name))) {
    // Twice the same name: only the first would be checked by one reader and read by another.
    if (texts.has(part.name)) throw new DocumentRefused(message("documentBroken"));
    await pause();
    const text = new TextDecoder().decode(readPart(bytes, part));
    if (part.name !== documentPart) {
      if (text.length > documentLimits.docxBlock.limit) throw tooComplex();
      checkXml(text);
    }
    texts.set(part.name, text);
  }
  if (!texts.has(documentPart)) throw new DocumentRefused(message("documentBroken"));
  return texts;
}

async function archiveOf(texts: ReadonlyMap<string, string>): Promise<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const entries = [...texts].map(([name, text]) => ({ name, pieces: [text] }));
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return new Blob(pieces).arrayBuffer();
}

const noImages = mammoth.images.imgElement(async () => ({ src: "" }));

async function blocksOf(texts: ReadonlyMap<string, string>): Promise<Block[]> {
  const arrayBuffer = await archiveOf(texts);
  // A bundle for browsers reads the one, Node's entry the other.
  const input = { arrayBuffer, buffer: Buffer.from(arrayBuffer) };
  const { value } = await mammoth.convertToHtml(input, { includeDefaultStyleMap: true, convertImage: noImages });
  return readHtml(value);
}

/** Reads a DOCX by its headings; it has no pages. @throws DocumentRefused for damage, passwords and bombs */
export async function* readDocx(bytes: Uint8Array): AsyncGenerator<Block[]> {
  const texts = await textOfParts(bytes);
  const unseen = unseenStyles(texts.get("word/styles.xml") ?? "");
  const document = texts.get(documentPart) ?? "";
  try {
    for (const piece of docxPieces(document)) {
      await pause();
      yield await blocksOf(new Map([...texts, [documentPart, visibleRuns(piece, unseen)]]));
    }
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused(message("documentBroken"));
  }
}
