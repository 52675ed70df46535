import {
  dimensionBarsOf,
  firstDimension,
  type BarFilter,
  type InsightBar,
  type Insights,
  type JobDimension,
  type SlicerChoice,
} from "@paygauge/api-types/entities/insights";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { supplierDimensions } from "./cubes/axes.ts";
import type { RunCubes } from "./cubes/run-cubes.ts";
import { withCosts } from "./measures/payment-mix.ts";

/** The money that a job is reckoned in. */
export type JobMoney = Pick<Insights, "currency" | "minorDigits">;

/** What a user asks of the insights. */
export interface InsightsQuestion {
  /** null: the one that tells most of the job. */
  readonly dimension: JobDimension | null;
  readonly slicers: SlicerChoice;
  /** Bars chosen on the page's charts. */
  readonly filters: readonly BarFilter[];
}

/**
 * The bars of one dimension under the slicers and bars chosen, with what the page shows around them, rolled up from the
 * cubes. The dimension Jobs has no bars here: they come from the catalogue. `costs`: of a payment by method, major units.
 */
export function insightsOf(
  all: RunCubes,
  { dimension: asked, slicers: choice, filters }: InsightsQuestion,
  money: JobMoney,
  costs: Readonly<Record<string, number>> = {},
): Insights {
  const dimensions = supplierDimensions.map((each) => dimensionBarsOf(each, all.barKeys(each)));
  const breakdowns = all.breakdowns().map(({ name, label, values }) => ({
    dimension: name,
    label,
    bars: values.length,
  }));
  const isGone = asked !== null && isBreakdown(asked) && !breakdowns.some((each) => each.dimension === asked);
  const dimension = asked === null || isGone ? firstDimension(dimensions, breakdowns) : asked;
  const cubes = all.under(filters, dimension);
  const selection = cubes.totals(choice);
  const mix = cubes.mix(choice);
  const stp = choice.SlicerStpCapable ?? [];
  const withoutStp = stp.length > 0 && !stp.includes("YES");
  const bars = (): InsightBar[] => {
    if (dimension === "Jobs") return [];
    return isBreakdown(dimension) ? all.breakdownBars(dimension, choice, filters) : cubes.bars(dimension, choice);
  };
  return {
    dimension,
    dimensions,
    breakdowns,
    ...money,
    bars: bars(),
    whole: selection,
    jobsLeftOut: { otherCurrency: 0, beyondLimit: 0 },
    selection,
    overall: all.totals({}),
    stpSpendMinor: withoutStp ? 0 : cubes.totals({ ...choice, SlicerStpCapable: ["YES"] }).spendMinor,
    slicerCounts: cubes.slicerCounts(choice),
    ...mix,
    paymentMethods: withCosts(mix.paymentMethods, costs, money.minorDigits),
  };
}
