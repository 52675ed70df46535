/**
 * Words of columns that tell invoices, credit notes and payments apart. Lists of what was posted to suppliers hold an
 * invoice and its payment, so both must not be counted. Codes of Sage (PI, PC, PP, PA), SAP (KR, RE, KG, ZP, KZ) and
 * QuickBooks ("Bill Pmt -Check").
 */
import { foldLabel } from "./total-labels.ts";

/**
 * either: a purchase paid at once, such as an expense, which no other row repeats. prepayment: paid before its invoice.
 * application: takes a prepayment off its invoice, so that it states the same money again.
 */
export type DocumentKind = "invoice" | "credit" | "payment" | "either" | "prepayment" | "application";

const whole = (words: string) => new RegExp(`^(?:${words})$`, "u");
const within = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?:$|[^\\p{L}])`, "u");

const advance =
  "pre ?payments?|prepaid|down ?payments?|advances?|advance payments?|deposits?|anzahlung(?:en)?|vorauszahlung(?:en)?|vorkasse|" +
  "acomptes?|avances?|anticipos?|anticip[oi]|acconti?|vooruitbetaling(?:en)?|aanbetaling(?:en)?|forudbetaling(?:er)?|" +
  "forskuddsbetaling(?:er)?|forskott(?:sbetalning)?|zaliczk[ai]|adiantamentos?|ennakkomaksu";
const prepayment = within(advance);
const application = within(
  `(?:${advance}) (?:applications?|applied|clearing|offset|used|verrechnung|verrechnet|imputes?|deduits?|aplicad[ao]s?)|` +
    `(?:applications? of|applied|apply|applying|clearing of|use of|used|verrechnete?|imputation (?:d ?'?|de l ?'?)|aplicacion de|applicazione|verrekening|verrekende) ?(?:${advance})|` +
    "anzahlungs(?:verrechnung(?:en)?|abzug)|verrechnung (?:von )?anzahlung(?:en)?|schlussrechnungsabzug",
);
const payment = within(
  "(?:bill|invoice|supplier|vendor|purchase|sepa)? ?(?:payments?|pmts?)|remittances?|payouts?|" +
    "(?:aus)?zahlungs?(?:ausgang|lauf|beleg)|\\p{L}*zahlung(?:en)?|(?:ueber|uber)weisung(?:en)?|\\p{L}*betaling(?:en|er)?|\\p{L}*betalning(?:ar)?|paiements?|reglements?|pagos?|pagament[oi]|" +
    "platnosc(?:i)?|przelew|maksu|suoritus",
);
const paymentCode = whole("pp|pa|pay|pmt|kz|zp|vp");
const credit = within(
  "credit ?(?:notes?|memos?|invoices?)|(?:bill|invoice|supplier|vendor|purchase) credits?|credits?|" +
    "gutschrift(?:en)?|avoirs?|abonos?|notas? de (?:credito|abono)|not[ae] (?:di )?credito|credit ?(?:nota|factuur)'?s?|" +
    "kredit(?:nota|notat|faktura)|kreditor(?:kredit)?nota|hyvityslasku|faktur[ay] korygujac[ae]",
);
const creditCode = whole("pc|kg|crn|cn|cr|apcr|vc");
const invoice = within(
  "invoices?|bills?|\\p{L}*rechnung(?:en)?|factures?|facturas?|fattur[ae]|\\p{L}*factu(?:ur|ren)|\\p{L}*faktur(?:a|aer|er|or|y|en)?|" +
    "\\p{L}*lasku",
);
const invoiceCode = whole("pi|inv|apinv|kr|re|rn|vi");
const either = within(
  "expenses?|expense claims?|cheques?|checks?|credit card (?:charge|expense)s?|card purchases?|direct debits?",
);

/** The kind of document that a value names; null where its words are not known. */
export function documentKindOf(text: string): DocumentKind | null {
  const folded = foldLabel(text);
  if (application.test(folded)) return "application";
  if (prepayment.test(folded)) return "prepayment";
  if (paymentCode.test(folded) || payment.test(folded)) return "payment";
  if (creditCode.test(folded) || credit.test(folded)) return "credit";
  if (invoiceCode.test(folded) || invoice.test(folded)) return "invoice";
  return either.test(folded) ? "either" : null;
}
