import * as v from "valibot";
import { payeeClasses } from "@paygauge/api-types/entities/ledger-words";

/** Stored records leave out what is empty. */
const text = v.optional(v.string(), "");

/** Who a payee says it is: the identity columns of the ledger, as written (trimmed), "" when absent. */
export const payeeIdentitySchema = v.object({
  supplierId: text,
  name: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  /** The ledger names no country that is known: `country` is the job's fallback. Absent: it names one. */
  isCountryAssumed: v.exactOptional(v.boolean()),
  taxId: text,
  companyNumber: text,
  phone: text,
  email: text,
  website: text,
  mcc: text,
  sic: text,
  naics: text,
  unspsc: text,
  /** Free-text merchant category of purchase-card files. */
  merchantCategory: text,
  payeeClass: v.optional(v.picklist(payeeClasses), "Supplier"),
});
export type PayeeIdentity = v.InferOutput<typeof payeeIdentitySchema>;
