import "../../../data/campaigns/campaigns-calls.ts";
import { defaultGridQuery, PageHeader } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { RouteSums } from "@paygauge/api-types/entities/campaigns";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../../data/own-days.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { RouteSumsTable } from "./route-sums-table.tsx";
import { useAcrossColumns } from "./use-across-columns.tsx";

/** ms between polls: others work on these campaigns, and their counters are right within five seconds. */
const pollMs = 4000;

const changedFirst = { ...defaultGridQuery, orderBy: { property: "updatedOn", direction: "desc" } } as const;

/** What the campaigns come to, by route; samples count in no total. */
function Sums({ totals }: { readonly totals: readonly RouteSums[] }) {
  const words = useTranslations("campaigns.across");
  if (totals.some(({ campaigns }) => campaigns > 0)) return <RouteSumsTable totals={totals} />;
  return <p className="bg-surface px-5 py-3 text-data text-text-2 max-lg:px-4">{words("onlySamples")}</p>;
}

/** Campaigns of all jobs that the user may see, above them what they come to by route. */
export function AcrossPage() {
  const words = useTranslations("campaigns.across");
  const views = useGridViews("campaignWorkflows", changedFirst);
  const { query, setQuery, ready } = views;
  const [, navigate] = useLocation();
  const columns = useAcrossColumns();
  const rows = useRows("campaignWorkflows", {
    query,
    setQuery,
    ready,
    pollMs,
    inputOf: (body) => ({ body: withOwnDays(body, "updatedOn") }),
  });
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <PageHeader title={words("title")} />
      {rows.data === undefined && rows.problem === undefined && (
        // The place of the sums, so that the list does not move when they come.
        <div aria-hidden className="h-25 shrink-0 bg-surface max-sm:h-36" />
      )}
      {rows.data !== undefined && rows.grid.total > 0 && <Sums totals={rows.data.totals} />}
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("title")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="campaignWorkflowId"
          searchable
          onOpenRow={({ jobId, campaignWorkflowId }) => navigate(linkTo("jobCampaign", { jobId, campaignWorkflowId }))}
          empty={<EmptyList list="campaignsAcrossJobs" href={linkTo("analysis")} />}
        />
      </div>
    </div>
  );
}
