import { KpiStrip, type Kpi } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { Figure as FigureOf } from "@paygauge/analysis/value/case/explain";
import { unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { rangeOf, yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useResultWords } from "./use-result-words.ts";

interface ResultStripProps {
  /** What is done with the result. */
  readonly action: ReactNode;
  /** How the result is looked at: below it, so that it comes first. */
  readonly children: ReactNode;
}

/** The result: one figure with its sentence, then the others in a strip. Each opens how it came about. */
export function ResultStrip({ action, children }: ResultStripProps) {
  const words = useTranslations("businessCase.results");
  return (
    <section aria-label={words("label")} className="flex flex-col gap-3.5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-96 max-sm:basis-full">
          <ResultHead />
        </div>
        {action}
      </div>
      {children}
      <KpiStrip label={words("more")} items={useResultItems()} />
      <CreditLine />
    </section>
  );
}

/** What the case is worth over its years, and when it has paid back. */
function ResultHead() {
  const words = useTranslations("businessCase.results");
  const { job, result, years } = useCaseView();
  const { names, breakEven } = useResultWords(job);
  const money = useCaseMoney(job);
  const { isCosted, noteOf } = useAmountNotes();
  const { total, plan } = result;
  const paid = isCosted ? words("paysBack", { breakEven: breakEven(result, years).figure }) : words("needsCost");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="text-hero font-semibold whitespace-nowrap tabular-nums">
        <Figure of={{ kind: "total" }} name={names.total}>
          {money.whole(total)}
        </Figure>
      </p>
      <div className="min-w-0 grow basis-60">
        <p className="text-title font-normal text-pretty max-sm:text-section">
          {words("totalSentence", { years })}{" "}
          <Figure of={{ kind: "breakEven" }} name={names.breakEven}>
            {paid}
          </Figure>
        </p>
        <p className="text-label text-text-2">
          {noteOf(total, words("afterSetUp", { amount: money.whole(plan.setUp) }))}
        </p>
      </div>
    </div>
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

/** The rate of return; unknown until the programme cost is stated. */
function useReturnRate(isCosted: boolean): Kpi {
  const words = useTranslations("businessCase.results");
  const { job, result } = useCaseView();
  const { names, returnRate } = useResultWords(job);
  const rate = returnRate(result.returnRate);
  const below = typeof result.returnRate === "number" ? words("returnNote") : "";
  const said = isCosted ? rate : "–";
  return item(
    "returnRate",
    names.returnRate,
    { kind: "returnRate" },
    names.returnRate,
    said,
    isCosted ? below : words("needsCost"),
  );
}

function useResultItems(): readonly Kpi[] {
  const words = useTranslations("businessCase.results");
  const { job, result, years } = useCaseView();
  const { names } = useResultWords(job);
  const money = useCaseMoney(job);
  const { isCosted, noteOf } = useAmountNotes();
  const returnRate = useReturnRate(isCosted);
  const [first, last] = [result.years[0]?.net ?? 0, result.years.at(-1)?.net ?? 0];
  const lastName = words("lastYear", { year: years });
  const { presentValue, plan } = result;
  const discounted = words("discounted", { rate: money.percent(plan.discountRate) });
  const { presentValue: valueName } = names;
  const firstYear = words("firstYear", { amount: money.whole(first) });
  return [
    item(
      "presentValue",
      valueName,
      { kind: "presentValue" },
      valueName,
      money.whole(presentValue),
      noteOf(presentValue, discounted),
    ),
    returnRate,
    item("last", lastName, { kind: "net", year: years }, lastName, money.whole(last), firstYear),
  ];
}
