import MarkdownIt from "markdown-it";
import { cleanedText } from "@paygauge/api-types/clean-text";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { readHtmlPiece } from "./html.ts";
import { inlineText } from "./inline-text.ts";
import type { Block } from "./read-types.ts";
import { tooComplex } from "./refuse-document.ts";
import { oneLine } from "./sections.ts";
import { TableRows } from "./table-rows.ts";

/** Tokens of a list inside a list are two levels deeper: the list's and the item's. */
const maxNesting = documentLimits.markdownDepth.limit * 2;
const parser = new MarkdownIt("default", { html: true, linkify: false, typographer: false, maxNesting });

type Token = ReturnType<typeof parser.parse>[number];

/** Collects blocks from the parser's flat list of tokens. */
class Collector {
  readonly blocks: Block[] = [];
  #level = 0;
  #row: string[] | null = null;
  /** The row has headings. */
  #isHead = false;
  #table: TableRows | null = null;

  token(token: Token): void {
    switch (token.type) {
      case "heading_open":
        this.#level = Number(token.tag.slice(1));
        return;
      case "heading_close":
        this.#level = 0;
        return;
      case "table_open":
        this.#table = new TableRows();
        return;
      case "table_close":
        this.blocks.push(...(this.#table?.end() ?? []));
        this.#table = null;
        return;
      case "th_open":
        this.#isHead = true;
        return;
      case "tr_open":
        this.#row = [];
        this.#isHead = false;
        return;
      case "tr_close":
        this.blocks.push(...(this.#table?.add({ cells: this.#row ?? [], isHeading: this.#isHead }) ?? []));
        this.#row = null;
        return;
      case "inline":
        if (this.#row) this.#row.push(oneLine(cleanedText(inlineText(token.children))));
        else this.#push(inlineText(token.children));
        return;
      case "html_block":
        this.blocks.push(...readHtmlPiece(token.content));
        return;
      case "code_block":
      case "fence":
        this.#push(token.content);
    }
  }

  #push(raw: string): void {
    const text = oneLine(cleanedText(raw));
    if (text !== "") this.blocks.push({ kind: this.#level > 0 ? "heading" : "text", level: this.#level, text });
  }
}

/**
 * Reads Markdown: headings, paragraphs, lists, tables, code, and the visible text of HTML in it.
 * @throws DocumentRefused for lists and quotes nested deeper than a document's may be; the parser stops there
 */
export function readMarkdown(text: string): Block[] {
  const collector = new Collector();
  for (const token of parser.parse(text, {})) {
    if (token.level >= maxNesting - 1) throw tooComplex();
    collector.token(token);
  }
  return collector.blocks;
}
