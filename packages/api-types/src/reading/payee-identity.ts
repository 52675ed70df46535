import type { PayeeClass } from "../entities/ledger-words.ts";

/** Who a payee says it is: the identity columns of the ledger, as written (trimmed), "" when absent. */
export interface PayeeIdentity {
  supplierId: string;
  name: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  /** The ledger names no country that is known: `country` is the job's fallback. Absent: it names one. */
  isCountryAssumed?: boolean;
  taxId: string;
  companyNumber: string;
  phone: string;
  email: string;
  website: string;
  mcc: string;
  sic: string;
  naics: string;
  unspsc: string;
  /** Free-text merchant category of purchase-card files. */
  merchantCategory: string;
  payeeClass: PayeeClass;
}
