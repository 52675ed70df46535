/** Asks how rows are read that have more cells than the heading names, where they can be read in several ways. */
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion, WiderReading } from "@paygauge/api-types/entities/questions";
import { arrangeAs, isCutAmount, tellingColumns } from "@paygauge/analysis/reading/arrange";
import { lineReaderOf } from "@paygauge/analysis/reading/lines/line-reader-of";
import { doubts } from "@paygauge/analysis/reading/lines/doubts";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { Plan } from "@paygauge/analysis/reading/lines/plan";
import { textAt } from "@paygauge/analysis/reading/lines/corrections";
import { grammarOf } from "@paygauge/analysis/reading/ranges";
import { RecordReader } from "@paygauge/analysis/reading/records";
import { ExactSum } from "./exact-sum.ts";
import { rawText } from "./raw-text.ts";

const shownRows = 4;
const shownLength = 300;
/** A reading under which fewer of the rows are lines is none. */
const mostly = 0.5;
const unlike = doubts.dateUnreadable | doubts.documentTypeUnknown;

/** One way to read the rows. */
class Reading {
  readonly way: WiderReading;
  rows = 0;
  /** The amount of the first row that reads so, as it is written. */
  first = "";
  readonly sum = new ExactSum();
  private readonly line: LineReader;
  private readonly scratch: RecordReader;
  private readonly plan: Plan;

  constructor(way: WiderReading, plan: Plan) {
    this.way = way;
    this.plan = plan;
    this.line = lineReaderOf({ ...plan, fillsDown: false });
    this.scratch = new RecordReader(grammarOf(plan.dialect));
  }

  add(record: RecordReader): void {
    const { scratch, line, plan } = this;
    const width = Math.min(record.width, record.starts.length);
    for (const spans of ["starts", "ends", "escaped"] as const) scratch[spans].set(record[spans].subarray(0, width));
    Object.assign(scratch, { buffer: record.buffer, width });
    const extra = width - plan.dialect.columns.length;
    if (this.way.as === "joined" && !this.isAmount(record, extra)) return;
    arrangeAs(scratch, this.way, extra);
    if (line.read(scratch) !== "line" || (line.doubts & unlike) !== 0) return;
    if (this.rows === 0) this.first = textAt(scratch, plan.amount, plan.dialect).trim();
    this.rows++;
    this.sum.add(line.amount);
  }

  /** Whether the cells to be joined are the parts of one amount. */
  private isAmount(record: RecordReader, extra: number): boolean {
    const texts = Array.from({ length: extra + 1 }, (_, at) => textAt(record, this.way.cell + at, this.plan.dialect));
    return isCutAmount(texts.map((text) => text.trim()));
  }
}

/** By position first, then with the additional cell further to the left, then as parts of one amount. */
function waysOf({ mapping, dialect, amount }: Plan): WiderReading[] {
  const places = new Set([...tellingColumns(mapping.sources), dialect.columns.length]);
  const without = [...places].toSorted((a, b) => b - a).map((cell) => ({ as: "without" as const, cell }));
  return amount < 0 ? without : [...without, { as: "joined", cell: amount }];
}

export class WiderQuestion {
  private readonly dialect: FileDialect;
  private readonly readings: readonly Reading[];
  private rows = 0;
  private readonly sample: { line: number; raw: string }[] = [];

  constructor(plan: Plan) {
    this.dialect = plan.dialect;
    const isPlain = plan.dialect.cells === undefined && plan.dialect.headings === undefined;
    this.readings = isPlain ? [] : waysOf(plan).map((way) => new Reading(way, plan));
  }

  /** Takes in a row that can be read in several ways. */
  add(record: RecordReader): void {
    this.rows++;
    const row = { line: record.line, raw: rawText(record, this.dialect.encoding).slice(0, shownLength) };
    if (this.sample.length < shownRows) this.sample.push(row);
    for (const reading of this.readings) reading.add(record);
  }

  question(): CheckQuestion[] {
    const { rows, sample } = this;
    const [first] = sample;
    if (first === undefined) return [];
    const likely = this.readings.filter((reading) => reading.rows >= rows * mostly);
    // Read by position alone, as the note says.
    if (likely.length === 1 && likely[0]?.way.cell === this.dialect.columns.length) return [];
    const readings = likely.map(({ way, rows: lines, sum, first: amount }) => ({
      ...way,
      rows: lines,
      sumMinor: sum.text(),
      first: amount,
    }));
    return [{ code: "widerRows", rows, from: first.line, readings, sample }];
  }
}
