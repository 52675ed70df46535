/**
 * Words of columns that separate invoices from credits, reversals, voids and cancellations: document types, statuses,
 * debit and credit marks. English, German, French, Spanish, Italian and Dutch, with Scandinavian and Polish credit notes,
 * the document codes of FatturaPA (TD04), UN/EDIFACT 1001 (381) and SAP.
 */
import type { RowSide } from "@paygauge/api-types/entities/row-sides";
import { foldLabel } from "./total-labels.ts";
import { ownValue } from "@paygauge/api-types/own-value";

/** What becomes of the rows with a value. unsure: a reversal may be either of the other two. */
export type SideWord = RowSide | "unsure";

const whole = (words: string) => new RegExp(`^(?:${words})$`);
const within = (words: string) => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?:$|[^\\p{L}])`, "u");

const credits = within(
  "credit ?notes?|credit ?memos?|credit invoices?|invoice credits?|(?:supplier|vendor|purchase|ap) credits?|crn|" +
    "gutschrift(?:en|sanzeige)?|rechnungsgutschrift|avoirs?|notes? de credit|factures? d ?'?avoir|" +
    "abonos?|notas? de (?:credito|abono)|facturas? (?:de abono|rectificativas?)|rectificativas?|" +
    "not[ae] (?:di )?(?:credito|accredito)|td0?[48]|credit ?(?:nota|factuur)'?s?|creditnotas|" +
    "kredit(?:nota|notat|faktura)|hyvityslasku|faktur[ay] korygujac[ae]",
);
const creditWord = whole("credits?|cr|cn|c n|kg|381|261|396|gs");
const voids = within(
  "void(?:ed)?|cancell?ed|cancell?ation|reversed|annulled|nullified|deleted|rejected|declined|bounced|stopped|stop payment|" +
    "storniert|annulliert|ungultig|geloscht|abgelehnt|annulee?s?|supprimee?s?|rejetee?s?|anulad[ao]s?|cancelad[ao]s?|" +
    "rechazad[ao]s?|annullat[aoei]|stornat[aoei]|respint[aoei]|geannull?eerd|vervallen|afgewezen|makulert|annulleret|anulowan[aey]",
);
const reversals = within(
  "revers(?:al|als|ing)|stornos?|stornierung|stornorechnung|stornobeleg|annulations?|extournes?|contre ?passations?|anulacion(?:es)?|" +
    "annullament[oi]|stornoboeking|annulering|tegenboeking|refunds?|remboursements?|reembolsos?|rimbors[oi]|terugbetaling",
);
/** Words of rows that count as they are. */
const plain = within(
  "invoices?|inv|bills?|standard|payments?|paid|paye[es]?|cleared|posted|open|issued|outstanding|approved|complete[d]?|reconciled|" +
    "cashed|printed|processed|settled|active|normal|regular|released|closed|final|prepayment|expense reports?|expenses?|claims?|orders?|purchases?|advances?|deposits?|fees?|salar(?:y|ies)|payroll|recurring|one off|" +
    "rechnung(?:en)?|zahlung(?:en)?|bezahlt|gebucht|offen|freigegeben|factures?|paiements?|payees?|regle[es]?|" +
    "facturas?|pagos?|pagad[ao]s?|fattur[ae]|pagament[oi]|pagat[aoei]|factu(?:ur|ren)|betaling(?:en)?|betaald|" +
    "faktur[aey]r?|nota de debito|debit notes?|capital|revenue|goods|services|works|grants?|cards?|cheques?|checks?|bacs|ach|eft|wire|yes|no",
);
const plainWord = whole(
  "td(?:0[1235679]|[12]\\d)|380|384|389|re|rn|kr|zp|kz|ka|po|pay|pmt|dr|debits?|y|n|ja|nein|oui|non|si",
);

/** Marks of two sides: what is bought, and what comes back. */
const pairs: readonly (readonly [debit: string, credit: string])[] = [
  ["d", "c"],
  ["dr", "cr"],
  ["db", "cr"],
  ["debit", "credit"],
  ["s", "h"],
  ["soll", "haben"],
  ["debe", "haber"],
  ["d", "h"],
  ["dare", "avere"],
  ["d", "a"],
  ["debet", "credit"],
  ["debet", "kredit"],
  ["af", "bij"],
  ["+", "-"],
  ["1", "-1"],
];

/** SAP's posting keys of vendors and of accounts: 21 and 22 are debits of a vendor, 50 is a credit of an account. */
const postingKeys: Readonly<Record<string, RowSide>> = {
  "31": "add",
  "40": "add",
  "81": "add",
  "86": "add",
  "21": "subtract",
  "22": "subtract",
  "50": "subtract",
  "91": "subtract",
  "96": "subtract",
};
const isPostingKey = within("posting key|pk|bschl|buchungsschlussel|cle de comptabilisation|clave de contabilizacion");

const sideHeader = within(
  "type|typ|tipo|art|soort|belegart|vorgang|vorgangsart|buchungsart|dokumentart|rechnungsart|record|indicator|kennzeichen|kz|sign|signe|signo|segno|" +
    "vorzeichen|teken|sens|side|d ?c|c ?d|dr ?cr|cr ?dr|s ?h|soll ?haben|debit ?credit|credit ?debit|debe ?haber|dare ?avere|af ?bij|" +
    "\\p{L}*status|state|stato|estado|statut|etat|zustand|operation|mouvement|movimiento|movimento|nature|shkzg",
);
const voidHeader = within(
  "void(?:ed)?|cancell?ed|reversed|reversal|storno|storniert|stornokennzeichen|stornokz|annulee?|annule|anulad[ao]|annullat[ao]|geannull?eerd|vervallen",
);
const creditHeader = within(
  "credit note|is credit|credit flag|gutschrift|avoir|nota de credito|nota di credito|creditnota|kreditnota",
);
/** Types and statuses of other things than the row. */
const otherHeader = within(
  "expense|expenditure|spend|supplier|vendor|merchant|creditor|payee|payment (?:type|method|terms)|card|tax|vat|account|cost|category|" +
    "procurement|contract|company|organi[sz]ation|body|entity|charity|sector|service|product|item|sme|fund|budget|country|region|" +
    "kostenart|zahlungsart|zahlart|lieferantenart|sachkonto|kontoart|type de depense|mode de paiement|tipo de gasto|tipo de contrato|" +
    "forma de pago|tipo di spesa|tipo di contratto|kostensoort|betaalwijze",
);
const yes = whole("y|yes|true|1|x|ja|j|oui|o|si|s|vrai|wahr|verdadero|vero|waar");

/** Whether a header names what separates the rows of a ledger; a column without a name may. */
export function isSideHeader(name: string): boolean {
  const folded = foldLabel(name);
  if (/^column \d+$/.test(folded)) return true;
  const isOther = otherHeader.test(folded);
  return (
    voidHeader.test(folded) ||
    creditHeader.test(folded) ||
    (sideHeader.test(folded) && !isOther) ||
    isPostingKey.test(folded)
  );
}

const fold = (text: string): string => (/^\s*[-+]1?\s*$/.test(text) ? text.trim() : foldLabel(text));

function wordOf(folded: string): SideWord | null {
  if (folded === "") return "add";
  if (credits.test(folded) || creditWord.test(folded)) return "subtract";
  if (voids.test(folded)) return "leaveOut";
  if (reversals.test(folded)) return "unsure";
  return plain.test(folded) || plainWord.test(folded) ? "add" : null;
}

/**
 * What the values of a column say of their rows, all of them together: "C" is a credit only next to "D". null: the word
 * is not known.
 */
export function sidesOfValues(header: string, texts: readonly string[]): Map<string, SideWord | null> {
  const name = foldLabel(header);
  const folded = texts.map(fold);
  const filled = folded.filter((text) => text !== "");
  const pair = pairs.find(
    ([debit, credit]) =>
      filled.includes(credit) &&
      (filled.includes(debit) || folded.includes("")) &&
      filled.every((each) => each === debit || each === credit),
  );
  const isFlag = voidHeader.test(name) || creditHeader.test(name);
  const ofFlag = voidHeader.test(name) ? "leaveOut" : "subtract";
  const sideOf = (text: string): SideWord | null => {
    if (pair !== undefined) return text === pair[1] ? "subtract" : "add";
    if (isPostingKey.test(name)) return ownValue(postingKeys, text) ?? null;
    if (isFlag && yes.test(text)) return ofFlag;
    return wordOf(text);
  };
  return new Map(texts.map((text, at) => [text, sideOf(folded[at] ?? "")]));
}

/** Whether a column separates the rows by words that are known: it is named so, or all it says is of this kind. */
export function separatesRows(header: string, sides: ReadonlyMap<string, SideWord | null>): boolean {
  const words = [...sides.values()];
  if (!words.some((side) => side !== null && side !== "add")) return false;
  return isSideHeader(header) || (words.length > 1 && words.every((side) => side !== null));
}
