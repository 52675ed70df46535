import { ErrorState, HorizontalBars, Panel, PlainTable, Skeleton, formatNumber, type MenuItem } from "@paygauge/ui";
import { createContext, use, type ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import type { CampaignRow } from "@paygauge/api-types/entities/campaigns";
import { ownValue } from "@paygauge/api-types/own-value";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCampaignView, useChangedRows } from "../campaign/campaign-view.ts";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { contacted, gridHref, ofAge, ofReason, ofStatus } from "./report-links.ts";
import { RealisedPanel } from "./realised-panel.tsx";
import { ValueChart } from "./value-chart.tsx";

type Filters = Parameters<typeof gridHref>[1];
const count = { kind: "count" } as const;

/** Where bars lead: to the grid of the campaign that is looked at, or of each of several. */
const Grids = createContext<readonly { readonly name: string; readonly path: string }[] | null>(null);

/** "View 12 suppliers": opens those of a bar in the grid; where they are of several campaigns, in one of theirs. */
function useShown(): (suppliers: number, filters: Filters | null) => readonly MenuItem[] {
  const words = useTranslations("campaigns.report");
  const [own, navigate] = useLocation();
  const several = use(Grids);
  return (suppliers, filters) => {
    if (filters === null || suppliers === 0) return [];
    const open = (path: string) => () => navigate(gridHref(path, filters));
    if (several === null) return [{ key: "show", label: words("show", { count: suppliers }), onSelect: open(own) }];
    return several.map(({ name, path }) => ({ key: path, label: words("showIn", { name }), onSelect: open(path) }));
  };
}

/** What the campaign came to: charts with their figures as tables and files, each leading to its suppliers. */
export function ReportPart({ bar }: { readonly bar: ReactNode }) {
  const { job, found } = useCampaignView();
  const params = { jobId: job.id, campaignWorkflowId: found.campaign.campaignWorkflowId };
  const { data, problem, reload, refreshing } = useCall("campaignReport", { params });
  useChangedRows(async () => reload());
  return (
    <div className="flex flex-col gap-3">
      {bar}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data === undefined && problem === undefined && <Skeleton kind="chart" />}
      {data !== undefined && <Charts report={data} />}
      <RealisedPanel {...params} />
    </div>
  );
}

function Charts({ report }: ReportProps) {
  return (
    <div className="grid items-start gap-3.5 md:grid-cols-2">
      <Funnel report={report} />
      <ValueChart report={report} />
      <Reasons report={report} />
      <Ageing report={report} />
      <Decisions report={report} />
      <Routes report={report} />
    </div>
  );
}

interface JobReportProps {
  readonly jobId: string;
  readonly campaigns: readonly CampaignRow[];
}

/** What all campaigns of a job came to; a supplier of two campaigns counts in both. */
export function JobReport({ jobId, campaigns }: JobReportProps) {
  const words = useTranslations("campaigns.report");
  const { data, problem, reload, refreshing } = useCall("jobCampaignsReport", { params: { jobId } });
  const grids = campaigns
    .filter(({ isDraft }) => !isDraft)
    .map(({ name, campaignWorkflowId }) => ({ name, path: linkTo("jobCampaign", { jobId, campaignWorkflowId }) }));
  return (
    <section className="flex flex-col gap-3" aria-label={words("ofJob")}>
      <h3 className="font-semibold">{words("ofJob")}</h3>
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data === undefined && problem === undefined && <Skeleton kind="chart" />}
      {data !== undefined && (
        <Grids value={grids}>
          <Charts report={data} />
        </Grids>
      )}
      <p className="text-label text-text-2">{words("ofJobFootnote")}</p>
    </section>
  );
}

interface ReportProps {
  readonly report: CampaignReport;
}

/** Hundredths of a fraction, as a text. */
function useShare(): (share: number) => string {
  const { locale } = useFormats();
  return (share) => formatNumber(share * 100, { kind: "percent" }, locale);
}

function Funnel({ report }: ReportProps) {
  const words = useTranslations("campaigns.report");
  const show = useShown();
  const share = useShare();
  const [all] = report.funnel;
  const steps = ["inCampaign", "contacted", "reached", "decided", "succeeded"] as const;
  const filters: Readonly<Record<string, Filters | null>> = {
    inCampaign: [],
    contacted,
    succeeded: ofStatus("Succeeded"),
  };
  const rows = steps.map((step, at) => {
    const before = at === 0 ? 0 : (all?.[steps[at - 1] ?? step] ?? 0);
    const value = all?.[step] ?? 0;
    const note = before === 0 ? [] : [{ label: words("ofBefore"), text: share(value / before) }];
    return { key: step, name: words(`funnel.${step}`), value, notes: note };
  });
  const { conversion, contactRate } = report;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <HorizontalBars
        title={words("funnel.title")}
        dimension={words("step")}
        measure={words("suppliers")}
        style={count}
        data={rows}
        colours="single"
        menu={({ key, value }) => show(value, ownValue(filters, key) ?? null)}
      />
      <p className="px-1 text-label text-text-2">
        {words("rates", {
          count: share(conversion.byCount),
          spend: share(conversion.bySpend),
          contact: share(contactRate),
        })}
      </p>
    </div>
  );
}

function Reasons({ report }: ReportProps) {
  const words = useTranslations("campaigns.report");
  const say = useCampaignWords();
  const show = useShown();
  const money = useCampaignMoney(report);
  return (
    <HorizontalBars
      title={words("reasons")}
      dimension={words("reason")}
      measure={words("suppliers")}
      style={count}
      colours="single"
      data={report.reasons.map(({ reason, suppliers, valueMinor }) => ({
        key: reason,
        name: say.reason(reason),
        value: suppliers,
        notes: [{ label: words("value"), text: money(valueMinor) }],
      }))}
      menu={({ key, value }) => show(value, ofReason(key))}
    />
  );
}

function Ageing({ report }: ReportProps) {
  const words = useTranslations("campaigns.report");
  const show = useShown();
  const found = report.ageing.map(({ bucket, suppliers }) => ({
    key: bucket,
    name: words(`ageing.${bucket}`),
    value: suppliers,
  }));
  return (
    <HorizontalBars
      title={words("ageing.title")}
      dimension={words("nextAction")}
      measure={words("suppliers")}
      style={count}
      colours="single"
      data={found.every(({ value }) => value === 0) ? [] : found}
      menu={({ key, value }) => {
        const bucket = report.ageing.find((each) => each.bucket === key)?.bucket;
        return bucket === undefined ? [] : show(value, ofAge(bucket));
      }}
    />
  );
}

function Decisions({ report }: ReportProps) {
  const words = useTranslations("campaigns.report");
  const formats = useFormats();
  const { median, buckets } = report.daysToDecision;
  const rows = buckets.map(({ from, to, suppliers }) => ({
    key: String(from),
    name: to === null ? words("daysFrom", { from }) : words("daysBetween", { from, to }),
    value: suppliers,
  }));
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <HorizontalBars
        title={words("decisions")}
        dimension={words("days")}
        measure={words("suppliers")}
        style={count}
        colours="single"
        data={median === null ? [] : rows}
      />
      {median !== null && (
        <p className="px-1 text-label text-text-2">{words("median", { days: formats.count(median) })}</p>
      )}
    </div>
  );
}

/** The funnel of each route with each tone. */
function Routes({ report }: ReportProps) {
  const words = useTranslations("campaigns.report");
  const say = useCampaignWords();
  const formats = useFormats();
  const parts = report.funnel.slice(1);
  if (parts.length === 0) return null;
  const figure = (key: "inCampaign" | "contacted" | "reached" | "decided" | "succeeded") => ({
    key,
    title: words(`funnel.${key}`),
    atEnd: true,
    render: (row: CampaignReport["funnel"][number]) => formats.count(row[key]),
  });
  return (
    <Panel title={words("routes")}>
      <PlainTable
        label={words("routes")}
        rows={parts}
        rowKey={({ route, tone }) => `${route} ${tone}`}
        columns={[
          {
            key: "route",
            title: words("route"),
            namesRow: true,
            render: ({ route, tone }) =>
              [route === null ? "" : say.route(route), tone === null ? "" : say.tone(tone)].join(", "),
          },
          figure("inCampaign"),
          figure("contacted"),
          figure("reached"),
          figure("decided"),
          figure("succeeded"),
        ]}
      />
    </Panel>
  );
}
