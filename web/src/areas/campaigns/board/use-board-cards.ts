import { useRef } from "react";
import type { MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { callApi } from "../../../data/call-api.ts";
import { useCall } from "../../../data/use-call.ts";
import { useCampaignView, useChangedRows } from "../campaign/campaign-view.ts";
import { withChangedRows, withMoreCards } from "./board-rows.ts";

/** Cards that a column has at first, and that are asked for at once. */
const cardsAtOnce = 20;
const usual = { orderBy: "wave", secondaryOrderBy: "-valueMinor" } as const;
const likely = { ...usual, orderBy: "-prediction" } as const;

/**
 * The cards of a board: the first of each column, more as a column is scrolled, and after a change those that were
 * changed, from its answer and without asking again. `isLikely`: by prediction, the highest first.
 */
export function useBoardCards(asked: Pick<PagedRequest, "filters" | "search">, isLikely: boolean) {
  const order = isLikely ? likely : usual;
  const { job, found } = useCampaignView();
  const { campaignWorkflowId } = found.campaign;
  const params = { jobId: job.id, campaignWorkflowId };
  const body = { ...asked, ...order, size: cardsAtOnce };
  const board = useCall("campaignBoard", { params, body }, { keepPrevious: false });
  const { data, mutate } = board;
  const loading = useRef(new Set<MemberStatus>());
  const isFiltered = asked.filters !== undefined || asked.search !== undefined;
  useChangedRows(async (changed) => {
    const patched = (before: typeof data) =>
      before === undefined || changed.isPart
        ? undefined
        : (withChangedRows(before, changed.rows, isFiltered ? null : changed.counters) ?? undefined);
    const next = patched(data);
    await (next === undefined ? mutate() : mutate((before) => patched(before) ?? before, { revalidate: false }));
  });
  const onMore = (status: MemberStatus) => {
    const column = data?.columns.find((each) => each.status === status);
    if (column === undefined || loading.current.has(status)) return;
    loading.current.add(status);
    const own = { propertyName: "status", itemComparisonOperator: "Equal", itemValue: status } as const;
    const filterItems = [...(asked.filters?.filterItems ?? []).filter((each) => each.propertyName !== "status"), own];
    void callApi("campaignSuppliers", {
      params,
      body: {
        ...asked,
        ...order,
        filters: { filterItems },
        pageNumber: Math.floor(column.cards.length / cardsAtOnce) + 1,
        pageSize: cardsAtOnce,
      },
    })
      .then((answer) =>
        mutate((before) => before && withMoreCards(before, status, answer.collection), { revalidate: false }),
      )
      .catch(() => undefined)
      .finally(() => loading.current.delete(status));
  };
  return { ...board, data, onMore };
}
