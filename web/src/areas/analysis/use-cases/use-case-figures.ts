/** The parts of a use case's value: levers over assumptions, and no sum of rows. */
import type { Levers } from "@paygauge/analysis/value/levers";
import type { FigureQuery } from "../../../data/figures/figure-query.ts";

type Money = Pick<FigureQuery, "currency" | "minorDigits">;
type Lever = Exclude<keyof Levers, "total">;

/** The expected value a year, as the sum of its levers. */
export function valueFigure(
  { currency, minorDigits }: Money,
  levers: readonly { readonly key: Lever; readonly amount: number }[],
  { total, conversion }: { readonly total: number; readonly conversion: number },
): FigureQuery {
  return {
    currency,
    minorDigits,
    rule: "useCaseValue",
    less: [],
    plus: levers.map(({ key, amount }) => ({ key, minor: Math.round(amount) })),
    result: { key: "useCaseValue", minor: Math.round(total) },
    notes: ["rounded"],
    isYear: true,
    conversion,
    suppliers: null,
  };
}
