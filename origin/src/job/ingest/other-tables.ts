/**
 * Finds rows below a ledger that look like a table of their own: a summary by supplier or department, or a heading with
 * other columns. They are asked about, and left out where a user says that they aren't payments.
 */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import type { LineOutcome, LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { arrangements, type RecordReader } from "@paygauge/analysis/reading/records";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import { ExactSum } from "./exact-sum.ts";
import { rawText } from "./raw-text.ts";

/** A ledger of more parts is one of groups with gaps between them. */
const maxParts = 40;
const maxAsked = 5;
/** Rows before a part, at least, that make a ledger of it. */
const minBefore = 3;
const shownRows = 4;
const shownLength = 300;

interface Tail {
  from: number;
  rows: number;
  sum: ExactSum;
  sample: { line: number; raw: string }[];
}

interface Part {
  from: number;
  to: number;
  rows: number;
  dated: number;
  sum: ExactSum;
  /** Its last lines, as long as no line has a date. */
  tail: Tail | null;
  /** It begins with a row of names, other ones than the file's header. */
  hasHeading: boolean;
  sample: { line: number; raw: string }[];
}

/** Lines that a user said aren't payments. */
export function otherLines({ answers }: Pick<ColumnMapping, "answers">): (line: number) => boolean {
  const tables = (answers?.otherTables ?? []).filter(({ arePayments }) => !arePayments);
  return (line) => tables.some(({ from, to }) => line >= from && line <= to);
}

export class OtherTables {
  private readonly parts: Part[] = [];
  private part: Part | null = null;
  private isMany = false;
  /** A gap or a heading is between the last line and the next. */
  private isApart = false;
  private heading: { line: number; raw: string } | null = null;
  private readonly dialect: FileDialect;
  /** The columns of names and amounts, with their headers. */
  private readonly columns: readonly { column: number; header: string }[];
  /** Columns of dates and numbers, which a heading fills with words. */
  private readonly figures: readonly number[];
  private readonly hasDates: boolean;

  constructor(dialect: FileDialect, mapping: ColumnMapping) {
    this.dialect = dialect;
    const { sources } = mapping;
    this.columns = [sources.supplierName, sources.amount ?? sources.spend].flatMap((source) =>
      source !== undefined && "column" in source
        ? [{ column: source.column, header: foldHeader(dialect.columns[source.column]?.name ?? "") }]
        : [],
    );
    this.figures = (["documentDate", "paidDate", "dueDate", "documentNumber"] as const).flatMap((field) => {
      const source = sources[field];
      return source !== undefined && "column" in source ? [source.column] : [];
    });
    this.hasDates = sources.documentDate !== undefined || sources.paidDate !== undefined;
  }

  /** Takes in a row that is blank or not a line. */
  pass(record: RecordReader, outcome: LineOutcome): void {
    if (this.isMany) return;
    if (outcome === "blank") {
      this.isApart = true;
      return;
    }
    if (record.arranged === arrangements.heading || !this.isHeading(record)) return;
    this.isApart = true;
    this.heading = this.rowOf(record);
  }

  /** Takes in a line, whatever becomes of it. */
  line(record: RecordReader, line: LineReader): void {
    if (this.isMany) return;
    if (this.part === null || this.isApart) this.begin(record.line);
    const { part } = this;
    if (part === null) return;
    part.to = record.line;
    part.rows++;
    part.sum.add(line.amount);
    if (line.date === line.date) {
      part.dated++;
      part.tail = null;
    } else this.addToTail(part, record, line);
    if (this.parts.length > 1 && part.sample.length < shownRows) part.sample.push(this.rowOf(record));
  }

  private addToTail(part: Part, record: RecordReader, line: LineReader): void {
    // A file whose rows have no dates has no tail without them.
    if (!this.hasDates || part.dated === 0) return;
    part.tail ??= { from: record.line, rows: 0, sum: new ExactSum(), sample: [] };
    part.tail.rows++;
    part.tail.sum.add(line.amount);
    if (part.tail.sample.length < shownRows) part.tail.sample.push(this.rowOf(record));
  }

  private begin(line: number): void {
    this.isMany = this.parts.length >= maxParts;
    if (this.isMany) return;
    const { heading } = this;
    this.part = {
      from: line,
      to: line,
      rows: 0,
      dated: 0,
      sum: new ExactSum(),
      tail: null,
      hasHeading: heading !== null,
      sample: heading === null ? [] : [heading],
    };
    this.parts.push(this.part);
    this.isApart = false;
    this.heading = null;
  }

  /** Names in the columns of names and amounts, and not those of the file's own header. */
  private isHeading(record: RecordReader): boolean {
    const texts = this.columns.map(({ column }) => textAt(record, column, this.dialect).trim());
    if (texts.length < 2 || texts.some((text) => text === "" || text.length > 60 || /\d/.test(text))) return false;
    // A payment whose amount is a remark has a date or a number; a damaged line has figures in the wrong places.
    if (this.figures.some((column) => /\d/.test(textAt(record, column, this.dialect)))) return false;
    if (!this.isApart && /\d/.test(this.rowOf(record).raw)) return false;
    return texts.some((text, at) => foldHeader(text) !== this.columns[at]?.header);
  }

  private rowOf(record: RecordReader): { line: number; raw: string } {
    return { line: record.line, raw: rawText(record, this.dialect.encoding).slice(0, shownLength) };
  }

  questions(): CheckQuestion[] {
    if (this.isMany) return [];
    const asked: CheckQuestion[] = [];
    const [first, ...others] = this.parts;
    if (first === undefined) return [];
    const before = { rows: first.rows, dated: first.dated, sum: first.sum.value() };
    for (const part of others) {
      if (asked.length < maxAsked && before.rows >= minBefore && this.isOther(part, before)) {
        const { from, to, rows, sample } = part;
        asked.push({
          code: "otherTable",
          from,
          to,
          rows,
          sumMinor: part.sum.text(),
          beforeMinor: before.sum.toString(),
          sample,
        });
        continue;
      }
      before.rows += part.rows;
      before.dated += part.dated;
      before.sum += part.sum.value();
    }
    return asked.length === 0 ? this.tailQuestion() : asked;
  }

  /** Rows without dates at the end, without a gap before them, that add up to all the others. */
  private tailQuestion(): CheckQuestion[] {
    const last = this.parts.at(-1);
    const tail = last?.tail;
    if (last === undefined || tail == null || tail.rows < 2) return [];
    const all = this.parts.reduce((sum, part) => sum + part.sum.value(), 0n);
    const sum = tail.sum.value();
    const before = all - sum;
    const isSum = sum !== 0n && isNear(sum, before, tail.rows);
    if (!isSum) return [];
    const { from, rows, sample } = tail;
    const figures = { sumMinor: sum.toString(), beforeMinor: before.toString() };
    return [{ code: "otherTable", from, to: last.to, rows, ...figures, sample }];
  }

  private isOther(part: Part, before: { rows: number; dated: number; sum: bigint }): boolean {
    const sum = part.sum.value();
    const isSum = part.rows > 1 && sum !== 0n && isNear(sum, before.sum, part.rows);
    const lacksDates = this.hasDates && before.dated >= before.rows * 0.9 && part.dated <= part.rows * 0.1;
    return part.hasHeading || isSum || lacksDates;
  }
}

/** Whether two sums agree but for the rounding of so many rows. */
function isNear(a: bigint, b: bigint, rows: number): boolean {
  const off = a - b;
  return (off < 0n ? -off : off) <= BigInt(rows);
}
