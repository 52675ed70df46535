import { isBreakdownProperty, breakdownProperties, foldBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { supplierColumnOrder, supplierColumns, type SupplierColumn } from "@paygauge/api-types/entities/suppliers";

import { atOnce, type InParts, rangesOf } from "@paygauge/api-types/turns/turns";
import { breakdownCells, breakdownsOf, type RunBreakdown } from "../breakdowns/breakdown-store.ts";
import { LatestUsed } from "../latest-used.ts";
import { monthMembers } from "../months/month-members.ts";
import { inOrder, isNumeric, ranksOf, type GridColumns, type GridSchema, type TextColumn } from "./grid-columns.ts";
import { WordSearch } from "./word-search.ts";

/** Months whose suppliers are kept: a user goes back and forth between a few. */
const monthsKept = 6;

/** Columns of numbers that are in no request: the values of documents and the factors of a year. */
const inNoRequest = [
  "ordersMinor",
  "invoicesMinor",
  "paymentsMinor",
  "cardableTransactions",
  "cardableLowMinor",
  "cardableLowTransactions",
  "cardableHighMinor",
  "cardableHighTransactions",
  "yearFactor",
] as const;
export type NumberColumn = SupplierColumn | (typeof inNoRequest)[number];

/** Whether a column is one of the suppliers' rows. */
const isStored = (name: string): name is SupplierColumn =>
  Object.hasOwn(supplierColumns, name) && !isBreakdownProperty(name);

const schema: GridSchema = {
  kinds: supplierColumns,
  order: supplierColumnOrder,
  searched: ["name", "city", "mcc", "mccDescription"] satisfies SupplierColumn[],
};

/**
 * The suppliers of one run as typed arrays, a column at a time and only those that a query names. SQL is the truth;
 * this is a cache of it that may be dropped at any time. Rows are in the order of their ordinals.
 */
export class SupplierColumns implements GridColumns {
  readonly schema = schema;
  readonly run: string;
  readonly size: number;
  readonly #sql: SqlStorage;
  readonly #numbers = new Map<string, Float64Array>();
  readonly #texts = new Map<string, TextColumn>();
  readonly #ranks = new Map<string, Uint32Array>();
  readonly #most = new Map<string, number>();
  readonly #searches = new Map<string, WordSearch>();
  #breakdowns: readonly RunBreakdown[] | null = null;
  readonly #months = new LatestUsed<string, Uint8Array>(monthsKept);

  constructor(sql: SqlStorage, run: string) {
    this.#sql = sql;
    this.run = run;
    // Ordinals have no gaps; counting would walk through all of them.
    const text = "SELECT coalesce(max(ordinal), -1) + 1 AS n FROM supplier WHERE run = ?";
    this.size = sql.exec<{ n: number }>(text, run).one().n;
  }

  /** Values of a numeric column; NaN where blank. */
  numbers(name: NumberColumn): Float64Array {
    return this.#numbers.get(name) ?? atOnce(this.#readNumbers(name));
  }

  *#readNumbers(name: NumberColumn): InParts<Float64Array> {
    const values = new Float64Array(this.size);
    yield* this.#read(name, (value, at) => {
      values[at] = typeof value === "number" ? value : Number.NaN;
    });
    this.#numbers.set(name, values);
    return values;
  }

  /** Reads a column in parts of `walkedRows`, where it is one and is not there yet. */
  *load(name: string): InParts<void> {
    if (this.#numbers.has(name) || this.#texts.has(name)) return;
    const unasked = inNoRequest.find((each) => each === name);
    if (unasked !== undefined) yield* this.#readNumbers(unasked);
    else if (isStored(name) && isNumeric(schema, name)) yield* this.#readNumbers(name);
    else if (isStored(name)) yield* this.#readTexts(name);
  }

  texts(name: SupplierColumn): TextColumn {
    const known = this.#texts.get(name);
    if (known) return known;
    if (isBreakdownProperty(name)) return this.#keepTexts(name, this.#mainValues(name));
    return atOnce(this.#readTexts(name));
  }

  *#readTexts(name: SupplierColumn): InParts<TextColumn> {
    const first = new Map<string, number>([["", 0]]);
    const codes = new Uint32Array(this.size);
    yield* this.#read(name, (value, at) => {
      const word = typeof value === "string" ? value : "";
      let code = first.get(word);
      if (code === undefined) first.set(word, (code = first.size));
      codes[at] = code;
    });
    return this.#keepTexts(name, inOrder(codes, [...first.keys()], supplierColumnOrder[name]));
  }

  #keepTexts(name: string, column: TextColumn): TextColumn {
    this.#texts.set(name, column);
    return column;
  }

  /** What the run's files break its spend down by. */
  get breakdowns(): readonly RunBreakdown[] {
    return (this.#breakdowns ??= breakdownsOf(this.#sql, this.run));
  }

  #breakdownOf(name: string): RunBreakdown | undefined {
    return this.breakdowns.find(({ place }) => breakdownProperties[place] === name);
  }

  /** The value that each supplier spends most under: the first of its cells. */
  #mainValues(name: string): TextColumn {
    const breakdown = this.#breakdownOf(name);
    const values = breakdown?.values ?? [];
    // Blank is the first word of every column.
    const words = ["", ...values.filter((value) => value !== "")];
    const codeOf = values.map((value) => words.indexOf(value));
    const codes = new Uint32Array(this.size);
    const seen = new Uint8Array(this.size);
    if (breakdown !== undefined)
      for (const cells of breakdownCells(this.#sql, this.run, breakdown.place))
        for (let at = 0; at < cells.size; at += 1) {
          const ordinal = cells.ordinals[at] ?? 0;
          if (seen[ordinal] === 0) codes[ordinal] = codeOf[cells.values[at] ?? 0] ?? 0;
          seen[ordinal] = 1;
        }
    return inOrder(codes, words);
  }

  /** By place: 1 for suppliers with spend under any value that passes; values are given as filters compare them. */
  members(name: string, passes: (value: string) => boolean): Uint8Array {
    const members = new Uint8Array(this.size);
    const breakdown = this.#breakdownOf(name);
    // A run without it states nothing for any supplier.
    if (breakdown === undefined) return members.fill(passes("") ? 1 : 0);
    const isAsked = breakdown.values.map((value) => passes(foldBreakdown(value)));
    for (const { size, ordinals, values } of breakdownCells(this.#sql, this.run, breakdown.place))
      for (let at = 0; at < size; at += 1) if (isAsked[values[at] ?? 0] === true) members[ordinals[at] ?? 0] = 1;
    return members;
  }

  /** Looks for texts within the words of a column, as filters compare them. */
  search(name: SupplierColumn): WordSearch {
    const known = this.#searches.get(name);
    if (known) return known;
    const made = new WordSearch(this.texts(name).folded);
    this.#searches.set(name, made);
    return made;
  }

  /** By place: 1 for suppliers with documents of a month ("2025-03"), or with such that were paid by a method. */
  months(value: string): Uint8Array {
    return this.#months.get(value, () => monthMembers(this.#sql, this.run, this.size, value));
  }

  /** Dense ranks of a column, least first from 1; 0 where blank. */
  ranks(name: SupplierColumn): Uint32Array {
    if (!isNumeric(schema, name)) return this.texts(name).codes;
    const known = this.#ranks.get(name);
    if (known) return known;
    const { ranks, max } = ranksOf(this.numbers(name));
    this.#ranks.set(name, ranks);
    this.#most.set(name, max);
    return ranks;
  }

  /** The largest rank of a column. */
  maxRank(name: SupplierColumn): number {
    if (!isNumeric(schema, name)) return this.texts(name).words.length - 1;
    this.ranks(name);
    return this.#most.get(name) ?? 0;
  }

  *#read(name: NumberColumn, visit: (value: SqlStorageValue, at: number) => void): InParts<void> {
    let at = 0;
    // The name comes from the table of columns, never from a request.
    const text = `SELECT ${name} FROM supplier WHERE run = ? AND ordinal >= ? AND ordinal < ? ORDER BY ordinal`;
    for (const { from, to } of rangesOf("walkedRows", this.size)) {
      for (const [value = null] of this.#sql.exec(text, this.run, from, to).raw()) {
        visit(value, at);
        at += 1;
      }
      yield to - from;
    }
  }
}
