/** Rows that were read as typed columns, which filters, sorts and searches of the grid read. */
import { breakdownProperties } from "@paygauge/api-types/entities/breakdowns";
import {
  ledgerRowColumns,
  nowhereReasons,
  rowStandings,
  type LedgerRow,
} from "@paygauge/api-types/entities/ledger-rows";
import { ownValue } from "@paygauge/api-types/own-value";
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import {
  inOrder,
  isNumeric,
  ranksOf,
  type GridColumns,
  type GridSchema,
  type TextColumn,
} from "../grid/grid-columns.ts";
import { WordSearch } from "../grid/word-search.ts";

export const rowSchema: GridSchema = {
  kinds: ledgerRowColumns,
  order: { standing: rowStandings, reason: nowhereReasons, documentType: documentTypes },
  searched: ["documentNumber", "name", "fileName", "date", ...breakdownProperties],
};

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
  private readonly ranked = new Map<string, ReturnType<typeof ranksOf>>();

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

  private ranksOf(name: string): ReturnType<typeof ranksOf> {
    const known = this.ranked.get(name);
    if (known !== undefined) return known;
    const ranks = isNumeric(rowSchema, name) ? ranksOf(this.numbers(name)) : this.ranksOfWords(name);
    this.ranked.set(name, ranks);
    return ranks;
  }

  private ranksOfWords(name: string): ReturnType<typeof ranksOf> {
    const { codes, words } = this.texts(name);
    return { ranks: inOrder(codes, words, rowSchema.order[name]).codes, max: words.length - 1 };
  }

  ranks(name: string): Uint32Array {
    return this.ranksOf(name).ranks;
  }

  maxRank(name: string): number {
    return this.ranksOf(name).max;
  }
}
