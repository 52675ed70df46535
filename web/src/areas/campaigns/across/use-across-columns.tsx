import { Badge, TextLink, useTexts } from "@paygauge/ui";
import { useMemo } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { linkTo } from "@paygauge/api-types/sitemap";
import { campaignRoutes, campaignStages } from "@paygauge/api-types/campaigns/campaign-rules";
import { campaignTones, type CampaignAcrossJobs } from "@paygauge/api-types/entities/campaigns";
import type { EnumOption } from "@paygauge/ui/grid/grid-column.ts";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { decimalOf, useFormats, useTranslations } from "../../../state/formats.ts";
import { useCampaignWords, type CampaignWords } from "../words/use-campaign-words.ts";

type Column = ListGridColumn<CampaignAcrossJobs>;
type Title = keyof typeof import("../../../texts/en/campaigns.ts").campaignsTexts.across.columns;
type Words = (key: Title) => string;
type Money = (minor: number, row: CampaignAcrossJobs) => string;

const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** Which campaign it is, and of which job. */
function identityColumns(words: Words): readonly Column[] {
  const text = { type: "text", width: 120, grow: 1 } as const;
  return [
    {
      ...text,
      key: "name",
      title: words("name"),
      width: 230,
      grow: 2,
      value: (row) => row.name,
      render: ({ name, jobId, campaignWorkflowId, isSample }) => (
        <span className="inline-flex max-w-full items-center gap-2">
          <TextLink variant="entity" href={linkTo("jobCampaign", { jobId, campaignWorkflowId })} truncate>
            {name}
          </TextLink>
          {isSample && <Badge tone="accent">{words("sample")}</Badge>}
        </span>
      ),
      inList: "title",
    },
    {
      ...text,
      key: "jobName",
      title: words("jobName"),
      width: 130,
      value: (row) => row.jobName,
      inList: "line",
    },
  ];
}

/** Its place, and which way it goes. */
function stateColumns(words: Words, say: CampaignWords): readonly Column[] {
  return [
    {
      key: "stage",
      title: words("stage"),
      type: "enum",
      width: 80,
      options: optionsOf(campaignStages, say.stage),
      value: (row) => row.stage,
      inList: "line",
    },
    {
      key: "route",
      title: words("route"),
      type: "enum",
      width: 80,
      options: optionsOf(campaignRoutes, say.route),
      value: (row) => row.route,
    },
  ];
}

/** How it is led. */
function workColumns(words: Words, say: CampaignWords, methods: readonly EnumOption[]): readonly Column[] {
  const day = { type: "date", moment: "day", width: 104 } as const;
  const text = { type: "text", width: 120, grow: 1 } as const;
  return [
    { ...day, key: "dueOn", title: words("dueOn"), value: (row) => row.dueOn },
    { ...text, key: "ownerName", title: words("ownerName"), value: (row) => row.ownerName },
    {
      key: "method",
      title: words("method"),
      type: "enum",
      width: 132,
      options: methods,
      value: (row) => row.method,
    },
    { ...text, key: "issuerName", title: words("issuerName"), value: (row) => row.issuerName },
    { ...day, key: "startsOn", title: words("startsOn"), hidden: true, value: (row) => row.startsOn },
    {
      key: "tone",
      title: words("tone"),
      type: "enum",
      width: 104,
      hidden: true,
      options: optionsOf(campaignTones, say.tone),
      value: (row) => row.tone,
    },
    {
      key: "updatedOn",
      title: words("updatedOn"),
      type: "date",
      width: 140,
      hidden: true,
      value: (row) => row.updatedOn,
    },
  ];
}

/** Its suppliers, by status. */
function countColumns(words: Words, say: CampaignWords): readonly Column[] {
  const counts = [
    ["total", words("total"), 80],
    ["pending", say.status("Pending"), 72],
    ["active", say.status("Active"), 64],
    ["abandoned", say.status("Abandoned"), 88],
    ["failed", say.status("Failed"), 60],
    ["succeeded", say.status("Succeeded"), 76],
  ] as const;
  return counts.map(([key, title, width]) => ({ key, title, type: "number", width, value: (row) => row[key] }));
}

/** What it is worth: minor units of each job's own currency, so that no filter compares pence with yen. */
function moneyColumns(words: Words, money: Money): readonly Column[] {
  const column = (key: "valueMinor" | "realisedMinor"): Column => ({
    key,
    title: words(key),
    type: "number",
    width: 104,
    filterable: false,
    value: (row) => Number(decimalOf(String(row[key]), row.minorDigits)),
    source: { digitsIn: "minorDigits" },
    render: (row) => money(row[key], row),
    copy: (row) => money(row[key], row),
  });
  return [
    { ...column("valueMinor"), definition: words("valueMeans"), inList: "figure" },
    column("realisedMinor"),
    { key: "currency", title: words("currency"), type: "text", width: 84, hidden: true, value: (row) => row.currency },
  ];
}

/** Columns of campaigns across jobs: their keys are what the call filters and orders by. */
export function useAcrossColumns(): readonly Column[] {
  const words = useTranslations("campaigns.across.columns");
  const say = useCampaignWords();
  const texts = useTexts();
  const formats = useFormats();
  return useMemo(() => {
    const money: Money = (minor, { currency, minorDigits }) =>
      formats.money(String(Math.round(minor / 10 ** minorDigits)), currency, 0);
    const methods = optionsOf(capabilities, (method) => texts.capabilityNames[method]);
    return [
      ...identityColumns(words),
      ...stateColumns(words, say),
      ...countColumns(words, say),
      ...moneyColumns(words, money),
      ...workColumns(words, say, methods),
    ];
  }, [words, say, texts, formats]);
}
