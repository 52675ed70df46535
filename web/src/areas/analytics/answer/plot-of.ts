import type { PlotSeries } from "@paygauge/ui";
import type { AnalyticsCell } from "@paygauge/api-types/entities/analytics-queries";

/** Categories and series that a drawing has room for; the table has all. */
const plotLimits = { categories: 60, series: 8 } as const;

interface Plot {
  readonly categories: readonly string[];
  readonly series: readonly PlotSeries[];
  readonly allCategories: number;
}

/**
 * The first measure of each row: the first group makes the categories, the others together the series.
 * @param textOf a group's cell as it is read
 */
export function plotOf(
  rows: readonly AnalyticsCell[][],
  groups: number,
  textOf: (at: number, cell: AnalyticsCell) => string,
  measure: string,
): Plot {
  const categories = new Map<string, number>();
  const series = new Map<string, { label: string; values: Map<string, number | null> }>();
  for (const row of rows) {
    const category = groups === 0 ? measure : textOf(0, row[0] ?? null);
    if (!categories.has(category)) categories.set(category, categories.size);
    const rest = row.slice(1, groups);
    const label = rest.length === 0 ? measure : rest.map((cell, at) => textOf(at + 1, cell)).join(", ");
    const own = series.get(label) ?? { label, values: new Map<string, number | null>() };
    const value = row[groups];
    own.values.set(category, typeof value === "number" ? value : null);
    series.set(label, own);
  }
  const drawn = [...categories.keys()].slice(0, plotLimits.categories);
  return {
    categories: drawn,
    series: [...series].slice(0, plotLimits.series).map(([key, { label, values }]) => ({
      key,
      label,
      values: drawn.map((category) => values.get(category) ?? null),
    })),
    allCategories: categories.size,
  };
}
