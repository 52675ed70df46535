/** Pieces of text of a PDF page as rows of fragments: what is apart on a line stays apart. */
import { cleanedText } from "@paygauge/api-types/clean-text";
import { raisedText } from "./raised-text.ts";
import { oneLine } from "./sections.ts";

interface Item {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  /** Scale and rotation, and the place in points from the lower left corner. */
  readonly transform: readonly number[];
}

export const isItem = (item: object): item is Item => "str" in item;

/** Text that runs on without a wide gap. */
export interface Fragment {
  text: string;
  readonly from: number;
  to: number;
}

/** Fragments on one line, in the order of the file. */
export interface Row {
  readonly y: number;
  height: number;
  readonly fragments: Fragment[];
}

/** A gap of so many line heights is between columns. */
const columnGap = 1.2;
const wordGap = 0.15;
/** A note's mark is so much smaller, and so much higher, than its line. */
const raised = { height: 0.8, up: 0.15 } as const;

/** Text across the page is a watermark. */
function isRotated({ transform }: Item): boolean {
  const [a = 1, b = 0] = transform;
  return Math.abs(b) > Math.abs(a) * 0.1;
}

class Rows {
  readonly rows: Row[] = [];
  #isOpen = false;
  #isApart = false;

  add(item: Item): void {
    const [, , , , x = 0, y = 0] = item.transform;
    const row = this.rows.at(-1);
    const isSame = this.#isOpen && row !== undefined && Math.abs(row.y - y) < Math.max(row.height, 1) / 2;
    if (item.str.trim() === "") this.#space(item, isSame ? row : undefined);
    else if (isSame) this.#append(row, item, x, y);
    else this.#begin(item, x, y);
    if (item.hasEOL) this.#isOpen = false;
  }

  #space(item: Item, row: Row | undefined): void {
    if (row === undefined) return;
    this.#isApart ||= item.width > row.height * columnGap;
    const last = row.fragments.at(-1);
    if (last !== undefined && !last.text.endsWith(" ")) last.text += " ";
  }

  #begin(item: Item, x: number, y: number): void {
    this.rows.push({ y, height: item.height, fragments: [{ text: item.str, from: x, to: x + item.width }] });
    this.#isOpen = true;
    this.#isApart = false;
  }

  #append(row: Row, item: Item, x: number, y: number): void {
    const last = row.fragments.at(-1);
    const gap = last === undefined ? 0 : x - last.to;
    if (last === undefined || this.#isApart || gap > row.height * columnGap || gap < -row.height * 2)
      row.fragments.push({ text: item.str, from: x, to: x + item.width });
    else {
      const isRaised = item.height < row.height * raised.height && y - row.y > row.height * raised.up;
      const mark = isRaised ? raisedText(item.str) : item.str;
      const isMark = isRaised && mark !== item.str;
      const before = isMark ? last.text.trimEnd() : last.text;
      const space = !isMark && gap > row.height * wordGap && !/\s$/.test(before) ? " " : "";
      last.text = before + space + mark;
      last.to = Math.max(last.to, x + item.width);
    }
    this.#isApart = false;
    row.height = Math.max(row.height, item.height);
  }
}

/** A soft hyphen at the end divides a word, as a hyphen does. */
const clean = (text: string): string => oneLine(cleanedText(text.replace(/\u00AD\s*$/, "-")));

/** The rows of a page. */
export function rowsOf(items: readonly object[]): Row[] {
  const rows = new Rows();
  for (const item of items) if (isItem(item) && !isRotated(item)) rows.add(item);
  return rows.rows
    .map((row) => ({
      ...row,
      fragments: row.fragments
        .map((fragment) => ({ ...fragment, text: clean(fragment.text) }))
        .filter(({ text }) => text !== ""),
    }))
    .filter(({ fragments }) => fragments.length > 0);
}
