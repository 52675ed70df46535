/** Criteria of a use case as the suppliers grid shows and takes its conditions. */
import { defaultGridQuery, type GridFilter, type GridQuery } from "@paygauge/ui";
import { supplierColumns } from "@paygauge/api-types/entities/suppliers";
import type { UseCaseCriteria } from "@paygauge/api-types/entities/use-cases";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { ownValue } from "@paygauge/api-types/own-value";
import { toSupplierRequest } from "../suppliers/supplier-query.ts";

const kinds: Readonly<Record<string, string>> = supplierColumns;

/** Minor units as users type them, "15000" for 1500000; what isn't a whole number stays. */
export function majorText(minor: string, minorDigits: number): string {
  if (!/^-?\d+$/.test(minor)) return minor;
  const text = decimalText(minor, minorDigits);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** The grid's conditions for criteria; money in major units. */
export function filtersOf({ filterItems }: UseCaseCriteria, minorDigits: number): readonly GridFilter[] {
  return filterItems.map(({ propertyName, itemComparisonOperator, itemValue = "", allowNullValue = false }) => ({
    property: propertyName,
    operator: itemComparisonOperator,
    value: ownValue(kinds, propertyName) === "money" ? majorText(itemValue, minorDigits) : itemValue,
    allowNull: allowNullValue,
  }));
}

/** What a grid's conditions and search say as criteria; money in minor units. */
export function criteriaOf(
  { filters, search }: Pick<GridQuery, "filters" | "search">,
  minorDigits: number,
): UseCaseCriteria {
  const request = toSupplierRequest({ ...defaultGridQuery, filters, search }, minorDigits);
  return {
    filterItems: request.filters?.filterItems ?? [],
    ...(request.search === undefined ? {} : { search: request.search }),
  };
}
