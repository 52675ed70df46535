import { cleanedText } from "@paygauge/api-types/clean-text";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import type { HtmlElement, HtmlVisitor } from "./html-tree.ts";
import { loweredText, raisedText } from "./raised-text.ts";
import type { Block } from "./read-types.ts";
import { textTooLong } from "./refuse-document.ts";
import { oneLine } from "./sections.ts";
import { TableRows } from "./table-rows.ts";

/** Elements that end the text before them. */
const blockTags = new Set(
  "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** Elements whose text no reader sees, and struck text, which is no longer valid. */
const hiddenTags = new Set(
  "script style template noscript svg math iframe object head title textarea select del s strike datalist audio video canvas".split(
    " ",
  ),
);
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?![.\d]*[1-9])|text-decoration[\w-]*\s*:[^;]*line-through/i;
/** A rule of a style sheet for one class or ID. */
const rule = /([.#])([\w-]+)\s*\{([^{}]{0,2000})\}/g;
/** Characters of a style sheet that are read. */
const longestStyle = 200_000;
/** Names of hidden classes that are remembered. */
const mostNames = 500;

const valueOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const headingLevel = ({ tagName }: HtmlElement): number => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0);

interface OpenTable {
  readonly rows: TableRows;
  cells: string[];
  areHeadings: boolean;
  hasCell: boolean;
  /** Its rows are headings, whatever their cells are. */
  isHead: boolean;
  /** Cells above that reach into the next rows, by their column. */
  readonly spanning: Map<number, { text: string; rows: number }>;
}

/** Collects the visible text of a document as blocks, within the limits of a document. */
export class HtmlCollector implements HtmlVisitor {
  readonly blocks: Block[] = [];
  #text = "";
  #level = 0;
  /** Elements that are hidden, inside each other. */
  readonly #hidden = new Set<HtmlElement>();
  #characters = 0;
  /** What a definition list defines. */
  #term = "";
  readonly #tables: OpenTable[] = [];
  readonly #hiddenNames = new Set<string>();
  #style = "";
  /** Text of an open `sup` or `sub`. */
  #shifted: { text: string; readonly as: (text: string) => string } | null = null;

  text(chunk: string): void {
    if (this.#hidden.size > 0) {
      if (this.#style.length < longestStyle) this.#style += chunk;
      return;
    }
    this.#characters += chunk.length;
    if (this.#characters > documentLimits.text.limit) throw textTooLong();
    if (this.#shifted === null) this.#text += chunk;
    else this.#shifted.text += chunk;
  }

  enter(element: HtmlElement): void {
    const { tagName } = element;
    if (this.#isHidden(element)) {
      this.#hidden.add(element);
      this.#style = "";
      return;
    }
    if (this.#hidden.size > 0) return;
    if (tagName === "br" || tagName === "wbr") this.#text += tagName === "br" ? " " : "";
    if (tagName === "sup" || tagName === "sub")
      this.#shifted ??= { text: "", as: tagName === "sup" ? raisedText : loweredText };
    if (!this.#isBlock(element)) return;
    this.flush();
    this.#level = headingLevel(element);
    if (tagName === "table")
      this.#tables.push({
        rows: new TableRows(),
        cells: [],
        areHeadings: true,
        hasCell: false,
        isHead: false,
        spanning: new Map(),
      });
    const open = this.#tables.at(-1);
    if (open !== undefined && /^t(?:head|body|foot)$/.test(tagName)) open.isHead = tagName === "thead";
    if (tagName === "tr") this.#beginRow();
    if (tagName === "td" || tagName === "th") this.#beginCell(tagName);
  }

  leave(element: HtmlElement): void {
    const { tagName } = element;
    if (this.#hidden.delete(element)) {
      if (tagName === "style") this.#readStyle();
      return;
    }
    if (this.#hidden.size > 0) return;
    if ((tagName === "sup" || tagName === "sub") && this.#shifted !== null) {
      this.#text += this.#shifted.as(this.#shifted.text);
      this.#shifted = null;
    }
    if (!this.#isBlock(element)) return;
    if (tagName === "dt") this.#defines();
    if (tagName === "td" || tagName === "th") this.#endCell(element);
    this.flush();
    this.#level = 0;
    if (tagName === "tr") this.#endRow();
    if (tagName === "table") this.blocks.push(...(this.#tables.pop()?.rows.end() ?? []));
  }

  flush(): void {
    const text = this.#taken();
    if (text === "") return;
    const table = this.#tables.at(-1);
    if (table?.hasCell === true) {
      // A cell with several paragraphs is one text of its row.
      const at = table.cells.length - 1;
      table.cells[at] = `${table.cells[at] ?? ""} ${text}`.trim();
      return;
    }
    const term = this.#term === "" ? "" : `${this.#term}: `;
    this.#term = "";
    this.blocks.push({ kind: this.#level > 0 ? "heading" : "text", level: this.#level, text: `${term}${text}` });
  }

  #taken(): string {
    const text = oneLine(cleanedText(this.#text));
    this.#text = "";
    return text;
  }

  #defines(): void {
    const term = this.#taken().replace(/[:\s]+$/, "");
    if (term !== "") this.#term = this.#term === "" ? term : `${this.#term}, ${term}`;
  }

  #isBlock(element: HtmlElement): boolean {
    return headingLevel(element) > 0 || blockTags.has(element.tagName);
  }

  #isHidden(element: HtmlElement): boolean {
    if (hiddenTags.has(element.tagName) && element.tagName !== "head") return true;
    return element.attrs.some(({ name, value }) => {
      if (name === "hidden") return value !== "until-found";
      if (name === "aria-hidden") return value === "true";
      if (name === "style") return hiddenStyle.test(value);
      if (name === "id") return this.#hiddenNames.has(`#${value}`);
      return name === "class" && value.split(/\s+/).some((each) => this.#hiddenNames.has(`.${each}`));
    });
  }

  #readStyle(): void {
    for (const [, mark = "", name = "", body = ""] of this.#style.matchAll(rule))
      if (hiddenStyle.test(body) && this.#hiddenNames.size < mostNames) this.#hiddenNames.add(`${mark}${name}`);
    this.#style = "";
  }

  #beginRow(): void {
    const table = this.#tables.at(-1);
    if (table === undefined) return;
    table.cells = [];
    table.areHeadings = true;
    table.hasCell = false;
  }

  #beginCell(tagName: string): void {
    const table = this.#tables.at(-1);
    if (table === undefined) return;
    this.#reach(table);
    table.cells.push("");
    table.hasCell = true;
    if (tagName === "td" && !table.isHead) table.areHeadings = false;
  }

  /** Fills in the cells of earlier rows that reach into this one. */
  #reach({ cells, spanning }: OpenTable): void {
    for (let span = spanning.get(cells.length); span !== undefined; span = spanning.get(cells.length)) {
      if (span.rows > 1) spanning.set(cells.length, { ...span, rows: span.rows - 1 });
      else spanning.delete(cells.length);
      cells.push(span.text);
    }
  }

  #endCell(element: HtmlElement): void {
    const table = this.#tables.at(-1);
    if (table === undefined || !table.hasCell) return;
    this.flush();
    const text = table.cells.at(-1) ?? "";
    const spanOf = (name: string) => Math.min(100, Number(valueOf(element, name) ?? "1") || 1);
    const rows = spanOf("rowspan");
    if (rows > 1) table.spanning.set(table.cells.length - 1, { text, rows: rows - 1 });
    for (let more = spanOf("colspan"); more > 1; more--) table.cells.push(table.areHeadings ? text : "");
    table.hasCell = false;
  }

  #endRow(): void {
    const table = this.#tables.at(-1);
    if (table === undefined) return;
    this.#reach(table);
    const { cells, areHeadings } = table;
    const rows = table.rows.add({ cells, isHeading: areHeadings && cells.length > 1 });
    // A table inside a cell is text of that cell.
    const outer = this.#tables.at(-2);
    if (outer?.hasCell === true) {
      this.#text += ` ${rows.map(({ text }) => text).join(". ")}`;
      this.#tables.pop();
      this.flush();
      this.#tables.push(table);
    } else this.blocks.push(...rows);
    table.cells = [];
  }
}
