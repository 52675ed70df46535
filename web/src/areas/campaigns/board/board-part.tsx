import { Skeleton } from "@paygauge/ui";
import { FilterBar } from "@paygauge/ui/grid/filter-bar.tsx";
import type { ReactNode } from "react";
import { isLikelyFirst, withoutPredictions } from "../../../data/predictions/no-predictions.tsx";
import { ViewsMenu } from "../../../data/views/views-menu.tsx";
import type { GridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignView } from "../campaign/campaign-view.ts";
import { LikelyFirst } from "../grid/likely-first.tsx";
import { dueFirst, matchingOf, statusOf } from "../grid/member-query.ts";
import { useMemberColumns } from "../grid/use-member-columns.tsx";
import { CampaignBoard } from "./campaign-board.tsx";

interface BoardPartProps {
  readonly views: GridViews;
  /** The way to the other parts. */
  readonly bar: ReactNode;
}

/** The board under the same filters as the grid. */
export function BoardPart({ views, bar }: BoardPartProps) {
  const words = useTranslations("campaigns.board");
  const likely = useTranslations("campaigns.likely");
  const { job, found } = useCampaignView();
  const columns = useMemberColumns(job, found.campaign.campaignWorkflowId);
  const { query, setQuery, ready } = views;
  const isLikely = isLikelyFirst(query);
  return (
    <section className="flex flex-col">
      <div className="-mx-5 mb-2 max-lg:-mx-4 [&>div]:border-b-0">
        <FilterBar
          columns={columns}
          query={query}
          onQueryChange={setQuery}
          searchable
          start={
            <>
              {bar}
              <ViewsMenu views={views} />
            </>
          }
          end={
            <>
              <LikelyFirst query={query} setQuery={setQuery} />
              <p className="text-label text-text-2">
                {isLikely ? likely("order", { currency: job.currency }) : words("order", { currency: job.currency })}
              </p>
            </>
          }
        />
      </div>
      {ready ? (
        <CampaignBoard
          asked={matchingOf(query, job.minorDigits)}
          only={statusOf(query)}
          isLikely={isLikely}
          onUsual={() => setQuery(withoutPredictions(query, dueFirst.orderBy))}
        />
      ) : (
        <Skeleton kind="table" columns={4} rows={6} />
      )}
    </section>
  );
}
