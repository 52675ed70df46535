import type { RowSql, RowStorage } from "./row-sql.ts";
import { capabilities, scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { InsightBar, Insights, InsightTotals, SlicerChoice } from "@paygauge/api-types/entities/insights";
import { paymentMethods } from "../facts.ts";
import { CubeBuilder, methodsFrom, mixFrom, wholeCube, wholeWidth } from "./build-cubes.ts";
import { supplierDimensions, type SupplierDimension } from "./axes.ts";
import { measureNames, rollUp, totalsOf, type Cube } from "./cube.ts";
import { hasCubes, readCube } from "./cube-store.ts";
import { chosenCombos, comboWords, slicerNames, slicerValues } from "./slicer-combos.ts";

/** Figures kept unpacked, over all dimensions: 16 MB. What was unpacked first makes room. */
const keptMost = 2_000_000;

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
export class RunCubes {
  readonly run: string;
  readonly #sql: RowSql;
  readonly #kept = new Map<string, Cube>();

  constructor(storage: RowStorage, run: string) {
    this.run = run;
    this.#sql = storage.sql;
    if (hasCubes(this.#sql, run)) return;
    const builder = new CubeBuilder(this.#sql, run);
    while (builder.more());
    storage.transactionSync(() => builder.save());
  }

  #cube(name: string): Cube {
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const cube = readCube(this.#sql, this.run, name, name === wholeCube ? wholeWidth : measureNames.length);
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

  /** Bars with any supplier under the slicers chosen, by spend. */
  bars(dimension: SupplierDimension, choice: SlicerChoice): InsightBar[] {
    const cube = this.#cube(dimension);
    const sums = rollUp(cube, chosenCombos(choice));
    return cube.keys
      .map((key, bar) => ({ key, label: key, ...totalsOf(sums, bar * cube.width) }))
      .filter(({ suppliers }) => suppliers > 0)
      .toSorted((a, b) => b.spendMinor - a.spendMinor || (a.key < b.key ? -1 : 1));
  }

  totals(choice: SlicerChoice): InsightTotals {
    return totalsOf(rollUp(this.#cube(wholeCube), chosenCombos(choice)));
  }

  /** Spend by level of each capability, and count and value by payment method. */
  mix(choice: SlicerChoice): Pick<Insights, "capabilityMix" | "paymentMethods"> {
    const sums = rollUp(this.#cube(wholeCube), chosenCombos(choice));
    return {
      capabilityMix: capabilities.map((capability, place) => {
        const at = (level: ScoreLevel): number =>
          sums[mixFrom + place * scoreLevels.length + scoreLevels.indexOf(level)] ?? 0;
        return {
          capability,
          spendMinor: { High: at("High"), Medium: at("Medium"), Low: at("Low"), None: at("None") },
        };
      }),
      paymentMethods: paymentMethods
        .map((method, place) => ({
          method,
          count: sums[methodsFrom + place * 2] ?? 0,
          valueMinor: sums[methodsFrom + place * 2 + 1] ?? 0,
        }))
        .filter(({ count, valueMinor }) => count !== 0 || valueMinor !== 0)
        .toSorted((a, b) => b.valueMinor - a.valueMinor),
    };
  }

  /** Suppliers beside each value of each slicer, under the other slicers' choices. */
  slicerCounts(choice: SlicerChoice): Insights["slicerCounts"] {
    const { combos, figures, width } = this.#cube(wholeCube);
    const countsOf = (slicer: (typeof slicerNames)[number], place: number): Record<string, number> => {
      const chosen = chosenCombos(choice, slicer);
      const counts: Record<string, number> = {};
      combos.forEach((combo, cell) => {
        const word = comboWords[combo]?.[place] ?? "";
        if (chosen[combo] === 1) counts[word] = (counts[word] ?? 0) + (figures[cell * width] ?? 0);
      });
      return Object.fromEntries(slicerValues[slicer].flatMap((word) => (counts[word] ? [[word, counts[word]]] : [])));
    };
    const [card, vc, detail, stp, capability] = slicerNames;
    return {
      SlicerOverall: {},
      [card]: countsOf(card, 0),
      [vc]: countsOf(vc, 1),
      [detail]: countsOf(detail, 2),
      [stp]: countsOf(stp, 3),
      [capability]: countsOf(capability, 4),
    };
  }

  /** What the catalogue keeps: totals of each combination (name "", key its number), and of each bar of each dimension. */
  *catalogueTotals(): Generator<CellTotals> {
    const whole = this.#cube(wholeCube);
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
