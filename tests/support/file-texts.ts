/** All that a file says, unpacked, so that a search of it finds what no reader sees. */
import { inflateRawSync, inflateSync } from "node:zlib";
import { readPdf, type PdfTag } from "./read-pdf.ts";

const endOfDirectory = 0x06054b50;
const endLength = 22;

/** The parts of a ZIP, a workbook's for one, as its directory names them. */
export function textOfZip(bytes: Buffer): string {
  const end = bytes.subarray(-endLength);
  if (end.readUInt32LE(0) !== endOfDirectory) throw new Error("The ZIP has no directory at its end.");
  let at = end.readUInt32LE(16);
  const parts: string[] = [];
  for (let left = end.readUInt16LE(10); left > 0; left -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const raw = bytes.subarray(from, from + size);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    parts.push(name, (method === 0 ? raw : inflateRawSync(raw)).toString("utf8"));
    at += 46 + nameLength + extra;
  }
  return parts.join("\n");
}

const textsOf = (tag: PdfTag): string[] => [tag.alt, tag.text, ...tag.children.flatMap(textsOf)];

interface PdfTexts {
  /** The bytes, and each stream inflated. */
  readonly streams: readonly string[];
  /** What a reader sees or hears: texts, alternatives, title and outline. */
  readonly texts: readonly string[];
}

/** Everything that a PDF holds as text. */
export async function textOfPdf(bytes: Buffer): Promise<PdfTexts> {
  const raw = bytes.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const from = index + mark.length;
    try {
      return [inflateSync(bytes.subarray(from, raw.indexOf("endstream", from))).toString("latin1")];
    } catch {
      // A font or a picture that is packed otherwise.
      return [];
    }
  });
  const { title, outline, pages } = await readPdf(bytes);
  const texts = pages.flatMap(({ texts: all, tags }) => [all.map(({ text }) => text).join(""), ...textsOf(tags)]);
  if (streams.length === 0 || texts.length === 0) throw new Error("Nothing of the PDF could be read.");
  return { streams: [raw, ...streams], texts: [title, ...outline, ...texts] };
}
