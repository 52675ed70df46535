import type { FilterItem } from "@paygauge/api-types";

/** Names of the four filters, in the address as in the request (specification section 5). */
export const filterKeys = ["username", "displayName", "issuerId", "effectiveBrandingId"] as const;
export type UserFilterValues = Readonly<Record<(typeof filterKeys)[number], string>>;

/** What the address filters by. */
export function filtersOf(params: URLSearchParams): UserFilterValues {
  const of = (key: (typeof filterKeys)[number]) => (params.get(key) ?? "").trim();
  return {
    username: of("username"),
    displayName: of("displayName"),
    issuerId: of("issuerId"),
    effectiveBrandingId: of("effectiveBrandingId"),
  };
}

/** The filters as the paged request carries them; empty values are skipped (specification section 5). */
export function filterItemsOf(values: UserFilterValues): FilterItem[] {
  return filterKeys
    .filter((key) => values[key] !== "")
    .map((key) => ({
      propertyName: key,
      itemComparisonOperator: key === "username" || key === "displayName" ? "Contains" : "Equal",
      itemValue: values[key],
    }));
}
