/** What one slice adds to each payee by the values of the breakdowns. */
import { foldBreakdown, maxBreakdowns } from "@paygauge/api-types/entities/breakdowns";
import { decodeText } from "@paygauge/analysis/reading/encoding";
import { CellMemo } from "@paygauge/analysis/reading/lines/key-table";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { type BreakdownValues, mostValues } from "./breakdown-values.ts";
import type { IngestUpload } from "./ingest-upload.ts";
import { packColumns, unpackColumns, type Columns } from "./packed-columns.ts";
import { bytesOf, drain, numberOf, type SqlRunner } from "./sql-runner.ts";

/** Figures of a cell: spend that a summary states, then count and value of orders, invoices and payments. */
export const cellFigures = 7;
/** Codes of the columns that say whose cell it is; the figures follow them. */
export const cellCodes = { variant: 0, place: 1, value: 2, figures: 3 } as const;
/** Cells of a stored row, below the 2 MB of a value. */
const cellsOfRow = 16_000;
const valueSpan = mostValues + 1;

interface Column {
  readonly place: number;
  /** -1 where the file has no such column: its rows state no value. */
  readonly column: number;
  readonly ids: CellMemo<number>;
}

export class BreakdownSums {
  private readonly columns: readonly Column[];
  private readonly kind: IngestUpload["kind"];
  private readonly cells = new Map<number, number>();
  private keys: number[] = [];
  private figures = new Float64Array(1024 * cellFigures);

  constructor({ mapping, dialect, kind }: IngestUpload, values: BreakdownValues) {
    this.kind = kind;
    this.columns = values.labels.map((label, place) => ({
      place,
      column: mapping.breakdowns?.find((each) => foldBreakdown(each.label) === foldBreakdown(label))?.column ?? -1,
      ids: new CellMemo((bytes) => values.idOf(place, decodeText(bytes, dialect.encoding).replaceAll('""', '"'))),
    }));
  }

  /** Adds a line of a payee to its value of each breakdown; `counts` as for its totals. */
  add(payee: number, line: LineReader, record: RecordReader, counts: 0 | 1): void {
    for (const { place, column, ids } of this.columns) {
      const value = column < 0 ? 0 : valueOf(record, column, ids);
      const at = this.cellOf((payee * maxBreakdowns + place) * valueSpan + value);
      if (this.kind === "base") this.addSummary(at, line);
      else this.addDocument(at, line, counts);
    }
  }

  private addDocument(at: number, { type, amount }: LineReader, counts: 0 | 1): void {
    const { figures } = this;
    const to = at + 1 + type * 2;
    figures[to] = (figures[to] ?? 0) + counts;
    figures[to + 1] = (figures[to + 1] ?? 0) + amount;
  }

  private addSummary(at: number, line: LineReader): void {
    const { figures } = this;
    figures[at] = (figures[at] ?? 0) + line.amount;
    for (let of = 0; of < cellFigures - 1; of++)
      figures[at + 1 + of] = (figures[at + 1 + of] ?? 0) + (line.figures[of] ?? 0);
  }

  private cellOf(key: number): number {
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    const at = this.keys.length * cellFigures;
    if (at === this.figures.length) {
      const larger = new Float64Array(at * 2);
      larger.set(this.figures);
      this.figures = larger;
    }
    this.keys.push(key);
    this.cells.set(key, at);
    return at;
  }

  /** Stores the slice's cells. @param firstVariant variant id of the key table's index 0 */
  save(sql: SqlRunner, firstVariant: number): void {
    for (let from = 0; from < this.keys.length; from += cellsOfRow) {
      const keys = this.keys.slice(from, from + cellsOfRow);
      const columns = new Map<number, Float64Array>([
        [
          cellCodes.variant,
          Float64Array.from(keys, (key) => firstVariant + Math.floor(key / valueSpan / maxBreakdowns)),
        ],
        [cellCodes.place, Float64Array.from(keys, (key) => Math.floor(key / valueSpan) % maxBreakdowns)],
        [cellCodes.value, Float64Array.from(keys, (key) => key % valueSpan)],
      ]);
      for (let figure = 0; figure < cellFigures; figure++)
        columns.set(
          cellCodes.figures + figure,
          Float64Array.from(keys, (_, at) => this.figures[(from + at) * cellFigures + figure] ?? 0),
        );
      drain(sql.exec("INSERT INTO ingest_breakdown (columns) VALUES (?)", packColumns(keys.length, columns)));
    }
  }
}

function valueOf({ buffer, starts, ends, width }: RecordReader, column: number, ids: CellMemo<number>): number {
  if (column >= width) return 0;
  let start = starts[column] ?? 0;
  let end = ends[column] ?? 0;
  while (start < end && (buffer[start] ?? 0) <= 32) start++;
  while (end > start && (buffer[end - 1] ?? 0) <= 32) end--;
  return start === end ? 0 : ids.get(buffer, start, end);
}

/** Every stored row of cells, in the order in which they were read. */
export function* readCells(sql: SqlRunner): Iterable<{ rows: number; columns: Columns }> {
  // No cursor stays open while others have their turn.
  for (let last = 0; ;) {
    const [row] = sql.exec("SELECT seq, columns FROM ingest_breakdown WHERE seq > ? ORDER BY seq LIMIT 1", last);
    if (row === undefined) return;
    last = numberOf(row.seq);
    yield unpackColumns(bytesOf(row.columns));
  }
}
