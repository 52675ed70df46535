/**
 * Asks what becomes of rows whose column may separate credits or void rows from payments: where its words are not known,
 * or are known and do not settle it. Both sums are stated.
 */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { effectiveSides } from "@paygauge/api-types/entities/propose-sides";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { CellMemo } from "@paygauge/analysis/reading/lines/key-table";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { decodeText } from "@paygauge/analysis/reading/encoding";
import { foldLabel } from "@paygauge/analysis/reading/total-labels";
import type { RowSide } from "@paygauge/api-types/entities/row-sides";
import { isSideHeader, sidesOfValues, type SideWord } from "@paygauge/analysis/reading/sides";
import { equalSumsQuestion, kindsQuestion } from "./counted-rows.ts";
import { ExactSum } from "./exact-sum.ts";

/** A column of more values, or of longer ones, separates no rows. */
const maxValues = 24;
/** The same of a column whose heading says nothing of sides. */
const maxFlags = 3;
/** Rows after which columns of many values, or of a single one, are watched no more. */
const watchedRows = 2000;
/** A column of so many values is asked about where a word in it is known, of fewer also where none is. */
const maxUnknown = 6;
const longestValue = 40;
/** A longer value in a column without a name is a remark. */
const longestMark = 12;
/** Types of documents may be short codes that only their system knows. */
const isShortCode = (text: string): boolean => /^\p{L}{1,4}$/u.test(text);
/** What separates credits from payments leaves most rows payments. */
const minPayments = 0.6;

interface Value {
  text: string;
  rows: number;
  positive: number;
  negative: number;
  sum: bigint;
  positiveSum: bigint;
  /** Days since 1970-01-01 of the first and the last dated row. */
  first: number;
  last: number;
}

/** A value while its rows are counted. */
class Counted {
  readonly text: string;
  rows = 0;
  positive = 0;
  negative = 0;
  private first = Infinity;
  private last = -Infinity;
  private readonly sum = new ExactSum();
  private readonly positiveSum = new ExactSum();

  constructor(text: string) {
    this.text = text;
  }

  add(amount: number, date: number): void {
    this.rows++;
    if (date < this.first) this.first = date;
    if (date > this.last) this.last = date;
    this.sum.add(amount);
    if (amount > 0) {
      this.positive++;
      this.positiveSum.add(amount);
    } else if (amount < 0) this.negative++;
  }

  value(): Value {
    const { text, rows, positive, negative, first, last } = this;
    const sums = { sum: this.sum.value(), positiveSum: this.positiveSum.value() };
    return { text, rows, positive, negative, first, last, ...sums };
  }
}

/** The values of one column with their money, as long as they are few. */
class SideColumn {
  readonly index: number;
  readonly name: string;
  /** Its heading says that it separates rows, or a user did. */
  readonly isNamed: boolean;
  isMany = false;
  private readonly values = new Map<string, Counted>();
  private readonly memo: CellMemo<Counted | null>;
  private readonly empty: Counted;

  constructor(index: number, name: string, { encoding }: FileDialect, isNamed: boolean) {
    this.index = index;
    this.name = name;
    this.isNamed = isNamed;
    const most = isNamed ? maxValues : maxFlags;
    this.empty = this.valueOf("");
    this.memo = new CellMemo((bytes) => {
      const text = decodeText(bytes, encoding).trim();
      const isNew = !this.values.has(text);
      this.isMany ||= isNew && (this.values.size > most || text.length > longestValue);
      return this.isMany ? null : this.valueOf(text);
    });
  }

  private valueOf(text: string): Counted {
    const value = this.values.get(text) ?? new Counted(text);
    this.values.set(text, value);
    return value;
  }

  /** The value of a row; null where the column's values are many. */
  at(record: RecordReader): Counted | null {
    if (this.isMany) return null;
    if (this.index >= record.width) return this.empty;
    let start = record.starts[this.index] ?? 0;
    let end = record.ends[this.index] ?? 0;
    while (start < end && (record.buffer[start] ?? 0) <= 32) start++;
    while (end > start && (record.buffer[end - 1] ?? 0) <= 32) end--;
    return start === end ? this.empty : this.memo.get(record.buffer, start, end);
  }

  /** Whether more rows may lead to a question. */
  mayAsk(): boolean {
    return !this.isMany && (this.isNamed || this.found().length > 1);
  }

  /** The values, most rows first. */
  found(): Value[] {
    if (this.isMany) return [];
    return [...this.values.values()]
      .filter(({ rows }) => rows > 0)
      .map((value) => value.value())
      .toSorted((a, b) => b.rows - a.rows);
  }
}

export class SideQuestion {
  private columns: SideColumn[];
  private rows = 0;
  /** By column, the treatment of the rows of each value. */
  private readonly sideOf: ReadonlyMap<number, ReadonlyMap<string, RowSide>>;
  private readonly automatic: ReadonlySet<number>;
  private readonly flips: boolean;
  /** The column of types of document; -1 for none. */
  private readonly typed: number;
  /** Columns whose words leave out rows that another column subtracts: a user says which holds. */
  private readonly disputed = new Set<number>();

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
    this.sideOf = new Map(
      sides.map(({ column, values }) => [column, new Map(values.map(({ text, side }) => [text, side] as const))]),
    );
    const type = mapping.sources.documentType;
    this.typed = type !== undefined && "column" in type ? type.column : -1;
    // A column for each side carries the signs itself.
    this.columns =
      mapping.sources.credit === undefined
        ? dialect.columns
            .filter(({ index }) => !taken.has(index))
            .map(({ index, name }) => {
              const isNamed = this.sideOf.has(index) || isSideHeader(name);
              return new SideColumn(index, name, dialect, isNamed);
            })
        : [];
  }

  /** Takes in a line with its amount in minor units and its day, NaN for none. */
  add(record: RecordReader, { amount, date }: Pick<LineReader, "amount" | "date">): void {
    for (const column of this.columns) column.at(record)?.add(amount, date);
    if (this.sideOf.size > 1) this.compareSides(record);
    if (++this.rows === watchedRows) this.columns = this.columns.filter((column) => column.mayAsk());
  }

  private compareSides(record: RecordReader): void {
    const sides = this.columns.flatMap((column) => {
      const side = this.sideOf.get(column.index)?.get(column.at(record)?.text ?? "");
      return side === undefined ? [] : [{ column: column.index, side }];
    });
    if (!sides.some(({ side }) => side === "subtract")) return;
    for (const { column, side } of sides)
      if (side === "leaveOut" && this.automatic.has(column)) this.disputed.add(column);
  }

  /** Takes in a row that was left out: it counts only in the columns that state it. */
  addVoid(record: RecordReader, { amount, date }: Pick<LineReader, "amount" | "date">): void {
    if (!Number.isFinite(amount)) return;
    for (const column of this.columns) {
      const value = column.at(record);
      if (value !== null && this.sideOf.get(column.index)?.get(value.text) === "leaveOut") value.add(amount, date);
    }
  }

  questions(): CheckQuestion[] {
    const asked = this.columns.flatMap((column) => this.questionOf(column));
    // Several columns may separate main lines from their lines: one question is enough.
    const first = asked.find(isOfEqualSums);
    return asked.filter((each) => !isOfEqualSums(each) || each === first);
  }

  private questionOf(column: SideColumn): CheckQuestion[] {
    const values = column.found().map((value) => this.asWritten(column.index, value));
    const sides = sidesOfValues(
      column.name,
      values.map(({ text }) => text),
    );
    const seen = { column: column.index, name: column.name, values, sides };
    const words = [...sides.values()];
    const isSided = words.some((side) => side !== null && side !== "add");
    const counted = kindsQuestion(seen, column.index === this.typed) ?? (isSided ? null : equalSumsQuestion(seen));
    if (counted !== null) return [counted];
    if (!column.isNamed) return [];
    const proposed = this.automatic.has(column.index) ? this.sideOf.get(column.index) : undefined;
    const asked =
      proposed === undefined
        ? askedValues(values, sides, isUnnamed(column.name))
        : new Set(values.filter(({ text }) => proposed.has(text)));
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
        isProposed: proposed !== undefined && !this.disputed.has(column.index),
      },
    ];
  }

  /** A value as the file states it, before any answer subtracted its rows. */
  private asWritten(column: number, value: Value): Value {
    const sign = (this.sideOf.get(column)?.get(value.text) === "subtract" ? -1 : 1) * (this.flips ? -1 : 1);
    if (sign > 0) return value;
    const { positive, negative, sum, positiveSum } = value;
    return { ...value, positive: negative, negative: positive, sum: -sum, positiveSum: positiveSum - sum };
  }
}

const isOfEqualSums = (question: CheckQuestion): boolean =>
  question.code === "countedRows" && question.choices.some(({ rows }) => rows === "only");

/** The values whose rows may not be payments; none where the column asks nothing. */
function askedValues(
  values: readonly Value[],
  sides: ReadonlyMap<string, SideWord | null>,
  isNote: boolean,
): Set<Value> {
  const sideOf = ({ text }: Value) => sides.get(text) ?? null;
  const negatives = values.reduce((sum, value) => sum + value.negative, 0);
  // Where payments are negative, credits of the other sign are positive.
  const payments = values.filter((value) => sideOf(value) === "add").reduce((sum, value) => sum + value.sum, 0n);
  // Credits and void rows that have the other sign already, or are nought, take nothing from the total.
  const known = values.filter((value) => {
    const side = sideOf(value);
    if (side === null || side === "add" || value.sum === 0n) return false;
    return value.sum > 0n === payments >= 0n;
  });
  if (known.length > 0) return new Set(known);
  if (negatives > 0 || values.length < 2 || values.length > maxUnknown) return new Set();
  const [first, ...others] = values;
  if (first === undefined) return new Set();
  // Rows without a value say nothing, unless most rows have none.
  const telling = values.filter(({ text }) => first.text === "" || text !== "");
  const rows = telling.reduce((sum, value) => sum + value.rows, 0);
  if (first.rows < rows * minPayments) {
    const areCodes = !isNote && telling.every((value) => sideOf(value) === null && isShortCode(value.text));
    return areCodes ? new Set(telling) : new Set();
  }
  const unknown = others.filter(
    (value) => sideOf(value) === null && value.text !== "" && value.positive > 0 && !isPartOf(value.text, first.text),
  );
  // A remark next to one row, or of many letters, isn't a mark.
  const isRemark = (value: Value) =>
    isNote && (value.text.length > longestMark || (first.text === "" && value.rows < 2));
  // An empty cell is the payment: what is filled is asked about.
  return unknown.some(isRemark) ? new Set() : new Set(unknown);
}

/** "detail" says of a row what "INSERTED DETAIL" says of most. */
function isPartOf(text: string, usual: string): boolean {
  const [words, all] = [foldLabel(text), foldLabel(usual)].map((folded) => folded.split(" "));
  return words?.every((word) => word !== "" && all?.includes(word)) === true;
}

/** Columns without a header, which may hold marks or remarks. */
const isUnnamed = (name: string): boolean => /^Column \d+$/.test(name);
