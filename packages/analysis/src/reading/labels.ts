/** What a payee cell says besides a name: what class of payee it is. */
import type { PayeeClass } from "@paygauge/api-types/entities/ledger-words";

const classWords: readonly (readonly [RegExp, PayeeClass])[] = [
  [
    /employee|\bempl?\b|staff|personnel|\bpersonal\b|mitarbeiter|\bmita\b|employé|empleado|dipendent|medewerker|expense claim|starfsm/,
    "Employee",
  ],
  [/\b(?:p-?card|(?:purchasing|procurement|corporate|credit|fuel) card)|card settlement/, "CardSettlement"],
  [/escrow|client account|anderkonto|derdengelden/, "Escrow"],
  [/pension|benefit|sozialleistung|prestation|superannuation/, "Benefits"],
  [
    /\blev(?:y|ies)\b|\bprecepts?\b|(?:council|property) tax (?:refund|rebate)|(?:rates?|tax) (?:refund|rebate)|\bumlagen?\b/,
    "Levy",
  ],
  [/\bgrants?\b|subsid|zuschuss|zuschüsse|zuwendung|fördermittel|subvention|subvenci|sovvenzion|styrk/, "Grant"],
  [/\btax(?:es|ation)?\b|revenue|customs|steuer|finanzamt|impôt|hacienda|belasting/, "TaxAuthority"],
  [/inter-?co(?:mpany)?\b|intra-?group|affiliat|verbundene|internal|konzern/, "Intercompany"],
  [/payroll|salary|salaries|wages|lohn|gehalt|salaire|nómina|stipend/, "Payroll"],
  [/\bbank\b|banking|treasury|\bbanque\b|\bbanco\b|\bbanca\b/, "Bank"],
  [/landlord|\brent\b|vermieter|bailleur|arrendador|locatore|verhuurder/, "Rent"],
  // "WGA" marks bodies within the UK's Whole of Government Accounts.
  [/\bwga\b|public (?:body|sector|authority)|government|local authority|behörde|administration publique/, "PublicBody"],
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
