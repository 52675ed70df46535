/** A sheet of a workbook, row by row: as CSV whose lines are the sheet's rows, or cell by cell for a look. */
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { CsvBytes, csvCell } from "./csv-bytes.ts";
import { FileRefused } from "./file-refused.ts";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { FillDown, type MergedCells } from "./merged-cells.ts";
import { serialText, type FormatKind } from "./number-format.ts";
import { plainText, TextCollector, type SharedStrings } from "./shared-strings.ts";
import { readXml, type XmlHandler } from "./xml-reader.ts";

const excelColumns = 16_384;
const excelRows = 1_048_576;

/** A cell's text, or the index of a shared one. */
export type Cell = string | number;

export interface SheetContext {
  formats: readonly FormatKind[];
  from1904: boolean;
}

/** 0-based column of "AB12"; -1 when there is none. */
export function columnOf(reference: string): number {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const code = reference.charCodeAt(at) | 32;
    if (code < 97 || code > 122) break;
    column = column * 26 + code - 96;
  }
  if (column > excelColumns) throw new FileRefused("xlsx-broken");
  return column - 1;
}

/** A row with a filled cell: its number, its cells, how many are filled, and which columns hold figures. */
type OnRow = (row: number, cells: (Cell | undefined)[], filled: number, figures: readonly boolean[]) => void;

/** Turns a sheet's events into rows of cells; hands on only rows with a filled cell, with their 1-based number. */
export class RowReader implements XmlHandler {
  private row = 0;
  private cells: (Cell | undefined)[] = [];
  /** Columns of the row that hold figures: numbers that aren't dates. */
  private figures: boolean[] = [];
  private filled = 0;
  private column = -1;
  private type = "";
  private style = 0;
  private value = "";
  private inValue = false;
  private inline: TextCollector | null = null;
  private readonly context: SheetContext;
  private readonly onRow: OnRow;

  constructor(context: SheetContext, onRow: OnRow) {
    this.context = context;
    this.onRow = onRow;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "c") {
      this.column = attributes.r === undefined ? this.column + 1 : columnOf(attributes.r);
      this.type = attributes.t ?? "n";
      this.style = Number(attributes.s ?? 0);
      this.value = "";
    } else if (name === "v") this.inValue = true;
    else if (name === "row") this.openRow(attributes.r);
    else if (name === "is") this.inline = new TextCollector();
    else this.inline?.open(name);
  }

  private openRow(number: string | undefined): void {
    const row = number === undefined ? this.row + 1 : Number(number);
    if (!Number.isInteger(row) || row > excelRows) throw new FileRefused("xlsx-broken");
    this.row = Math.max(row, this.row + 1);
    this.cells = [];
    this.figures = [];
    this.filled = 0;
    this.column = -1;
  }

  text(text: string): void {
    if (!this.inValue) return this.inline?.add(text);
    this.value += text;
    if (this.value.length > fileLimits.workbookCell.limit) throw new FileRefused("xlsx-cell-too-long");
  }

  close(name: string): void {
    if (name === "v") this.inValue = false;
    else if (name === "c") this.closeCell();
    else if (name === "row") {
      if (this.filled > 0) this.onRow(this.row, this.cells, this.filled, this.figures);
    } else if (name === "is") {
      this.value = this.inline?.text ?? "";
      this.inline = null;
    } else this.inline?.close(name);
  }

  private closeCell(): void {
    if (this.value === "" || this.column < 0) return;
    if (this.column >= fileLimits.columns.limit) throw new FileRefused("too-many-columns");
    this.cells[this.column] = this.cell();
    this.filled++;
  }

  private cell(): Cell {
    switch (this.type) {
      case "s":
        return Number(this.value);
      case "b":
        return this.value === "1" || this.value === "true" ? "TRUE" : "FALSE";
      case "n": {
        const kind = this.context.formats[this.style] ?? "number";
        if (kind === "number") this.figures[this.column] = true;
        return kind === "number" ? this.value.trim() : serialText(this.value.trim(), kind, this.context.from1904);
      }
      case "d":
        return this.value.replace("T", " ").replace(/Z$/, "");
      default:
        return plainText(this.value);
    }
  }
}

/**
 * Writes a sheet as CSV. Rows that are not there become blank lines, so that a line of the CSV is a row of the sheet;
 * blank rows at its end are left out. Cells merged over several rows are filled down in rows that hold something.
 * @param after the last row that is left out with all above it
 * @returns how many merged ranges were filled
 */
export async function sheetToCsv(
  stream: ByteStream,
  strings: SharedStrings,
  context: SheetContext,
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  merges: readonly MergedCells[] = [],
  after = 0,
): Promise<number> {
  const csv = new CsvBytes();
  const down = new FillDown<Cell>(merges);
  let line = after + 1;
  const reader = new RowReader(context, (row, cells, _, figures) => {
    down.fill(row, cells, (column) => figures[column] === true);
    if (row <= after) return;
    for (; line < row; line++) csv.byte(10);
    for (let column = 0; column < cells.length; column++) {
      if (column > 0) csv.byte(44);
      const cell = cells[column];
      if (typeof cell === "number") csv.bytes(strings.cell(cell));
      else if (cell !== undefined) csv.text(csvCell(cell));
    }
    csv.byte(10);
    line++;
  });
  await readXml(stream, reader, async () => {
    if (csv.length > 0) await write(csv.take());
    return true;
  });
  return down.filled;
}
