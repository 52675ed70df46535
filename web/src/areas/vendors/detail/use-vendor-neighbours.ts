import { useSearch } from "wouter";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { toPagedRequest } from "../../../data/grid-query.ts";
import { useCall } from "../../../data/use-call.ts";
import type { NeighbourLinks } from "../../../data/use-neighbour-keys.ts";
import { inMinor, placeOfSearch, queryOfSearch, vendorHref } from "../words/vendor-query.ts";
import { useVendorView } from "./vendor-view.ts";

/** Rows that are asked for around the vendor. */
const pageSize = 50;

interface VendorNeighbours extends NeighbourLinks {
  /** Place in the list, from 0; undefined if the vendor is no longer where the address says. */
  readonly place: number | undefined;
  readonly total: number;
}

/** The vendors before and after this one in the list that the address keeps. */
export function useVendorNeighbours(): VendorNeighbours {
  const search = useSearch();
  const { vendor } = useVendorView();
  const query = queryOfSearch(search);
  const asked = placeOfSearch(search);
  const request = inMinor({ ...toPagedRequest(query, 1), pageSize }, minorDigitsOf(vendor.currency));
  const page = asked === null ? 0 : Math.floor(asked / pageSize) + 1;
  const pageAt = (number: number, isWanted: boolean) =>
    isWanted ? { body: { ...request, pageNumber: number } } : null;
  const [first, last] = [(page - 1) * pageSize, page * pageSize - 1];
  const own = useCall("vendorsPage", pageAt(page, page > 0));
  const before = useCall("vendorsPage", pageAt(page - 1, asked === first && page > 1));
  const after = useCall("vendorsPage", pageAt(page + 1, asked === last && own.data?.hasNextPage === true));
  const rows = own.data?.currentPage === page ? own.data.collection : [];
  const at = rows.findIndex(({ vendorId }) => vendorId === vendor.vendorId);
  if (at < 0) return { previous: undefined, next: undefined, place: undefined, total: 0 };
  const place = first + at;
  const previous = at > 0 ? rows[at - 1] : before.data?.collection.at(-1);
  const next = at + 1 < rows.length ? rows[at + 1] : after.data?.collection[0];
  const href = (row: typeof next, to: number) =>
    row === undefined || row.vendorId === vendor.vendorId ? undefined : vendorHref(row.vendorId, query, to);
  return {
    previous: place === 0 ? undefined : href(previous, place - 1),
    next: href(next, place + 1),
    place,
    total: own.data?.totalCount ?? 0,
  };
}
