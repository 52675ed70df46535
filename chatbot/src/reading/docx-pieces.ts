import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { DocumentRefused } from "./read-types.ts";
import { tooComplex } from "./refuse-document.ts";

/** A comment, character data, an instruction, a declaration, or a tag: 1 its slash, 2 its name, 3 the slash of an empty one. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![A-Z]|<(\/?)([^\s/>!?]+)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/gi;
/** A piece ends with the first paragraph after so many characters. */
const pieceLength = 128 * 1024;

interface Open {
  readonly name: string;
  readonly tag: string;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Follows the tags of an XML part within the limits of a document. */
class Nesting {
  readonly open: Open[] = [];
  #tags = 0;

  /** @throws DocumentRefused for a document type, for ends that don't match, and beyond a limit */
  follow([tag, slash, name, empty]: RegExpExecArray): void {
    // Entities of a document type could expand without end.
    if (tag.startsWith("<!") && name === undefined && !/^<!(?:--|\[CDATA\[)/.test(tag))
      throw new DocumentRefused(message("documentBroken"));
    if (name === undefined) return;
    this.#tags += 1;
    if (this.#tags > documentLimits.tags.limit) throw tooComplex();
    if (slash === "/") {
      if (this.open.pop()?.name !== name) throw new DocumentRefused(message("documentBroken"));
    } else if (empty !== "/") {
      this.open.push({ name, tag });
      if (this.open.length > documentLimits.docxDepth.limit) throw tooComplex();
    }
  }

  /** Whether a paragraph has just ended that is inside no other. */
  isBetween(name: string | undefined): boolean {
    return name !== undefined && localName(name) === "p" && !this.open.some((each) => localName(each.name) === "p");
  }
}

/** Checks an XML part of a DOCX before it is parsed. @throws DocumentRefused beyond a limit */
export function checkXml(xml: string): void {
  const nesting = new Nesting();
  for (const tag of xml.matchAll(markup)) nesting.follow(tag);
}

/**
 * Divides the document part of a DOCX between its paragraphs: each piece is a whole document with the elements that are
 * open around it, so that a long one is parsed in steps.
 * @throws DocumentRefused beyond a limit
 */
export function* docxPieces(xml: string): Generator<string> {
  const nesting = new Nesting();
  let start = 0;
  let around = "";
  for (const tag of xml.matchAll(markup)) {
    const [text, slash, name] = tag;
    nesting.follow(tag);
    const end = tag.index + text.length;
    if (end - start > documentLimits.docxBlock.limit) throw tooComplex();
    if (slash !== "/" || end - start < pieceLength || !nesting.isBetween(name)) continue;
    const ends = nesting.open.toReversed().map((each) => `</${each.name}>`);
    yield `${around}${xml.slice(start, end)}${ends.join("")}`;
    start = end;
    around = nesting.open.map((each) => each.tag).join("");
  }
  if (xml.length - start > documentLimits.docxBlock.limit) throw tooComplex();
  yield `${around}${xml.slice(start)}`;
}
