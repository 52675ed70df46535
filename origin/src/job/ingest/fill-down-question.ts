/** Asks which supplier rows without one belong to, below rows with a supplier, as in a pivot. */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { doubts } from "@paygauge/analysis/reading/lines/doubts";
import type { LineOutcome, LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { ExactSum } from "./exact-sum.ts";
import { rawText } from "./raw-text.ts";

/** Fewer rows, or a smaller share of all, may be slips and are rejected without a question. */
const fewest = 2;
const least = 0.05;
const shownRows = 4;
const shownLength = 300;

export class FillDownQuestion {
  private readonly encoding: FileDialect["encoding"];
  private readonly isStated: boolean;
  private rows = 0;
  private named = 0;
  private isAbove = false;
  private readonly sum = new ExactSum();
  private readonly sample: { line: number; raw: string }[] = [];

  constructor({ encoding }: FileDialect, mapping: Pick<ColumnMapping, "answers" | "fillDown">) {
    this.encoding = encoding;
    // The mapping fills names down without a question.
    this.isStated = mapping.fillDown === true && mapping.answers?.fillDown === undefined;
  }

  /** Takes in a row that is neither blank nor a total. */
  add(record: RecordReader, line: LineReader, outcome: LineOutcome): void {
    const isFilled = outcome === "line" && (line.doubts & doubts.nameFromAbove) !== 0;
    if (!isFilled && outcome !== "no-name") {
      this.isAbove ||= outcome === "line";
      if (outcome === "line") this.named++;
      return;
    }
    if (!this.isAbove || !Number.isFinite(line.written)) return;
    this.rows++;
    const { converter } = line.conversion;
    this.sum.add(converter === null ? line.written : converter.convert(line.written));
    if (this.sample.length < shownRows)
      this.sample.push({ line: record.line, raw: rawText(record, this.encoding).slice(0, shownLength) });
  }

  /** A blank row or a total ends a supplier. */
  end(): void {
    this.isAbove = false;
  }

  question(): CheckQuestion[] {
    const { rows, named, sample } = this;
    if (this.isStated || rows < fewest || rows < (rows + named) * least) return [];
    return [{ code: "fillDown", rows, sumMinor: this.sum.text(), sample }];
  }
}
