/** Rows that were read as typed columns, which filters, sorts and searches of the grid read. */
import { breakdownProperties } from "@paygauge/api-types/entities/breakdowns";
import {
  ledgerRowColumns,
  nowhereReasons,
  rowStandings,
  type LedgerRow,
} from "@paygauge/api-types/entities/ledger-rows";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { ownValue } from "@paygauge/api-types/own-value";
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import { isNumeric, type GridColumns, type GridSchema, type TextColumn } from "../grid/grid-columns.ts";
import { WordSearch } from "../grid/word-search.ts";
import { orderOfWords, ranksOfNumbers, type Ranks } from "./rank-in-parts.ts";

export const rowSchema: GridSchema = {
  kinds: ledgerRowColumns,
  order: { standing: rowStandings, reason: nowhereReasons, documentType: documentTypes },
  searched: ["documentNumber", "name", "fileName", "date", ...breakdownProperties],
};

type Selection = Pick<PagedRequest, "filters" | "search" | "orderBy" | "secondaryOrderBy">;

const names = Object.keys(ledgerRowColumns);
const numberNames = names.filter((name) => isNumeric(rowSchema, name));
const textNames = names.filter((name) => !isNumeric(rowSchema, name));

/** Words of a column as rows bring them; the blank word is the first. */
class Words {
  readonly codes: Uint32Array;
  private readonly known = new Map<string, number>([["", 0]]);

  constructor(size: number) {
    this.codes = new Uint32Array(size);
  }

  set(at: number, word: string): void {
    let code = this.known.get(word);
    if (code === undefined) this.known.set(word, (code = this.known.size));
    this.codes[at] = code;
  }

  /** The words in the order of their first rows: filters and searches need no other. */
  column(): TextColumn {
    const words = [...this.known.keys()];
    return { codes: this.codes, words, folded: words.map((word) => word.toLowerCase()) };
  }
}

export class RowColumns implements GridColumns {
  readonly schema = rowSchema;
  readonly size: number;
  private readonly values: ReadonlyMap<string, Float64Array>;
  private readonly words: ReadonlyMap<string, Words>;
  private readonly made = new Map<string, TextColumn>();
  private readonly searches = new Map<string, WordSearch>();
  private readonly ranked = new Map<string, Ranks>();

  constructor(size: number) {
    this.size = size;
    this.values = new Map(numberNames.map((name) => [name, new Float64Array(size).fill(Number.NaN)]));
    this.words = new Map(textNames.map((name) => [name, new Words(size)]));
  }

  /** Takes a row at its place. */
  set(at: number, row: LedgerRow): void {
    const cells: Readonly<Record<string, unknown>> = row;
    for (const [name, values] of this.values) {
      const value = ownValue(cells, name);
      values[at] = typeof value === "number" ? value : Number.NaN;
    }
    for (const [name, words] of this.words) {
      const value = ownValue(cells, name);
      if (typeof value === "string" && value !== "") words.set(at, value);
    }
  }

  numbers(name: string): Float64Array {
    return this.values.get(name) ?? new Float64Array(this.size);
  }

  texts(name: string): TextColumn {
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const column = this.words.get(name)?.column() ?? {
      codes: new Uint32Array(0),
      words: [],
      folded: [],
    };
    this.made.set(name, column);
    return column;
  }

  search(name: string): WordSearch {
    const known = this.searches.get(name);
    if (known !== undefined) return known;
    const made = new WordSearch(this.texts(name).folded);
    this.searches.set(name, made);
    return made;
  }

  /** Makes what a request needs, in parts of `walkedRows`; what is not made here is made when it is asked for. */
  *prepared({ filters, search, orderBy, secondaryOrderBy }: Selection): InParts<void> {
    const filtered = (filters?.filterItems ?? []).map(({ propertyName }) => propertyName);
    const searched = (search ?? "").trim() === "" ? [] : rowSchema.searched;
    for (const name of new Set([...filtered, ...searched]))
      if (this.words.has(name)) {
        this.texts(name);
        yield this.size;
        this.search(name);
        yield this.size;
      }
    for (const key of [orderBy ?? "", secondaryOrderBy ?? ""]) {
      const name = key.replace(/^-/, "");
      if (this.values.has(name) || this.words.has(name)) yield* this.ranking(name);
    }
  }

  private *ranking(name: string): InParts<Ranks> {
    const known = this.ranked.get(name);
    if (known !== undefined) return known;
    const values = this.values.get(name);
    const ranks = values === undefined ? yield* this.rankingOfWords(name) : yield* ranksOfNumbers(values);
    this.ranked.set(name, ranks);
    return ranks;
  }

  /** Words of an enumeration in its own order, others by the alphabet without case; the blank word is first. */
  private *rankingOfWords(name: string): InParts<Ranks> {
    const { codes, words, folded } = this.texts(name);
    const stated = new Map((rowSchema.order[name] ?? []).map((word, at) => [word, at]));
    const places = words.map((word) => (word === "" ? -1 : (stated.get(word) ?? stated.size)));
    yield words.length;
    const order = yield* orderOfWords(words.length, (one, other) => {
      const [first, second] = [folded[one] ?? "", folded[other] ?? ""];
      return (places[one] ?? 0) - (places[other] ?? 0) || (first < second ? -1 : first > second ? 1 : one - other);
    });
    const rankOf = new Uint32Array(words.length);
    for (let at = 0; at < order.length; at++) rankOf[order[at] ?? 0] = at;
    return { ranks: codes.map((code) => rankOf[code] ?? 0), max: words.length - 1 };
  }

  ranks(name: string): Uint32Array {
    return atOnce(this.ranking(name)).ranks;
  }

  maxRank(name: string): number {
    return atOnce(this.ranking(name)).max;
  }
}
