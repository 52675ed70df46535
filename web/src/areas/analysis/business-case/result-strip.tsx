import { KpiStrip, type Kpi } from "@paygauge/ui";
import type { Figure as FigureOf } from "@paygauge/analysis/value/case/explain";
import { unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { rangeOf, yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useResultWords } from "./use-result-words.ts";

/** The result in one strip: each figure opens how it came about. */
export function ResultStrip() {
  const words = useTranslations("businessCase.results");
  return (
    <>
      <KpiStrip label={words("label")} items={useResultItems()} />
      <CreditLine />
    </>
  );
}

/** The credit that the programme needs at its peak; nothing without a card. */
function CreditLine() {
  const words = useTranslations("businessCase.results");
  const { job, result } = useCaseView();
  const money = useCaseMoney(job);
  const { creditLine } = result;
  if (creditLine === null) return null;
  return (
    <p className="text-data">
      {words("creditLine")}{" "}
      <Figure of={{ kind: "creditLine" }} name={words("creditLine")}>
        {money.whole(creditLine.amount)}
      </Figure>
      {` ${words("creditLineNote", { year: creditLine.year })}`}
    </p>
  );
}

/** Whether the programme cost is stated, and the note below an amount: its range if it is an estimate. */
function useAmountNotes() {
  const words = useTranslations("businessCase.results");
  const { job, values, annualFactor } = useCaseView();
  const money = useCaseMoney(job);
  const isCosted = unansweredCosts(values).length === 0;
  const estimate = yearEstimate(annualFactor);
  const noteOf = (value: number, note: string): string => {
    if (estimate === null) return isCosted ? note : words("beforeCost");
    const [low, high] = rangeOf(value, estimate).toSorted((one, other) => one - other);
    return words("estimate", { low: money.whole(low ?? 0), high: money.whole(high ?? 0) });
  };
  return { isCosted, noteOf };
}

const item = (key: string, label: string, of: FigureOf, name: string, text: string, below: string): Kpi => ({
  key,
  label,
  figure: (
    <Figure of={of} name={name}>
      {text}
    </Figure>
  ),
  words: text,
  note: below,
});

/** Break-even and rate of return; unknown until the programme cost is stated. */
function usePayback(isCosted: boolean): readonly Kpi[] {
  const words = useTranslations("businessCase.results");
  const { job, result, years } = useCaseView();
  const { names, returnRate, breakEven } = useResultWords(job);
  const { figure, note } = breakEven(result, years);
  const rate = returnRate(result.returnRate);
  const below = typeof result.returnRate === "number" ? words("returnNote") : "";
  const told = (text: string): string => (isCosted ? text : "–");
  const noteOf = (text: string): string => (isCosted ? text : words("needsCost"));
  return [
    item("breakEven", names.breakEven, { kind: "breakEven" }, names.breakEven, told(figure), noteOf(note)),
    item("returnRate", names.returnRate, { kind: "returnRate" }, names.returnRate, told(rate), noteOf(below)),
  ];
}

function useResultItems(): readonly Kpi[] {
  const words = useTranslations("businessCase.results");
  const { job, result, years } = useCaseView();
  const { names } = useResultWords(job);
  const money = useCaseMoney(job);
  const { isCosted, noteOf } = useAmountNotes();
  const payback = usePayback(isCosted);
  const [first, last] = [result.years[0]?.net ?? 0, result.years.at(-1)?.net ?? 0];
  const lastName = words("lastYear", { year: years });
  const { total, presentValue, plan } = result;
  const afterSetUp = words("afterSetUp", { amount: money.whole(plan.setUp) });
  const discounted = words("discounted", { rate: money.percent(plan.discountRate) });
  const { presentValue: valueName } = names;
  const firstYear = words("firstYear", { amount: money.whole(first) });
  return [
    item(
      "total",
      words("totalOver", { years }),
      { kind: "total" },
      names.total,
      money.whole(total),
      noteOf(total, afterSetUp),
    ),
    item(
      "presentValue",
      valueName,
      { kind: "presentValue" },
      valueName,
      money.whole(presentValue),
      noteOf(presentValue, discounted),
    ),
    ...payback,
    item("last", lastName, { kind: "net", year: years }, lastName, money.whole(last), firstYear),
  ];
}
