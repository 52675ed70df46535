import type { GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { useEffect, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { SavedView, SavedViews, ViewGrid } from "@paygauge/api-types/entities/views";
import { useGridQuery } from "../grid-query.ts";
import { useCall } from "../use-call.ts";
import {
  namesNoView,
  queryOfView,
  searchOfView,
  searchToHandOn,
  tellsAll,
  viewOfAddress,
  viewText,
  waitsForViews,
  type ViewKeys,
} from "./view-address.ts";

export interface GridViews {
  readonly grid: ViewGrid;
  readonly query: GridQuery;
  readonly setQuery: (next: GridQuery) => void;
  /** False while the address names a view that is not loaded yet: nothing is asked for before. */
  readonly ready: boolean;
  readonly saved: SavedViews | undefined;
  readonly current: SavedView | undefined;
  /** The address names a view that the user does not have: the list is as designed. */
  readonly missing: boolean;
  readonly changed: boolean;
  /** The state as a view keeps it. */
  readonly text: string;
  readonly choose: (id: string | undefined) => void;
  /** Opens one that was just made of the current state, and is not among the others yet. */
  readonly chooseMade: (id: string, issuerId: string | null) => void;
  readonly reload: () => Promise<unknown>;
}

const noKeys: ViewKeys = {};

/** A grid's state: the address over a saved view over the grid as designed. `keys` is one object permanently. */
export function useGridViews(grid: ViewGrid, designed: GridQuery, keys = noKeys): GridViews {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data: saved, problem, mutate } = useCall("savedViews", { query: { grid } });
  const current = useMemo(() => viewOfAddress(search, saved?.views ?? []), [search, saved]);
  const isWhole = tellsAll(search);
  const base = useMemo(() => queryOfView(isWhole ? undefined : current, designed), [isWhole, current, designed]);
  const [query, setQuery] = useGridQuery(base);
  const text = viewText(query, designed);
  const handOn = current === undefined ? null : searchToHandOn(search, current, text, keys);
  useEffect(() => {
    if (handOn !== null) navigate(`${path}?${handOn}`, { replace: true });
  }, [handOn, path, navigate]);
  const open = (view: Parameters<typeof searchOfView>[1]) => navigate(`${path}?${searchOfView(search, view, keys)}`);
  return {
    grid,
    query,
    setQuery,
    ready: saved !== undefined || problem !== undefined || !waitsForViews(search),
    saved,
    current,
    missing: namesNoView(search, saved?.views),
    changed: text !== viewText(queryOfView(current, designed), designed),
    text,
    choose: (id) => open(saved?.views.find((each) => each.id === id)),
    chooseMade: (id, issuerId) => open({ id, issuerId, query: text }),
    reload: () => mutate(),
  };
}
