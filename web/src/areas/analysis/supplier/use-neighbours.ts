import { useEffect } from "react";
import { useSearch } from "wouter";
import type { SupplierDetail } from "@paygauge/api-types";
import { useCall } from "../../../data/use-call.ts";
import { queryOfSearch, supplierHref, toSupplierRequest } from "../suppliers/supplier-query.ts";

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Place in the list that the supplier was opened from; undefined where it is not on that list's page. */
  readonly place: { readonly place: number; readonly total: number } | undefined;
}

/**
 * Addresses of the suppliers before and after this one, in the list that the address carries along; where the
 * supplier is not in that list, in the order of spend.
 */
export function useNeighbours(jobId: string, detail: SupplierDetail): Neighbours {
  const query = queryOfSearch(useSearch());
  const request = toSupplierRequest(query, detail.minorDigits);
  const params = { jobId };
  const page = useCall("jobSuppliers", { params, body: request }).data;
  const rows = page?.currentPage === query.page ? page.collection : [];
  const at = rows.findIndex((row) => row.supplierKey === detail.row.supplierKey);
  const pageAt = (wanted: boolean, number: number) =>
    wanted ? { params, body: { ...request, pageNumber: number } } : null;
  const wantsNext = at >= 0 && at === rows.length - 1 && page?.hasNextPage === true;
  const wantsPrevious = at === 0 && page?.hasPreviousPage === true;
  const after = useCall("jobSuppliers", pageAt(wantsNext, query.page + 1)).data;
  const before = useCall("jobSuppliers", pageAt(wantsPrevious, query.page - 1)).data;
  const href = (key: string | null | undefined, number = query.page) =>
    key === null || key === undefined ? undefined : supplierHref(jobId, key, { ...query, page: number });
  if (page === undefined) return { previous: undefined, next: undefined, place: undefined };
  if (at < 0) return { previous: href(detail.previousKey, 1), next: href(detail.nextKey, 1), place: undefined };
  // While another page is on its way the answer of the one before still stands there.
  const first = wantsNext && after?.currentPage === query.page + 1 ? after.collection[0]?.supplierKey : undefined;
  const last =
    wantsPrevious && before?.currentPage === query.page - 1 ? before.collection.at(-1)?.supplierKey : undefined;
  return {
    previous: at > 0 ? href(rows[at - 1]?.supplierKey) : href(last, query.page - 1),
    next: at < rows.length - 1 ? href(rows[at + 1]?.supplierKey) : href(first, query.page + 1),
    place: { place: (query.page - 1) * query.pageSize + at + 1, total: page.totalCount },
  };
}

/** J leads to the next one, K to the one before, unless the keys are wanted elsewhere. */
export function useNeighbourKeys({ previous, next }: Neighbours, navigate: (href: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const href = key === "j" ? next : key === "k" ? previous : undefined;
      if (href !== undefined) navigate(href);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [previous, next, navigate]);
}

/** Letters belong to fields, and to menus, which search by them. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null
  );
}
