/**
 * Running sums of a file's amount columns, with marks where groups may begin: what an amount is compared with to see
 * whether it is the total of rows before it.
 */
import { AmountReader } from "@paygauge/analysis/reading/amounts";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import type { Plan } from "@paygauge/analysis/reading/lines/plan";
import type { RecordReader } from "@paygauge/analysis/reading/records";

/** Columns that are compared next to the mapped amount, at most. */
const mostOthers = 4;
const amountHeader =
  /\b(amount|value|net|gross|vat|tax|total|spend|price|cost|betrag|wert|netto|brutto|mwst|ust|steuer|montant|ht|ttc|tva|importe|iva|neto|bruto|importo|imponibile|bedrag|btw)\b/;

/** A place in the file: rows and sums up to it. */
export interface Mark {
  rows: number;
  sum: number;
  /** Of the other amount columns, in their order. */
  others: number[];
}

/** What an amount is the sum of. */
export interface Match {
  /** Rows that were added up. */
  rows: number;
  sum: number;
  /** The amount's distance from the sum, in minor units, never negative. */
  off: number;
}

export class RunningSums {
  rows = 0;
  sum = 0;
  /** Every amount is a multiple of it: amounts of whole hundreds meet by chance more often than those of pence. */
  step = 0;
  private readonly others: number[];
  private readonly columns: readonly number[];
  /** Lines in which the other column had a number. */
  private readonly filled: number[];
  private readonly amounts: AmountReader;

  constructor(plan: Plan) {
    const { dialect, mapping } = plan;
    const used = new Set(Object.values(mapping.sources).map((source) => source && "column" in source && source.column));
    this.columns =
      plan.amount < 0
        ? []
        : dialect.columns
            .filter(({ index, name }) => !used.has(index) && amountHeader.test(foldHeader(name)))
            .slice(0, mostOthers)
            .map(({ index }) => index);
    this.others = this.columns.map(() => 0);
    this.filled = this.columns.map(() => 0);
    this.amounts = new AmountReader(mapping.decimalMark, dialect.encoding);
  }

  /** The place before the next row. */
  mark(): Mark {
    return { rows: this.rows, sum: this.sum, others: [...this.others] };
  }

  /** Moves a mark that no one else holds to the place before the next row. */
  renew(mark: Mark): void {
    mark.rows = this.rows;
    mark.sum = this.sum;
    for (let at = 0; at < this.others.length; at++) mark.others[at] = this.others[at] ?? 0;
  }

  add(amount: number, record: RecordReader): void {
    this.rows++;
    this.sum += amount;
    if (this.step !== 1 && amount !== 0) this.step = common(this.step, Math.abs(amount));
    for (let at = 0; at < this.columns.length; at++) {
      const value = this.read(record, at);
      if (value !== value) continue;
      this.others[at] = (this.others[at] ?? 0) + value;
      this.filled[at] = (this.filled[at] ?? 0) + 1;
    }
  }

  /**
   * How far an amount may be from the sum of so many rows: amounts that were rounded one by one, or a total that was
   * rounded to whole units.
   * @param unit minor units of one, 100 for pounds
   */
  tolerance(amount: number, rows: number, unit: number): number {
    const isWhole = unit > 1 && this.step % unit === 0;
    const drift = Math.ceil(Math.sqrt(rows)) * (isWhole ? unit : 1);
    return !isWhole && amount % unit === 0 ? Math.max(unit / 2, drift) : drift;
  }

  /** The match of an amount with the rows since a mark; null where it is not their sum. */
  matchSince(mark: Mark, amount: number, unit: number): Match | null {
    const rows = this.rows - mark.rows;
    const sum = this.sum - mark.sum;
    const off = Math.abs(amount - sum);
    return rows > 0 && off <= this.tolerance(amount, rows, unit) ? { rows, sum, off } : null;
  }

  /** Of the other amount columns that nearly every line fills: how many of a row's are sums since the mark, too. */
  othersSince(mark: Mark, record: RecordReader, unit: number): { agree: number; differ: number } {
    const found = { agree: 0, differ: 0 };
    const rows = this.rows - mark.rows;
    this.columns.forEach((_, at) => {
      const value = this.read(record, at);
      if (value !== value || (this.filled[at] ?? 0) < this.rows * 0.8) return;
      const off = Math.abs(value - ((this.others[at] ?? 0) - (mark.others[at] ?? 0)));
      found[off <= this.tolerance(value, rows, unit) ? "agree" : "differ"]++;
    });
    return found;
  }

  private read(record: RecordReader, at: number): number {
    const column = this.columns[at] ?? -1;
    if (column < 0 || column >= record.width) return Number.NaN;
    const { buffer } = record;
    let start = record.starts[column] ?? 0;
    let end = record.ends[column] ?? 0;
    while (start < end && (buffer[start] ?? 0) <= 32) start++;
    while (end > start && (buffer[end - 1] ?? 0) <= 32) end--;
    if (start === end) return Number.NaN;
    const value = this.amounts.read(buffer, start, end, 2);
    return Number.isFinite(value) ? value : Number.NaN;
  }
}

function common(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
