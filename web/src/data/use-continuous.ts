import { continuousPage, pageOf, type GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AnswerOf, ReleasedCallId } from "@paygauge/api-types/endpoints";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { CallInput } from "./call-api.ts";
import {
  heldNothing,
  pagesAround,
  rowsInPlace,
  withPages,
  type HeldPages,
  type PageAnswer,
} from "./continuous-pages.ts";
import { toPagedRequest } from "./grid-query.ts";
import { useCall, type UseCallOptions } from "./use-call.ts";

/** ms after which a leap is taken for its end, and a place for one to be kept in the address. */
const leapMs = 120;
const addressMs = 400;

interface ContinuousOptions<Id extends ReleasedCallId, Row> {
  readonly query: GridQuery;
  readonly setQuery: (next: GridQuery) => void;
  readonly inputOf: (request: PagedRequest) => CallInput<Id>;
  readonly poll: UseCallOptions<AnswerOf<Id>>;
  readonly active: boolean;
  readonly isPage: (answer: unknown) => answer is PageAnswer<Row>;
}

/**
 * Rows without pages: the page in view and its neighbours are asked for, each in a place of its own, so that a step of
 * the view asks for one more. What was loaded stays; another filter or order begins again.
 */
export function useContinuous<Id extends ReleasedCallId, Row>(id: Id, options: ContinuousOptions<Id, Row>) {
  const { query, setQuery, inputOf, poll, active, isPage } = options;
  const key = active ? JSON.stringify([id, inputOf(toPagedRequest(query, 1))]) : "";
  const [view, setView] = useState({ key, page: pageOf(query) });
  const [held, setHeld] = useState<HeldPages<AnswerOf<Id>, Row>>(heldNothing);
  const centre = view.key === key ? view.page : pageOf(query);
  const wanted = active ? pagesAround(centre, held.key === key ? held.matching : undefined) : [];
  const inputAt = (slot: number) => {
    const page = wanted.find((each) => each % 3 === slot);
    return page === undefined ? null : inputOf(toPagedRequest(query, page));
  };
  const settings = { ...poll, keepPrevious: false };
  const slots = [
    useCall(id, inputAt(0), settings),
    useCall(id, inputAt(1), settings),
    useCall(id, inputAt(2), settings),
  ];
  const arrived = wanted.flatMap((page) => {
    const data = slots[page % 3]?.data;
    const answer: unknown = data;
    return data !== undefined && isPage(answer) ? [{ page, data, answer }] : [];
  });
  const next = withPages(held, key, arrived);
  if (next !== held) setHeld(next);
  const rows = useMemo(() => (next.key === "" ? undefined : rowsInPlace(next)), [next]);
  const keepPlace = usePlaceInAddress(query, setQuery);
  const leap = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leap.current), []);
  const isDrawn = next.key === key;
  const onRowsInView = useCallback(
    (first: number, last: number) => {
      // Rows of the filter before stand until the first ones of this arrive: their place is not its own.
      if (!isDrawn) return;
      const page = Math.floor((first + last) / 2 / continuousPage) + 1;
      keepPlace(first);
      clearTimeout(leap.current);
      if (page === centre) return;
      const wait = Math.abs(page - centre) === 1 ? 0 : leapMs;
      leap.current = setTimeout(() => setView({ key, page }), wait);
    },
    [centre, key, isDrawn, setView, keepPlace],
  );
  return {
    data: next.answer,
    rows,
    onRowsInView,
    problem: slots.find(({ problem }) => problem !== undefined)?.problem,
    refreshing: next.key !== "" && (next.key !== key || slots.some(({ refreshing }) => refreshing)),
    reload: () => {
      setHeld({ ...next, pages: new Map([...next.pages].filter(([page]) => wanted.includes(page))) });
      for (const slot of slots) slot.reload();
    },
  };
}

/** Keeps the first row in view in the address once the view rests. */
function usePlaceInAddress(query: GridQuery, setQuery: (next: GridQuery) => void): (place: number) => void {
  const latest = useRef({ query, setQuery });
  useEffect(() => {
    latest.current = { query, setQuery };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((place: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const now = latest.current;
      if (place !== now.query.place) now.setQuery({ ...now.query, place });
    }, addressMs);
  }, []);
}
