import { HorizontalBars, StackedBandBars, useTexts, type ChartDatum, type MenuItem } from "@paygauge/ui";
import type { Insights } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { bandAmounts } from "../band-amounts.ts";
import { majorOf, percentOf, useMoney } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { BarChoice, isChosen, useChoiceItems } from "./bar-choice.tsx";
import { everyBar, type InsightsQuery } from "./insights-query.ts";
import type { ChangeInsights } from "./use-insights-query.ts";

interface SmallChartsProps {
  readonly insights: Insights;
  readonly query: InsightsQuery;
  readonly onChange: ChangeInsights;
  /** Given, a method opens its suppliers. */
  readonly onOpenMethod: ((method: string) => void) | undefined;
}

/** Capability mix and payment methods of the selection. */
export function SmallCharts({ insights, query, onChange, onOpenMethod }: SmallChartsProps) {
  const words = useWords("analysis.insights");
  const texts = useTexts();
  const { minorDigits, currency } = insights;
  const mix = insights.capabilityMix.map(({ capability, spendMinor }) => {
    const amounts = bandAmounts(spendMinor);
    return {
      key: capability,
      name: texts.capabilityNames[capability],
      amounts: {
        high: positiveMajor(amounts.high, minorDigits),
        medium: positiveMajor(amounts.medium, minorDigits),
        low: positiveMajor(amounts.low, minorDigits),
        none: positiveMajor(amounts.none, minorDigits),
      },
    };
  });
  const analysis = useAnalysisWords();
  const methods = useMethods(insights).filter(({ key }) => isChosen(query.methods, key));
  const choices = useChoiceItems(query.methods, (next) => onChange({ methods: next }));
  const opens = (method: string): readonly MenuItem[] =>
    onOpenMethod === undefined
      ? []
      : [
          {
            key: "open",
            label: words("showSuppliersPaidBy", { method: analysis.method(method) }),
            onSelect: () => onOpenMethod(method),
          },
        ];
  return (
    <div className="grid items-start gap-3.5 md:grid-cols-2">
      <StackedBandBars
        title={words("mix")}
        dimension={words("capability")}
        style={{ kind: "money", currency }}
        data={mix}
      />
      <div className="flex flex-col gap-1.5">
        <HorizontalBars
          title={words("methods")}
          dimension={words("method")}
          measure={words("methodsMeasure")}
          style={{ kind: "percent" }}
          data={methods}
          menu={({ key }) => [...opens(key), ...choices(key)]}
        />
        <BarChoice chosen={query.methods} onEvery={() => onChange({ methods: everyBar })} />
      </div>
    </div>
  );
}

/** A credit balance has no width. */
function positiveMajor(minor: number, minorDigits: number): number {
  return Math.max(0, majorOf(minor, minorDigits));
}

function useMethods(insights: Insights): readonly ChartDatum[] {
  const words = useWords("analysis.insights");
  const analysis = useAnalysisWords();
  const formats = useFormats();
  const money = useMoney(insights);
  const whole = insights.paymentMethods.reduce((sum, row) => sum + row.valueMinor, 0);
  return insights.paymentMethods.map((row, place) => ({
    place,
    key: row.method,
    name: analysis.method(row.method),
    value: percentOf(row.valueMinor, whole),
    notes: [
      { label: words("methodsMeasure"), text: money.exact(row.valueMinor) },
      { label: words("documents"), text: formats.count(row.count) },
    ],
  }));
}
