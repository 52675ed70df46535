import { KpiStrip, type Kpi } from "@paygauge/ui";
import type { Figure as FigureOf } from "@paygauge/api-types/value/case/explain";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useResultWords } from "./use-result-words.ts";

/** The result in one strip: each figure opens how it came about. */
export function ResultStrip() {
  const words = useTranslations("businessCase.results");
  return <KpiStrip label={words("label")} items={useResultItems()} />;
}

function useResultItems(): readonly Kpi[] {
  const words = useTranslations("businessCase.results");
  const { job, result, years } = useCaseView();
  const { names, returnRate, breakEven } = useResultWords(job);
  const money = useCaseMoney(job);
  const { figure, note } = breakEven(result, years);
  const [first, last] = [result.years[0]?.net ?? 0, result.years.at(-1)?.net ?? 0];
  const lastName = words("lastYear", { year: years });
  const item = (key: string, label: string, of: FigureOf, name: string, text: string, below: string): Kpi => ({
    key,
    label,
    figure: (
      <Figure of={of} name={name}>
        {text}
      </Figure>
    ),
    note: below,
  });
  const { total, presentValue, plan } = result;
  return [
    item(
      "total",
      words("totalOver", { years }),
      { kind: "total" },
      names.total,
      money.whole(total),
      words("afterSetUp", { amount: money.whole(plan.setUp) }),
    ),
    item(
      "presentValue",
      names.presentValue,
      { kind: "presentValue" },
      names.presentValue,
      money.whole(presentValue),
      words("discounted", { rate: money.percent(plan.discountRate) }),
    ),
    item("breakEven", names.breakEven, { kind: "breakEven" }, names.breakEven, figure, note),
    item(
      "returnRate",
      names.returnRate,
      { kind: "returnRate" },
      names.returnRate,
      returnRate(result.returnRate),
      typeof result.returnRate === "number" ? words("returnNote") : "",
    ),
    item(
      "last",
      lastName,
      { kind: "net", year: years },
      lastName,
      money.whole(last),
      words("firstYear", { amount: money.whole(first) }),
    ),
  ];
}
