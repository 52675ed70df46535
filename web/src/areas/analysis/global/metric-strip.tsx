import type { GlobalInsights, GlobalMetric } from "@paygauge/api-types/entities/global-insights";
import { globalMetrics } from "@paygauge/api-types/entities/global-insights";
import { formatNumber, kpiRowStyle, ScrollBox, useNarrow } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { averageOf, useMoney } from "../job-money.ts";

interface MetricStripProps {
  readonly insights: GlobalInsights;
  readonly metric: GlobalMetric;
  readonly onChoose: (metric: GlobalMetric) => void;
}

/** The seven figures of the selection; each chooses what the bars measure. */
export function MetricStrip({ insights, metric: chosen, onChoose }: MetricStripProps) {
  const words = useTranslations("globalInsights");
  const figures = useMetricFigures(insights);
  const narrow = useNarrow();
  const list = (
    <ul
      aria-label={words("figures")}
      className={
        narrow
          ? "flex h-full w-max min-w-full whitespace-nowrap"
          : "grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-surface"
      }
    >
      {globalMetrics.map((metric) => (
        <li key={metric} className="flex grow bg-surface shadow-[0_0_0_1px_var(--color-line)]">
          <button
            type="button"
            aria-pressed={metric === chosen}
            title={words("measureBy", { metric: words(`metrics.${metric}`) })}
            onClick={() => onChoose(metric)}
            className={`flex min-w-0 grow flex-col border-b-2 px-4 py-3 text-start -outline-offset-2 max-sm:justify-center ${metric === chosen ? "border-accent bg-selected" : "border-transparent hover:bg-hover"}`}
          >
            <span className="text-label text-text-2">{words(`metrics.${metric}`)}</span>
            <span className="text-figure font-medium max-sm:text-title">{figures[metric].figure}</span>
            <span className="text-label text-text-2">{figures[metric].note}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return narrow ? (
    <ScrollBox label={words("figures")} className={kpiRowStyle}>
      {list}
    </ScrollBox>
  ) : (
    list
  );
}

type Figures = Readonly<Record<GlobalMetric, { readonly figure: string; readonly note: string }>>;

function useMetricFigures({ selection, buyers, currencies, ...money }: GlobalInsights): Figures {
  const words = useTranslations("globalInsights");
  const formats = useFormats();
  const amounts = useMoney(money);
  const documents = (key: "pos" | "invoices" | "payments", minor: number) => {
    const average = averageOf(minor, selection[key]);
    const name = words(`averages.${key}`);
    return {
      figure: formats.count(selection[key]),
      note: average === null ? words("none") : words("average", { name, money: amounts.average(average) }),
    };
  };
  const { suppliers, organizations, jobs } = selection;
  const each = organizations === 0 ? 0 : suppliers / organizations;
  return {
    jobCount: { figure: formats.count(jobs), note: words("buyers", { count: buyers }) },
    suppliers: { figure: formats.count(suppliers), note: words("asNamed") },
    organizations: {
      figure: formats.count(organizations),
      note: words("each", { count: formatNumber(each, { kind: "decimal", digits: 1 }, formats.locale) }),
    },
    spend: { figure: amounts.compact(selection.spendMinor), note: words("currencies", { count: currencies }) },
    pos: documents("pos", selection.posMinor),
    invoices: documents("invoices", selection.invoicesMinor),
    payments: documents("payments", selection.paymentsMinor),
  };
}
