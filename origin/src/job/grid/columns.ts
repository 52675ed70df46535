import { supplierColumnOrder, supplierColumns, type SupplierColumn } from "@paygauge/api-types/entities/suppliers";

import { LatestUsed } from "../latest-used.ts";
import { monthMembers } from "../months/month-members.ts";
import { inOrder, isNumeric, ranksOf, type GridColumns, type GridSchema, type TextColumn } from "./grid-columns.ts";
import { WordSearch } from "./word-search.ts";

/** Months whose suppliers are kept: a person goes back and forth between a few. */
const monthsKept = 6;

/** Columns of numbers; the values of documents and the factors of a year are in no request. */
export type NumberColumn = SupplierColumn | "ordersMinor" | "invoicesMinor" | "paymentsMinor" | "yearFactor";

const schema: GridSchema = {
  kinds: supplierColumns,
  order: supplierColumnOrder,
  searched: ["name", "city", "mcc", "mccDescription"] satisfies SupplierColumn[],
};

/**
 * The suppliers of one run as typed arrays, a column at a time and only those that a query names. SQL is the truth;
 * this is a cache of it that may be dropped at any time. Rows stand in the order of their ordinals.
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
  readonly #months = new LatestUsed<string, Uint8Array>(monthsKept);

  constructor(sql: SqlStorage, run: string) {
    this.#sql = sql;
    this.run = run;
    this.size = sql.exec<{ n: number }>("SELECT count(*) AS n FROM supplier WHERE run = ?", run).one().n;
  }

  /** Values of a numeric column; NaN where blank. */
  numbers(name: NumberColumn): Float64Array {
    const known = this.#numbers.get(name);
    if (known) return known;
    const values = new Float64Array(this.size);
    this.#read(name, (value, at) => {
      values[at] = typeof value === "number" ? value : Number.NaN;
    });
    this.#numbers.set(name, values);
    return values;
  }

  texts(name: SupplierColumn): TextColumn {
    const known = this.#texts.get(name);
    if (known) return known;
    const first = new Map<string, number>([["", 0]]);
    const codes = new Uint32Array(this.size);
    this.#read(name, (value, at) => {
      const word = typeof value === "string" ? value : "";
      let code = first.get(word);
      if (code === undefined) first.set(word, (code = first.size));
      codes[at] = code;
    });
    const column = inOrder(codes, [...first.keys()], supplierColumnOrder[name]);
    this.#texts.set(name, column);
    return column;
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

  #read(name: NumberColumn, visit: (value: SqlStorageValue, at: number) => void): void {
    let at = 0;
    // The name comes from the table of columns, never from a request.
    for (const [value = null] of this.#sql
      .exec(`SELECT ${name} FROM supplier WHERE run = ? ORDER BY ordinal`, this.run)
      .raw()) {
      visit(value, at);
      at += 1;
    }
  }
}
