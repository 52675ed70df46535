/** Suppliers as jobs send them to the vendors, for tests. */
import type { VendorRow } from "./part-columns.ts";

/** The level None for each capability. */
export const noScores = {
  stp: "None",
  vcard: "None",
  pcard: "None",
  tandEcard: "None",
  scf: "None",
  instantPay: "None",
  boost: "None",
  optima: "None",
} as const;

/** A supplier of which nothing but a name is known, with what a test states. */
export function vendorRow(supplierKey: string, more: Partial<VendorRow> = {}): VendorRow {
  return {
    supplierKey,
    name: supplierKey,
    city: "",
    country: "GBR",
    mcc: "",
    taxId: "",
    companyNumber: "",
    entryId: "",
    spendMinor: 100,
    invoices: 1,
    payments: 1,
    matched: false,
    cardAccepting: false,
    vcAccepting: "UNMATCHED",
    stpCapable: false,
    detailLevel: 0,
    scores: noScores,
    paymentMethods: "",
    lastCardDay: 0,
    ...more,
  };
}
