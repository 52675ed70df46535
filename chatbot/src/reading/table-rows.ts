/** Rows of tables as sentences that can be quoted: each value with the heading of its column. */
import type { Block } from "./read-types.ts";

/** A row's cells in the order of its columns, and whether all of them are headings. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly isHeading: boolean;
}

/** A longer cell is text by itself. */
const longestCell = 300;

const text = (of: string): Block => ({ kind: "text", level: 0, text: of });

/** "Virtual card: Domestic 0.25, Cross-border 0.60". */
function sentence(headings: readonly string[], cells: readonly string[]): string {
  const [first = "", ...others] = cells;
  const named = others.flatMap((cell, at) => (cell === "" ? [] : [`${headings[at + 1] ?? ""} ${cell}`.trim()]));
  if (first === "") return named.join(", ");
  return named.length === 0 ? first : `${first}: ${named.join(", ")}`;
}

const hasFigure = (cell: string): boolean => /\d/.test(cell);

/** Whether a first row may name columns although nothing marks it as headings. */
const mayHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && !cells.some(hasFigure) && cells.slice(1).every((cell) => cell !== "" && cell.length <= 60);

/** The rows of one table, as they are read. */
export class TableRows {
  #headings: readonly string[] = [];
  #hasRows = false;
  /** A first row that names columns, if the next one has figures. */
  #maybe: readonly string[] | null = null;

  /** The blocks of a row; none for headings, which are part of the rows below them. */
  add({ cells, isHeading }: TableRow): Block[] {
    if (cells.every((cell) => cell === "")) return [];
    if (isHeading && !this.#hasRows) {
      // Headings in two rows name a column together.
      this.#headings = cells.map((cell, at) => `${this.#headings[at] ?? ""} ${cell}`.trim());
      return [];
    }
    if (!this.#hasRows && this.#headings.length === 0 && mayHead(cells)) {
      this.#hasRows = true;
      this.#maybe = cells;
      return [];
    }
    this.#hasRows = true;
    const before = this.#settle(cells);
    return [...before, ...this.#row(cells)];
  }

  /** Decides on the first row by the second. */
  #settle(next: readonly string[]): Block[] {
    const maybe = this.#maybe;
    this.#maybe = null;
    if (maybe === null) return [];
    if (next.length === maybe.length && next.slice(1).some(hasFigure)) {
      this.#headings = maybe;
      return [];
    }
    return this.#row(maybe);
  }

  #row(cells: readonly string[]): Block[] {
    if (cells.length < 2 || cells.some((cell) => cell.length > longestCell))
      return cells.filter((cell) => cell !== "").map(text);
    if (this.#headings.length > 0) return [text(sentence(this.#headings, cells))];
    return [text(cells.filter((cell) => cell !== "").join(" · "))];
  }

  /** The blocks of a table that ended: its headings, where it has no rows. */
  end(): Block[] {
    if (this.#maybe !== null) return this.#settle([]);
    const headings = this.#headings.filter((cell) => cell !== "");
    return this.#hasRows || headings.length === 0 ? [] : [text(headings.join(" · "))];
  }
}
