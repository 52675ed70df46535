import type { ChartDatum } from "@paygauge/ui";
import { useFormats } from "../../state/formats.ts";
import { majorOf, moneyStyle, percentOf, useMoney, type JobMoney } from "./job-money.ts";
import { useAnalysisWords } from "./use-analysis-words.ts";

interface MethodRow {
  readonly method: string;
  readonly valueMinor: number;
  readonly count: number;
}

/** Payment methods as bars of their share of the value, per cent, in the order given; each notes its value and documents. */
export function useMethodData(
  rows: readonly MethodRow[],
  job: JobMoney,
  labels: { readonly value: string; readonly documents: string },
): readonly ChartDatum[] {
  const analysis = useAnalysisWords();
  const formats = useFormats();
  const money = useMoney(job);
  const whole = rows.reduce((sum, row) => sum + row.valueMinor, 0);
  return rows.map(({ method, valueMinor, count }) => ({
    key: method,
    name: analysis.method(method),
    value: percentOf(valueMinor, whole),
    notes: [
      {
        label: labels.value,
        text: money.exact(valueMinor),
        figure: { value: majorOf(valueMinor, job.minorDigits), style: moneyStyle(job) },
      },
      { label: labels.documents, text: formats.count(count), figure: { value: count, style: { kind: "count" } } },
    ],
  }));
}
