/** What bar a supplier is in: every dimension of the insights, and the six slicers. */
import { insightDimensions, slicers, type InsightDimension, type Slicer } from "@paygauge/api-types/entities/insights";
import { countryName } from "@paygauge/api-types/reference/countries";
import { mccLabel } from "@paygauge/analysis/industry/industries";
import { paymentMethods } from "../facts.ts";
import { cardCapabilityOf } from "../measures/acceptance.ts";
import type { SupplierFacts } from "../measures/supplier-facts.ts";
import { industryValue } from "./industry-columns.ts";

export { insightDimensions as dimensions, slicers };
export type { InsightDimension as Dimension, Slicer as SlicerName };

/**
 * A bar: the key that filters compare, and the words that users read (codes of data; texts of the interface translate
 * keys).
 */
interface DimensionValue {
  key: string;
  label: string;
}

/** The bar of suppliers for which a dimension says nothing. */
export const unknownValue: DimensionValue = { key: "", label: "Unknown" };

const plain = (key: string): DimensionValue => (key ? { key, label: key } : unknownValue);
const titled = (key: string, title: string | null): DimensionValue =>
  key ? { key, label: title ?? key } : unknownValue;
/** Methods that the ledger shows for a supplier, in the order of the list of methods. */
export function methodsOf({ totals }: SupplierFacts): string[] {
  return paymentMethods.filter((method) => (totals.methods[method]?.count ?? 0) > 0);
}

/**
 * Bars of a supplier in a dimension: one, but PaymentMethods has one for each method the supplier is paid by.
 * `jobName` is what the dimension Jobs shows.
 */
export function dimensionValues(facts: SupplierFacts, dimension: InsightDimension, jobName = ""): DimensionValue[] {
  if (dimension !== "PaymentMethods") return [singleValue(facts, dimension, jobName)];
  const methods = methodsOf(facts);
  return methods.length > 0 ? methods.map(plain) : [plain("Unknown")];
}

/** The bar of a supplier; for PaymentMethods the method of the largest value. */
export function dimensionValue(facts: SupplierFacts, dimension: InsightDimension, jobName = ""): DimensionValue {
  if (dimension !== "PaymentMethods") return singleValue(facts, dimension, jobName);
  const { methods } = facts.totals;
  const value = (method: string): number => {
    const known = paymentMethods.find((one) => one === method);
    return Math.abs((known && methods[known]?.valueMinor) ?? 0);
  };
  const [main] = methodsOf(facts).toSorted((a, b) => value(b) - value(a));
  return plain(main ?? "Unknown");
}

function singleValue(
  facts: SupplierFacts,
  dimension: Exclude<InsightDimension, "PaymentMethods">,
  jobName: string,
): DimensionValue {
  const { identity, measures, mcc } = facts;
  switch (dimension) {
    case "Countries":
      return titled(identity.country, countryName(identity.country));
    case "Jobs":
      return plain(jobName);
    case "DocTransactionFrequencies":
      return plain(measures.frequency);
    case "InvoicePaymentTerms":
      return plain(measures.termsBucket);
    case "PaymentMethodCount":
      return plain(String(methodsOf(facts).filter((method) => method !== "Unknown").length));
    case "MccDescription":
      return titled(mcc, mccLabel(mcc)?.description ?? null);
    case "MccGroup":
      return plain(mccLabel(mcc)?.group ?? "");
    case "MccType":
      return plain(mccLabel(mcc)?.type ?? "");
    case "SicDivision":
    case "SicMajorGroup":
    case "SicIndustryGroup":
    case "SicIndustryCode":
    case "UnspscCategoryLabel":
    case "NaicsNationalIndustryLabel":
      return industryValue(identity, dimension) ?? unknownValue;
  }
}

/** Value of a supplier in a slicer. */
export function slicerValue(facts: SupplierFacts, slicer: Slicer): string {
  const { acceptance } = facts;
  switch (slicer) {
    case "SlicerOverall":
      return "";
    case "SlicerCardAccepting":
      return acceptance.cardAccepting ? "matched" : "unmatched";
    case "SlicerVcAccepting":
      return acceptance.vcAccepting;
    case "SlicerAvailableDetailLevel":
      return String(acceptance.detailLevel);
    case "SlicerStpCapable":
      return acceptance.stpCapable ? "YES" : "NO";
    case "SlicerCardCapability":
      return cardCapabilityOf(acceptance);
  }
}
