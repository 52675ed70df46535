/** Parses HTML piece by piece into a tree that is handed on and forgotten while it grows. */
import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap } from "parse5";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { tooComplex } from "./refuse-document.ts";

type Node = DefaultTreeAdapterMap["childNode"];
export type HtmlElement = DefaultTreeAdapterMap["element"];
type Parent = DefaultTreeAdapterMap["parentNode"];

/** Receives the parts of a document, in its order. */
export interface HtmlVisitor {
  enter(element: HtmlElement): void;
  leave(element: HtmlElement): void;
  text(text: string): void;
}

/** Elements that one tag may make: unclosed ones such as `<b>` are made again in each paragraph. */
const mostPerTag = 8;
const spareElements = 5000;

/** Counts what begins like a tag. */
function tagsIn(html: string): number {
  let tags = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) tags++;
  return tags;
}

/** A document in pieces of so many characters. */
export function* piecesOf(html: string, length: number): Generator<string> {
  for (let at = 0; at < html.length; at += length) yield html.slice(at, at + length);
}

export class HtmlTree {
  readonly #parser: Parser<DefaultTreeAdapterMap>;
  readonly #visitor: HtmlVisitor;
  readonly #open = new Set<Parent>();
  /** Elements that were entered and not left, outermost first. */
  readonly #path: Parent[];
  #made = 0;
  #tags = 0;
  #isOver = false;

  constructor(visitor: HtmlVisitor) {
    this.#visitor = visitor;
    this.#parser = new Parser<DefaultTreeAdapterMap>({
      scriptingEnabled: false,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement: (...made) => {
          this.#made++;
          if (this.#made > this.#tags * mostPerTag + spareElements) throw tooComplex();
          return defaultTreeAdapter.createElement(...made);
        },
        onItemPush: (element) => {
          this.#open.add(element);
          if (this.#open.size > documentLimits.htmlDepth.limit) throw tooComplex();
        },
        onItemPop: (element) => {
          this.#open.delete(element);
        },
      },
    });
    this.#path = [this.#parser.document];
  }

  /** Reads on, with a short piece of the document. @throws DocumentRefused beyond a limit */
  write(piece: string): void {
    this.#tags += tagsIn(piece);
    if (this.#tags > documentLimits.tags.limit) throw tooComplex();
    this.#parser.tokenizer.write(piece, false);
    this.#advance();
  }

  end(): void {
    this.#parser.tokenizer.write("", true);
    this.#isOver = true;
    this.#advance();
  }

  /** Hands on what is complete, and forgets it. */
  #advance(): void {
    for (;;) {
      const parent = this.#path.at(-1);
      if (parent === undefined) return;
      const [child] = parent.childNodes;
      if (child === undefined) {
        if (!this.#isOver && (this.#path.length === 1 || this.#open.has(parent))) return;
        this.#leave();
      } else if ("childNodes" in child) this.#enter(child);
      // A text may still grow, or get a sibling.
      else if (this.#isOver || parent.childNodes.length > 1 || !this.#open.has(parent)) this.#take(parent, child);
      else return;
    }
  }

  #enter(element: HtmlElement): void {
    this.#visitor.enter(element);
    this.#path.push(element);
  }

  #leave(): void {
    const element = this.#path.pop();
    const parent = this.#path.at(-1);
    if (element === undefined || parent === undefined || !("tagName" in element)) return;
    this.#visitor.leave(element);
    // The parser may have moved it since.
    const at = parent.childNodes.indexOf(element);
    if (at >= 0) parent.childNodes.splice(at, 1);
  }

  #take(parent: Parent, child: Node): void {
    parent.childNodes.shift();
    if (child.nodeName === "#text" && "value" in child) this.#visitor.text(child.value);
  }
}
