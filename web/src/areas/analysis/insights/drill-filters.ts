import type { GridFilter } from "@paygauge/ui";
import type { InsightDimension, SupplierColumn } from "@paygauge/api-types";
import { equalFilter } from "../suppliers-href.ts";
import { slicerNames, type SlicerName, type Slicing } from "./insights-query.ts";

const dimensionColumns = {
  Countries: "country",
  DocTransactionFrequencies: "frequency",
  InvoicePaymentTerms: "termsBucket",
  MccDescription: "mccDescription",
  MccGroup: "mccGroup",
  MccType: "mccType",
} as const satisfies Record<Exclude<InsightDimension, "PaymentMethods">, SupplierColumn>;

const slicerColumns = {
  SlicerCardAccepting: "cardAccepting",
  SlicerVcAccepting: "vcAccepting",
  SlicerAvailableDetailLevel: "detailLevel",
  SlicerStpCapable: "stpCapable",
  SlicerCardCapability: "cardCapability",
} as const satisfies Record<SlicerName, SupplierColumn>;

/** Filters of the suppliers grid that show exactly the suppliers of one bar. */
export function barFilters(dimension: InsightDimension, key: string): readonly GridFilter[] {
  if (dimension === "PaymentMethods") return [methodFilter(key)];
  return [equalFilter(dimensionColumns[dimension], key)];
}

/** Suppliers paid by a method, among others; the list is stored as "|Card|Cheque|". */
export function methodFilter(method: string): GridFilter {
  return { property: "paymentMethods", operator: "Contains", value: `|${method}|`, allowNull: false };
}

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
