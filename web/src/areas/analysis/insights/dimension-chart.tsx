import { BarChart, formatNumber, markedLabel, type ChartDatum, type MenuItem } from "@paygauge/ui";
import { useMemo } from "react";
import { type InsightBar, type InsightDimension, type Insights } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { percentOf, useMoney, usePercent } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { othersKey, othersOf, topOf, type MeasuredBar } from "./arrange-bars.ts";
import { barOrder, orderOf } from "./bar-order.ts";
import { BarChoice, isChosen, useChoiceItems } from "./bar-choice.tsx";
import { everyBar, type InsightsQuery } from "./insights-query.ts";
import { isAverage, measureStyle, measureValue, shareOf } from "./measure-value.ts";
import type { ChangeInsights } from "./use-insights-query.ts";

interface DimensionChartProps {
  readonly insights: Insights;
  readonly query: InsightsQuery;
  readonly onChange: ChangeInsights;
  /** Given, a bar opens its suppliers. */
  readonly onOpen: ((dimension: InsightDimension, key: string) => void) | undefined;
}

/** One measure over one dimension; what the bars leave out or count twice is said below them. */
export function DimensionChart({ insights, query, onChange, onOpen }: DimensionChartProps) {
  const words = useWords("analysis.insights");
  const { dimension } = insights;
  const data = useBars(insights, query);
  const menu = useBarMenu(insights, query, onChange, onOpen);
  const measure = words(`measureNames.${query.measure}`);
  const name = words(`dimensions.${dimension}`);
  const style = measureStyle(query.measure, query.unit, insights);
  const title = { measure: markedLabel(measure, style), dimension: words(`dimensionsInTitle.${dimension}`) };
  return (
    <div className="flex flex-col gap-1.5">
      <BarChart
        title={words("title", title)}
        dimension={name}
        measure={measure}
        style={style}
        data={data}
        order={words(`orders.${query.sort === "own" ? orderOf(dimension) : query.sort}`)}
        {...(query.window === undefined ? {} : { window: query.window })}
        onWindowChange={(window) => onChange({ window })}
        menu={menu}
      />
      <BarChoice chosen={query.bars} onEvery={() => onChange({ bars: everyBar })} />
      <ChartNotes insights={insights} query={query} opens={onOpen !== undefined} />
    </div>
  );
}

/** Show its suppliers, keep only this bar, leave it out. */
function useBarMenu(
  { dimension, bars }: Insights,
  query: InsightsQuery,
  onChange: ChangeInsights,
  onOpen: DimensionChartProps["onOpen"],
): (datum: ChartDatum) => readonly MenuItem[] {
  const words = useWords("analysis.insights");
  const choices = useChoiceItems(query.bars, (next) => onChange({ bars: next }));
  return ({ key }) => {
    if (key === othersKey)
      return [{ key: "all", label: words("everyBar"), onSelect: () => onChange({ top: 0, others: false }) }];
    const count = bars.find((bar) => bar.key === key)?.suppliers ?? 0;
    const open = { key: "open", label: words("showSuppliers", { count }), onSelect: () => onOpen?.(dimension, key) };
    return [...(onOpen === undefined ? [] : [open]), ...choices(key)];
  };
}

function useBars(
  insights: Insights,
  { measure, unit, bars: chosen, sort, top: most, others }: InsightsQuery,
): readonly ChartDatum[] {
  const words = useWords("analysis.insights");
  const analysis = useAnalysisWords();
  const { locale } = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  return useMemo(() => {
    const { dimension, whole: all, minorDigits } = insights;
    const whole = measureValue(all, measure, minorDigits);
    const style = measureStyle(measure, "n", insights);
    const note = (label: string, figure: string, share: number) => ({
      label,
      text: words("figureShare", { figure, share: percent(share) }),
    });
    const notesOf = (bar: InsightBar, value: number) => [
      ...(unit === "p" ? [{ label: words(`measureNames.${measure}`), text: formatNumber(value, style, locale) }] : []),
      note(
        words("noteSuppliers"),
        formatNumber(bar.suppliers, { kind: "count" }, locale),
        percentOf(bar.suppliers, all.suppliers),
      ),
      note(words("noteSpend"), money.exact(bar.spendMinor), percentOf(bar.spendMinor, all.spendMinor)),
    ];
    const measured = insights.bars
      .filter(({ key }) => isChosen(chosen, key))
      .flatMap((bar) => {
        const value = measureValue(bar, measure, minorDigits);
        return value === null ? [] : [{ bar, value }];
      });
    const { top, rest } = topOf(measured, most);
    const drawn = ({ bar, value }: MeasuredBar, name: string): ChartDatum => ({
      key: bar.key,
      name,
      value: unit === "p" ? shareOf(value, whole) : value,
      notes: notesOf(bar, value),
    });
    const bars = top.map((each) => drawn(each, analysis.bar(dimension, each.bar.key, each.bar.label)));
    const last: ChartDatum[] = [];
    if (others && rest.length > 0) {
      const bar = othersOf(rest, words("others", { count: rest.length }));
      last.push(drawn({ bar, value: measureValue(bar, measure, minorDigits) ?? 0 }, bar.label));
    }
    return [...bars.toSorted(barOrder(sort, dimension, locale)), ...last];
  }, [insights, measure, unit, chosen, sort, most, others, words, analysis, locale, money, percent]);
}

interface ChartNotesProps {
  readonly insights: Insights;
  readonly query: InsightsQuery;
  readonly opens: boolean;
}

function shareNote(
  average: boolean,
  jobs: boolean,
): "averageOfJobs" | "shareOfAverage" | "shareOfJobs" | "shareOfSelection" {
  if (jobs) return average ? "averageOfJobs" : "shareOfJobs";
  return average ? "shareOfAverage" : "shareOfSelection";
}

function ChartNotes({ insights, query, opens }: ChartNotesProps) {
  const words = useWords("analysis.insights");
  const average = isAverage(query.measure);
  const { dimension, currency, jobsLeftOut } = insights;
  const jobs = dimension === "Jobs";
  const notes = [
    ...(jobs ? [words("jobsShown", { currency })] : []),
    ...(jobsLeftOut.otherCurrency > 0 ? [words("jobsOtherCurrency", { count: jobsLeftOut.otherCurrency })] : []),
    ...(jobsLeftOut.beyondMost > 0 ? [words("jobsBeyondMost", { count: jobsLeftOut.beyondMost })] : []),
    ...(query.unit === "p" ? [words(shareNote(average, jobs))] : []),
    ...(average ? [words("averagesLeftOut")] : []),
    ...(dimension === "PaymentMethods" ? [words("severalMethods")] : []),
    ...(opens ? [words("opens")] : []),
  ];
  return <p className="text-label text-text-2">{notes.join(" ")}</p>;
}
