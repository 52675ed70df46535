/** Heads and feet of pages: lines that most pages repeat at their top or bottom, and numbers of pages. */
import type { Line } from "./pdf-columns.ts";

/** Share of a page's height at its top and bottom that may be head and foot. */
const margin = 0.12;
const leastPages = 3;
const leastShare = 0.6;
const longest = 160;
const pageNumber =
  /^[-–|\s]*(?:(?:page|seite|p\.|s\.|pagina|página|sida|side)\s*)?\d{1,4}(?:\s*(?:\/|of|von|sur|de|di|van|av|af)\s*\d{1,4})?[-–|\s]*$/i;

const keyOf = ({ text }: Line): string => text.toLowerCase().replaceAll(/\d+/g, "#");

/** A page's lines, and the height that it has from its lowest point, in points. */
export interface PageLines {
  readonly lines: readonly Line[];
  readonly bottom: number;
  readonly height: number;
}

const edgesOf = ({ lines, bottom, height }: PageLines): Line[] =>
  lines.filter(({ y }) => y - bottom < height * margin || y - bottom > height * (1 - margin));

/** What the pages read so far repeat. */
export class PageMargins {
  #pages = 0;
  readonly #counts = new Map<string, number>();

  add(page: PageLines): void {
    this.#pages++;
    const keys = new Set(
      edgesOf(page)
        .filter(({ text }) => text.length <= longest)
        .map(keyOf),
    );
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The lines of a page without its head and foot. */
  without(page: PageLines): Line[] {
    if (this.#pages < 2) return [...page.lines];
    const edges = new Set(edgesOf(page));
    const least = Math.max(leastPages, this.#pages * leastShare);
    const isMargin = (line: Line): boolean =>
      edges.has(line) && (pageNumber.test(line.text) || (this.#counts.get(keyOf(line)) ?? 0) >= least);
    return page.lines.filter((line) => !isMargin(line));
  }
}
