import { selectionFilters, type GridQuery, type GridSelection } from "@paygauge/ui";
import type { ExportBody } from "./export-href.ts";

/** Rows named in a request itself; more of them are named next to it, which no address can carry. */
export const maxNamed = 30;

interface SelectedRows {
  /** The query that an export of them asks. */
  readonly query: GridQuery;
  readonly keys: Pick<ExportBody, "keys">;
}

/** A selection as an export asks for it: rows chosen one by one stay chosen whatever the filter has become. */
export function selectedRows(selection: GridSelection, query: GridQuery): SelectedRows {
  const named = selection.kind === "some" ? selection.keys : selection.except;
  const filters = selection.kind === "some" ? [] : query.filters;
  const asked = selection.kind === "some" ? { ...query, filters, search: "" } : query;
  if (named.length > maxNamed) {
    return { query: asked, keys: { keys: { kind: selection.kind === "some" ? "only" : "except", keys: [...named] } } };
  }
  return { query: { ...asked, filters: [...filters, ...selectionFilters(selection, "supplierKey")] }, keys: {} };
}
