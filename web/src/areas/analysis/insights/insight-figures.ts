/** What each figure of insights was computed from. Money: minor units of the job's currency, of the period. */
import type { GridFilter } from "@paygauge/ui";
import type { InsightBar, InsightMonths, Insights, PaymentMix } from "@paygauge/api-types/entities/insights";
import { isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { documentMonth, documentMonthValue } from "@paygauge/api-types/entities/suppliers";
import { sumFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";
import { equalFilter, suppliersHref } from "../suppliers-href.ts";
import type { ChosenDimension } from "./bar-filters.ts";
import { chosenFilters, drilledFilters, jobOfBar, methodFilter, slicerFilters } from "./drill-filters.ts";
import type { InsightsQuery } from "./insights-query.ts";

type Chosen = Pick<InsightsQuery, "filters" | "slicing">;
type Way = NonNullable<FigureQuery["suppliers"]>;
/** A row of the payment mix; null: their total. */
type MixRow = Pick<PaymentMix[number], "valueMinor" | "costMinor"> & { readonly method: string | null };

const leftBy = ({ filters, slicing }: Chosen): readonly GridFilter[] => [
  ...chosenFilters(filters),
  ...slicerFilters(slicing),
];
const likely = (capability: string): readonly GridFilter[] => [
  equalFilter(`${capability}Score`, "High"),
  equalFilter(`${capability}Score`, "Medium"),
];

/** The suppliers of a bar, under what else is chosen on the page; a bar of jobs has those of its job. */
export function barHref(jobId: string, { filters, slicing }: Chosen, dimension: ChosenDimension, key: string): string {
  const drilled = dimension === "Jobs" ? [] : drilledFilters(filters, dimension, key);
  return suppliersHref(jobOfBar(jobId, dimension, key), [...drilled, ...slicerFilters(slicing)]);
}

/** The suppliers with documents of a month; of one method, those who were paid by it. */
export function monthHref(jobId: string, query: Chosen, month: string, method: string | null): string {
  const drilled = equalFilter(documentMonth, documentMonthValue(month, method));
  return suppliersHref(jobId, [drilled, ...leftBy(query)]);
}

/** The spend of all suppliers, and of those that the filters leave. */
export function totalFigures(jobId: string, insights: Insights, query: Chosen) {
  const { overall, selection } = insights;
  const to = (count: number, by: readonly GridFilter[]): Way => ({ count, href: suppliersHref(jobId, by) });
  return {
    overall: sumFigure(
      insights,
      "spend",
      { key: "spend", minor: overall.spendMinor, suppliers: overall.suppliers },
      { suppliers: to(overall.suppliers, []) },
    ),
    selection: sumFigure(
      insights,
      "selection",
      { key: "spend", minor: selection.spendMinor, suppliers: selection.suppliers },
      { suppliers: to(selection.suppliers, leftBy(query)) },
    ),
    /** Spend of the selection with suppliers that take straight-through processing at High or Medium. */
    stp: sumFigure(
      insights,
      "likely",
      { key: "likely", minor: insights.stpSpendMinor },
      { suppliers: { count: null, href: suppliersHref(jobId, [...likely("stp"), ...leftBy(query)]) } },
    ),
  };
}

/** The spend of a bar; a supplier that is in several bars is in each with its own part. */
export function barFigure(
  jobId: string,
  insights: Insights,
  query: Chosen,
  { key, spendMinor, suppliers }: InsightBar,
): FigureQuery {
  const { dimension } = insights;
  const isShared = dimension === "PaymentMethods" || isBreakdown(dimension);
  return sumFigure(
    insights,
    isShared ? "sharedBar" : dimension === "Jobs" ? "jobBar" : "bar",
    { key: "spend", minor: spendMinor, suppliers },
    { suppliers: { count: suppliers, href: barHref(jobId, query, dimension, key) } },
  );
}

/** The sum of a month's documents, by their dates. */
export function monthFigure(
  jobId: string,
  months: InsightMonths,
  query: Chosen,
  { method, month }: { readonly method: string | null; readonly month: string },
): FigureQuery | undefined {
  const found = months.rows.find((row) => row.method === method)?.months.find((each) => each.month === month);
  if (found === undefined) return undefined;
  const { spendMinor, suppliers: count } = found;
  return sumFigure(
    months,
    method === null ? "month" : "monthByMethod",
    { key: "spend", minor: spendMinor, suppliers: count },
    { suppliers: { count, href: monthHref(jobId, query, month, method) } },
  );
}

/** Spend of the selection by the level of a capability. */
export function mixFigure(
  jobId: string,
  insights: Insights,
  query: Chosen,
  capability: string,
): FigureQuery | undefined {
  const mix = insights.capabilityMix.find((each) => each.capability === capability);
  if (mix === undefined) return undefined;
  const [high, medium] = [mix.spendMinor.High ?? 0, mix.spendMinor.Medium ?? 0];
  return sumFigure(
    insights,
    "likely",
    { key: "likely", minor: high + medium },
    {
      plus: [
        { key: "high", minor: high },
        { key: "medium", minor: medium },
      ],
      suppliers: { count: null, href: suppliersHref(jobId, [...likely(mix.capability), ...leftBy(query)]) },
    },
  );
}

/** What was paid by a method, and what that costs: payments times what one costs, an assumption. */
export function methodFigures(
  jobId: string,
  insights: Insights,
  query: Chosen,
  { method, valueMinor, costMinor }: MixRow,
) {
  const paidBy = method === null ? [] : [methodFilter(method)];
  const suppliers = { count: null, href: suppliersHref(jobId, [...paidBy, ...leftBy(query)]) };
  const cost = { key: "cost", minor: costMinor ?? 0 } as const;
  return {
    value: sumFigure(
      insights,
      method === null ? "methodsTotal" : "byMethod",
      { key: "paid", minor: valueMinor },
      { suppliers },
    ),
    cost: sumFigure(insights, "methodCost", cost, { suppliers }),
    each: sumFigure(insights, "costEach", cost),
  };
}
