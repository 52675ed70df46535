/** Words that a ledger's cells are read as; what they are called on a screen is in the catalogue. */

export const documentTypes = ["PurchaseOrder", "Invoice", "Payment"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a count of orders, invoices or payments counts; `some`: documents, and lines without a number. */
export const countedAs = ["documents", "some", "lines", "stated"] as const;
export type Counted = (typeof countedAs)[number];

/** Kinds of payee that a ledger may state; redacted names are a separate class. */
export const payeeClasses = [
  "Supplier",
  "Employee",
  "TaxAuthority",
  "PublicBody",
  "Intercompany",
  "Payroll",
  "Bank",
  "CardSettlement",
  "Benefits",
  "Escrow",
  "Rent",
  "Grant",
  "Levy",
  "Redacted",
] as const;
export type PayeeClass = (typeof payeeClasses)[number];

/** Normalised payment methods; whatever else a ledger says is kept as "Other". */
export const paymentMethods = [
  "Card",
  "VirtualCard",
  "Cheque",
  "Wire",
  "BankTransfer",
  "DirectDebit",
  "Cash",
  "Other",
  "Unknown",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
