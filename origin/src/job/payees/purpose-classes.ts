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
] as const satisfies readonly PayeeClass[];
export type PurposeClass = (typeof purposeClasses)[number];
