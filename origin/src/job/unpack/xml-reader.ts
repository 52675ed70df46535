/** XML as events, elements of the part's own namespace by their local names, from a stream of UTF-8, never holding more of it than one piece of text. */
import { SaxesParser } from "saxes";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { Turns } from "@paygauge/api-types/turns/turns";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { FileRefused } from "./file-refused.ts";

export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** Text that a parser holds in memory between two of its events: a tag, a text, a comment. */
const longestText = fileLimits.xmlText.limit;
const deepest = fileLimits.xmlDepth.limit;

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

/** A parser that refuses document types (they carry entities), deep nesting, and long stretches without an event. */
class BoundedParser {
  private readonly parser = new SaxesParser({ position: false, xmlns: false });
  private depth = 0;
  private sinceEvent = 0;

  constructor(handler: XmlHandler) {
    const { parser } = this;
    const names = new ElementNames();
    const heard = () => {
      this.sinceEvent = 0;
    };
    const onText = (text: string) => {
      heard();
      handler.text(text);
    };
    parser.on("opentag", (tag) => {
      heard();
      if (++this.depth > deepest) throw new FileRefused("xlsx-broken");
      handler.open(names.open(tag.name, tag.attributes), tag.attributes);
    });
    parser.on("closetag", (tag) => {
      heard();
      this.depth--;
      handler.close(names.close(tag.name));
    });
    parser.on("text", onText);
    parser.on("cdata", onText);
    parser.on("comment", heard);
    parser.on("processinginstruction", heard);
    parser.on("doctype", () => {
      throw new FileRefused("xlsx-broken");
    });
  }

  /** Parses a piece. @throws FileRefused */
  write(text: string): void {
    this.sinceEvent += text.length;
    this.orBroken(() => this.parser.write(text));
    if (this.sinceEvent > longestText) throw new FileRefused("xlsx-broken");
  }

  close(): void {
    this.orBroken(() => this.parser.close());
  }

  private orBroken(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw error instanceof FileRefused ? error : new FileRefused("xlsx-broken");
    }
  }
}

/**
 * Reads a part to its end, or until `onPiece` answers false; it is awaited between pieces, when no event is in
 * progress. The event loop gets its turns meanwhile.
 * @throws FileRefused xlsx-broken
 */
export async function readXml(
  stream: ByteStream,
  handler: XmlHandler,
  onPiece: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const parser = new BoundedParser(handler);
  const decoder = new TextDecoder("utf-8");
  const turns = new Turns("unpackedBytes");
  for await (const bytes of stream) {
    // Unpacked pieces may be megabytes: a long text is noticed within one, and rows are handed on in between.
    for (let from = 0; from < bytes.length; from += 65_536) {
      const text = decoder.decode(bytes.subarray(from, from + 65_536), { stream: true });
      parser.write(text);
      if (!(await onPiece())) return;
      await turns.after(text.length);
    }
  }
  parser.write(decoder.decode());
  parser.close();
  await onPiece();
}
