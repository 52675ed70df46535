import { predictionColumn } from "@paygauge/api-types/entities/suppliers";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { ranksOf, type GridColumns, type GridSchema, type TextColumn } from "./grid-columns.ts";
import type { WordSearch } from "./word-search.ts";

/** What one model predicts of the suppliers of one run. */
export interface PredictedColumn {
  /** Number of the model. */
  readonly number: number;
  /** By place, in whole percent; NaN where too little is known. */
  readonly percents: Float64Array;
}

/** Whether a request filters or orders by predictions. */
export function asksPrediction({
  filters,
  orderBy,
  secondaryOrderBy,
}: Pick<PagedRequest, "filters" | "orderBy" | "secondaryOrderBy">): boolean {
  const orders = [orderBy, secondaryOrderBy].map((order) => order?.replace(/^[-+]/, ""));
  const filtered = (filters?.filterItems ?? []).map(({ propertyName }) => propertyName);
  return [...orders, ...filtered].includes(predictionColumn);
}

/** The columns of a run with one more, of what a model predicts: only who is given them can filter or order by it. */
export class PredictedColumns implements GridColumns {
  readonly schema: GridSchema;
  readonly #columns: GridColumns;
  readonly #percents: Float64Array;
  #ranked: ReturnType<typeof ranksOf> | null = null;

  constructor(columns: GridColumns, { percents }: PredictedColumn) {
    this.#columns = columns;
    this.#percents = percents;
    this.schema = { ...columns.schema, kinds: { ...columns.schema.kinds, [predictionColumn]: "number" } };
  }

  get size(): number {
    return this.#columns.size;
  }

  numbers(name: string): Float64Array {
    return name === predictionColumn ? this.#percents : this.#columns.numbers(name);
  }

  texts(name: string): TextColumn {
    return this.#columns.texts(name);
  }

  search(name: string): WordSearch {
    return this.#columns.search(name);
  }

  months(value: string): Uint8Array {
    return this.#columns.months?.(value) ?? new Uint8Array(this.size);
  }

  members(name: string, passes: (value: string) => boolean): Uint8Array {
    return this.#columns.members?.(name, passes) ?? new Uint8Array(this.size);
  }

  #rank(): ReturnType<typeof ranksOf> {
    return (this.#ranked ??= ranksOf(this.#percents));
  }

  ranks(name: string): Uint32Array {
    return name === predictionColumn ? this.#rank().ranks : this.#columns.ranks(name);
  }

  maxRank(name: string): number {
    return name === predictionColumn ? this.#rank().max : this.#columns.maxRank(name);
  }
}
