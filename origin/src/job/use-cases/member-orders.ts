import * as v from "valibot";
import type { MemberOrder } from "@paygauge/api-types/entities/use-cases";
import { storedRow } from "@paygauge/worker/stored-rows";

/** What rows are ordered by: the method's place among the levels, and the value of one unit of each figure. */
export interface MemberValue {
  /** Place of the method among the letters of the levels, from 0. */
  readonly methodAt: number;
  /** A card-like method counts suppliers that are known to accept cards alone. */
  readonly isCard: boolean;
  /** Minor units for one of spend, and for one payment. */
  readonly perSpend: number;
  readonly perPayment: number;
}

/** A key that rows are sorted by. */
export interface MemberSort {
  readonly order: MemberOrder;
  readonly descending: boolean;
}

/** Orders of a set that are kept: each column's, and the latest of two keys. */
const ordersKept = 12;

/** How SQL orders by a key; the value is of the terms of the moment. */
function sqlOf(order: MemberOrder, { methodAt, isCard, perSpend, perPayment }: MemberValue, against = false): string {
  const spend = isCard ? "coalesce(cardableMinor, yearMinor)" : "yearMinor";
  const payments = isCard ? "coalesce(cardablePayments, iif(cardableMinor = 0, 0, payments))" : "payments";
  const columns: Readonly<Record<MemberOrder, string>> = {
    name: "name COLLATE NOCASE",
    country: "country",
    mcc: "mcc",
    yearMinor: "yearMinor",
    payments: "payments",
    level: `instr('NLMH', substr(levels, ${methodAt + 1}, 1))`,
    value: `(${spend} * ${perSpend} + ${payments} * ${perPayment})`,
  };
  return `${columns[order]} ${against ? "DESC" : "ASC"}`;
}

/** The latest search of a set. */
interface Searched {
  readonly text: string;
  readonly ordinals: Uint32Array;
  /** 1 for those that are found, by ordinal. */
  readonly found: Uint8Array;
}

const countRow = v.object({ n: v.number() });

/**
 * The orders of one frozen set, each made when it is first asked for: ordinals, least first. SQL is the truth; this is a
 * cache of it that may be dropped at any time. A set never changes: a refreshed one is another.
 */
export class MemberOrders {
  readonly size: number;
  readonly #sql: SqlStorage;
  readonly #useCaseId: string;
  readonly #orders = new Map<string, Uint32Array>();
  #searched: Searched | null = null;

  constructor(sql: SqlStorage, useCaseId: string) {
    this.#sql = sql;
    this.#useCaseId = useCaseId;
    this.size = storedRow(sql, countRow, "SELECT count(*) AS n FROM use_case_member WHERE useCaseId = ?", useCaseId).n;
  }

  /** Ordinals of a page, and how many rows there are. */
  page(
    { sorts, search }: { readonly sorts: readonly MemberSort[]; readonly search: string },
    value: MemberValue,
    from: number,
    size: number,
  ): { readonly ordinals: readonly number[]; readonly length: number } {
    const all = this.#ordered(sorts, value);
    const descending = sorts[0]?.descending ?? false;
    const searched = search === "" ? null : this.#search(search);
    const rows = searched === null ? all : all.filter((ordinal) => searched.found[ordinal] === 1);
    const places = Array.from({ length: Math.max(0, Math.min(size, rows.length - from)) }, (_, at) => from + at);
    const ordinals = places.map((at) => rows[descending ? rows.length - 1 - at : at] ?? 0);
    return { ordinals, length: rows.length };
  }

  /** Ordinals of what a search finds. */
  found(search: string): Uint32Array {
    return this.#search(search).ordinals;
  }

  #search(text: string): Searched {
    if (this.#searched?.text === text) return this.#searched;
    const where = "instr(lower(name), ?2) > 0 OR instr(lower(mcc || ' ' || mccDescription), ?2) > 0";
    const ordinals = this.#read(`SELECT ordinal FROM use_case_member WHERE useCaseId = ?1 AND (${where})`, text);
    const found = new Uint8Array(this.size);
    for (const ordinal of ordinals) found[ordinal] = 1;
    this.#searched = { text, ordinals, found };
    return this.#searched;
  }

  /** The order by the first key, least first; a second key runs with it or against it. */
  #ordered([first, second]: readonly MemberSort[], value: MemberValue): Uint32Array {
    const order = first?.order ?? "yearMinor";
    const against = second !== undefined && second.descending !== first?.descending;
    const by = [sqlOf(order, value), ...(second === undefined ? [] : [sqlOf(second.order, value, against)])].join(", ");
    const known = this.#orders.get(by);
    if (known) return known;
    // The largest spend has the first ordinal.
    const isSpend = order === "yearMinor" && second === undefined;
    const made = isSpend
      ? Uint32Array.from({ length: this.size }, (_, at) => this.size - 1 - at)
      : this.#read(`SELECT ordinal FROM use_case_member WHERE useCaseId = ?1 ORDER BY ${by}, ordinal DESC`);
    const oldest = this.#orders.size >= ordersKept ? this.#orders.keys().next().value : undefined;
    if (oldest !== undefined) this.#orders.delete(oldest);
    this.#orders.set(by, made);
    return made;
  }

  #read(text: string, ...values: string[]): Uint32Array {
    return Uint32Array.from(this.#sql.exec(text, this.#useCaseId, ...values).raw(), ([ordinal]) => Number(ordinal));
  }
}
