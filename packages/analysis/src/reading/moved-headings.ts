/** Finds headings inside a file that name its columns in another order than the first one does. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { columnsOfKind } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { MovedHeading } from "@paygauge/api-types/entities/row-forms";
import { cellText } from "./dialect.ts";
import type { RecordReader } from "./records.ts";
import { foldHeader, hasKnownWord, headerFit } from "./synonyms.ts";

/** Of the file's named columns so many are named again, at least. */
const namedAgain = 0.6;
/** Headings of other words than the first one's name so many of its fields, at least. */
const fewestWords = 3;
/** Records without a figure that are read in vain: a file has few, unless it holds no figures at all. */
const mostRead = 2000;
const longestName = 120;
const leastFit = 0.6;
const fields = [...new Set([...columnsOfKind.advanced.columns, ...columnsOfKind.base.columns])];

/** The field that a heading names best; null where it names none. */
function fieldOf(folded: string): string | null {
  if (!hasKnownWord(folded)) return null;
  const [best] = fields.map((field) => ({ field, fit: headerFit(field, folded) })).toSorted((a, b) => b.fit - a.fit);
  return best !== undefined && best.fit >= leastFit ? best.field : null;
}

export class MovedHeadings {
  private readonly names: readonly string[];
  private readonly fieldsOf: readonly (string | null)[];
  private readonly named: number;
  private columns: readonly number[];
  private readonly encoding: FileDialect["encoding"];
  private read = 0;
  readonly found: MovedHeading[] = [];

  constructor({ columns, headerRow, encoding }: Pick<FileDialect, "columns" | "headerRow" | "encoding">) {
    this.encoding = encoding;
    const isSilent = headerRow === 0 || columns.length > fileLimits.arrangedColumns.limit;
    this.names = isSilent ? [] : columns.map(({ name }) => (/^Column \d+$/.test(name) ? "" : foldHeader(name)));
    this.fieldsOf = this.names.map(fieldOf);
    this.named = this.names.filter((name) => name !== "").length;
    this.columns = columns.map(({ index }) => index);
  }

  /** The heading that a record is, where it puts the columns in another order than they are in so far. */
  look(record: RecordReader, row: number): MovedHeading | null {
    if (this.named < 2 || this.read >= mostRead || this.found.length >= fileLimits.movedHeadings.limit) return null;
    if (record.width < 2 || hasFigure(record)) return null;
    this.read++;
    const cells = Array.from({ length: Math.min(record.width, this.names.length * 2) }, (_, at) =>
      foldHeader(cellText(record, at, this.encoding).slice(0, longestName)),
    );
    const columns = this.placesIn(cells);
    if (columns === null) return null;
    this.read = 0;
    if (columns.every((cell, column) => cell === this.columns[column] || this.names[column] === "")) return null;
    this.columns = columns;
    const heading = { row, width: record.width, columns };
    this.found.push(heading);
    return heading;
  }

  /** For each column the cell that names it; null where too few are named. */
  private placesIn(cells: readonly string[]): number[] | null {
    const taken = new Set<number>();
    const take = (at: number) => {
      if (at >= 0) taken.add(at);
      return at;
    };
    const free = (test: (cell: string) => boolean) => cells.findIndex((cell, at) => !taken.has(at) && test(cell));
    const columns = this.names.map((name) => (name === "" ? -1 : take(free((cell) => cell === name))));
    const isEnough = (least: number) =>
      columns.filter((cell) => cell >= 0).length >= Math.max(least, this.named * namedAgain);
    // In another language no word is the same, and each names something.
    const isRepeated = isEnough(2);
    if (!isRepeated && !cells.every((cell) => cell === "" || fieldOf(cell) !== null)) return null;
    this.fieldsOf.forEach((field, column) => {
      if (columns[column] === -1 && field !== null) columns[column] = take(free((cell) => fieldOf(cell) === field));
    });
    if (!isRepeated && !isEnough(fewestWords)) return null;
    // A column without a name stays in its place.
    return columns.map((cell, column) => (this.names[column] === "" && !taken.has(column) ? column : cell));
  }
}

function hasFigure({ buffer, recordStart, recordEnd }: RecordReader): boolean {
  for (let at = recordStart; at < recordEnd; at++) {
    const byte = buffer[at] ?? 0;
    if (byte >= 48 && byte <= 57) return true;
  }
  return false;
}
