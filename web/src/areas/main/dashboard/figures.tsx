import { KpiStrip, TextLink, useNarrow, type GridFilter, type Kpi } from "@paygauge/ui";
import { linkTo, type PageId } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { listHref } from "./list-href.ts";
import { useMoneyItems } from "./money-figures.tsx";
import { PartFailed } from "./part-panel.tsx";
import { useAge } from "../../../data/needs/use-age.ts";
import type { KeptParts } from "./use-kept-parts.ts";

const equal = (property: string, value: string): GridFilter => ({
  property,
  operator: "Equal",
  value,
  allowNull: false,
});

const running = [equal("state", "Running")];
const published = [equal("publication", "Published"), equal("publication", "NewerRunWaits")];

/** The figures, each a link to the list that it counts. Parts that failed are named below. */
export function Figures({ parts, onRetry }: { readonly parts: KeptParts; readonly onRetry: () => void }) {
  const words = useTranslations("main.home.figures");
  const formats = useFormats();
  const { opens } = useGuard();
  const { jobs, money, campaigns, queue } = parts;
  const link = (page: PageId, href: string) => (opens(page) ? { href } : {});
  const narrow = useNarrow();
  const moneyItems = useMoneyItems();
  const items: Kpi[] = [];
  if (jobs.value !== undefined)
    items.push({
      key: "jobs",
      label: words("jobs"),
      figure: formats.count(jobs.value.total),
      note: <JobNotes {...jobs.value} linked={opens("analysis") && !narrow} />,
      ...link("analysis", linkTo("analysis")),
    });
  if (money.value !== undefined) items.push(...moneyItems(money.value));
  if (campaigns.value)
    items.push({
      key: "campaigns",
      label: words("campaigns"),
      figure: formats.count(campaigns.value.active),
      note: words("campaignsNote", { count: campaigns.value.suppliers }),
      ...link("campaignWorkflows", listHref("campaignWorkflows", { filters: [equal("stage", "Active")] })),
    });
  if (queue.value)
    items.push({
      key: "errors",
      label: words("errors"),
      figure: formats.count(queue.value.errors),
      // Red only for those who can retry or cancel what failed.
      tone: queue.value.errors > 0 && opens("proqMonitoring") ? "danger" : "plain",
      note: queue.value.oldestOn === null ? words("noErrors") : <Oldest since={queue.value.oldestOn} />,
      ...link("proqMonitoring", linkTo("proqMonitoring", undefined, { list: "error" })),
    });
  const failed = [jobs, money, campaigns, queue].find((part) => part.failed);
  return (
    <div>
      {items.length > 0 && <KpiStrip label={words("label")} items={items} />}
      {failed !== undefined && <PartFailed part={failed} onRetry={onRetry} />}
    </div>
  );
}

interface JobNotesProps {
  readonly running: number;
  readonly published: number;
  /** Not on a phone, whose strip has room for one target of a finger: the figure. */
  readonly linked: boolean;
}

function JobNotes({ running: runs, published: seen, linked }: JobNotesProps) {
  const words = useTranslations("main.home.figures");
  const { count } = useFormats();
  const part = (text: string, filters: readonly GridFilter[]) =>
    linked ? (
      <TextLink
        variant="quiet"
        href={listHref("analysis", { filters })}
        className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {text}
      </TextLink>
    ) : (
      text
    );
  return (
    <>
      {part(words("running", { count: count(runs) }), running)},{" "}
      {part(words("published", { count: count(seen) }), published)}
    </>
  );
}

function Oldest({ since }: { readonly since: string }) {
  const words = useTranslations("main.home.figures");
  return words("oldest", { age: useAge(since) });
}
