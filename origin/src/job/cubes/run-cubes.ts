import type { RowStorage } from "./row-sql.ts";
import type { BarFilter, InsightDimension } from "@paygauge/api-types/entities/insights";
import { CubeBuilder, wholeCube, wholeWidth } from "./build-cubes.ts";
import { supplierDimensions } from "./axes.ts";
import { CubeAnswers } from "./cube-answers.ts";
import { measureNames, type Cube } from "./cube.ts";
import { ensurePages } from "./cube-pages.ts";
import { hasCubes, readCube } from "./cube-store.ts";
import { FilteredCubes } from "./filtered-cubes.ts";

/** Figures kept unpacked, over all dimensions: 16 MB. What was unpacked first makes room. */
const keptMost = 2_000_000;
/** Choices of bars whose cubes are kept: a person goes back and forth between a few. */
const filteredMost = 4;

/** Totals of one combination of slicer values, or of one bar. */
export interface CellTotals {
  readonly name: string;
  readonly key: string;
  readonly figures: readonly number[];
}

/**
 * The cubes of one run, unpacked a dimension at a time. SQL is the truth; an object that has none for its run (it was
 * analysed before there were cubes) makes them at the first question.
 */
export class RunCubes extends CubeAnswers {
  readonly run: string;
  readonly #storage: RowStorage;
  readonly #kept = new Map<string, Cube>();
  readonly #filtered = new Map<string, FilteredCubes>();

  constructor(storage: RowStorage, run: string) {
    super();
    this.run = run;
    this.#storage = storage;
    if (hasCubes(storage.sql, run)) return;
    const builder = new CubeBuilder(storage.sql, run);
    while (builder.more());
    storage.transactionSync(() => builder.save());
  }

  protected override cube(name: string): Cube {
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const cube = readCube(this.#storage.sql, this.run, name, name === wholeCube ? wholeWidth : measureNames.length);
    this.#kept.set(name, cube);
    let sum = [...this.#kept.values()].reduce((all, { figures }) => all + figures.length, 0);
    for (const [oldest, { figures }] of this.#kept) {
      if (sum <= keptMost) break;
      if (oldest === wholeCube || oldest === name) continue;
      this.#kept.delete(oldest);
      sum -= figures.length;
    }
    return cube;
  }

  /** The same answers over the suppliers that a choice of bars leaves, along one dimension; without one, from these. */
  under(filters: readonly BarFilter[], dimension: InsightDimension): CubeAnswers {
    if (filters.length === 0) return this;
    const key = JSON.stringify([dimension, filters]);
    const known = this.#filtered.get(key);
    if (known) return known;
    ensurePages(this.#storage, this.run);
    const made = new FilteredCubes(this.#storage.sql, this.run, filters, dimension);
    const oldest = this.#filtered.size >= filteredMost ? this.#filtered.keys().next().value : undefined;
    if (oldest !== undefined) this.#filtered.delete(oldest);
    this.#filtered.set(key, made);
    return made;
  }

  /** What the catalogue keeps: totals of each combination (name "", key its number), and of each bar of each dimension. */
  *catalogueTotals(): Generator<CellTotals> {
    const whole = this.cube(wholeCube);
    for (const [cell, combo] of whole.combos.entries()) {
      const from = cell * whole.width;
      const figures = [...whole.figures.subarray(from, from + measureNames.length)];
      yield { name: wholeCube, key: String(combo), figures };
    }
    for (const dimension of supplierDimensions) {
      for (const bar of this.bars(dimension, {}))
        yield { name: dimension, key: bar.key, figures: measureNames.map((measure) => bar[measure]) };
    }
  }
}
