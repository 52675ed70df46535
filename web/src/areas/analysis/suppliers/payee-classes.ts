/** What sort of payee a ledger says somebody is; redacted names are a class of their own. */
export const payeeClasses = [
  "Supplier",
  "Employee",
  "TaxAuthority",
  "Intercompany",
  "Payroll",
  "Bank",
  "Redacted",
] as const;
