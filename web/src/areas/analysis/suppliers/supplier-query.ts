import {
  changeQuery,
  defaultGridQuery,
  fromSearchParams,
  toSearchParams,
  type GridFilter,
  type GridQuery,
} from "@paygauge/ui";
import { documentMonth, supplierColumns } from "@paygauge/api-types/entities/suppliers";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { ownValue } from "@paygauge/api-types/own-value";
import { toPagedRequest } from "../../../data/grid-query.ts";
import { inMinorUnits } from "../../../data/minor-units.ts";

/** As the grid first opens: the largest spend on top. */
export const largestFirst: GridQuery = {
  ...defaultGridQuery,
  orderBy: { property: "spendMinor", direction: "desc" },
};

/** As the grid of a job without figures first opens: the surest match on top. */
export const surestFirst: GridQuery = {
  ...defaultGridQuery,
  orderBy: { property: "confidence", direction: "desc" },
};

const kinds: Readonly<Record<string, string>> = supplierColumns;

/** The grid's request as the call takes it: users filter money in major units, the call compares minor ones. */
export function withMinorUnits(request: PagedRequest, minorDigits: number): PagedRequest {
  return inMinorUnits(request, minorDigits, (property) => ownValue(kinds, property) === "money");
}

/** The grid's state as the call takes it. */
export function toSupplierRequest(query: GridQuery, minorDigits: number): PagedRequest {
  return withMinorUnits(toPagedRequest(query), minorDigits);
}

/** The grid's state in an address that carries it along, such as a supplier's. */
export function queryOfSearch(search: string): GridQuery {
  return fromSearchParams(new URLSearchParams(search), largestFirst);
}

/** Rows of the list before those that are loaded. */
export function rowsBefore({ page, pageSize }: GridQuery): number {
  return pageSize === "continuous" ? 0 : (page - 1) * pageSize;
}

/** The list's state as addresses of its suppliers carry it. */
export function listStateOf(query: GridQuery): string {
  return toSearchParams(query).toString();
}

/** Pages of a supplier. */
export type SupplierPart = "jobSupplier" | "jobSupplierRows";

/** Address of a supplier that keeps the list it was opened from. */
export function supplierHref(
  jobId: string,
  supplierKey: string,
  query: GridQuery,
  part: SupplierPart = "jobSupplier",
): string {
  const search = listStateOf(query);
  return linkTo(part, { jobId, supplierKey }) + (search === "" ? "" : `?${search}`);
}

/**
 * Properties whose filters the page shows itself: methods and months aren't values that a filter's editor could take.
 */
const filterOnly: readonly string[] = ["paymentMethods", documentMonth];

interface SplitQuery {
  /** What the grid itself shows and changes. */
  readonly own: GridQuery;
  /** Filters on what has no column; the page shows them. */
  readonly drilled: readonly GridFilter[];
}

/** Takes the filters out that no column of the grid can show. */
export function splitQuery(query: GridQuery): SplitQuery {
  const drilled = query.filters.filter(({ property }) => filterOnly.includes(property));
  if (drilled.length === 0) return { own: query, drilled };
  return { own: { ...query, filters: query.filters.filter((filter) => !drilled.includes(filter)) }, drilled };
}

/** A changed grid state with those filters put back; filters that did not change keep their identity. */
export function joinQuery(before: GridQuery, { own, drilled }: SplitQuery, next: GridQuery): GridQuery {
  return { ...next, filters: next.filters === own.filters ? before.filters : [...next.filters, ...drilled] };
}

/** The query with other filters on what has no column; it leads back to the first page. */
export function withDrilled(query: GridQuery, drilled: readonly GridFilter[]): GridQuery {
  return changeQuery(query, { filters: [...splitQuery(query).own.filters, ...drilled] });
}
