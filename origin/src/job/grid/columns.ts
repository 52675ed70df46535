import { supplierColumnOrder, supplierColumns, type SupplierColumn } from "@paygauge/api-types/entities/suppliers";

import { LatestUsed } from "../latest-used.ts";
import { monthMembers } from "../months/month-members.ts";
import { WordSearch } from "./word-search.ts";

/** Months whose suppliers are kept: a person goes back and forth between a few. */
const monthsKept = 6;

/** Columns that hold numbers; flags are 0 and 1. */
const numeric = new Set(["money", "number", "boolean"]);

/** Columns of numbers; the values of documents and the factors of a year are in no request. */
export type NumberColumn = SupplierColumn | "ordersMinor" | "invoicesMinor" | "paymentsMinor" | "yearFactor";

export function isSupplierColumn(name: string): name is SupplierColumn {
  return Object.hasOwn(supplierColumns, name);
}

export function isNumeric(name: SupplierColumn): boolean {
  return numeric.has(supplierColumns[name]);
}

/** A column of texts: each row has the code of its word; the words are in order, code 0 is blank. */
interface TextColumn {
  readonly codes: Uint32Array;
  readonly words: readonly string[];
  /** The words as filters compare them. */
  readonly folded: readonly string[];
}

/**
 * The suppliers of one run as typed arrays, a column at a time and only those that a query names. SQL is the truth;
 * this is a cache of it that may be dropped at any time. Rows stand in the order of their ordinals.
 */
export class SupplierColumns {
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
    if (!isNumeric(name)) return this.texts(name).codes;
    const known = this.#ranks.get(name);
    if (known) return known;
    const values = this.numbers(name);
    const distinct = Float64Array.from(new Set(values.filter((value) => !Number.isNaN(value)))).sort();
    const rankOf = new Map<number, number>();
    distinct.forEach((value, index) => rankOf.set(value, index + 1));
    const ranks = new Uint32Array(values.length);
    for (let at = 0; at < values.length; at++) ranks[at] = rankOf.get(values[at] ?? 0) ?? 0;
    this.#ranks.set(name, ranks);
    this.#most.set(name, distinct.length);
    return ranks;
  }

  /** The largest rank of a column. */
  mostRank(name: SupplierColumn): number {
    if (!isNumeric(name)) return this.texts(name).words.length - 1;
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

/** Letters without their marks, so that Ä stands beside A; most words have none. */
function plainLetters(word: string): string {
  return /[^ -~]/.test(word) ? word.normalize("NFD").replaceAll(/\p{M}/gu, "") : word;
}

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Gives words their place: blank first, then the stated order, then the alphabet, whatever the case. */
function inOrder(codes: Uint32Array, words: readonly string[], order: readonly string[] = []): TextColumn {
  const place = new Map(order.map((word, index) => [word, index]));
  const known = words.map((word, code) => ({
    word,
    code,
    key: word.toLowerCase(),
    letters: plainLetters(word.toLowerCase()),
    place: word === "" ? -1 : (place.get(word) ?? order.length),
  }));
  known.sort((a, b) => a.place - b.place || compared(a.letters, b.letters) || a.code - b.code);
  const moved = new Uint32Array(words.length);
  known.forEach(({ code }, index) => {
    moved[code] = index;
  });
  return {
    codes: codes.map((code) => moved[code] ?? 0),
    words: known.map(({ word }) => word),
    folded: known.map(({ key }) => key),
  };
}
