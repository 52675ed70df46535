import { KpiStrip } from "@paygauge/ui";
import type { Insights } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { averageOf, percentOf, useMoney, usePercent } from "../job-money.ts";

/** Figures of the whole job, and below each what the slicers leave of it. */
export function InsightTotals({ insights }: { readonly insights: Insights }) {
  const words = useWords("analysis.insights");
  const formats = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  const { overall, selection } = insights;
  const inSelection = (figure: string, key: "aiv" | "apv", average: number | null) =>
    [words("selected", { figure }), ...(average === null ? [] : [words(key, { money: money.average(average) })])].join(
      ", ",
    );
  return (
    <KpiStrip
      label={words("totals")}
      items={[
        {
          key: "suppliers",
          label: words("suppliers"),
          figure: formats.count(overall.suppliers),
          note: words("selected", { figure: formats.count(selection.suppliers) }),
        },
        {
          key: "spend",
          label: words("spend"),
          figure: money.compact(overall.spendMinor),
          note: words("selected", { figure: money.compact(selection.spendMinor) }),
        },
        {
          key: "invoices",
          label: words("invoices"),
          figure: formats.count(overall.invoices),
          note: inSelection(
            formats.count(selection.invoices),
            "aiv",
            averageOf(selection.invoicesMinor, selection.invoices),
          ),
        },
        {
          key: "payments",
          label: words("payments"),
          figure: formats.count(overall.payments),
          note: inSelection(
            formats.count(selection.payments),
            "apv",
            averageOf(selection.paymentsMinor, selection.payments),
          ),
        },
        {
          key: "stp",
          label: words("stp"),
          figure: percent(percentOf(insights.stpSpendMinor, selection.spendMinor)),
          note: words("stpNote"),
        },
      ]}
    />
  );
}
