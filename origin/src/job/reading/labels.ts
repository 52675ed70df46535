/** What a payee cell says besides a name: that it is redacted, that the row is a total, what class of payee it is. */
import type { PayeeClass } from "../facts.ts";

/** The name under which redacted payees are kept. */
export const redactedName = "Redacted";

const redactions = [
  /\bredacted\b/,
  /\bpersonal (data|details|information|info)\b/,
  /^(name |payee )?(withheld|suppressed|anonymi[sz]ed|confidential)$/,
  /^(individual|private (individual|person)s?|named individual)$/,
  /\b(under|by) (the )?(dp act|data protection act|gdpr)\b/,
  /^(geschwärzt|anonymisiert|privatperson|données personnelles|dato personal|persónuupplýsingar)$/,
];

/** Public ledgers write "REDACTED PERSONAL DATA", "Redacted Data", "REDACTED UNDER DP ACT", "PAYPAL - REDACTED DATA". */
export function isRedacted(name: string): boolean {
  const text = name.toLowerCase().trim();
  return redactions.some((pattern) => pattern.test(text));
}

const totalWords = new Set(
  (
    "total|totals|grand total|grand totals|sub total|subtotal|overall total|report total|page total|sum|" +
    "gesamt|gesamtsumme|summe|zwischensumme|total general|total général|sous total|suma|suma total|samtals|alls"
  ).split("|"),
);
const totalPhrase =
  /^(grand|sub|overall|report|page|batch)[ -]?totals?\b|^totals? (for|of) (the )?(month|period|page|report|year|week|all)\b/;

/** Whether a cell labels its row as a total: the word alone ("Total Gas Ltd" is a supplier). */
export function isTotalLabel(cell: string): boolean {
  const text = cell
    .toLowerCase()
    .replace(/[:=.*\-_\s]+/g, " ")
    .trim();
  return totalWords.has(text) || totalPhrase.test(text);
}

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
  return /^(corp(orate)?|purchas(e|ing)|procurement|p|credit)[ -]?cards?$/i.test(supplierId.trim());
}
