import type { DataGridProps } from "@paygauge/ui/grid/data-grid.tsx";
import { callsOfPage, pageOf, rowsOfPage, type GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { useMemo } from "react";
import type { AnswerOf, ReleasedCallId } from "@paygauge/api-types/endpoints";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { callApi, type CallInput } from "./call-api.ts";
import { pageInPlace, type PageAnswer } from "./continuous-pages.ts";
import { useMay } from "../state/permissions.ts";
import { callOf } from "./call-table.ts";
import { gridErrorOf, refusalOf } from "./grid-error.ts";
import { toPagedRequest } from "./grid-query.ts";
import { useCall } from "./use-call.ts";
import { useContinuous } from "./use-continuous.ts";
import type { ApiProblem } from "./api-problem.ts";

type RowOf<Id extends ReleasedCallId> =
  AnswerOf<Id> extends { readonly collection: readonly (infer Row extends object)[] } ? Row : never;
/** Calls that answer pages of rows. */
type ListCallId = { [Id in ReleasedCallId]: RowOf<Id> extends never ? never : Id }[ReleasedCallId];
export type ListRow<Id extends ListCallId> = RowOf<Id>;

interface RowsOptions<Id extends ListCallId> {
  readonly query: GridQuery;
  readonly setQuery: (next: GridQuery) => void;
  /** What the call takes for a page; `everything` leaves out what the screen itself asks for. */
  readonly inputOf: (request: PagedRequest, everything?: boolean) => CallInput<Id>;
  /** False while it is not known yet what to ask for. */
  readonly ready?: boolean;
  /** ms between polls; a grid that is polled does not say that it is busy. */
  readonly pollMs?: number;
}

export interface Rows<Id extends ListCallId> {
  /** The last answer, for what it says in addition to its rows. */
  readonly data: AnswerOf<Id> | undefined;
  readonly problem: ApiProblem | undefined;
  readonly reload: () => void;
  readonly matching: number;
  /** Keys of rows that are damaged. */
  readonly damaged: readonly string[] | undefined;
  /** A page that is not shown, for an export. */
  readonly ask: (request: PagedRequest, everything: boolean, signal: AbortSignal) => Promise<PageAnswer<ListRow<Id>>>;
  /** The call and what it takes, for an export that the system writes. */
  readonly asked: (request: PagedRequest, everything: boolean) => { readonly list: Id; readonly input: CallInput<Id> };
  /** What the grid takes of it. */
  readonly grid: Pick<
    DataGridProps<ListRow<Id>>,
    "rows" | "matching" | "total" | "refreshing" | "error" | "onRowsInView" | "query" | "onQueryChange"
  >;
}

function isPage<Row>(answer: unknown): answer is PageAnswer<Row> {
  return typeof answer === "object" && answer !== null && "collection" in answer && "totalCount" in answer;
}

function pageOfAnswer<Row>(answer: unknown): PageAnswer<Row> | undefined {
  return isPage<Row>(answer) ? answer : undefined;
}

/** Places of rows that are on their way: the keyboard and the scroll bar reach them already. */
function placesOfSecondHalf({ collection, totalCount }: PageAnswer<unknown>, firstHalf: number): undefined[] {
  const most = collection.length;
  return Array.from({ length: Math.min(most, totalCount - firstHalf * most) }, () => undefined);
}

/** One page of the grid: what its call answers, and of a page in halves the places of the second until it is there. */
function usePage<Id extends ListCallId>(
  id: Id,
  { query, inputOf }: RowsOptions<Id>,
  active: boolean,
  poll: { readonly pollMs?: number },
) {
  const first = useCall(id, active ? inputOf(toPagedRequest(query)) : null, poll);
  const at = pageOf(query);
  const known = pageOfAnswer<ListRow<Id>>(first.data);
  const isHalf = active && callsOfPage(query.pageSize) > 1 && known?.currentPage === at;
  const goesOn = isHalf && known.totalCount > at * rowsOfPage(query.pageSize);
  const second = useCall(id, goesOn ? inputOf(toPagedRequest(query, at + 1)) : null, { ...poll, keepPrevious: false });
  const half = goesOn ? pageOfAnswer<ListRow<Id>>(second.data)?.collection : undefined;
  const isComing = goesOn && second.problem === undefined;
  const rows = useMemo(() => {
    if (known === undefined || (half === undefined && !isComing)) return undefined;
    return [...known.collection, ...(half ?? placesOfSecondHalf(known, at))];
  }, [known, half, isComing, at]);
  return {
    ...first,
    rows,
    problem: first.problem ?? second.problem,
    refreshing: first.refreshing || second.loading,
    reload: () => {
      first.reload();
      if (goesOn) second.reload();
    },
  };
}

/**
 * The rows of a grid as its state asks for them: one page, or without pages those around what is in view. The last rows
 * stay while others are fetched, and after a problem.
 */
export function useRows<Id extends ListCallId>(id: Id, options: RowsOptions<Id>): Rows<Id> {
  const { query, setQuery, inputOf, ready = true, pollMs } = options;
  const paged = query.pageSize !== "continuous";
  const poll = pollMs === undefined ? {} : { pollMs };
  const page = usePage(id, options, paged && ready, poll);
  const all = useContinuous<Id, ListRow<Id>>(id, { ...options, poll, active: !paged && ready, isPage });
  const { problem, reload, refreshing } = paged ? page : all;
  const seesAll = useMay("MultipleErrorNotifications_VIEW");
  const error = gridErrorOf(problem, reload);
  // The page that was shown stays until the first rows without pages are there.
  const data = paged ? page.data : (all.data ?? page.data);
  const known = pageOfAnswer<ListRow<Id>>(data);
  const matching = known?.totalCount ?? 0;
  const standing = useMemo(() => (paged || known === undefined ? undefined : pageInPlace(known)), [paged, known]);
  return {
    data,
    problem,
    reload,
    matching,
    damaged: known?.damaged,
    asked: (request, everything) => ({ list: id, input: inputOf(request, everything) }),
    ask: async (request, everything, signal) => {
      const asked: unknown = await callApi(id, inputOf(request, everything), { signal });
      if (!isPage<ListRow<Id>>(asked)) throw new TypeError(`${id} answers no page.`);
      return asked;
    },
    grid: {
      rows: paged || known === undefined ? (page.rows ?? known?.collection) : (all.rows ?? standing),
      matching,
      total: known?.unfilteredCount ?? matching,
      refreshing: refreshing && pollMs === undefined,
      error: error && { ...error, ...refusalOf(problem, callOf(id).access, seesAll) },
      onRowsInView: paged ? undefined : all.onRowsInView,
      query,
      onQueryChange: setQuery,
    },
  };
}
