/** Words that ledgers use for payment methods, document types and payment terms, in seven languages. */
import type { DocumentType, PaymentMethod } from "@paygauge/api-types/entities/ledger-words";

const methodWords: readonly (readonly [RegExp, PaymentMethod])[] = [
  [/virtual|\bvcc?\b|single[- ]use card/, "VirtualCard"],
  [/\bcards?\b|p-?card|creditcard|\bgpc\b|visa|master ?card|amex|karte\b|carte|carta\b|tarjeta|kaart\b|kort\b/, "Card"],
  [/cheque|\bcheck\b|\bchq\b|\bck\b|scheck|chèque|assegno|ávísun/, "Cheque"],
  [
    /direct ?debit|lastschrift|bankeinzug|abbuchung|einzugserm|prélèvement|domiciliaci|addebito diretto|incasso|\bdd\b/,
    "DirectDebit",
  ],
  [/wire|chaps|swift|telegraphic|\btt\b|fedwire/, "Wire"],
  [
    /\bach\b|bacs|\beft\b|transfer|sepa|überweisung|virement|transferencia|bonifico|overschrijving|overboeking|faster pay|\bfps\b|giro|millifærsl|direct deposit/,
    "BankTransfer",
  ],
  [/\bcash\b|petty|bar\b|espèces|efectivo|contant|reiðufé/, "Cash"],
];
const yes = /^(y|yes|true|1|x|ja|oui|si|sí|já)$/;
const no = /^(n|no|false|0|nein|non|nei)?$/;

/** The method that a cell names. In a flag column ("Procurement Card: Yes") yes is a card and no says nothing. */
export function paymentMethodOf(text: string, cardFlag: boolean): PaymentMethod {
  const lower = text.toLowerCase().trim();
  if (cardFlag && yes.test(lower)) return "Card";
  if (no.test(lower)) return "Unknown";
  return methodWords.find(([pattern]) => pattern.test(lower))?.[1] ?? (lower === "" ? "Unknown" : "Other");
}

const documentWords: readonly (readonly [RegExp, DocumentType])[] = [
  [/purchase ?order|^po\b|^order|bestell|commande|pedido|ordine\b|pöntun/, "PurchaseOrder"],
  [/payment|^pay\b|^pmt|remit|voucher|zahlung|paiement|pago|pagament|betaling|greiðsla|^zp\b|^kz\b/, "Payment"],
  [
    /invoice|^inv\b|^re\b|^kr\b|^kg\b|^td\d\d\b|bill|credit|cr[eé]dito|rechnung|factur|factuur|facturen|fattur|faktur|reikning|^purchase(?! ?(?:card|req|order))\b|^einkauf(?!skarte)|gutschrift|avoir|abono|kreditn/,
    "Invoice",
  ],
];

/** The document type that a cell names; null when it names none. */
export function documentTypeOf(text: string): DocumentType | null {
  const compact = text.toLowerCase().trim();
  return documentWords.find(([pattern]) => pattern.test(compact))?.[1] ?? null;
}

const atOnce =
  /immediate|on receipt|upon receipt|due now|cash on delivery|\bcod\b|prepa(id|yment)|in advance|sofort|comptant|contado/;

/** Days that a payment-terms cell allows: "Net 30", "2/10 net 45", "60 days", "N30", "30"; NaN when it states none. */
export function termDaysOf(text: string): number {
  const lower = text.toLowerCase().trim();
  if (atOnce.test(lower)) return 0;
  const found =
    /(?:net|netto|n\/?)\s*(\d{1,3})\b/.exec(lower) ??
    /(\d{1,3})\s*(?:-\s*)?(?:days?|d\b|tage|jours|días|dagar|net)/.exec(lower) ??
    /^(\d{1,3})(?:\.0+)?$/.exec(lower);
  const months = /(\d)\s*months?/.exec(lower);
  if (found?.[1] !== undefined) return Number(found[1]) <= 365 ? Number(found[1]) : Number.NaN;
  return months?.[1] === undefined ? Number.NaN : Number(months[1]) * 30;
}
