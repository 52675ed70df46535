import { Buffer } from "node:buffer";
import mammoth from "mammoth";
import { message } from "@paygauge/api-types/catalogue/message";
import { zipStream } from "@paygauge/api-types/table-files/zip-writer";
import { readHtml } from "./html.ts";
import { DocumentRefused, type Block } from "./read-types.ts";
import { partsOf, readPart } from "./zip-parts.ts";

/** Parts with text and structure; pictures, macros and embedded files are never unpacked. */
const textParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/document\.xml\.rels|document\.xml|styles\.xml|numbering\.xml|footnotes\.xml|endnotes\.xml))$/;
/** First bytes of an encrypted Office file, an OLE container. */
const oleMark = [0xd0, 0xcf, 0x11, 0xe0];

/** Builds an archive of the text parts alone, each unpacked within its limit: mammoth unpacks without any. */
async function withTextAlone(bytes: Uint8Array): Promise<ArrayBuffer> {
  if (oleMark.every((byte, at) => bytes[at] === byte)) throw new DocumentRefused(message("documentEncrypted"));
  const parts = partsOf(bytes).filter(({ name }) => textParts.test(name));
  if (!parts.some(({ name }) => name === "word/document.xml")) throw new DocumentRefused(message("documentBroken"));
  const entries = [];
  for (const part of parts) {
    const text = new TextDecoder().decode(await readPart(bytes, part));
    // Entities of a document type could expand without end.
    if (/<!DOCTYPE/i.test(text.slice(0, 2000))) throw new DocumentRefused(message("documentBroken"));
    entries.push({ name: part.name, pieces: [text] });
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return new Blob(pieces).arrayBuffer();
}

/** Reads a DOCX by its headings; it has no pages. @throws DocumentRefused for damage, passwords and bombs */
export async function readDocx(
  bytes: Uint8Array,
): Promise<{ readonly blocks: Block[]; readonly title: string | null }> {
  const arrayBuffer = await withTextAlone(bytes);
  // A bundle for browsers reads the one, Node's entry the other.
  const input = { arrayBuffer, buffer: Buffer.from(arrayBuffer) };
  try {
    const { value } = await mammoth.convertToHtml(input, { includeDefaultStyleMap: true });
    const { blocks } = await readHtml(value);
    return { blocks, title: blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? null };
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    throw new DocumentRefused(message("documentBroken"));
  }
}
