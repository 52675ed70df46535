/**
 * Brings the cells of a record in the order of the file's columns before it is read: below a heading that names them in
 * another order, and in rows that have more cells than the heading names. A delimiter without quotes cuts a name or an
 * amount apart: its cells are joined where one way alone fits every column. What fits several ways is asked about.
 */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { WiderReading } from "@paygauge/api-types/entities/questions";
import type { CellForm, MovedHeading } from "@paygauge/api-types/entities/row-forms";
import { fitsForm, placesThatFit } from "./cell-forms.ts";
import { decodeText } from "./encoding.ts";
import type { OnRecord } from "./ranges.ts";
import { arrangements, type RecordReader } from "./records.ts";

/** Cells beyond the heading's that are looked into. */
const mostExtra = 3;

type Answers = Pick<NonNullable<ColumnMapping["answers"]>, "widerRows">;

/** How a row with more cells can be read. */
interface Fits {
  /** Columns whose cell was cut apart. */
  readonly joins: readonly number[];
  /** Places where the additional cells may be. */
  readonly drops: readonly number[];
}

export class Arrangement {
  private readonly dialect: FileDialect;
  private readonly headings: MovedHeading[];
  private readonly answer: Answers["widerRows"];
  /** Columns whose place decides what a row says; null: all. */
  private readonly telling: readonly number[] | null;

  private readonly onOpen: ((record: RecordReader) => void) | undefined;

  /** @param onOpen told of each record that can be read several ways, before any answer is followed */
  constructor(
    dialect: FileDialect,
    mapping: Pick<ColumnMapping, "answers" | "sources"> | null,
    onOpen?: (record: RecordReader) => void,
  ) {
    this.dialect = dialect;
    this.onOpen = onOpen;
    this.headings = [...(dialect.headings ?? [])];
    this.answer = mapping?.answers?.widerRows;
    this.telling = mapping === null ? null : tellingColumns(mapping.sources);
  }

  /** Hands records on in order; `before`: records of the file that were read already. */
  around(onRecord: OnRecord, before: number): OnRecord {
    if (this.headings.length === 0 && this.dialect.cells === undefined) return onRecord;
    let row = before;
    return (record, tooLong, at, length) => {
      row += 1;
      if (!tooLong) this.arrange(record, row);
      onRecord(record, tooLong, at, length);
    };
  }

  /** A heading met while a file is read first. */
  addHeading(heading: MovedHeading): void {
    this.headings.push(heading);
  }

  /** Brings the cells of a record of this number in order. */
  arrange(record: RecordReader, row: number): void {
    if (row <= this.dialect.headerRow) return;
    const heading = this.headings.findLast((each) => each.row <= row);
    if (heading !== undefined) {
      const isWide = record.width > heading.width && isFilledBeyond(record, heading.width);
      move(record, heading.columns);
      if (row === heading.row) record.arranged = arrangements.heading;
      else if (isWide) this.leaveOpen(record);
      return;
    }
    const { cells, columns } = this.dialect;
    if (cells !== undefined && record.width > columns.length && isFilledBeyond(record, columns.length))
      this.arrangeWide(record, cells);
  }

  private arrangeWide(record: RecordReader, forms: readonly CellForm[]): void {
    const { joins, drops } = fitsOf(record, forms, this.dialect);
    const [column] = joins;
    if (column !== undefined && joins.length === 1) {
      join(record, column, record.width - forms.length);
      return;
    }
    const [first] = drops;
    if (first !== undefined && this.isOneReading(drops, forms.length)) {
      drop(record, first, record.width - forms.length);
      return;
    }
    this.leaveOpen(record);
  }

  /** Leaves a record as it is, or follows the answer about such records. */
  private leaveOpen(record: RecordReader): void {
    const { answer } = this;
    this.onOpen?.(record);
    if (answer === undefined) record.arranged = arrangements.wide;
    else if (answer.as === "leaveOut") record.arranged = arrangements.setAside;
    else arrangeAs(record, answer, record.width - this.dialect.columns.length);
  }

  /** Whether the columns that tell are the same cells for every such place. */
  private isOneReading(drops: readonly number[], columns: number): boolean {
    const telling = this.telling ?? Array.from({ length: columns }, (_, at) => at);
    return telling.every((column) => new Set(drops.map((at) => column >= at)).size === 1);
  }
}

/** Columns of names, money and days, and what else decides what a row adds. */
export function tellingColumns(sources: ColumnMapping["sources"]): number[] {
  const fields = [
    "supplierName",
    "supplierId",
    "amount",
    "spend",
    "credit",
    "cents",
    "currency",
    "documentDate",
    "dateMonth",
    "dateDay",
    "paidDate",
    "documentType",
  ] as const;
  return fields.flatMap((field) => {
    const source = sources[field];
    return source !== undefined && "column" in source ? [source.column] : [];
  });
}

/** Whether a record holds anything beyond so many cells. */
export function isFilledBeyond(record: RecordReader, columns: number): boolean {
  if (record.isTooWide) return true;
  for (let cell = columns; cell < Math.min(record.width, record.starts.length); cell++) {
    const end = record.ends[cell] ?? 0;
    for (let at = record.starts[cell] ?? 0; at < end; at++) if ((record.buffer[at] ?? 0) > 32) return true;
  }
  return false;
}

/** Ways to read a row of more cells than there are forms; none of a row with too many. */
export function fitsOf(record: RecordReader, forms: readonly CellForm[], dialect: FileDialect): Fits {
  const extra = record.width - forms.length;
  if (extra > mostExtra || record.width > record.starts.length) return { joins: [], drops: [] };
  const textOf = (from: number, to: number) =>
    decodeText(record.buffer.subarray(record.starts[from], record.ends[to]), dialect.encoding).trim();
  const texts = Array.from({ length: record.width }, (_, cell) => textOf(cell, cell));
  const { from, to } = placesThatFit(texts, forms);
  const drops: number[] = [];
  for (let at = from; at <= to; at++) drops.push(at);
  const joins: number[] = [];
  for (let column = Math.max(0, from - 1); column <= Math.min(to, forms.length - 1); column++) {
    const form = forms[column];
    const parts = texts.slice(column, column + extra + 1);
    if (form !== undefined && isBare(record, column, extra) && isJoin(parts, textOf(column, column + extra), form))
      joins.push(column);
  }
  const spaced = joins.filter((column) => startsWithSpace(record, column + 1));
  return { joins: joins.length > 1 && spaced.length === 1 ? spaced : joins, drops };
}

/** Whether only one delimiter, without quotes, separates the cells. */
function isBare(record: RecordReader, column: number, extra: number): boolean {
  for (let cell = column; cell < column + extra; cell++)
    if ((record.starts[cell + 1] ?? 0) !== (record.ends[cell] ?? 0) + 1) return false;
  return true;
}

const startsWithSpace = (record: RecordReader, cell: number): boolean => record.buffer[record.starts[cell] ?? 0] === 32;

/** Whether cells are the parts of one: a name cut at a comma, or an amount at the mark of its thousands. */
function isJoin(parts: readonly string[], joined: string, form: CellForm): boolean {
  const [first = "", ...rest] = parts;
  if (first === "" || rest.some((part) => part === "")) return false;
  if (form.words && !form.isCode && form.values === null) {
    const isName = /\p{L}/u.test(first) && rest.every((part) => /\p{L}/u.test(part));
    if (isName && fitsForm(joined, form)) return true;
  }
  return form.isCut && isCutAmount(parts) && fitsForm(joined, form);
}

/** Whether cells are the parts of an amount that its own mark cut: digits in threes, or two for cents. */
export function isCutAmount([first = "", ...rest]: readonly string[]): boolean {
  const [last = ""] = rest.slice(-1);
  if (rest.length === 1 && /^\d{2}\D{0,3}$/.test(last)) return /\d$/.test(first);
  if (!/^[-+(]?\D{0,4}\d{1,3}$/.test(first) || !/^\d{3}([.,]\d{1,2})?\D{0,4}$/.test(last)) return false;
  return rest.slice(0, -1).every((part) => /^\d{3}$/.test(part));
}

/** Makes one cell of a column's and the `extra` ones behind it. */
function join(record: RecordReader, column: number, extra: number): void {
  record.ends[column] = record.ends[column + extra] ?? 0;
  record.escaped[column] = 0;
  close(record, column + 1, extra);
  record.arranged = arrangements.joined;
}

/** Reads a record with `extra` cells more in the way that was chosen. */
export function arrangeAs(record: RecordReader, { as, cell }: WiderReading, extra: number): void {
  if (as === "without" || extra === 0) drop(record, cell, extra);
  else join(record, cell, extra);
}

/** Removes `extra` cells at a place. */
function drop(record: RecordReader, at: number, extra: number): void {
  close(record, at, extra);
  record.arranged = arrangements.dropped;
}

/** Moves the cells behind `extra` ones at a place to the left, over them. */
function close(record: RecordReader, at: number, extra: number): void {
  const width = Math.min(record.width, record.starts.length);
  for (const cells of [record.starts, record.ends, record.escaped]) cells.copyWithin(at, at + extra, width);
  record.width = width - extra;
}

/** Puts the cells below a moved heading in the order of the file's columns. */
function move(record: RecordReader, columns: MovedHeading["columns"]): void {
  const had = Math.min(record.width, record.starts.length);
  for (const spans of [record.starts, record.ends, record.escaped]) {
    const before = spans.slice(0, had);
    columns.forEach((cell, column) => {
      spans[column] = cell >= 0 && cell < had ? (before[cell] ?? 0) : 0;
    });
  }
  record.width = columns.length;
}
