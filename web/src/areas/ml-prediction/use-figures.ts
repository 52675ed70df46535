import { useFormats } from "../../state/formats.ts";

/** How figures of a proof are written: AUC and its like with three decimals, shares in percent with one. */
export function useFigures() {
  const { locale, count, day } = useFormats();
  const three = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const change = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: "exceptZero",
  });
  const months = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  return {
    count,
    day,
    score: (value: number) => three.format(value),
    share: (value: number) => percents.format(value),
    change: (value: number) => change.format(value).replace("-", "\u2212"),
    month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
  };
}
