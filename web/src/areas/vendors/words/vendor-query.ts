import { defaultGridQuery, fromSearchParams, rowsOfPage, toSearchParams, type GridQuery } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { vendorColumns } from "@paygauge/api-types/entities/vendors";
import { ownValue } from "@paygauge/api-types/own-value";
import { inMinorUnits } from "../../../data/minor-units.ts";

/** The list as it first opens: the largest spend on top. */
export const largestFirst: GridQuery = {
  ...defaultGridQuery,
  orderBy: { property: "spendMinor", direction: "desc" },
  // Room for the three lanes of the evidence.
  density: "comfortable",
};

const kinds: Readonly<Record<string, string>> = vendorColumns;

/** A request whose conditions on money are in minor units, as the call compares them. */
export const inMinor = (request: PagedRequest, minorDigits: number): PagedRequest =>
  inMinorUnits(request, minorDigits, (property) => ownValue(kinds, property) === "money");

/** The list's state in the address of a vendor that was opened from it. */
export const queryOfSearch = (search: string): GridQuery => fromSearchParams(new URLSearchParams(search), largestFirst);

const placeKey = "at";

/** The vendor's place in the list that the address keeps, from 0; null if it was opened without one. */
export function placeOfSearch(search: string): number | null {
  const text = new URLSearchParams(search).get(placeKey);
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The address of a vendor that keeps the list it is opened from, and its place there. */
export function vendorHref(vendorId: string, query: GridQuery, place: number | null): string {
  const params = toSearchParams(query, largestFirst);
  if (place !== null && place >= 0) params.set(placeKey, String(place));
  const text = params.toString();
  return linkTo("vendor", { vendorId }) + (text === "" ? "" : `?${text}`);
}

/** The address of the list that a vendor was opened from. */
export function listHref(query: GridQuery): string {
  const text = toSearchParams(query, largestFirst).toString();
  return linkTo("vendors") + (text === "" ? "" : `?${text}`);
}

/** Rows of the list before those of the loaded page. */
export const rowsBefore = ({ page, pageSize }: GridQuery): number =>
  pageSize === "continuous" ? 0 : (page - 1) * rowsOfPage(pageSize);
