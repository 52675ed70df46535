/** The parts of a use case's value: levers over assumptions, and no sum of rows. */
import type { Levers } from "@paygauge/analysis/value/levers";
import { linkTo } from "@paygauge/api-types/sitemap";
import { sumFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";

type Money = Pick<FigureQuery, "currency" | "minorDigits">;
type Lever = Exclude<keyof Levers, "total">;

/** What a supplier of a set is paid in a year: its spend of the period, which its rows show, scaled. */
export function yearOfMember(
  job: Money & { readonly id: string },
  { supplierKey, yearMinor }: { readonly supplierKey: string; readonly yearMinor: number },
): FigureQuery {
  const rows = linkTo("jobSupplierRows", { jobId: job.id, supplierKey });
  return sumFigure(job, "yearOfSupplier", { key: "spend", minor: yearMinor }, { isYear: true, rows });
}

/** Spend with the suppliers of a wave, and what they are worth in a year. */
export function waveFigures(money: Money, spendMinor: number, valueMinor: number | null) {
  return {
    spend: sumFigure(money, "waveSpend", { key: "spend", minor: spendMinor }),
    value: sumFigure(
      money,
      "useCaseValue",
      { key: "useCaseValue", minor: Math.round(valueMinor ?? 0) },
      { isYear: true },
    ),
  };
}

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
