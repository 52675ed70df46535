import type { CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import type { RouteCounters } from "@paygauge/api-types/entities/campaigns";
import { memberStatuses } from "@paygauge/api-types/campaigns/campaign-rules";
import type { ReportTable } from "@paygauge/api-types/reports/figures";
import type { Composing } from "../../section.ts";
import type { ReportedCampaigns } from "./campaign-facts.ts";
import { campaignSection, supplierBars } from "./campaign-section.ts";

type Funnel = CampaignReport["funnel"][number];
const steps = ["inCampaign", "contacted", "reached", "decided", "succeeded"] as const;
const stepWords = {
  inCampaign: "campaignIn",
  contacted: "campaignContacted",
  reached: "campaignReached",
  decided: "campaignDecided",
  succeeded: "statusSucceeded",
} as const;

const stepWord = (step: (typeof steps)[number], { words }: Composing): string => words.say(stepWords[step]);

/** "Buyer, offer"; all of them in the first row. */
function funnelName({ route, tone }: Funnel, { words }: Composing): string {
  if (route === null || tone === null) return words.say("total");
  return `${words.say(`route${route}`)}, ${words.say(`tone${tone}`)}`;
}

function funnelTable({ report }: ReportedCampaigns, composing: Composing): ReportTable {
  const { words, formats } = composing;
  const [all, ...parts] = report.funnel;
  const rows = all === undefined ? parts : [...parts, all];
  return {
    caption: words.say("campaignRoutesAndTones"),
    columns: [
      { id: "route", label: words.say("campaignRouteAndTone"), align: "start" },
      ...steps.map((step) => ({ id: step, label: stepWord(step, composing), align: "end" as const })),
    ],
    rows: rows.map((each) => ({
      rowId: `${each.route ?? "all"} ${each.tone ?? "all"}`,
      cells: [funnelName(each, composing), ...steps.map((step) => formats.count(each[step]))],
      ...(each.route === null ? { isTotal: true } : {}),
    })),
    totalRows: parts.length,
  };
}

/** How far work on suppliers got, whom it won, and by which route and tone. */
export const campaignFunnelSection = campaignSection({
  id: "campaigns",
  title: "campaignsTitle",
  tell: (facts, composing) => {
    const { words, formats } = composing;
    const { report, campaigns } = facts;
    const [all] = report.funnel;
    const [total, won] = [all?.inCampaign ?? 0, all?.succeeded ?? 0];
    const rates = [
      { label: words.say("campaignByCount"), value: formats.percent(report.conversion.byCount) },
      { label: words.say("campaignBySpend"), value: formats.percent(report.conversion.bySpend) },
      { label: words.say("campaignContacted"), value: formats.percent(report.contactRate) },
    ];
    return {
      finding: words.say("campaignsFinding", { won, total }),
      lead: [words.say("campaignsLead", { count: campaigns })],
      facts: rates,
      figure: supplierBars(
        words.say("campaignFunnelCaption"),
        steps.map((step, at) => ({
          id: step,
          label: stepWord(step, composing),
          suppliers: all?.[step] ?? 0,
          isMarked: at === steps.length - 1,
        })),
        composing,
      ),
      table: funnelTable(facts, composing),
      points: rates.map(({ label, value }) => ({ figure: value, text: label })),
    };
  },
});

const totalOf = ({ routes }: ReportedCampaigns): RouteCounters["counters"] | undefined =>
  routes.find(({ route }) => route === "Aggregated")?.counters;

function statusTable({ routes }: ReportedCampaigns, { words, formats }: Composing): ReportTable {
  return {
    caption: words.say("campaignStatusCaption"),
    columns: [
      { id: "route", label: words.say("campaignRoute"), align: "start" },
      { id: "Total", label: words.say("total"), align: "end" },
      ...memberStatuses.map((status) => ({ id: status, label: words.say(`status${status}`), align: "end" as const })),
    ],
    rows: routes.map(({ route, counters }) => ({
      rowId: route,
      cells: [
        words.say(`route${route}`),
        formats.count(counters.Total.suppliers),
        ...memberStatuses.map((status) => formats.count(counters[status].suppliers)),
      ],
      ...(route === "Aggregated" ? { isTotal: true } : {}),
    })),
    totalRows: routes.length - 1,
  };
}

/** The suppliers by status, each once with its best status, and by route. */
export const campaignRoutesSection = campaignSection({
  id: "campaignRoutes",
  title: "campaignRoutesTitle",
  tell: (facts, composing) => {
    const { words, formats } = composing;
    const counters = totalOf(facts);
    const bars = memberStatuses.map((status) => ({
      id: status,
      label: words.say(`status${status}`),
      suppliers: counters?.[status].suppliers ?? 0,
      isMarked: status === "Succeeded",
    }));
    const open = (counters?.Pending.suppliers ?? 0) + (counters?.Active.suppliers ?? 0);
    return {
      finding: words.say("campaignRoutesFinding", { open, total: counters?.Total.suppliers ?? 0 }),
      lead: [words.say("campaignBestStatus")],
      figure: supplierBars(words.say("campaignStatusBars"), bars, composing),
      table: statusTable(facts, composing),
      points: bars
        .toSorted((one, other) => other.suppliers - one.suppliers)
        .map(({ label, suppliers }) => ({ figure: formats.count(suppliers), text: label })),
    };
  },
});
