import { DemoMark, KpiStrip, type Kpi } from "@paygauge/ui";
import type { Insights } from "@paygauge/api-types/entities/insights";
import { Figure } from "../../../data/figures/figure.tsx";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { averageOf, percentOf, useMoney, usePercent } from "../job-money.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { totalFigures } from "./insight-figures.ts";
import type { InsightsQuery } from "./insights-query.ts";

interface InsightTotalsProps {
  readonly jobId: string;
  readonly query: InsightsQuery;
  readonly insights: Insights;
  /** Matched against a made directory. */
  readonly isDemo: boolean;
}

/** Figures of the whole job, and below each what the slicers leave of it. */
export function InsightTotals({ jobId, query, insights, isDemo }: InsightTotalsProps) {
  const words = useTranslations("analysis.insights");
  const documents = useDocumentWords();
  const formats = useFormats();
  const money = useMoney(insights);
  const percent = usePercent();
  const { overall, selection } = insights;
  const made = totalFigures(jobId, insights, query);
  const inPeriod = (measure: string) => words("inPeriod", { measure });
  const inSelection = (figure: string, key: "aiv" | "apv", average: number | null) =>
    average === null ? (
      words("selected", { figure })
    ) : (
      <>
        {words("selected", { figure })}, <Term id={key}>{words(key, { money: money.average(average) })}</Term>
      </>
    );
  /** Documents that the files hold none of are left out. */
  const counted = (
    key: "invoices" | "payments",
    count: number,
    { label, note }: Pick<Kpi, "note"> & { label: string },
  ) => (count === 0 ? [] : [{ key, label: inPeriod(documents(key, label)), figure: formats.count(count), note }]);
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
          figure: <Figure of={made.overall} />,
          words: money.compact(overall.spendMinor),
          note: (
            <Figure of={made.selection}>{words("selected", { figure: money.compact(selection.spendMinor) })}</Figure>
          ),
        },
        ...counted("invoices", overall.invoices, {
          label: words("invoices"),
          note: inSelection(
            formats.count(selection.invoices),
            "aiv",
            averageOf(selection.invoicesMinor, selection.invoices),
          ),
        }),
        ...counted("payments", overall.payments, {
          label: words("payments"),
          note: inSelection(
            formats.count(selection.payments),
            "apv",
            averageOf(selection.paymentsMinor, selection.payments),
          ),
        }),
        {
          key: "stp",
          label: <Term id="stp">{words("stp")}</Term>,
          figure: (
            <>
              {percent(percentOf(insights.stpSpendMinor, selection.spendMinor))}
              {isDemo && <DemoMark />}
            </>
          ),
          note: <Figure of={made.stp}>{words("stpNote")}</Figure>,
        },
      ]}
    />
  );
}
