import { formatNumber, type ListedDatum } from "@paygauge/ui";
import { useMemo } from "react";
import type { InsightBar, Insights, InsightTotals } from "@paygauge/api-types/entities/insights";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { majorOf, moneyStyle, percentOf, useMoney, usePercent } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useMeasureWords } from "../use-document-words.ts";
import { othersOf, topOf, type MeasuredBar } from "./arrange-bars.ts";
import { chosenOf, leaves } from "./bar-filters.ts";
import { notedFigures } from "./bar-notes.ts";
import { barOrder } from "./bar-order.ts";
import type { InsightsQuery } from "./insights-query.ts";
import { isAverage, measureStyle, measureValue, shareOf } from "./measure-value.ts";

const countStyle = { kind: "count" } as const;
const percentStyle = { kind: "percent" } as const;

/** The documents that a job counts: its payments, else its invoices, else its orders. */
export function documentsOf({ payments, invoices, pos }: InsightTotals): "payments" | "invoices" | "pos" {
  if (payments > 0 || (invoices === 0 && pos === 0)) return "payments";
  return invoices > 0 ? "invoices" : "pos";
}

/** The chart's bars: measured, chosen, ordered, with what a tooltip says of each besides the measure. */
export function useBars(
  insights: Insights,
  { measure, unit, filters, sort, top: most, others }: InsightsQuery,
): readonly ListedDatum[] {
  const words = useTranslations("analysis.insights");
  const measureName = useMeasureWords();
  const analysis = useAnalysisWords();
  const { locale } = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  return useMemo(() => {
    const { dimension, whole: all, minorDigits } = insights;
    const whole = measureValue(all, measure, minorDigits);
    const style = measureStyle(measure, "n", insights);
    const withShare = (figure: string, share: number) => words("figureShare", { figure, share: percent(share) });
    const notes = {
      measure: (_: InsightBar, value: number) => ({
        label: measureName(measure),
        text: formatNumber(value, style, locale),
        figure: { value, style },
      }),
      share: (_: InsightBar, value: number) => {
        const share = shareOf(value, whole);
        return { label: words("noteShare"), text: percent(share), figure: { value: share, style: percentStyle } };
      },
      suppliers: (bar: InsightBar) => ({
        label: words("noteSuppliers"),
        text: withShare(formatNumber(bar.suppliers, countStyle, locale), percentOf(bar.suppliers, all.suppliers)),
        figure: { value: bar.suppliers, style: countStyle },
      }),
      spend: (bar: InsightBar) => ({
        label: words("noteSpend"),
        text: withShare(money.exact(bar.spendMinor), percentOf(bar.spendMinor, all.spendMinor)),
        figure: { value: majorOf(bar.spendMinor, minorDigits), style: moneyStyle(insights) },
      }),
    };
    const noted = notedFigures(measure, unit);
    const documents = documentsOf(all);
    const drawn = ({ bar, value }: MeasuredBar, name: string): ListedDatum => ({
      key: bar.key,
      name,
      value: unit === "p" ? shareOf(value, whole) : value,
      ...(unit === "p" || isAverage(measure) ? {} : { share: percent(shareOf(value, whole)) }),
      cells: [bar.suppliers, bar[documents]].map((count) => formatNumber(count, countStyle, locale)),
      notes: noted.map((figure) => notes[figure](bar, value)),
    });
    const chosen = chosenOf(filters, dimension);
    const measured = insights.bars
      .filter(({ key }) => leaves(chosen, key))
      .flatMap((bar) => {
        const value = measureValue(bar, measure, minorDigits);
        return value === null ? [] : [{ bar, value }];
      });
    const { top, rest } = topOf(measured, most);
    const bars = top.map((each) => drawn(each, analysis.bar(dimension, each.bar.key, each.bar.label)));
    const last: ListedDatum[] = [];
    if (others && rest.length > 0) {
      const bar = othersOf(rest, words("others", { count: rest.length }));
      last.push(drawn({ bar, value: measureValue(bar, measure, minorDigits) ?? 0 }, bar.label));
    }
    return [...bars.toSorted(barOrder(sort, dimension, locale)), ...last];
  }, [insights, measure, unit, filters, sort, most, others, words, measureName, analysis, locale, money, percent]);
}
