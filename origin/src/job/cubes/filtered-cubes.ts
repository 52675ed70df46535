/**
 * Cubes over the suppliers that a choice of bars leaves. A stored cube is one dimension by the slicers: it cannot say
 * which of a bar's suppliers are in another dimension's bar, so the suppliers' pages are added up again, without those
 * that are elsewhere, and the slicers roll the sums up as they do the stored ones.
 */
import { atOnce } from "@paygauge/api-types/turns/turns";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import type { BarFilter, JobDimension } from "@paygauge/api-types/entities/insights";
import type { SupplierDimension } from "./axes.ts";
import { CubeSums, wholeCube } from "./build-cubes.ts";
import { chosenPages } from "./chosen-suppliers.ts";
import { membersOfRun } from "../breakdowns/breakdown-bars.ts";
import { CubeAnswers } from "./cube-answers.ts";
import { CubePages } from "./cube-pages.ts";
import type { Cube } from "./cube.ts";
import type { RowSql } from "./row-sql.ts";

/** Answers about the whole, and about the one dimension that was asked for. */
export class FilteredCubes extends CubeAnswers {
  readonly #cubes = new Map<string, Cube>();

  constructor(sql: RowSql, run: string, filters: readonly BarFilter[], dimension: JobDimension) {
    super();
    const pages = new CubePages(sql, run);
    const chosen = chosenPages(filters, pages.texts, membersOfRun(sql, run));
    const sums = new CubeSums();
    for (let page = pages.next(); page !== null; page = pages.next()) sums.add(chosen(page));
    this.#cubes.set(wholeCube, atOnce(sums.cube(wholeCube, pages.texts)));
    if (dimension !== "Jobs" && !isBreakdown(dimension))
      this.#cubes.set(dimension, atOnce(sums.cube(dimension, pages.texts)));
  }

  protected override cube(name: SupplierDimension | typeof wholeCube): Cube {
    const cube = this.#cubes.get(name);
    if (!cube) throw new RangeError(`These cubes were not added up along ${name}.`);
    return cube;
  }
}
