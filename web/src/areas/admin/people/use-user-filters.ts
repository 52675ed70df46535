import { useTexts, type OutsideFilter } from "@paygauge/ui";
import { useLocation, useSearch } from "wouter";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { filterItemsOf, filterKeys, filtersOf, type UserFilterValues } from "./user-filter-values.ts";

const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** What may be chosen for the two filters that are lists: values with their names. */
export function useFilterChoices() {
  const mayIssuers = useMay("IssuerArea_VIEW");
  const issuers = useCall("issuers", mayIssuers ? allIssuers : null).data?.collection ?? [];
  const brands = useCall("brandings", mayIssuers ? {} : null).data ?? [];
  return {
    issuerId: issuers.map(({ id, name }) => ({ value: id, label: name })),
    effectiveBrandingId: brands.map(({ brandingId, brandingDisplayName }) => ({
      value: brandingId,
      label: brandingDisplayName,
    })),
  };
}

/** The filters of the address, and the way to ask for others; the list begins at its first row again. */
export function useUserFilters() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const asked = filtersOf(new URLSearchParams(search));
  const go = (next: UserFilterValues) => {
    const params = new URLSearchParams(search);
    for (const key of filterKeys) {
      params.delete(key);
      if (next[key] !== "") params.set(key, next[key]);
    }
    for (const place of ["p", "r"]) params.delete(place);
    const text = params.toString();
    navigate(text === "" ? path : `${path}?${text}`);
  };
  return { asked, go };
}

/** Each filter in force by its words, "User name contains ann", and the way to drop it alone. */
export function useDroppableFilters(): readonly OutsideFilter[] {
  const words = useTranslations("people.list");
  const { grid } = useTexts();
  const { asked, go } = useUserFilters();
  const choices: Partial<Record<string, readonly { readonly value: string; readonly label: string }[]>> =
    useFilterChoices();
  return filterItemsOf(asked).flatMap(({ propertyName, itemComparisonOperator, itemValue = "" }) => {
    const key = filterKeys.find((each) => each === propertyName);
    if (key === undefined) return [];
    const value = choices[key]?.find((choice) => choice.value === itemValue)?.label ?? itemValue;
    // The two that look for a part of a text say so in their name.
    const condition = itemComparisonOperator === "Contains" ? "" : ` ${grid.operators[itemComparisonOperator]}`;
    return [{ words: `${words(`filters.${key}`)}${condition} ${value}`, onDrop: () => go({ ...asked, [key]: "" }) }];
  });
}
