import { fromSearchParams, gridKeys, toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import type { GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import type { SavedView } from "@paygauge/api-types/entities/views";

/**
 * Names the view in an address: its id, or `standardView` where the grid is as designed. A view that no one else
 * has is named behind `ownView`, and its whole state is next to it: the link shows others the same rows.
 */
const viewKey = "v";
const standardView = "-";
const ownView = "own-";

const nameOf = ({ id, issuerId }: Named): string => (issuerId === null ? `${ownView}${id}` : id);
type Named = Pick<SavedView, "id" | "issuerId" | "query">;

/** Whether an address tells the whole state, whatever view it names. */
export const tellsAll = (search: string): boolean =>
  new URLSearchParams(search).get(viewKey)?.startsWith(ownView) === true;

/**
 * The view that an address means. Without a name: the user's own default where the address says nothing about the
 * grid, so that a copied link shows every user the same rows.
 */
export function viewOfAddress(search: string, views: readonly SavedView[]): SavedView | undefined {
  const params = new URLSearchParams(search);
  const named = params.get(viewKey);
  if (named !== null) return views.find((view) => named === view.id || named === `${ownView}${view.id}`);
  return isUntouched(params) ? views.find((view) => view.isDefault) : undefined;
}

const isUntouched = (params: URLSearchParams): boolean => gridKeys.every((key) => !params.has(key));

/** Whether the grid's state hangs on views that are not loaded yet. */
export function waitsForViews(search: string): boolean {
  const params = new URLSearchParams(search);
  const named = params.get(viewKey);
  if (named !== null) return named !== standardView && !tellsAll(search);
  return isUntouched(params);
}

/** Whether an address names a view that is not among the user's, once these are known. */
export function namesNoView(search: string, views: readonly SavedView[] | undefined): boolean {
  const named = new URLSearchParams(search).get(viewKey);
  return (
    named !== null &&
    named !== standardView &&
    !tellsAll(search) &&
    views !== undefined &&
    views.every(({ id }) => id !== named)
  );
}

/** A view's state over the grid as designed. */
export function queryOfView(view: SavedView | undefined, designed: GridQuery): GridQuery {
  return view === undefined ? designed : fromSearchParams(new URLSearchParams(view.query), designed);
}

/** What a view keeps of a grid's state: everything but the page and the place. */
export const viewText = (query: GridQuery, designed: GridQuery): string =>
  toSearchParams({ ...query, page: 1, place: 0 }, designed).toString();

/** The address of a view: what names the list stays. */
export function searchOfView(search: string, view: Named | undefined, { keeps = [] }: ViewKeys): string {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams();
  for (const key of keeps) {
    const value = before.get(key) ?? "";
    if (value !== "") after.set(key, value);
  }
  after.set(viewKey, view === undefined ? standardView : nameOf(view));
  const told = view?.issuerId === null ? new URLSearchParams(view.query) : [];
  for (const [key, value] of told) after.append(key, value);
  return after.toString();
}

/**
 * The address of a view that opens by itself, or that is a user's own and named as if others had it: so that the
 * address can be handed on. Null where it is so already. `text` is the state as it is.
 */
export function searchToHandOn(search: string, view: SavedView, text: string, keys: ViewKeys): string | null {
  const params = new URLSearchParams(search);
  if (tellsAll(search) || params.get(viewKey) === nameOf(view)) return null;
  for (const key of [viewKey, ...gridKeys]) params.delete(key);
  const named = new URLSearchParams(searchOfView("", { ...view, query: text }, keys));
  for (const [key, value] of named) params.append(key, value);
  return params.toString();
}

/** Parameters of an address that aren't a grid's: those that say which list it is. */
export interface ViewKeys {
  readonly keeps?: readonly string[];
}
