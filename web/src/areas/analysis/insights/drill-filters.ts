import type { GridFilter } from "@paygauge/ui";
import type { InsightDimension, SupplierColumn } from "@paygauge/api-types";
import { equalFilter } from "../suppliers-href.ts";
import { slicerNames, type SlicerName, type Slicing } from "./insights-query.ts";

const dimensionColumns = {
  Countries: "country",
  DocTransactionFrequencies: "frequency",
  InvoicePaymentTerms: "termsBucket",
  PaymentMethodCount: "paymentMethodCount",
  MccDescription: "mccDescription",
  MccGroup: "mccGroup",
  MccType: "mccType",
  SicDivision: "sicDivision",
  SicMajorGroup: "sicMajorGroup",
  SicIndustryGroup: "sicIndustryGroup",
  SicIndustryCode: "sicIndustryCode",
  UnspscCategoryLabel: "unspscCategory",
  NaicsNationalIndustryLabel: "naicsIndustry",
} as const satisfies Record<Exclude<InsightDimension, "PaymentMethods" | "Jobs">, SupplierColumn>;

const slicerColumns = {
  SlicerCardAccepting: "cardAccepting",
  SlicerVcAccepting: "vcAccepting",
  SlicerAvailableDetailLevel: "detailLevel",
  SlicerStpCapable: "stpCapable",
  SlicerCardCapability: "cardCapability",
} as const satisfies Record<SlicerName, SupplierColumn>;

/** The job whose suppliers a bar opens: a bar of the dimension Jobs is a job, its key the job's id. */
export function jobOfBar(jobId: string, dimension: InsightDimension, key: string): string {
  return dimension === "Jobs" ? key : jobId;
}

/** Filters of the suppliers grid that show exactly the suppliers of one bar; a whole job needs none. */
export function barFilters(dimension: InsightDimension, key: string): readonly GridFilter[] {
  if (dimension === "Jobs") return [];
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
