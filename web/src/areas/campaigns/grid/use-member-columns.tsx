import { CapabilityStrip, CapabilityStripLetters, TextLink, useTexts } from "@paygauge/ui";
import { useMemo } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import {
  campaignRoutes,
  dispositions,
  failReasons,
  memberStatuses,
  nextKinds,
} from "@paygauge/api-types/campaigns/campaign-rules";
import { contactStates, type CampaignMember, type ListedMember } from "@paygauge/api-types/entities/campaign-suppliers";
import { waveOrder } from "@paygauge/analysis/value/waves";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { useTranslations } from "../../../state/formats.ts";
import { AttemptDots } from "../words/attempt-dots.tsx";
import { bandsOfLevels } from "../words/bands-of-levels.ts";
import { useNextWords, NextLine } from "../words/next-line.tsx";
import { StatusMark } from "../words/status-mark.tsx";
import { useCampaignWords, type CampaignWords } from "../words/use-campaign-words.ts";

type Column = ListGridColumn<CampaignMember>;
type Title = keyof typeof import("../../../texts/en/campaigns.ts").campaignsTexts.columns;
type Words = (key: Title) => string;

const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** Who the supplier is, and its status. */
export function identityColumns(
  words: Words,
  say: Pick<CampaignWords, "status">,
  hrefOf: (supplierKey: string) => string,
): readonly Column[] {
  return [
    {
      key: "name",
      title: words("name"),
      type: "text",
      width: 250,
      grow: 2,
      value: (row) => row.name,
      render: (row) => (
        <TextLink variant="entity" href={hrefOf(row.supplierKey)} truncate>
          {row.name}
        </TextLink>
      ),
      inList: "title",
    },
    {
      key: "status",
      title: words("status"),
      type: "enum",
      options: optionsOf(memberStatuses, say.status),
      width: 104,
      value: (row) => row.status,
      render: (row) => (
        <span className="inline-flex items-center gap-1.5">
          <StatusMark status={row.status} />
          {say.status(row.status)}
        </span>
      ),
      inList: "line",
    },
  ];
}

/** What is known of the work. */
function workColumns(words: Words, say: CampaignWords): readonly Column[] {
  return [
    {
      key: "nextOn",
      title: words("nextOn"),
      type: "date",
      moment: "day",
      width: 108,
      value: (row) => row.nextOn,
    },
    {
      key: "nextKind",
      title: words("nextKind"),
      type: "enum",
      options: optionsOf(nextKinds, say.kind),
      width: 172,
      grow: 1,
      value: (row) => row.nextKind,
      render: (row) => <NextLine member={row} />,
      inList: "line",
    },
    {
      key: "attempts",
      title: words("attempts"),
      type: "number",
      width: 92,
      value: (row) => row.attempts,
      render: (row) => <AttemptDots attempts={row.attempts} />,
    },
    { key: "daysInStatus", title: words("daysInStatus"), type: "number", width: 96, value: (row) => row.daysInStatus },
    {
      key: "contact",
      title: words("contact"),
      type: "enum",
      options: optionsOf(contactStates, say.contact),
      width: 108,
      value: (row) => row.contact,
    },
    { key: "ownerName", title: words("ownerName"), type: "text", width: 120, grow: 1, value: (row) => row.ownerName },
  ];
}

const hidden = { hidden: true } as const;

/** How it ended, for who chooses to see it. */
export function outcomeColumns(
  words: Words,
  say: Pick<CampaignWords, "route" | "reason">,
  methodOf: (method: string) => string,
): readonly Column[] {
  const enums = { ...hidden, type: "enum", width: 130 } as const;
  return [
    {
      ...enums,
      key: "route",
      title: words("route"),
      options: optionsOf(campaignRoutes, say.route),
      value: (row) => row.route,
    },
    {
      ...enums,
      key: "reason",
      title: words("reason"),
      options: optionsOf(failReasons, say.reason),
      value: (row) => row.reason,
    },
    {
      ...enums,
      key: "agreedMethod",
      title: words("agreedMethod"),
      options: optionsOf(capabilities, methodOf),
      value: (row) => row.agreedMethod,
    },
    {
      ...hidden,
      key: "agreedOn",
      title: words("agreedOn"),
      type: "date",
      moment: "day",
      width: 108,
      value: (row) => row.agreedOn,
    },
  ];
}

/** The rest of the work and of the supplier, for who chooses to see it. */
export function restColumns(words: Words, say: Pick<CampaignWords, "disposition">): readonly Column[] {
  const text = { ...hidden, type: "text", width: 90 } as const;
  const number = { ...hidden, type: "number", width: 96 } as const;
  return [
    {
      ...hidden,
      key: "lastAttemptOn",
      title: words("lastAttemptOn"),
      type: "date",
      width: 140,
      value: (row) => row.lastAttemptOn,
    },
    {
      ...hidden,
      key: "lastDisposition",
      title: words("lastDisposition"),
      type: "enum",
      options: optionsOf(dispositions, say.disposition),
      width: 150,
      value: (row) => row.lastDisposition,
    },
    { ...number, key: "unanswered", title: words("unanswered"), value: (row) => row.unanswered },
    { ...text, key: "country", title: words("country"), value: (row) => row.country },
    { ...text, key: "mcc", title: words("mcc"), value: (row) => row.mcc },
    { ...text, key: "mccDescription", title: words("mccDescription"), width: 160, value: (row) => row.mccDescription },
    { ...number, key: "payments", title: words("payments"), value: (row) => row.payments },
  ];
}

/** How likely a supplier is to accept cards, percent: an order of the work alone. */
const predictionOf = (title: string): ListGridColumn<ListedMember> => ({
  key: "prediction",
  title,
  type: "number",
  width: 120,
  value: (row) => row.prediction ?? null,
  filterable: false,
});

/** Columns of a campaign's suppliers: their keys are what the call filters and orders by. */
export function useMemberColumns(
  job: Job,
  campaignWorkflowId: string,
  model: number | null = null,
): readonly ListGridColumn<ListedMember>[] {
  const words = useTranslations("campaigns.columns");
  const likely = useTranslations("campaigns.likely");
  const say = useCampaignWords();
  const texts = useTexts();
  const next = useNextWords();
  const { id: jobId, currency, minorDigits } = job;
  return useMemo(() => {
    const hrefOf = (supplierKey: string) => linkTo("jobCampaignSupplier", { jobId, campaignWorkflowId, supplierKey });
    const money = (key: "valueMinor" | "yearMinor", digits: number, width: number) =>
      ({
        key,
        title: words(key),
        unit: currency,
        type: "number",
        numberStyle: { kind: "decimal", digits },
        width,
        value: (row: CampaignMember) => row[key] / 10 ** minorDigits,
        source: { digitsIn: "minorDigits" },
      }) as const;
    const levels: Column = {
      key: "levels",
      title: words("levels"),
      headerMark: <CapabilityStripLetters />,
      type: "text",
      width: 148,
      value: () => "",
      render: (row) => <CapabilityStrip bands={bandsOfLevels(row.levels)} />,
      sortable: false,
      filterable: false,
      exported: false,
      inList: "strip",
    };
    return [
      ...identityColumns(words, say, hrefOf),
      ...(model === null ? [] : [predictionOf(likely("column"))]),
      ...workColumns(words, say).map((column) =>
        column.key === "nextKind" ? { ...column, copy: (row: CampaignMember) => next(row).text } : column,
      ),
      levels,
      {
        key: "wave",
        title: words("wave"),
        type: "enum",
        options: optionsOf(waveOrder, say.wave),
        width: 150,
        value: (row) => row.wave,
      },
      { ...money("valueMinor", 0, 104), definition: words("valueMeans"), inList: "figure" },
      { ...money("yearMinor", 0, 126), hidden: true },
      ...outcomeColumns(words, say, (method) => texts.capabilityNames[method as keyof typeof texts.capabilityNames]),
      ...restColumns(words, say),
    ];
  }, [words, likely, say, texts, next, jobId, campaignWorkflowId, currency, minorDigits, model]);
}
