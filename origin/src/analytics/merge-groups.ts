/** Merges the groups of several ranges and objects, and makes the rows of an answer of them. */
import {
  analyticsLimits,
  type AnalyticsCell,
  type AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import { hasHiddenCurrency, isMoney } from "./compile-query.ts";
import { QueryRefused } from "./refused.ts";

/** Dimensions, the currency if it is hidden, and the parts of measures. */
export type Group = AnalyticsCell[];

const addUp = (a: AnalyticsCell, b: AnalyticsCell): AnalyticsCell =>
  a === null ? b : b === null ? a : Number(a) + Number(b);
const choose =
  (sign: 1 | -1) =>
  (a: AnalyticsCell, b: AnalyticsCell): AnalyticsCell => {
    if (a === null || b === null) return a ?? b;
    return (a < b ? -sign : sign) > 0 ? b : a;
  };
const mergers = { count: [addUp], sum: [addUp], avg: [addUp, addUp], min: [choose(1)], max: [choose(-1)] } as const;

export class MergedGroups {
  readonly #query: AnalyticsQuery;
  readonly #keys: number;
  readonly #isMoney: boolean;
  readonly #isHidden: boolean;
  readonly #mergers: readonly ((a: AnalyticsCell, b: AnalyticsCell) => AnalyticsCell)[];
  readonly #groups = new Map<string, Group>();

  constructor(query: AnalyticsQuery) {
    this.#query = query;
    this.#isMoney = isMoney(query);
    this.#isHidden = hasHiddenCurrency(query);
    this.#keys = query.dimensions.length + Number(this.#isHidden);
    this.#mergers = query.measures.flatMap(({ as }) => mergers[as]);
  }

  /** @throws QueryRefused for more groups than an answer has rows */
  add(groups: readonly Group[]): void {
    for (const group of groups) {
      const key = JSON.stringify(group.slice(0, this.#keys));
      const known = this.#groups.get(key);
      this.#groups.set(key, known === undefined ? group : this.#merged(known, group));
    }
    if (this.#groups.size > analyticsLimits.rows)
      throw new QueryRefused("tooManyGroups", { most: analyticsLimits.rows });
  }

  get groups(): Group[] {
    return [...this.#groups.values()];
  }

  #merged(a: Group, b: Group): Group {
    const parts = this.#mergers.map((merge, at) => merge(a[this.#keys + at] ?? null, b[this.#keys + at] ?? null));
    return [...a.slice(0, this.#keys), ...parts];
  }

  /** Currencies of the groups; none if the measures state no money. */
  #currencies(): Set<string> {
    if (!this.#isMoney) return new Set();
    const at = this.#isHidden ? this.#keys - 1 : this.#query.dimensions.findIndex(({ field }) => field === "currency");
    return new Set(this.groups.map((group) => String(group[at] ?? "")));
  }

  /** Cells of the measures of a group. */
  #cells(group: Group): AnalyticsCell[] {
    let at = this.#keys;
    return this.#query.measures.map(({ as }) => {
      const value = group[at] ?? null;
      at += mergers[as].length;
      if (as === "count") return value ?? 0;
      if (as !== "avg") return value;
      const count = Number(group[at - 1] ?? 0);
      return count === 0 ? null : Number(value) / count;
    });
  }

  /** The answer's rows, sorted and cut. @throws QueryRefused where money of several currencies would be added up */
  finish(): {
    readonly rows: AnalyticsCell[][];
    readonly groups: number;
    readonly totals: AnalyticsCell[];
    readonly currency: string | null;
  } {
    const currencies = this.#currencies();
    if (this.#isHidden && currencies.size > 1)
      throw new QueryRefused("currencies", { currencies: [...currencies].toSorted().join(", ") });
    const { dimensions, limit } = this.#query;
    const groups = this.groups;
    const nothing: Group = Array.from({ length: this.#keys }, () => null);
    const whole = groups.reduce((sum, group) => this.#merged(sum, group), nothing);
    // A figure of no rows is one row: a count of 0.
    if (groups.length === 0 && dimensions.length === 0) groups.push([]);
    const rows = groups.map((group) => [...group.slice(0, dimensions.length), ...this.#cells(group)]);
    const totals = this.#cells(whole).map((cell, at) =>
      // Several currencies have no total.
      currencies.size > 1 && this.#query.measures[at]?.as !== "count" ? null : cell,
    );
    return {
      rows: this.#sorted(rows).slice(0, limit),
      groups: rows.length,
      totals,
      currency: currencies.size === 1 ? ([...currencies][0] ?? null) : null,
    };
  }

  #sorted(rows: AnalyticsCell[][]): AnalyticsCell[][] {
    const { dimensions, sort } = this.#query;
    const keys = [...sort, ...dimensions.map((_, at) => `d${at}`)].map((key) => ({
      at: Number(key.at(-1)) + (key.at(-2) === "m" ? dimensions.length : 0),
      sign: key.startsWith("-") ? -1 : 1,
    }));
    return rows.toSorted((a, b) => {
      for (const { at, sign } of keys) {
        const order = compareCells(a[at] ?? null, b[at] ?? null, sign);
        if (order !== 0) return order;
      }
      return 0;
    });
  }
}

const alphabet = new Intl.Collator("en", { sensitivity: "base" });

/** Blanks come last, whatever the direction; texts that differ in case or marks alone have an order of their own. */
function compareCells(a: AnalyticsCell, b: AnalyticsCell, sign: number): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return (a - b) * sign;
  return (alphabet.compare(String(a), String(b)) || (String(a) < String(b) ? -1 : 1)) * sign;
}
