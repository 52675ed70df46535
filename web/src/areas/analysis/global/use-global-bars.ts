import { formatNumber, type ListedDatum } from "@paygauge/ui";
import { useMemo } from "react";
import type { GlobalInsights, GlobalMetric } from "@paygauge/api-types/entities/global-insights";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { percentOf, useMoney, usePercent } from "../job-money.ts";
import { chosenOf, leaves } from "../insights/bar-filters.ts";
import { othersKey } from "../insights/arrange-bars.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { arrangeBars } from "./arrange-global.ts";
import type { GlobalQuery } from "./global-query.ts";
import { metricValue } from "./metric-value.ts";

const countStyle = { kind: "count" } as const;

/** What the columns at the chart's edge show: two figures that the bars don't. */
export const cellsOf = (metric: GlobalMetric) =>
  (["organizations", "suppliers", "spend"] as const).filter((key) => key !== metric).slice(0, 2);

/** The chart's bars in their order, with their figures for the tooltip and the table. */
export function useGlobalBars(
  insights: GlobalInsights,
  { metric, unit, filters, isEvery }: GlobalQuery,
): readonly ListedDatum[] {
  const words = useTranslations("globalInsights");
  const analysis = useAnalysisWords();
  const { locale } = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  return useMemo(() => {
    const { dimension, selection, minorDigits } = insights;
    const whole = metricValue(selection, metric, minorDigits);
    const chosen = chosenOf(filters, dimension);
    const shown = insights.bars.filter(({ key }) => leaves(chosen, key));
    const count = (value: number) => formatNumber(value, countStyle, locale);
    return arrangeBars(shown, { metric, isEvery }, (rest) => words("others", { count: rest })).map((bar) => {
      const value = metricValue(bar, metric, minorDigits);
      const share = percentOf(value, whole);
      const noted = (key: "organizations" | "suppliers", figure: number) => ({
        label: words(`metrics.${key}`),
        text: count(figure),
        figure: { value: figure, style: countStyle },
      });
      return {
        key: bar.key,
        name: bar.key === othersKey ? bar.label : analysis.bar(dimension, bar.key, bar.label),
        value: unit === "p" ? share : value,
        ...(unit === "p" ? {} : { share: percent(share) }),
        cells: cellsOf(metric).map((key) => (key === "spend" ? money.compact(bar.spendMinor) : count(bar[key]))),
        notes: [
          noted("organizations", bar.organizations),
          noted("suppliers", bar.suppliers),
          {
            label: words("metrics.spend"),
            text: money.exact(bar.spendMinor),
            figure: {
              value: metricValue(bar, "spend", minorDigits),
              style: { kind: "money", currency: insights.currency, digits: minorDigits } as const,
            },
          },
        ],
      };
    });
  }, [insights, metric, unit, filters, isEvery, words, analysis, locale, money, percent]);
}
