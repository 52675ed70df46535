import { PlainTable, type PlainColumn } from "@paygauge/ui";
import { memberStatuses } from "@paygauge/api-types/campaigns/campaign-rules";
import type { RouteSums } from "@paygauge/api-types/entities/campaigns";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { StatusMark } from "../words/status-mark.tsx";
import { NamedFigure } from "../words/named-figure.tsx";
import { useCampaignWords } from "../words/use-campaign-words.ts";

/** Counts of a route, and its money in whole units of each currency. */
function useFigureColumns(): readonly PlainColumn<RouteSums>[] {
  const words = useTranslations("campaigns.across");
  const say = useCampaignWords();
  const formats = useFormats();
  const column = (key: string, title: string, of: (row: RouteSums) => string): PlainColumn<RouteSums> => ({
    key,
    title,
    atEnd: true,
    render: (row) => <NamedFigure title={title} figure={of(row)} />,
  });
  const money = (key: "valueMinor" | "realisedMinor") => (row: RouteSums) =>
    row.money
      .map(({ currency, minorDigits, [key]: minor }) =>
        formats.money(String(Math.round(minor / 10 ** minorDigits)), currency, 0),
      )
      .join(" · ");
  return [
    column("campaigns", words("campaigns"), (row) => formats.count(row.campaigns)),
    column("Total", words("suppliers"), (row) => formats.count(row.Total)),
    ...memberStatuses.map((status): PlainColumn<RouteSums> => ({
      ...column(status, say.status(status), (row) => formats.count(row[status])),
      title: (
        <span className="inline-flex items-center gap-1">
          <StatusMark status={status} />
          {say.status(status)}
        </span>
      ),
    })),
    column("valueMinor", words("value"), money("valueMinor")),
    column("realisedMinor", words("realised"), money("realisedMinor")),
  ];
}

/** What the campaigns of the list come to, by route and together: suppliers by status, and money of each currency. */
export function RouteSumsTable({ totals }: { readonly totals: readonly RouteSums[] }) {
  const words = useTranslations("campaigns.across");
  const listWords = useTranslations("campaigns.list");
  const say = useCampaignWords();
  const figures = useFigureColumns();
  return (
    <div className="bg-surface px-5 pb-3 max-lg:px-4">
      <PlainTable
        stacked
        label={listWords("byRoute")}
        columns={[
          {
            key: "route",
            title: listWords("route"),
            namesRow: true,
            render: ({ route }: RouteSums) => (route === "all" ? words("allRoutes") : say.route(route)),
          },
          ...figures,
        ]}
        // With one route it would say the same twice.
        rows={totals.length === 2 ? totals.slice(0, 1) : totals}
        rowKey={({ route }) => route}
        rowClass={({ route }) => (route === "all" ? "font-semibold" : "")}
      />
      <p className="mt-1.5 text-label text-text-2">{words("footnote")}</p>
    </div>
  );
}
