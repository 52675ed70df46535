/** What happens to each column of an anonymised file. */
import type { CanonicalColumn, LedgerInspection } from "@paygauge/api-types/entities/ledger";

export const treatments = [
  "supplierName",
  "nameBefore",
  "nameAfter",
  "supplierId",
  "taxId",
  "companyNumber",
  "country",
  "street",
  "place",
  "postalCode",
  "phone",
  "email",
  "website",
  "reference",
  "amount",
  "cents",
  "date",
  "keep",
  "blank",
] as const;
export type Treatment = (typeof treatments)[number];

const byField: Readonly<Record<CanonicalColumn, Treatment>> = {
  supplierId: "supplierId",
  supplierName: "supplierName",
  firstName: "nameBefore",
  nameContinued: "nameAfter",
  addressLine1: "street",
  addressLine2: "street",
  city: "place",
  state: "place",
  postalCode: "postalCode",
  country: "country",
  taxId: "taxId",
  companyNumber: "companyNumber",
  phone: "phone",
  email: "email",
  website: "website",
  mcc: "keep",
  sic: "keep",
  naics: "keep",
  unspsc: "keep",
  merchantCategory: "keep",
  payeeClass: "keep",
  spend: "amount",
  amount: "amount",
  credit: "amount",
  poValue: "amount",
  invoiceValue: "amount",
  paymentValue: "amount",
  cents: "cents",
  poCount: "keep",
  invoiceCount: "keep",
  paymentCount: "keep",
  paymentTerms: "keep",
  paymentMethod: "keep",
  paymentMethods: "keep",
  currency: "keep",
  documentType: "keep",
  documentNumber: "reference",
  orderNumber: "reference",
  costCentre: "reference",
  documentDate: "date",
  // A year, a month or a day alone can't be moved.
  dateMonth: "keep",
  dateDay: "keep",
  dueDate: "date",
  paidDate: "date",
  // Free text often contains names.
  purpose: "blank",
};

/** A treatment for each column. Unrecognised columns are emptied: a bank account is as numeric as a count. */
export function proposeTreatments({ dialect, proposal, profiles }: LedgerInspection): Treatment[] {
  const proposed = dialect.columns.map(({ index }): Treatment => {
    const profile = profiles.find((each) => each.index === index);
    return profile !== undefined && profile.dateShare >= 0.9 ? "date" : "blank";
  });
  for (const { field, source } of proposal.fields) if ("column" in source) proposed[source.column] = byField[field];
  // Its words say which rows are credits or void.
  for (const { column } of proposal.mapping.sides ?? []) if (proposed[column] === "blank") proposed[column] = "keep";
  return proposed;
}
