import { fromSearchParams, gridKeys, toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import type { GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import type { SavedView } from "@paygauge/api-types";

/** Names the view in an address: its id, or `standardView` where the grid is as it was designed. */
export const viewKey = "v";
export const standardView = "-";

/**
 * The view that an address means. Without a name: the person's own default where the address says nothing of the
 * grid, so that a copied link shows everybody the same rows.
 */
export function viewOfAddress(search: string, views: readonly SavedView[]): SavedView | undefined {
  const params = new URLSearchParams(search);
  const named = params.get(viewKey);
  if (named !== null) return views.find((view) => view.id === named);
  const untouched = gridKeys.every((key) => !params.has(key));
  return untouched ? views.find((view) => view.isDefault) : undefined;
}

/** Whether the grid's state hangs on views that are not loaded yet. */
export function waitsForViews(search: string): boolean {
  const params = new URLSearchParams(search);
  const named = params.get(viewKey);
  if (named !== null) return named !== standardView;
  return gridKeys.every((key) => !params.has(key));
}

/** A view's state over the grid as it was designed. */
export function queryOfView(view: SavedView | undefined, designed: GridQuery): GridQuery {
  return view === undefined ? designed : fromSearchParams(new URLSearchParams(view.query), designed);
}

/** What a view keeps of a grid's state: everything but the page and the place. */
export function viewText(query: GridQuery, designed: GridQuery): string {
  return toSearchParams({ ...query, page: 1, place: 0 }, designed).toString();
}
