import { AppLink, useNarrow } from "@paygauge/ui";
import { CalendarDays, ChartColumn, Kanban, Mail, Phone, Rows3, type LucideIcon } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { useFormats, useTranslations } from "../../../state/formats.ts";

const all = ["board", "grid", "mail", "today", "week", "report"] as const;
type CampaignPart = (typeof all)[number];

const icons: Readonly<Record<CampaignPart, LucideIcon>> = {
  board: Kanban,
  grid: Rows3,
  mail: Mail,
  today: Phone,
  week: CalendarDays,
  report: ChartColumn,
};

/** The parts that a campaign has for this user: mails are for those who run it, calls while it is active. */
export function partsOf({ mayRun, campaign }: CampaignOnPage): readonly CampaignPart[] {
  const isOwn = mayRun && campaign.route !== "External";
  const hasCalls = isOwn && campaign.stage === "Active";
  if (hasCalls) return all;
  return isOwn ? ["board", "grid", "mail", "report"] : ["board", "grid", "report"];
}

/** The part that the address names; on a phone the calls come first, elsewhere the board. */
export function partOf(named: string | null, parts: readonly CampaignPart[], isNarrow: boolean): CampaignPart {
  const first = isNarrow ? (parts.find((part) => part === "today") ?? "grid") : "board";
  return parts.find((part) => part === named) ?? first;
}

interface PartSwitchProps {
  readonly found: CampaignOnPage;
  readonly parts: readonly CampaignPart[];
  readonly current: CampaignPart;
}

/** The ways to look at a campaign, each with an address of its own. */
export function PartSwitch({ found, parts, current }: PartSwitchProps) {
  const words = useTranslations("campaigns.parts");
  const formats = useFormats();
  const isNarrow = useNarrow();
  const { calls, week } = found.today;
  const counts: Readonly<Partial<Record<CampaignPart, number>>> = { today: calls, week };
  const inOrder = isNarrow
    ? [...parts.filter((part) => Object.hasOwn(counts, part)), ...parts.filter((part) => !Object.hasOwn(counts, part))]
    : parts;
  const search = useSearch();
  const [path] = useLocation();
  const hrefOf = (part: CampaignPart) => {
    const params = new URLSearchParams(search);
    params.set("part", part);
    return `${path}?${params.toString()}`;
  };
  return (
    <nav aria-label={words("label")} className="print:hidden">
      <ul className="inline-flex max-w-full overflow-x-auto rounded-control border border-line-2">
        {inOrder.map((part) => {
          const count = counts[part];
          const Icon = icons[part];
          return (
            <li key={part} className="flex not-first:border-s not-first:border-line-2">
              <AppLink
                href={hrefOf(part)}
                aria-current={part === current ? "page" : undefined}
                className="inline-flex h-8 items-center gap-2 bg-surface px-3 text-data whitespace-nowrap text-text-2 -outline-offset-2 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)] pointer-coarse:h-11"
              >
                <Icon aria-hidden size={16} strokeWidth={1.6} className="max-sm:hidden" />
                {words(part)}
                {count !== undefined && <span className="font-normal text-text-2">{formats.count(count)}</span>}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
