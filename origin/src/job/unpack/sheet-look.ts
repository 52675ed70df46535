/** Looks at a sheet only until it is known: what it holds, whether its rows are payments, and which columns it has. */
import type { WorkbookSheet } from "@paygauge/api-types/entities/unpacked-file";
import { kindsOf } from "@paygauge/analysis/reading/cell-forms";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { RowReader, type Cell, type SheetContext } from "./sheet.ts";
import { textOfCell, type SharedStrings } from "./shared-strings.ts";
import { readXml } from "./xml-reader.ts";

/** How many rows with two or more cells make a table rather than a note. */
const tableRows = 2;
/** Filled rows after which a sheet is known. */
const lookedRows = 40;
const lookedCells = 64;
const longestText = 200;

/** What a sheet's rows have: payments a name, a day and an amount; sums a name and an amount. */
export const sheetRows = { others: 0, sums: 1, payments: 2 } as const;

export interface SheetLook extends Pick<WorkbookSheet, "holds" | "layout"> {
  readonly rows: number;
  /** 1-based row that names the columns; 0 for none. */
  readonly heading: number;
}

export const unknownSheet: SheetLook = { holds: "some", layout: null, rows: sheetRows.others, heading: 0 };

class Looked {
  rows = 0;
  wide = 0;
  payments = 0;
  sums = 0;
  heading = 0;
  layout: string | null = null;
  private readonly strings: SharedStrings;

  constructor(strings: SharedStrings) {
    this.strings = strings;
  }

  add(row: number, cells: readonly (Cell | undefined)[], filled: number): void {
    this.rows++;
    if (filled < 2) return;
    this.wide++;
    const texts = Array.from({ length: Math.min(cells.length, lookedCells) }, (_, at) => this.textOf(cells[at]));
    const kinds = texts.filter((text) => text !== "").map(kindsOf);
    const has = (kind: "isWord" | "isDate" | "isNumber") => kinds.some((each) => each[kind]);
    if (this.heading === 0 && kinds.every(({ isWord }) => isWord)) {
      this.heading = row;
      this.layout = texts.map(foldHeader).join("|");
      return;
    }
    if (!has("isWord") || !has("isNumber")) return;
    this.sums++;
    if (has("isDate")) this.payments++;
  }

  private textOf(cell: Cell | undefined): string {
    if (cell === undefined) return "";
    return (typeof cell === "string" ? cell : textOfCell(this.strings.cell(cell))).trim().slice(0, longestText);
  }

  /** Most of the rows, and more than a note has. */
  private areMost(count: number): boolean {
    return count >= tableRows && count * 2 >= this.wide - (this.heading === 0 ? 0 : 1);
  }

  found(isWhole: boolean): SheetLook {
    const holds = this.wide >= tableRows ? "table" : this.rows > 0 || !isWhole ? "some" : "empty";
    const rows = this.areMost(this.payments)
      ? sheetRows.payments
      : this.areMost(this.sums)
        ? sheetRows.sums
        : sheetRows.others;
    return { holds, rows, heading: this.heading, layout: rows === sheetRows.payments ? this.layout : null };
  }
}

/** `mayGoOn` is asked after each piece; a look that it ends finds something. */
export async function looksLike(
  stream: ByteStream,
  strings: SharedStrings,
  context: SheetContext,
  mayGoOn: () => boolean,
): Promise<SheetLook> {
  let isWhole = true;
  const looked = new Looked(strings);
  const reader = new RowReader(context, (row, cells, filled) => {
    if (looked.rows < lookedRows) looked.add(row, cells, filled);
  });
  await readXml(stream, reader, () => {
    if (looked.rows >= lookedRows) return false;
    isWhole = mayGoOn();
    return isWhole;
  });
  return looked.found(isWhole);
}
