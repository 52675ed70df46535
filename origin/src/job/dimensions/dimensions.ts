/** What bar a supplier stands in: every dimension of the insights, and the six slicers. */
import { countryName } from "@paygauge/api-types/reference/countries";
import {
  mccLabel,
  naicsTitle,
  sicDivision,
  sicMajorGroup,
  unspscSegment,
} from "@paygauge/api-types/reference/industries";
import { paymentMethods } from "../facts.ts";
import { cardCapabilityOf } from "../measures/acceptance.ts";
import type { SupplierFacts } from "../measures/supplier-facts.ts";

export const dimensions = [
  "Countries",
  "Jobs",
  "DocTransactionFrequencies",
  "InvoicePaymentTerms",
  "PaymentMethods",
  "PaymentMethodCount",
  "MccDescription",
  "MccGroup",
  "MccType",
  "SicDivision",
  "SicMajorGroup",
  "SicIndustryGroup",
  "SicIndustryCode",
  "UnspscCategoryLabel",
  "NaicsNationalIndustryLabel",
] as const;
export type Dimension = (typeof dimensions)[number];

export const slicers = [
  "SlicerOverall",
  "SlicerCardAccepting",
  "SlicerVcAccepting",
  "SlicerAvailableDetailLevel",
  "SlicerStpCapable",
  "SlicerCardCapability",
] as const;
export type SlicerName = (typeof slicers)[number];

/** A bar: the key that filters compare, and the words that people read (codes of data; texts of the interface translate keys). */
export interface DimensionValue {
  key: string;
  label: string;
}

/** The bar of suppliers for which a dimension says nothing. */
export const unknownValue: DimensionValue = { key: "", label: "Unknown" };

const plain = (key: string): DimensionValue => (key ? { key, label: key } : unknownValue);
const titled = (key: string, title: string | null): DimensionValue =>
  key ? { key, label: title ?? key } : unknownValue;
const digits = (code: string, length: number): string => {
  const found = code.replace(/\D/g, "");
  return found.length >= length ? found.slice(0, length) : "";
};

/** Methods that the ledger shows for a supplier, in the order of the list of methods. */
export function methodsOf({ totals }: SupplierFacts): string[] {
  return paymentMethods.filter((method) => (totals.methods[method]?.count ?? 0) > 0);
}

function sicLabel(code: string): DimensionValue {
  const major = code.slice(0, 2);
  const title = sicMajorGroup(major);
  return code ? { key: code, label: title ? `${code} ${title}` : code } : unknownValue;
}

/**
 * Bars of a supplier in a dimension: one, but PaymentMethods has one for each method the supplier is paid by.
 * `jobName` is what the dimension Jobs shows.
 */
export function dimensionValues(facts: SupplierFacts, dimension: Dimension, jobName = ""): DimensionValue[] {
  if (dimension !== "PaymentMethods") return [singleValue(facts, dimension, jobName)];
  const methods = methodsOf(facts);
  return methods.length > 0 ? methods.map(plain) : [plain("Unknown")];
}

/** The bar of a supplier; for PaymentMethods the method of the largest value. */
export function dimensionValue(facts: SupplierFacts, dimension: Dimension, jobName = ""): DimensionValue {
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
  dimension: Exclude<Dimension, "PaymentMethods">,
  jobName: string,
): DimensionValue {
  const { identity, measures, mcc } = facts;
  const sic = digits(identity.sic, 4);
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
    case "SicDivision": {
      const division = sicDivision(digits(identity.sic, 2));
      return division ? { key: division.code, label: division.title } : unknownValue;
    }
    case "SicMajorGroup":
      return titled(digits(identity.sic, 2), sicMajorGroup(digits(identity.sic, 2)));
    case "SicIndustryGroup":
      return sicLabel(digits(identity.sic, 3));
    case "SicIndustryCode":
      return sicLabel(sic);
    case "UnspscCategoryLabel":
      return titled(digits(identity.unspsc, 2), unspscSegment(digits(identity.unspsc, 2)));
    case "NaicsNationalIndustryLabel":
      return titled(digits(identity.naics, 6), naicsTitle(digits(identity.naics, 6)));
  }
}

/** Value of a supplier in a slicer. */
export function slicerValue(facts: SupplierFacts, slicer: SlicerName): string {
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
