/** Questions to cubes, wherever they come from. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import {
  slicerNames,
  slicerValues,
  type InsightBar,
  type Insights,
  type InsightTotals,
  type SlicerChoice,
} from "@paygauge/api-types/entities/insights";
import { ownValue } from "@paygauge/api-types/own-value";
import { paymentMethods } from "../facts.ts";
import type { SupplierDimension } from "./axes.ts";
import { methodsFrom, mixFrom, wholeCube } from "./build-cubes.ts";
import { rollUp, totalsOf, type Cube } from "./cube.ts";
import { chosenCombos, comboWords } from "./slicer-combos.ts";

/** Bars, totals, mix and counts under a choice of slicers, rolled up from cubes. */
export abstract class CubeAnswers {
  /** The cube of a dimension, or of every supplier (`wholeCube`). */
  protected abstract cube(name: SupplierDimension | typeof wholeCube): Cube;

  /** Bars with any supplier under the slicers chosen, by spend. */
  bars(dimension: SupplierDimension, choice: SlicerChoice): InsightBar[] {
    const cube = this.cube(dimension);
    const sums = rollUp(cube, chosenCombos(choice));
    return cube.keys
      .map((key, bar) => ({ key, label: key, ...totalsOf(sums, bar * cube.width) }))
      .filter(({ suppliers }) => suppliers > 0)
      .toSorted((a, b) => b.spendMinor - a.spendMinor || (a.key < b.key ? -1 : 1));
  }

  /** Keys of a dimension's bars, whatever the slicers. */
  barKeys(dimension: SupplierDimension): readonly string[] {
    return this.cube(dimension).keys;
  }

  totals(choice: SlicerChoice): InsightTotals {
    return totalsOf(rollUp(this.cube(wholeCube), chosenCombos(choice)));
  }

  /** Spend by level of each capability, and count and value by payment method. */
  mix(choice: SlicerChoice): Pick<Insights, "capabilityMix" | "paymentMethods"> {
    const sums = rollUp(this.cube(wholeCube), chosenCombos(choice));
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

  /** Suppliers next to each value of each slicer, under the other slicers' choices. */
  slicerCounts(choice: SlicerChoice): Insights["slicerCounts"] {
    const { combos, figures, width } = this.cube(wholeCube);
    const countsOf = (slicer: (typeof slicerNames)[number], place: number): Record<string, number> => {
      const chosen = chosenCombos(choice, slicer);
      const counts: Record<string, number> = {};
      combos.forEach((combo, cell) => {
        const word = comboWords[combo]?.[place] ?? "";
        if (chosen[combo] === 1) counts[word] = (ownValue(counts, word) ?? 0) + (figures[cell * width] ?? 0);
      });
      return Object.fromEntries(
        slicerValues[slicer].flatMap((word) => {
          const count = ownValue(counts, word) ?? 0;
          return count === 0 ? [] : [[word, count]];
        }),
      );
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
}
