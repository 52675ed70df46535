/**
 * Asks what becomes of rows whose column may separate credits or void rows from payments: where its words are not known,
 * or are known and do not settle it. Both sums are stated.
 */
import type { ColumnMapping, FileDialect } from "@paygauge/api-types/entities/ledger";
import { effectiveSides } from "@paygauge/api-types/entities/propose-sides";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { CellMemo } from "@paygauge/api-types/reading/lines/key-table";
import type { RecordReader } from "@paygauge/api-types/reading/records";
import { decodeText } from "@paygauge/api-types/reading/encoding";
import { isSideHeader, sidesOfValues, type SideWord } from "@paygauge/api-types/reading/sides";

/** A column of more values, or of longer ones, separates no rows. */
const maxValues = 24;
/** A column of so many values is asked about where a word in it is known, of fewer also where none is. */
const maxUnknown = 6;
const longestValue = 40;
/** What separates credits from payments leaves most rows payments. */
const minPayments = 0.6;

interface Value {
  text: string;
  rows: number;
  positive: number;
  negative: number;
  sum: bigint;
  positiveSum: bigint;
}

/** The values of one column with their money, as long as they are few. */
class SideColumn {
  readonly index: number;
  readonly name: string;
  isMany = false;
  private readonly values = new Map<string, Value>();
  private readonly memo: CellMemo<Value | null>;
  private readonly empty: Value;

  constructor(index: number, name: string, { encoding }: FileDialect) {
    this.index = index;
    this.name = name;
    this.empty = this.valueOf("");
    this.memo = new CellMemo((bytes) => {
      const text = decodeText(bytes, encoding).trim();
      const isNew = !this.values.has(text);
      this.isMany ||= isNew && (this.values.size > maxValues || text.length > longestValue);
      return this.isMany ? null : this.valueOf(text);
    });
  }

  private valueOf(text: string): Value {
    const value = this.values.get(text) ?? { text, rows: 0, positive: 0, negative: 0, sum: 0n, positiveSum: 0n };
    this.values.set(text, value);
    return value;
  }

  add(record: RecordReader, amount: number): void {
    const value = this.at(record);
    if (value === null) return;
    value.rows++;
    value.sum += BigInt(amount);
    if (amount > 0) {
      value.positive++;
      value.positiveSum += BigInt(amount);
    } else if (amount < 0) value.negative++;
  }

  private at(record: RecordReader): Value | null {
    if (this.isMany) return null;
    if (this.index >= record.width) return this.empty;
    let start = record.starts[this.index] ?? 0;
    let end = record.ends[this.index] ?? 0;
    while (start < end && (record.buffer[start] ?? 0) <= 32) start++;
    while (end > start && (record.buffer[end - 1] ?? 0) <= 32) end--;
    return start === end ? this.empty : this.memo.get(record.buffer, start, end);
  }

  /** The values, most rows first. */
  found(): Value[] {
    if (this.isMany) return [];
    return [...this.values.values()].filter(({ rows }) => rows > 0).toSorted((a, b) => b.rows - a.rows);
  }
}

export class SideQuestion {
  private readonly columns: SideColumn[];
  /** By column, what was done with the rows of each value. */
  private readonly signOf: ReadonlyMap<number, ReadonlyMap<string, -1 | 1>>;
  private readonly automatic: ReadonlySet<number>;
  private readonly flips: boolean;

  constructor(dialect: FileDialect, mapping: ColumnMapping) {
    const taken = new Set(
      (
        ["supplierName", "supplierId", "amount", "spend", "credit", "currency", "paymentMethod", "payeeClass"] as const
      ).flatMap((field) => {
        const source = mapping.sources[field];
        return source !== undefined && "column" in source ? [source.column] : [];
      }),
    );
    const sides = effectiveSides(mapping);
    const answered = new Set((mapping.answers?.sides ?? []).map(({ column }) => column));
    this.automatic = new Set(sides.map(({ column }) => column).filter((column) => !answered.has(column)));
    this.flips = mapping.answers?.negatives === "spend";
    this.signOf = new Map(
      sides.map(({ column, values }) => [
        column,
        new Map(values.map(({ text, side }) => [text, side === "subtract" ? -1 : 1])),
      ]),
    );
    // A column for each side carries the signs itself.
    this.columns =
      mapping.sources.credit === undefined
        ? dialect.columns
            .filter(({ index, name }) => !taken.has(index) && (this.signOf.has(index) || isSideHeader(name)))
            .map(({ index, name }) => new SideColumn(index, name, dialect))
        : [];
  }

  /** @param amount minor units of a row that is a line, or would be one if it had happened */
  add(record: RecordReader, amount: number): void {
    if (!Number.isFinite(amount)) return;
    for (const column of this.columns) column.add(record, amount);
  }

  questions(): CheckQuestion[] {
    return this.columns.flatMap((column) => this.questionOf(column));
  }

  private questionOf(column: SideColumn): CheckQuestion[] {
    const values = column.found().map((value) => this.asWritten(column.index, value));
    const sides = sidesOfValues(
      column.name,
      values.map(({ text }) => text),
    );
    const proposed = this.automatic.has(column.index) ? this.signOf.get(column.index) : undefined;
    const asked =
      proposed === undefined ? askedValues(values, sides) : new Set(values.filter(({ text }) => proposed.has(text)));
    if (asked.size === 0) return [];
    const sumOf = (factor: bigint) =>
      values.reduce((sum, value) => sum + (asked.has(value) ? factor : 1n) * value.sum, 0n).toString();
    return [
      {
        code: "sides",
        column: column.index,
        name: column.name,
        values: values.map((value) => ({
          text: value.text,
          rows: value.rows,
          sumMinor: value.sum.toString(),
          isAsked: asked.has(value),
        })),
        addedMinor: sumOf(1n),
        subtractedMinor: sumOf(-1n),
        leftOutMinor: sumOf(0n),
        isProposed: proposed !== undefined,
      },
    ];
  }

  /** A value as the file states it, before any answer subtracted its rows. */
  private asWritten(column: number, value: Value): Value {
    const sign = (this.signOf.get(column)?.get(value.text) ?? 1) * (this.flips ? -1 : 1);
    if (sign > 0) return value;
    const { positive, negative, sum, positiveSum } = value;
    return { ...value, positive: negative, negative: positive, sum: -sum, positiveSum: positiveSum - sum };
  }
}

/** The values whose rows may be no payments; none where the column asks nothing. */
function askedValues(values: readonly Value[], sides: ReadonlyMap<string, SideWord | null>): Set<Value> {
  const sideOf = ({ text }: Value) => sides.get(text) ?? null;
  const rows = values.reduce((sum, value) => sum + value.rows, 0);
  const negatives = values.reduce((sum, value) => sum + value.negative, 0);
  // Credits and void rows that are negative already, or nought, take nothing from the total.
  const known = values.filter((value) => {
    const side = sideOf(value);
    if (side === null || side === "add" || value.positive === 0) return false;
    const against = value.positiveSum - value.sum;
    return value.positiveSum > against;
  });
  if (known.length > 0) return new Set(known);
  if (negatives > 0 || values.length < 2 || values.length > maxUnknown) return new Set();
  const [first, ...others] = values;
  if (first === undefined || first.rows < rows * minPayments) return new Set();
  const unknown = others.filter((value) => sideOf(value) === null && value.text !== "" && value.positive > 0);
  // An empty cell is the payment: what is filled is asked about.
  return new Set(unknown);
}
