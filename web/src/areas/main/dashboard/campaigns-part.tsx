import { TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignAcrossJobs } from "@paygauge/api-types/entities/campaigns";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { PartPanel } from "./part-panel.tsx";
import type { KeptParts } from "./use-kept-parts.ts";

/** Statuses in the order of the bar. Those that need no action are grey. */
const statuses = [
  { key: "succeeded", colour: "bg-success-solid" },
  { key: "active", colour: "bg-info" },
  { key: "pending", colour: "bg-text-3" },
  { key: "failed", colour: "bg-control" },
  { key: "abandoned", colour: "bg-line-2" },
] as const;

interface CampaignsPartProps {
  readonly part: KeptParts["campaigns"];
  readonly onRetry: () => void;
}

/** Active campaigns with their counters; absent for users without the permission. */
export function CampaignsPart({ part, onRetry }: CampaignsPartProps) {
  const words = useTranslations("main.home.campaigns");
  const { count } = useFormats();
  const { opens } = useGuard();
  if (part.value === null) return null;
  const { rows = [], active = 0 } = part.value ?? {};
  return (
    <PartPanel
      title={words("title")}
      part={part}
      onRetry={onRetry}
      {...(rows.length > 0 && { facts: words("facts", { shown: count(rows.length), count: count(active) }) })}
      actions={
        opens("campaignWorkflows") && (
          <TextLink
            href={linkTo("campaignWorkflows")}
            className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {words("all")}
          </TextLink>
        )
      }
    >
      {(value) =>
        value === null || value.rows.length === 0 ? (
          <p className="py-2 text-data text-text-2">{words("empty")}</p>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {value.rows.map((row) => (
                <CampaignLine key={row.campaignWorkflowId} campaign={row} />
              ))}
            </ul>
            <Legend />
          </>
        )
      }
    </PartPanel>
  );
}

function CampaignLine({ campaign }: { readonly campaign: CampaignAcrossJobs }) {
  const words = useTranslations("main.home.campaigns");
  const formats = useFormats();
  const { jobId, campaignWorkflowId, currency, minorDigits } = campaign;
  const money = (minor: number) => formats.money(String(minor), currency, minorDigits, true);
  const [realised, possible] = [money(campaign.realisedMinor), money(campaign.valueMinor)];
  return (
    <li className="flex flex-col gap-1 py-2 text-data">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TextLink variant="entity" href={linkTo("jobCampaign", { jobId, campaignWorkflowId })} truncate>
          {campaign.name}
        </TextLink>
        <span title={words("realisedHint")}>{words("realised", { realised, possible })}</span>
      </div>
      <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-chip bg-line">
        {statuses.map(({ key, colour }) => (
          <span key={key} className={colour} style={{ flexGrow: campaign[key] }} />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-label text-text-2">
        <span className="min-w-0 truncate">{campaign.jobName}</span>
        <span>
          {words("converted", { count: formats.count(campaign.succeeded), total: formats.count(campaign.total) })}
        </span>
      </div>
    </li>
  );
}

function Legend() {
  const words = useTranslations("main.home.campaigns");
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2">
      {statuses.map(({ key, colour }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden className={`size-2 rounded-chip ${colour}`} />
          {words(key)}
        </li>
      ))}
    </ul>
  );
}
