import type { PayeeClass } from "@paygauge/api-types/entities/ledger-words";

/** Classes of money that a description may name, in the order in which Ingest stores their sums: new ones go last. */
export const purposeClasses = [
  "Employee",
  "TaxAuthority",
  "Intercompany",
  "Payroll",
  "Bank",
  "CardSettlement",
  "Benefits",
  "Escrow",
  "Rent",
  "Grant",
  "Levy",
  "GrantInPart",
] as const;

/** GrantInPart: an account that books grants together with purchases, as "Grants and subscriptions". */
export type PurposeClass = (typeof purposeClasses)[number];

/** The class of payee that a class of money speaks for. */
export const classOfPurpose = (purpose: PurposeClass): Exclude<PayeeClass, "Redacted"> =>
  purpose === "GrantInPart" ? "Grant" : purpose;
