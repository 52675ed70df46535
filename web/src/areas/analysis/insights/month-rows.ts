import type { InsightMeasure, InsightMonths } from "@paygauge/api-types/entities/insights";
import { monthsBetween } from "../supplier/month-series.ts";
import { isAverage, measureValue } from "./measure-value.ts";

type Row = InsightMonths["rows"][number];

/** Longer ranges show their months with documents alone: one mistyped year makes no chart of nothing. */
const longest = 120;

/** The months that the chart shows, without a gap: a silent month is a fact too. Fewer than two make no trend. */
export function shownMonths({ rows }: Pick<InsightMonths, "rows">): readonly string[] {
  const names = (rows[0]?.months ?? []).map(({ month }) => month);
  const [first] = names;
  if (first === undefined) return [];
  const between = monthsBetween(first, names.at(-1) ?? first);
  return between.length > longest ? names : between;
}

/** A row's value of each month; null without documents of the measure. */
export function monthValues(
  row: Row,
  months: readonly string[],
  measure: InsightMeasure,
  minorDigits: number,
): readonly (number | null)[] {
  const found = new Map(row.months.map((month) => [month.month, measureValue(month, measure, minorDigits)]));
  return months.map((month) => found.get(month) || null);
}

/** What a row's months come to: their sum, of averages the average of all; null of suppliers, who come again each month. */
export function rowWhole(row: Row, measure: InsightMeasure, minorDigits: number): number | null {
  if (measure === "suppliers") return null;
  if (!isAverage(measure))
    return row.months.reduce((sum, month) => sum + (measureValue(month, measure, minorDigits) ?? 0), 0);
  const [first] = row.months;
  if (first === undefined) return null;
  const { month: _, ...none } = first;
  const all = Object.keys(none).map((key) => [
    key,
    row.months.reduce((sum, each) => sum + each[key as keyof typeof none], 0),
  ]);
  return measureValue(Object.fromEntries(all), measure, minorDigits);
}

/** Rows of methods with anything of the measure; a single one would say what the first row says. */
export function methodRows({ rows }: Pick<InsightMonths, "rows">, measure: InsightMeasure): readonly Row[] {
  const told = rows
    .slice(1)
    .filter(({ months }) => months.some((month) => (measureValue(month, measure, 0) ?? 0) !== 0));
  return told.length > 1 ? told : [];
}

/** Whether no month has documents of two methods: then it may be one period that each method dates in its own way. */
export function areApart(rows: readonly Row[]): boolean {
  const names = rows.flatMap(({ months }) => months.map(({ month }) => month));
  return rows.length > 1 && new Set(names).size === names.length;
}
