import type { GridFilter } from "@paygauge/ui";
import { breakdownProperty, isBreakdown } from "@paygauge/api-types/entities/breakdowns";
import { dimensionColumn, slicerNames, type SlicerName } from "@paygauge/api-types/entities/insights";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import { equalFilter } from "../suppliers-href.ts";
import { chosenOf, everyBarOf, type ChosenBars, type ChosenDimension } from "./bar-filters.ts";
import type { Slicing } from "./insights-query.ts";

const capabilityColumns = {
  stp: "stpScore",
  vcard: "vcardScore",
  pcard: "pcardScore",
  tandEcard: "tandEcardScore",
  scf: "scfScore",
  instantPay: "instantPayScore",
  boost: "boostScore",
  optima: "optimaScore",
} as const satisfies Record<Capability, SupplierColumn>;

const columnOf = {
  ...dimensionColumn,
  ...capabilityColumns,
  ...breakdownProperty,
} as const satisfies Record<Exclude<ChosenDimension, "PaymentMethods" | "Jobs">, SupplierColumn>;

const slicerColumns = {
  SlicerCardAccepting: "cardAccepting",
  SlicerVcAccepting: "vcAccepting",
  SlicerAvailableDetailLevel: "detailLevel",
  SlicerStpCapable: "stpCapable",
  SlicerCardCapability: "cardCapability",
} as const satisfies Record<SlicerName, SupplierColumn>;

/** The job whose suppliers a bar opens: a bar of the dimension Jobs is a job, its key the job's id. */
export function jobOfBar(jobId: string, dimension: ChosenDimension, key: string): string {
  return dimension === "Jobs" ? key : jobId;
}

/** Filters of the suppliers grid that show exactly the suppliers of one bar; a whole job needs none. */
export function barFilters(dimension: ChosenDimension, key: string): readonly GridFilter[] {
  if (dimension === "Jobs") return [];
  if (dimension === "PaymentMethods") return [methodFilter(key)];
  return [equalFilter(columnOf[dimension], key)];
}

/** The same suppliers as the bars chosen on the charts leave. */
export function chosenFilters(filters: readonly ChosenBars[]): readonly GridFilter[] {
  return filters.flatMap((filter) =>
    "only" in filter ? barFilters(filter.dimension, filter.only) : withoutFilters(filter.dimension, filter.without),
  );
}

/** Blanks stay unless they are excluded themselves: "not equal" alone would drop them. */
function withoutFilters(dimension: ChosenDimension, keys: readonly string[]): readonly GridFilter[] {
  const allowNull = !keys.includes("");
  return keys
    .flatMap((key) => barFilters(dimension, key))
    .map((filter): GridFilter => ({ ...filter, operator: "NotEqual", allowNull: allowNull && filter.value !== "" }));
}

/**
 * Filters for a bar that is drilled into while others are chosen. A bar says all that its dimension's choice says, but
 * suppliers that are paid in several ways, or spend under several values, may also be in a bar that was left out.
 */
export function drilledFilters(
  filters: readonly ChosenBars[],
  dimension: ChosenDimension,
  key: string,
): readonly GridFilter[] {
  const own = chosenOf(filters, dimension);
  const isShared = dimension === "PaymentMethods" || isBreakdown(dimension);
  const still = isShared && own !== undefined && "without" in own;
  return [...barFilters(dimension, key), ...chosenFilters(still ? filters : everyBarOf(filters, dimension))];
}

/** Suppliers paid by a method, among others; the list is stored as "|Card|Cheque|". */
export function methodFilter(method: string): GridFilter {
  return { property: "paymentMethods", operator: "Contains", value: `|${method}|`, allowNull: false };
}

/** Suppliers paid by a card of either kind: "|Card|" and "|VirtualCard|" both end so. */
export const anyCardFilter: GridFilter = {
  property: "paymentMethods",
  operator: "Contains",
  value: "Card|",
  allowNull: false,
};

/** The same suppliers as the slicers choose: Equal items on one property are joined with "or". */
export function slicerFilters(slicing: Slicing): readonly GridFilter[] {
  return slicerNames.flatMap((name) =>
    (slicing[name] ?? []).map((value) => equalFilter(slicerColumns[name], columnValue(name, value))),
  );
}

function columnValue(name: SlicerName, value: string): string {
  if (name === "SlicerCardAccepting") return String(value === "matched");
  if (name === "SlicerStpCapable") return String(value === "YES");
  return value;
}
