import { useSearch } from "wouter";
import { callsOfPage, continuousPage, pageOf, rowsOfPage, type GridQuery } from "@paygauge/ui";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { SupplierDetail, SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { useCall, type CallState } from "../../../data/use-call.ts";
import type { NeighbourSide as Side } from "../../../data/use-neighbour-keys.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { queryOfSearch, supplierHref, toSupplierRequest, type SupplierPart } from "../suppliers/supplier-query.ts";

type ListPage = AnswerOf<"jobSuppliers">;

export interface Neighbours extends Readonly<Record<Side, string | undefined>> {
  /** Sides whose supplier is on a page of the list that is on its way. */
  readonly coming: readonly Side[];
  /** Place in the list that the supplier was opened from; undefined where it is not on that list's page. */
  readonly place: { readonly place: number; readonly total: number } | undefined;
}

/**
 * Addresses of the suppliers before and after this one, in the list that the address carries along; where the
 * supplier is not in that list, in the order of spend.
 */
export function useNeighbours(jobId: string, detail: SupplierDetail, part: SupplierPart = "jobSupplier"): Neighbours {
  const query = queryOfSearch(useSearch());
  const shown = pageOf(query);
  const request = toSupplierRequest(query, detail.minorDigits);
  const asked = { params: { jobId }, query: useRunQuery() };
  const list = useCall("jobSuppliers", { ...asked, body: request });
  const page = list.data;
  const rows = page?.currentPage === shown ? page.collection : [];
  const at = rows.findIndex((row) => row.supplierKey === detail.row.supplierKey);
  // Without pages the address names the first row in view, and of a page in halves the first: this one may be next to.
  const isPart = query.pageSize === "continuous" || callsOfPage(query.pageSize) > 1;
  const near = at < 0 && rows.length > 0 && isPart;
  const pageAt = (wanted: boolean, number: number) =>
    wanted ? { ...asked, body: { ...request, pageNumber: number } } : null;
  const wantsNext = (near || at === rows.length - 1) && page?.hasNextPage === true;
  const wantsPrevious = (near || at === 0) && page?.hasPreviousPage === true;
  const after = useCall("jobSuppliers", pageAt(wantsNext, shown + 1));
  const before = useCall("jobSuppliers", pageAt(wantsPrevious, shown - 1));
  const beside = [after.data, before.data].find((each) => near && each?.collection.some(isThis(detail)));
  // At the outer edge of the page next to, the neighbour stands one page further.
  const further = beside === undefined ? 0 : stepBeyond(beside, shown, detail);
  const beyond = useCall("jobSuppliers", pageAt(further !== 0, shown + 2 * further));
  const href = (key: string | null | undefined, number = shown) =>
    key === null || key === undefined ? undefined : supplierHref(jobId, key, onPage(query, number), part);
  if (page === undefined) {
    const coming = sides.filter(() => isOnItsWay(list, shown));
    return { previous: undefined, next: undefined, coming, place: undefined };
  }
  if (beside !== undefined) {
    const onward = arrived(beyond, shown + 2 * further);
    const coming = further !== 0 && isOnItsWay(beyond, shown + 2 * further) ? [sideOf(further)] : [];
    return { ...atPage(beside, [page, beside, ...(onward ? [onward] : [])], detail, query, href), coming };
  }
  if (at < 0)
    return { previous: href(detail.previousKey, 1), next: href(detail.nextKey, 1), coming: [], place: undefined };
  const first = wantsNext ? arrived(after, shown + 1)?.collection[0]?.supplierKey : undefined;
  const last = wantsPrevious ? arrived(before, shown - 1)?.collection.at(-1)?.supplierKey : undefined;
  const wanted = {
    previous: wantsPrevious && isOnItsWay(before, shown - 1),
    next: wantsNext && isOnItsWay(after, shown + 1),
  };
  return {
    coming: sides.filter((side) => wanted[side]),
    previous: at > 0 ? href(rows[at - 1]?.supplierKey) : href(last, shown - 1),
    next: at < rows.length - 1 ? href(rows[at + 1]?.supplierKey) : href(first, shown + 1),
    place: { place: (shown - 1) * rowsOfPage(query.pageSize) + at + 1, total: page.totalCount },
  };
}

const sides: readonly Side[] = ["previous", "next"];
const sideOf = (step: -1 | 1): Side => (step === 1 ? "next" : "previous");

/** The answer with this page; while it is on its way the answer of another one may still are there. */
function arrived({ data }: CallState<ListPage>, number: number): ListPage | undefined {
  return data?.currentPage === number ? data : undefined;
}

const isOnItsWay = (call: CallState<ListPage>, number: number): boolean =>
  arrived(call, number) === undefined && call.problem === undefined;

/** The list's state at another of its pages. */
function onPage(query: GridQuery, page: number): GridQuery {
  if (page === pageOf(query)) return query;
  if (query.pageSize === "continuous") return { ...query, place: (page - 1) * continuousPage };
  return { ...query, page: Math.ceil(page / callsOfPage(query.pageSize)) };
}

const isThis = (detail: SupplierDetail) => (row: SupplierRow) => row.supplierKey === detail.row.supplierKey;

/** Which way the next page lies, 1 or -1, where the supplier is at the outer edge of the page next to; else 0. */
function stepBeyond(beside: ListPage, shown: number, detail: SupplierDetail): -1 | 0 | 1 {
  const at = beside.collection.findIndex(isThis(detail));
  if (beside.currentPage > shown) return at === beside.collection.length - 1 && beside.hasNextPage ? 1 : 0;
  return at === 0 && beside.hasPreviousPage ? -1 : 0;
}

/** The neighbours on a page next to the one that the address names; the address is put right with the first step. */
function atPage(
  { currentPage, totalCount }: ListPage,
  known: readonly ListPage[],
  detail: SupplierDetail,
  query: GridQuery,
  href: (key: string | null | undefined, page: number) => string | undefined,
): Omit<Neighbours, "coming"> {
  const rows = known
    .toSorted((a, b) => a.currentPage - b.currentPage)
    .flatMap((answer) => answer.collection.map((row, index) => ({ row, index, on: answer.currentPage })));
  const at = rows.findIndex(({ row, on }) => on === currentPage && isThis(detail)(row));
  const hrefOf = (index: number) => {
    const entry = rows[index];
    return entry && href(entry.row.supplierKey, entry.on);
  };
  const place = (currentPage - 1) * rowsOfPage(query.pageSize) + (rows[at]?.index ?? 0) + 1;
  return { previous: hrefOf(at - 1), next: hrefOf(at + 1), place: { place, total: totalCount } };
}
