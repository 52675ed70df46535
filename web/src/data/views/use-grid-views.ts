import type { GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { SavedView, SavedViews, ViewGrid } from "@paygauge/api-types";
import { useGridQuery } from "../grid-query.ts";
import { useCall } from "../use-call.ts";
import { queryOfView, standardView, viewKey, viewOfAddress, viewText, waitsForViews } from "./view-address.ts";

export interface GridViews {
  readonly grid: ViewGrid;
  readonly query: GridQuery;
  readonly setQuery: (next: GridQuery) => void;
  /** False while the address names a view that is not loaded yet: nothing is asked for before. */
  readonly ready: boolean;
  readonly saved: SavedViews | undefined;
  readonly current: SavedView | undefined;
  readonly changed: boolean;
  /** The state as a view keeps it. */
  readonly text: string;
  readonly choose: (id: string | undefined) => void;
  readonly reload: () => Promise<unknown>;
}

/** A grid's state: the address over a saved view over the grid as it was designed. */
export function useGridViews(grid: ViewGrid, designed: GridQuery): GridViews {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { data: saved, problem, mutate } = useCall("savedViews", { query: { grid } });
  const current = useMemo(() => viewOfAddress(search, saved?.views ?? []), [search, saved]);
  const base = useMemo(() => queryOfView(current, designed), [current, designed]);
  const [query, setQuery] = useGridQuery(base);
  // A view that opens by itself is written into the address, so that the address can be handed on.
  const unnamed = current !== undefined && !new URLSearchParams(search).has(viewKey);
  useEffect(() => {
    if (!unnamed || current === undefined) return;
    const params = new URLSearchParams(search);
    params.set(viewKey, current.id);
    navigate(`${path}?${params.toString()}`, { replace: true });
  }, [unnamed, current, search, path, navigate]);
  const choose = useCallback(
    (id: string | undefined) => navigate(`${path}?${viewKey}=${encodeURIComponent(id ?? standardView)}`),
    [navigate, path],
  );
  const text = viewText(query, designed);
  return {
    grid,
    query,
    setQuery,
    ready: saved !== undefined || problem !== undefined || !waitsForViews(search),
    saved,
    current,
    changed: text !== viewText(base, designed),
    text,
    choose,
    reload: () => mutate(),
  };
}
