import type { GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { useEffect, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { SavedView, SavedViews, ViewGrid } from "@paygauge/api-types";
import { useGridQuery } from "../grid-query.ts";
import { useCall } from "../use-call.ts";
import {
  besideOf,
  namesNoView,
  queryOfView,
  searchOfView,
  viewKey,
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
  /** The address names a view that the person does not have: the list stands as it was designed. */
  readonly missing: boolean;
  readonly changed: boolean;
  /** The state as a view keeps it. */
  readonly text: string;
  readonly choose: (id: string | undefined) => void;
  readonly reload: () => Promise<unknown>;
}

const noKeys: ViewKeys = {};

/** A grid's state: the address over a saved view over the grid as it was designed. `keys` is one object for good. */
export function useGridViews(grid: ViewGrid, designed: GridQuery, keys = noKeys): GridViews {
  const { beside } = keys;
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data: saved, problem, mutate } = useCall("savedViews", { query: { grid } });
  const current = useMemo(() => viewOfAddress(search, saved?.views ?? [], beside), [search, saved, beside]);
  const base = useMemo(() => queryOfView(current, designed), [current, designed]);
  const [query, setQuery] = useGridQuery(base);
  // A view that opens by itself is written into the address, so that the address can be handed on.
  const unnamed = current !== undefined && !new URLSearchParams(search).has(viewKey);
  useEffect(() => {
    if (!unnamed || current === undefined) return;
    const params = new URLSearchParams(search);
    for (const [key, value] of [[viewKey, current.id], ...besideOf(current.query, beside ?? [])] as const)
      params.set(key, value);
    navigate(`${path}?${params.toString()}`, { replace: true });
  }, [unnamed, current, search, path, navigate, beside]);
  const choose = (id: string | undefined) => {
    const view = saved?.views.find((each) => each.id === id);
    navigate(`${path}?${searchOfView(search, view ?? (id === undefined ? undefined : { id, query: text }), keys)}`);
  };
  const text = viewText(query, designed, besideOf(search, beside ?? []));
  return {
    grid,
    query,
    setQuery,
    ready: saved !== undefined || problem !== undefined || !waitsForViews(search, beside),
    saved,
    current,
    missing: namesNoView(search, saved?.views),
    changed: text !== viewText(base, designed, besideOf(current?.query ?? "", beside ?? [])),
    text,
    choose,
    reload: () => mutate(),
  };
}
