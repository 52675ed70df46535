import { fromSearchParams, gridKeys, toSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import {
  changeQuery,
  defaultGridQuery,
  pageOf,
  rowsKey,
  rowsOfPage,
  type GridQuery,
} from "@paygauge/ui/grid/grid-query.ts";
import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { FilterItem, PagedRequest } from "@paygauge/api-types/entities/paging";

/** A grid's state as the paged request of the product; what the grid does not say is left out. */
export function toPagedRequest(query: GridQuery, page = pageOf(query)): PagedRequest {
  const filterItems = query.filters.map(({ property, operator, value, allowNull }): FilterItem => ({
    propertyName: property,
    itemComparisonOperator: operator,
    ...(value === "" ? {} : { itemValue: value }),
    ...(allowNull ? { allowNullValue: true } : {}),
  }));
  const search = query.search.trim();
  return {
    ...(query.orderBy === undefined ? {} : { orderBy: orderKey(query.orderBy) }),
    ...(query.secondaryOrderBy === undefined ? {} : { secondaryOrderBy: orderKey(query.secondaryOrderBy) }),
    ...(filterItems.length === 0 ? {} : { filters: { filterItems } }),
    ...(search === "" ? {} : { search }),
    pageNumber: page,
    pageSize: rowsOfPage(query.pageSize),
  };
}

function orderKey({ property, direction }: NonNullable<GridQuery["orderBy"]>): string {
  return direction === "desc" ? `-${property}` : property;
}

/**
 * A grid's state in the address, so that Back works and a copied link shows the same rows. Parameters that are not the
 * grid's stay. The look replaces the entry of the history, and so does a search that is typed on; other rows, in another order or
 * number too, make a new one.
 */
export function useGridQuery(fallback: GridQuery = defaultGridQuery): readonly [GridQuery, (next: GridQuery) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => fromSearchParams(new URLSearchParams(search), fallback), [search, fallback]);
  const setQuery = useCallback(
    (next: GridQuery) => {
      const params = new URLSearchParams(search);
      for (const key of gridKeys) params.delete(key);
      for (const [key, value] of toSearchParams(next, fallback)) params.append(key, value);
      const text = params.toString();
      navigate(text === "" ? path : `${path}?${text}`, { replace: onlyLook(query, next) || isTypedOn(query, next) });
    },
    [search, path, navigate, query, fallback],
  );
  return [query, setQuery];
}

/** Whether one search follows another and nothing else changes: Back leads to the rows from before the search. */
export function isTypedOn(before: GridQuery, after: GridQuery): boolean {
  const isSearched = before.search !== "" && after.search !== "";
  return isSearched && rowsKey(changeQuery(before, { search: after.search })) === rowsKey(after);
}

/** Whether a change leaves the rows as they are. */
export function onlyLook(before: GridQuery, after: GridQuery): boolean {
  return rowsKey(before) === rowsKey(after);
}
