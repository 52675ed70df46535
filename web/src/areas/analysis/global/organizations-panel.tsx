import { AppLink, buttonStyle, fromSearchParams, Panel, PlainTable, Skeleton } from "@paygauge/ui";
import type { OrganizationRow } from "@paygauge/api-types/entities/global-insights";
import { useCall } from "../../../data/use-call.ts";
import { toPagedRequest } from "../../../data/grid-query.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMoney } from "../job-money.ts";
import { largestFirst, organizationsHref } from "./global-query.ts";
import { AcceptsWord } from "./accepts-word.tsx";
import { LastOutcome } from "./last-outcome.tsx";
import { ScoreStrip } from "./score-strip.tsx";
import type { Slicing } from "../insights/insights-query.ts";

const rowsShown = 5;

interface OrganizationsPanelProps {
  readonly slicing: Slicing;
  readonly money: { readonly currency: string; readonly minorDigits: number };
}

/** The organizations with the most spend under the slicers; the grid has all of them. */
export function OrganizationsPanel({ slicing, money: { currency, minorDigits } }: OrganizationsPanelProps) {
  const words = useTranslations("globalInsights.rows");
  const formats = useFormats();
  const money = useMoney({ currency, minorDigits });
  const href = organizationsHref(slicing);
  const query = fromSearchParams(new URLSearchParams(href.split("?")[1] ?? ""), largestFirst);
  const body = { ...toPagedRequest(query), pageNumber: 1, pageSize: rowsShown };
  const { data } = useCall("globalOrganizations", { body });
  if (data === undefined) return <Skeleton kind="chart" height={230} />;
  const columns = [
    { key: "name", title: words("name"), namesRow: true, render: ({ name }: OrganizationRow) => name },
    { key: "country", title: words("country"), render: ({ country }: OrganizationRow) => country },
    {
      key: "mcc",
      title: words("mcc"),
      render: ({ mcc, mccDescription }: OrganizationRow) => `${mcc} ${mccDescription}`.trim(),
    },
    { key: "jobs", title: words("jobs"), atEnd: true, render: (row: OrganizationRow) => formats.count(row.jobs) },
    {
      key: "spend",
      title: words("spend"),
      atEnd: true,
      render: ({ spendMinor }: OrganizationRow) => money.exact(spendMinor),
    },
    { key: "scores", title: words("capabilities"), render: (row: OrganizationRow) => <ScoreStrip row={row} /> },
    { key: "accepts", title: words("accepts"), render: (row: OrganizationRow) => <AcceptsWord row={row} /> },
    { key: "outcome", title: words("lastOutcome"), render: (row: OrganizationRow) => <LastOutcome row={row} /> },
  ];
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { shown: String(data.collection.length), all: formats.count(data.totalCount) })}
      actions={
        <AppLink href={href} className={buttonStyle({ size: "sm" })}>
          {words("open")}
        </AppLink>
      }
    >
      <PlainTable
        label={words("title")}
        columns={columns}
        rows={data.collection}
        rowKey={({ vendorId }) => vendorId}
        stacked
      />
    </Panel>
  );
}
