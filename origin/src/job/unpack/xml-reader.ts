/** XML as events, elements of the part's own namespace by their local names, from a stream of UTF-8, never holding more of it than one piece of text. */
import { SaxesParser } from "saxes";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { FileRefused } from "./file-refused.ts";

export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** No cell, name or comment of a workbook is longer; what is would be held in memory whole. */
const longestText = 1024 * 1024;

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}

/**
 * Names elements by their namespace: those of the root's have local names, all others are named apart. Extensions repeat
 * names of the format: Excel writes `x15:workbookPr` behind `workbookPr`.
 */
class ElementNames {
  private own: ReadonlySet<string> | null = null;
  private uri: string | undefined;
  /** Elements that are open inside one that declares another namespace for an own prefix; 0: none is. */
  private depth = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): string {
    const prefix = prefixOf(name);
    if (this.own === null) this.begin(prefix, attributes);
    const declared = attributes[declarationOf(prefix)];
    const isForeign = declared !== undefined && declared !== this.uri && this.own?.has(prefix) === true;
    if (this.depth > 0 || isForeign) this.depth++;
    return this.nameOf(name, prefix);
  }

  close(name: string): string {
    const closed = this.nameOf(name, prefixOf(name));
    if (this.depth > 0) this.depth--;
    return closed;
  }

  /** The prefixes that the root binds to its own namespace. */
  private begin(prefix: string, attributes: Readonly<Record<string, string>>): void {
    this.uri = attributes[declarationOf(prefix)];
    const own = Object.entries(attributes).filter(([name, uri]) => /^xmlns(:|$)/.test(name) && uri === this.uri);
    this.own = new Set([prefix, ...own.map(([name]) => name.slice("xmlns:".length))]);
  }

  private nameOf(name: string, prefix: string): string {
    if (this.depth > 0) return `{}${name}`;
    return this.own?.has(prefix) === true ? localName(name) : `{}${name}`;
  }
}

const declarationOf = (prefix: string): string => (prefix === "" ? "xmlns" : `xmlns:${prefix}`);

/** Attributes by local name: those of a workbook's elements do not collide. */
export function attributesOf(attributes: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(attributes).map(([name, value]) => [localName(name), value]));
}

/**
 * Reads a part to its end, or until `onPiece` answers false; it is awaited between pieces, when no event is under way.
 * @throws FileRefused xlsx-broken, also for document types (they carry entities)
 */
export async function readXml(
  stream: ByteStream,
  handler: XmlHandler,
  onPiece: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const names = new ElementNames();
  parser.on("opentag", (tag) => handler.open(names.open(tag.name, tag.attributes), tag.attributes));
  parser.on("closetag", (tag) => handler.close(names.close(tag.name)));
  parser.on("text", (text) => handler.text(text));
  parser.on("cdata", (text) => handler.text(text));
  parser.on("doctype", () => {
    throw new FileRefused("xlsx-broken");
  });
  const decoder = new TextDecoder("utf-8");
  let sinceTag = 0;
  const feed = (text: string): void => {
    const last = text.lastIndexOf("<");
    sinceTag = last < 0 ? sinceTag + text.length : text.length - last;
    if (sinceTag > longestText) throw new FileRefused("xlsx-broken");
    try {
      parser.write(text);
    } catch (error) {
      throw error instanceof FileRefused ? error : new FileRefused("xlsx-broken");
    }
  };
  for await (const bytes of stream) {
    // Unpacked pieces may be megabytes: a long text is noticed within one, and rows are handed on in between.
    for (let from = 0; from < bytes.length; from += 65_536) {
      feed(decoder.decode(bytes.subarray(from, from + 65_536), { stream: true }));
      if (!(await onPiece())) return;
    }
  }
  feed(decoder.decode());
  try {
    parser.close();
  } catch {
    throw new FileRefused("xlsx-broken");
  }
  await onPiece();
}
