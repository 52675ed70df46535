import type { Job } from "@paygauge/api-types/entities/jobs";
import type { BuyerCase } from "@paygauge/analysis/value/business-case";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";

/** What results are called, and those that aren't an amount in words. */
export function useResultWords(job: Pick<Job, "currency" | "minorDigits">) {
  const words = useTranslations("businessCase.results");
  const { locale } = useFormats();
  const money = useCaseMoney(job);
  const months = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    names: {
      total: words("total"),
      presentValue: words("presentValue"),
      returnRate: words("returnRate"),
      breakEven: words("breakEven"),
    },
    /** Shown instead of a result that needs the programme cost. */
    needsCost: words("needsCost"),
    returnRate: (rate: BuyerCase["returnRate"]): string => {
      if (rate === null) return words("noRate");
      if (rate === "small") return words("smallOutlay");
      return rate === "several" ? words("severalRates") : money.percent(Number(rate.toFixed(3)));
    },
    /** Both ways: interpolated, and the first month that is not negative. */
    breakEven: ({ breakEven }: Pick<BuyerCase, "breakEven">, years: number): { figure: string; note: string } => {
      if (breakEven === null) return { figure: words("never", { years }), note: "" };
      if (breakEven.month === 0) return { figure: words("atOnce"), note: "" };
      return {
        figure: words("months", { months: months.format(breakEven.months) }),
        note: words("inMonth", { month: breakEven.month }),
      };
    },
  };
}
