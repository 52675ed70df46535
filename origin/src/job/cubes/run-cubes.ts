import type { RowSql, RowStorage } from "./row-sql.ts";
import type { BarFilter, InsightBar, JobDimension, SlicerChoice } from "@paygauge/api-types/entities/insights";
import type { BreakdownName } from "@paygauge/api-types/entities/breakdowns";
import { breakdownBars } from "../breakdowns/breakdown-bars.ts";
import { breakdownsOf, type RunBreakdown } from "../breakdowns/breakdown-store.ts";
import { CubeBuilder, wholeCube, wholeWidth } from "./build-cubes.ts";
import { supplierDimensions, type SupplierDimension } from "./axes.ts";
import { CubeAnswers } from "./cube-answers.ts";
import { measureNames, type Cube } from "./cube.ts";
import { ensurePages, hasPages } from "./cube-pages.ts";
import { hasCubes, readCube } from "./cube-store.ts";
import { FilteredCubes } from "./filtered-cubes.ts";

/** Figures kept unpacked, over all dimensions: 16 MB. What was unpacked first makes room. */
const maxKept = 2_000_000;
/** Choices of bars whose cubes are kept: a user goes back and forth between a few. */
const maxFiltered = 4;

/** Totals of one combination of slicer values, or of one bar. */
interface CellTotals {
  readonly name: string;
  readonly key: string;
  readonly figures: readonly number[];
}

function builtOf(sql: RowSql, run: string): CubeBuilder {
  const builder = new CubeBuilder(sql, run);
  while (builder.more());
  return builder;
}

/** Whether the run has the cubes, and the pages they are made of, that runs of now are given by their last steps. */
export function areCubesKept(sql: RowSql, run: string): boolean {
  return hasCubes(sql, run) && hasPages(sql, run);
}

/** Gives them to a run that was analysed before there were any. */
export function keepCubes(storage: RowStorage, run: string): void {
  const { sql } = storage;
  ensurePages(storage, run);
  if (hasCubes(sql, run)) return;
  const builder = builtOf(sql, run);
  storage.transactionSync(() => builder.save());
}

/**
 * The cubes of one run, unpacked a dimension at a time. SQL is the truth; those of a run without any are made in memory:
 * a question changes nothing.
 */
export class RunCubes extends CubeAnswers {
  readonly run: string;
  readonly #sql: RowSql;
  /** Of a run that has none in SQL. */
  readonly #made: ReadonlyMap<string, Cube> | null;
  readonly #kept = new Map<string, Cube>();
  #breakdowns: readonly RunBreakdown[] | null = null;
  readonly #filtered = new Map<string, FilteredCubes>();

  constructor({ sql }: Pick<RowStorage, "sql">, run: string) {
    super();
    this.run = run;
    this.#sql = sql;
    this.#made = hasCubes(sql, run) ? null : builtOf(sql, run).cubes();
  }

  protected override cube(name: string): Cube {
    const kept = this.#made?.get(name) ?? this.#kept.get(name);
    if (kept) return kept;
    const cube = readCube(this.#sql, this.run, name, name === wholeCube ? wholeWidth : measureNames.length);
    this.#kept.set(name, cube);
    let sum = [...this.#kept.values()].reduce((all, { figures }) => all + figures.length, 0);
    for (const [oldest, { figures }] of this.#kept) {
      if (sum <= maxKept) break;
      if (oldest === wholeCube || oldest === name) continue;
      this.#kept.delete(oldest);
      sum -= figures.length;
    }
    return cube;
  }

  /** The measures of a dimension, or of every supplier (`wholeCube`). */
  measuresOf(name: SupplierDimension | typeof wholeCube): Cube {
    const cube = this.cube(name);
    const width = measureNames.length;
    if (cube.width === width) return cube;
    const figures = new Float64Array(cube.bars.length * width);
    for (let cell = 0; cell < cube.bars.length; cell += 1)
      figures.set(cube.figures.subarray(cell * cube.width, cell * cube.width + width), cell * width);
    return { ...cube, width, figures };
  }

  /** What the run's files break its spend down by. */
  breakdowns(): readonly RunBreakdown[] {
    return (this.#breakdowns ??= breakdownsOf(this.#sql, this.run));
  }

  /** Bars of a breakdown over the suppliers that slicers and bars leave; none where the run has no such breakdown. */
  breakdownBars(name: BreakdownName, slicers: SlicerChoice, filters: readonly BarFilter[]): InsightBar[] {
    const breakdown = this.breakdowns().find((each) => each.name === name);
    return breakdown ? breakdownBars(this.#sql, this.run, breakdown, { slicers, filters }) : [];
  }

  /** The same answers over the suppliers that a choice of bars leaves, along one dimension; without one, from these. */
  under(filters: readonly BarFilter[], dimension: JobDimension): CubeAnswers {
    if (filters.length === 0) return this;
    const key = JSON.stringify([dimension, filters]);
    const known = this.#filtered.get(key);
    if (known) return known;
    const made = new FilteredCubes(this.#sql, this.run, filters, dimension);
    const oldest = this.#filtered.size >= maxFiltered ? this.#filtered.keys().next().value : undefined;
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
