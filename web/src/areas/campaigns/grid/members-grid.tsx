import { lazy, Suspense, useMemo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid, type ChosenRows } from "../../../data/lists/list-grid.tsx";
import { isWithoutPredictions, NoPredictions, withoutPredictions } from "../../../data/predictions/no-predictions.tsx";
import { useRows } from "../../../data/use-rows.ts";
import type { GridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignView, useChangedRows } from "../campaign/campaign-view.ts";
import { LikelyFirst } from "./likely-first.tsx";
import { dueFirst, inOwnUnits } from "./member-query.ts";
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
  const { campaignWorkflowId } = found.campaign;
  const { query, setQuery } = views;
  const [, navigate] = useLocation();
  const params = { jobId: job.id, campaignWorkflowId };
  const columns = useMemberColumns(job, campaignWorkflowId, found.predictionModel);
  const rows = useRows("campaignSuppliers", {
    query,
    setQuery,
    ready: views.ready,
    inputOf: (body) => ({ params, body: inOwnUnits(body, job.minorDigits) }),
  });
  useChangedRows(async () => rows.reload());
  const likely = useTranslations("campaigns.likely");
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
  if (isWithoutPredictions(rows.problem))
    return (
      <NoPredictions
        problem={rows.problem}
        action={likely("without")}
        onAct={() => setQuery(withoutPredictions(query, dueFirst.orderBy))}
      />
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
      toolbarEnd={<LikelyFirst query={query} setQuery={setQuery} />}
      totals={totals}
      {...(mayRun && { selectionActions: bulk })}
      onOpenRow={({ supplierKey }) => navigate(linkTo("jobCampaignSupplier", { ...params, supplierKey }))}
      empty={<NoMembers />}
    />
  );
}

/** Shows in an empty campaign the way to its source of suppliers. */
function NoMembers() {
  const { job, found, mayRun } = useCampaignView();
  const { useCase } = found.campaign;
  const cases = linkTo("jobUseCases", { jobId: job.id });
  const href = useCase === null ? cases : linkTo("jobUseCase", { jobId: job.id, useCaseId: useCase.useCaseId });
  return <EmptyList list="campaignSuppliers" may={mayRun} href={href} />;
}
