import type { PayeeIdentity } from "../facts.ts";

/** An identity with every column empty but those given: for tests. */
export function identityOf(part: Partial<PayeeIdentity>): PayeeIdentity {
  return {
    supplierId: "",
    name: "",
    addressLine1: "",
    addressLine2: "",
    city: "",
    state: "",
    postalCode: "",
    country: "",
    taxId: "",
    companyNumber: "",
    phone: "",
    email: "",
    website: "",
    mcc: "",
    sic: "",
    naics: "",
    unspsc: "",
    merchantCategory: "",
    payeeClass: "Supplier",
    ...part,
  };
}
