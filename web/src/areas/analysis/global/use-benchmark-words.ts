/** Figures, groups and months of a benchmark in the user's language. */
import { useMemo } from "react";
import {
  benchmarkUnits,
  sizeBands,
  type Benchmark,
  type BenchmarkMetric,
} from "@paygauge/api-types/entities/benchmarks";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { majorOf } from "../job-money.ts";

type Money = Pick<Benchmark, "currency" | "minorDigits">;

/** Digits that are shown: peers' figures have two. */
const digitsOf = { own: 3, peers: 2 } as const;

/** A figure in the unit that it is shown and exported in: per cent, major units, or suppliers. */
export function benchmarkNumber(metric: BenchmarkMetric, value: number, { minorDigits }: Money): number {
  const unit = benchmarkUnits[metric];
  if (unit === "count") return value;
  // Two decimals at most: a share in per cent is otherwise not exact in binary.
  return unit === "money" ? majorOf(value, minorDigits) : Math.round(value * 1e4) / 100;
}

const styles = {
  share: { style: "percent" },
  count: {},
  money: { style: "currency", notation: "compact" },
} as const;

export function useBenchmarkWords({ currency, minorDigits }: Money) {
  const words = useTranslations("globalInsights.benchmark");
  const { country } = useAnalysisWords();
  const { locale } = useFormats();
  return useMemo(() => {
    const figure = (metric: BenchmarkMetric, value: number, whose: keyof typeof digitsOf): string => {
      const unit = benchmarkUnits[metric];
      const money = unit === "money" ? { currency } : {};
      const format = new Intl.NumberFormat(locale, {
        ...styles[unit],
        ...money,
        maximumSignificantDigits: digitsOf[whose],
      });
      return format.format(unit === "money" ? majorOf(value, minorDigits) : value);
    };
    const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", notation: "compact" });
    const size = (band: number): string => {
      const [from = 0, to] = [sizeBands[band], sizeBands[band + 1]];
      if (to === undefined) return words("sizeFrom", { from: dollars.format(from) });
      return from === 0
        ? words("sizeTo", { to: dollars.format(to) })
        : words("size", { from: dollars.format(from), to: dollars.format(to) });
    };
    return {
      figure,
      /** "United States, industry codes 97…, $1M to $10M a year". */
      group: (group: Benchmark["group"]): string =>
        words("group", {
          country: country(group.country),
          industry: group.industry,
          size: size(group.sizeBand),
        }),
      /** "November 2026" of "2026-11". */
      month: (month: string): string =>
        new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, {
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        }),
    };
  }, [currency, minorDigits, words, country, locale]);
}
