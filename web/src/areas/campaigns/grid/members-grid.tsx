import { lazy, Suspense, useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid, type ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useRows } from "../../../data/use-rows.ts";
import type { GridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignView, useChangedRows } from "../campaign/campaign-view.ts";
import { inOwnUnits } from "./member-query.ts";
import { useMemberColumns } from "./use-member-columns.tsx";

// Only who chooses rows and may work on them needs it.
const BulkActions = lazy(async () => ({ default: (await import("./bulk-actions.tsx")).BulkActions }));

interface MembersGridProps {
  readonly views: GridViews;
  /** The way to the other parts. */
  readonly bar: ReactNode;
}

/** The suppliers of a campaign as rows: the same as on its board. */
export function MembersGrid({ views, bar }: MembersGridProps) {
  const words = useTranslations("campaigns.grid");
  const { job, found, mayRun } = useCampaignView();
  const { campaignWorkflowId, useCase } = found.campaign;
  const { query, setQuery } = views;
  const [, navigate] = useLocation();
  const params = { jobId: job.id, campaignWorkflowId };
  const columns = useMemberColumns(job, campaignWorkflowId);
  const rows = useRows("campaignSuppliers", {
    query,
    setQuery,
    ready: views.ready,
    inputOf: (body) => ({ params, body: inOwnUnits(body, job.minorDigits) }),
  });
  useChangedRows(async () => rows.reload());
  const value = rows.data?.totals.valueMinor;
  const totals = useMemo(
    () => (value === undefined ? undefined : { valueMinor: value / 10 ** job.minorDigits }),
    [value, job.minorDigits],
  );
  const bulk = (chosen: ChosenRows<CampaignMember>) => (
    <Suspense fallback={null}>
      <BulkActions chosen={chosen} query={query} />
    </Suspense>
  );
  return (
    <ListGrid
      label={words("label")}
      views={views}
      columns={columns}
      rows={rows}
      keyIn="supplierKey"
      searchable
      toolbarLead={bar}
      totals={totals}
      {...(mayRun && { selectionActions: bulk })}
      onOpenRow={({ supplierKey }) => navigate(linkTo("jobCampaignSupplier", { ...params, supplierKey }))}
      empty={
        <EmptyList
          list="campaignSuppliers"
          may={mayRun}
          href={
            useCase === null
              ? linkTo("jobUseCases", { jobId: job.id })
              : linkTo("jobUseCase", { jobId: job.id, useCaseId: useCase.useCaseId })
          }
        />
      }
    />
  );
}
