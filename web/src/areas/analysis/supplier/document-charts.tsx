import { EmptyState, HorizontalBars, MonthBars, Panel, type ChartDatum, type MonthCounts } from "@paygauge/ui";
import type { SupplierDetail } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { majorOf, moneyStyle, percentOf, useMoney } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { monthsOf, seriesOf } from "./month-series.ts";

/** How many documents of each kind a month brought. */
export function MonthsChart({ detail }: { readonly detail: SupplierDetail }) {
  const words = useWords("suppliers.page");
  const series = seriesOf(detail.months);
  const data: readonly MonthCounts[] = monthsOf(detail.months, series);
  if (data.length === 0) {
    return (
      <Panel title={words("months")}>
        <p className="text-data text-text-2">{words("monthsNone")}</p>
      </Panel>
    );
  }
  return (
    <MonthBars
      title={words("months")}
      dimension={words("month")}
      series={series.map((kind) => words(`series.${kind}`))}
      style={{ kind: "count" }}
      data={data}
    />
  );
}

/** How the supplier is paid, by value. */
export function MethodsChart({ detail }: { readonly detail: SupplierDetail }) {
  const words = useWords("suppliers.page");
  const analysis = useAnalysisWords();
  const formats = useFormats();
  const money = useMoney(detail);
  const whole = detail.methods.reduce((sum, row) => sum + row.valueMinor, 0);
  const data = detail.methods
    .map((row): ChartDatum => ({
      key: row.method,
      name: analysis.method(row.method),
      value: percentOf(row.valueMinor, whole),
      notes: [
        {
          label: words("methodsMeasure"),
          text: money.exact(row.valueMinor),
          figure: { value: majorOf(row.valueMinor, detail.minorDigits), style: moneyStyle(detail) },
        },
        {
          label: words("documents"),
          text: formats.count(row.count),
          figure: { value: row.count, style: { kind: "count" } },
        },
      ],
    }))
    .toSorted((a, b) => b.value - a.value);
  if (data.length === 0) {
    return (
      <Panel title={words("methods")}>
        <EmptyState title={words("methodsNone")} />
      </Panel>
    );
  }
  return (
    <HorizontalBars
      title={words("methods")}
      dimension={words("method")}
      measure={words("methodsMeasure")}
      style={{ kind: "percent" }}
      data={data}
    />
  );
}
