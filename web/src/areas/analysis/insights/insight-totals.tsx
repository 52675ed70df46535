import { DemoMark, KpiStrip } from "@paygauge/ui";
import type { Insights } from "@paygauge/api-types/entities/insights";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { averageOf, percentOf, useMoney, usePercent } from "../job-money.ts";
import { useDocumentWords } from "../use-document-words.ts";

interface InsightTotalsProps {
  readonly insights: Insights;
  /** Matched against a made directory. */
  readonly isDemo: boolean;
}

/** Figures of the whole job, and below each what the slicers leave of it. */
export function InsightTotals({ insights, isDemo }: InsightTotalsProps) {
  const words = useTranslations("analysis.insights");
  const documents = useDocumentWords();
  const formats = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  const { overall, selection } = insights;
  const inPeriod = (measure: string) => words("inPeriod", { measure });
  const inSelection = (figure: string, key: "aiv" | "apv", average: number | null) =>
    average === null ? (
      words("selected", { figure })
    ) : (
      <>
        {words("selected", { figure })}, <Term id={key}>{words(key, { money: money.average(average) })}</Term>
      </>
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
          label: inPeriod(words("spend")),
          figure: money.compact(overall.spendMinor),
          note: words("selected", { figure: money.compact(selection.spendMinor) }),
        },
        {
          key: "invoices",
          label: inPeriod(documents("invoices", words("invoices"))),
          figure: formats.count(overall.invoices),
          note:
            overall.invoices === 0
              ? words("notInFile")
              : inSelection(
                  formats.count(selection.invoices),
                  "aiv",
                  averageOf(selection.invoicesMinor, selection.invoices),
                ),
        },
        {
          key: "payments",
          label: inPeriod(documents("payments", words("payments"))),
          figure: formats.count(overall.payments),
          note:
            overall.payments === 0
              ? words("notInFile")
              : inSelection(
                  formats.count(selection.payments),
                  "apv",
                  averageOf(selection.paymentsMinor, selection.payments),
                ),
        },
        {
          key: "stp",
          label: <Term id="stp">{words("stp")}</Term>,
          figure: (
            <>
              {percent(percentOf(insights.stpSpendMinor, selection.spendMinor))}
              {isDemo && <DemoMark />}
            </>
          ),
          note: words("stpNote"),
        },
      ]}
    />
  );
}
