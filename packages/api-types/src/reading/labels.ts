/** What a payee cell says besides a name: what class of payee it is. */
import type { PayeeClass } from "../entities/ledger-words.ts";

const classWords: readonly (readonly [RegExp, PayeeClass])[] = [
  [/employee|staff|mitarbeiter|employé|empleado|expense claim|starfsm/, "Employee"],
  [/tax|revenue|customs|steuer|finanzamt|impôt|hacienda/, "TaxAuthority"],
  [/inter-?company|intra-?group|internal|konzern/, "Intercompany"],
  [/payroll|salary|salaries|wages|pension|lohn|gehalt/, "Payroll"],
  [/\bbank\b|banking|treasury/, "Bank"],
];

/** The class that a payee-class column names; a supplier unless it says otherwise. */
export function payeeClassOf(text: string): PayeeClass {
  const lower = text.toLowerCase();
  return classWords.find(([pattern]) => pattern.test(lower))?.[1] ?? "Supplier";
}

/** Vendor ids that stand for the company's own cards: every line under them was paid by card. */
export function isCardVendor(supplierId: string): boolean {
  return /^(?:(corp(orate)?|purchas(e|ing)|procurement|p|credit)[ -]?cards?|gpc)$/i.test(supplierId.trim());
}
