/** How the figures of what a result is tried with came about: drivers, draws, and use cases that overlap. */
import type { CaseResult } from "./case-model.ts";
import type { DrawMode, Percentiles, Uncertainty } from "./draws.ts";
import { driverIds, idsOfDriver } from "./drivers.ts";
import type { Explanation, Part } from "./explanation.ts";
import type { TornadoBar } from "./tornado.ts";

export type SpreadFigure =
  /** A bar: the swing of one driver. */
  | { readonly kind: "driver"; readonly bar: TornadoBar }
  /** The part of all swings that the main drivers have. */
  | { readonly kind: "mainDrivers"; readonly bars: readonly TornadoBar[] }
  | {
      readonly kind: "percentile";
      readonly at: keyof Percentiles;
      readonly mode: DrawMode;
      readonly found: Uncertainty;
    }
  /** The total of use cases with every supplier counted once; major units. */
  | { readonly kind: "overlap"; readonly sum: number; readonly distinct: number };

const methodsOf = ({ cohorts }: CaseResult) => cohorts.map(({ method }) => method);

export function explainSpread(result: CaseResult, figure: SpreadFigure): Explanation {
  const methods = methodsOf(result);
  switch (figure.kind) {
    case "driver": {
      const { driver, low, high } = figure.bar;
      const parts: Part[] = [
        { name: { of: "atLow" }, amount: low.total },
        { name: { of: "atBase" }, amount: result.total },
        { name: { of: "atHigh" }, amount: high.total },
      ];
      return { formula: "driver", parts, inputs: idsOfDriver(driver, methods) };
    }
    case "mainDrivers":
      return {
        formula: "mainDrivers",
        parts: figure.bars.map(({ driver, swing }): Part => ({ name: { of: "driver", driver }, amount: swing })),
        inputs: figure.bars.flatMap(({ driver }) => idsOfDriver(driver, methods)),
      };
    case "percentile": {
      const { p10, p50, p90 } = figure.found[figure.mode];
      const parts: Part[] = [
        { name: { of: "p10" }, amount: p10 },
        { name: { of: "p50" }, amount: p50 },
        { name: { of: "p90" }, amount: p90 },
        { name: { of: "atBase" }, amount: result.total },
      ];
      return { formula: "percentile", parts, inputs: driverIds.flatMap((driver) => idsOfDriver(driver, methods)) };
    }
    case "overlap": {
      const parts: Part[] = [
        { name: { of: "sumOfCases" }, amount: figure.sum },
        { name: { of: "countedOften" }, amount: figure.distinct - figure.sum },
      ];
      const inputs = methods.flatMap((method) => [`${method}.addressable`, `${method}.conversion`] as const);
      return { formula: "overlap", parts, inputs };
    }
  }
}
