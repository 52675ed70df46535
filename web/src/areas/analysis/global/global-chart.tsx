import { BarChart, ListedBars, markedLabel, type ChartDatum, type MenuItem } from "@paygauge/ui";
import { useLocation } from "wouter";
import type { GlobalInsights } from "@paygauge/api-types/entities/global-insights";
import { maxLyingBars } from "@paygauge/api-types/entities/insights";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { othersKey } from "../insights/arrange-bars.ts";
import { BarChoice, useChoiceItems } from "../insights/bar-choice.tsx";
import { useDimensionNames } from "../insights/use-dimension-names.ts";
import { maxShown } from "./arrange-global.ts";
import { organizationsHref, type GlobalQuery } from "./global-query.ts";
import { metricStyle } from "./metric-value.ts";
import { cellsOf, useGlobalBars } from "./use-global-bars.ts";
import type { ChangeGlobal } from "./use-global-query.ts";

interface GlobalChartProps {
  readonly insights: GlobalInsights;
  readonly query: GlobalQuery;
  readonly onChange: ChangeGlobal;
}

/** One metric by one dimension. */
export function GlobalChart({ insights, query, onChange }: GlobalChartProps) {
  const words = useTranslations("globalInsights");
  const names = useDimensionNames([]);
  const data = useGlobalBars(insights, query);
  const menu = useGlobalMenu({ insights, query, onChange });
  const { dimension } = insights;
  const metric = words(`metrics.${query.metric}`);
  const style = metricStyle(query.metric, query.unit, insights);
  const shared = {
    title: words("title", { metric: markedLabel(metric, style), dimension: names.inTitle(dimension) }),
    dimension: names.name(dimension),
    measure: metric,
    style,
    order: words("byValue"),
    menu,
    asTable: query.asTable,
    onAsTable: () => onChange({ asTable: !query.asTable }),
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {data.length <= maxLyingBars ? (
        <ListedBars {...shared} data={data} columns={cellsOf(query.metric).map((key) => words(`metrics.${key}`))} />
      ) : (
        <BarChart
          {...shared}
          data={data}
          {...(query.window === undefined ? {} : { window: query.window })}
          onWindowChange={(window) => onChange({ window })}
        />
      )}
      <BarChoice filters={query.filters} dimension={dimension} onChange={(filters) => onChange({ filters })} />
      <ChartNotes {...{ insights, query }} />
    </div>
  );
}

/** Show its organizations or open the job, show only this bar, exclude it. */
function useGlobalMenu({ insights, query, onChange }: GlobalChartProps): (datum: ChartDatum) => readonly MenuItem[] {
  const words = useTranslations("globalInsights");
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const { dimension, bars } = insights;
  const choices = useChoiceItems({ filters: query.filters, dimension, onChange: (filters) => onChange({ filters }) });
  const largest: readonly MenuItem[] =
    query.isEvery && bars.length > maxShown
      ? [{ key: "largest", label: words("largest"), onSelect: () => onChange({ isEvery: false }) }]
      : [];
  return ({ key }) => {
    if (key === othersKey)
      return [{ key: "all", label: words("everyBar"), onSelect: () => onChange({ isEvery: true }) }];
    if (dimension === "Jobs") {
      const open = {
        key: "open",
        label: words("openJob"),
        onSelect: () => navigate(linkTo("jobInsights", { jobId: key })),
      };
      return [...(opens("jobInsights") ? [open] : []), ...choices(key), ...largest];
    }
    const count = bars.find((bar) => bar.key === key)?.organizations ?? 0;
    const show = {
      key: "open",
      label: words("showOrganizations", { count }),
      onSelect: () => navigate(organizationsHref(query.slicing, { dimension, key })),
    };
    return [show, ...choices(key), ...largest];
  };
}

function ChartNotes({ insights, query }: Pick<GlobalChartProps, "insights" | "query">) {
  const words = useTranslations("globalInsights");
  const { dimension, jobsBeyondLimit } = insights;
  const notes = [
    ...(query.unit === "p" ? [words("shareNote")] : []),
    words("onceNote"),
    ...(dimension === "PaymentMethods" ? [words("severalMethods")] : []),
    ...(jobsBeyondLimit > 0 ? [words("beyondLimit", { count: jobsBeyondLimit })] : []),
  ];
  return <p className="text-label text-text-2">{notes.join(" ")}</p>;
}
