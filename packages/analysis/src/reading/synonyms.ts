/**
 * What ledgers call the product's columns, in English, German, French, Spanish and Icelandic. Phrases are compared
 * after folding (case, accents, camelCase, punctuation); the first phrases of a field are the surest. Eight further
 * languages are in header-words.ts. `not` lists words
 * that make a header mean something else ("VAT amount" isn't an amount).
 */
import type { CanonicalColumn } from "@paygauge/api-types/entities/ledger";
import { headerNots, headerWords } from "./header-words.ts";

export interface FieldWords {
  readonly phrases: string;
  readonly not?: string;
}

const noAmount =
  "vat tax mwst tva iva irrecoverable pending balance budget encumbrance retainage no number id code type date description reference ref count currency account group mean average indicator";

/** Words of the buyer's own staff and places, whose contacts are not the supplier's. */
const ofBuyer =
  "buyer requester requestor requisitioner approver authoriser authorizer originator owner cost centre center department purchaser besteller anforderer einkaufer genehmiger kostenstelle sachbearbeiter demandeur acheteur approbateur comprador solicitante aprobador richiedente approvatore acquirente aanvrager inkoper goedkeurder bestiller kopare attestant innkjoper";

export const fieldWords: Record<CanonicalColumn, FieldWords> = {
  supplierName: {
    phrases:
      "supplier name|vendor name|beneficiary name|payee name|supplier|vendor|payee|beneficiary|creditor|creditor name|merchant|merchant name|supplier other non supplier payees|suppliers|vendors|company name|paid to|recipient|name|lieferant|lieferantenname|kreditor|name des lieferanten|fournisseur|nom du fournisseur|beneficiaire|proveedor|nombre del proveedor|acreedor|adjudicatario|birgi|nafn birgja|seljandi|trading partner|contractor|kreditorname|zahlungsempfanger|empfanger|firma|creancier|raison sociale|nom fournisseur|nombre proveedor|razon social|beneficiario|vidtakandi|lanardrottinn|recipient name|name of supplier|name of payee|contratista|nombre contratista|empresa adjudicataria|nombre adjudicatario|entidad beneficiaria|nombre del beneficiario|tercero|nombre del tercero|perceptor|zuwendungsempfanger|name des zuwendungsempfangers|zuwendungsempfangerin|fordermittelempfanger|forderempfanger|letztempfanger|subventionsempfanger|auftragnehmer|name des auftragnehmers|vertragspartner|begunstigter|attributaire|titulaire|titulaire du marche|supplier payee name|vendor payee|name1|party name|party|ledger name|personenkontoname|name personenkonto",
    not: "id number no code type group address city country clean naked area category phone email tax vat date amount spend body buyer client organisation nif",
  },
  firstName: {
    phrases:
      "first name|given name|forename|vorname|prenom|nombre de pila|voornaam|fornavn|fornamn|imie|etunimi|nome proprio|payee first name|vendor first name|supplier first name|skirnarnafn",
    not: "last contact",
  },
  nameContinued: {
    phrases:
      "name 2|supplier name 2|vendor name 2|payee name 2|creditor name 2|vendor name line 2|supplier name line 2|name line 2|name2|lieferantenname 2|firma 2|kreditorname 2|nom 2|nom fournisseur 2|nombre 2|razon social 2|ragione sociale 2|naam 2|navn 2|namn 2|nazwa 2",
    not: "contact bank street account alternate alternative",
  },
  supplierId: {
    phrases:
      "supplier id|supplier number|supplier no|vendor id|vendor number|vendor no|supplier code|vendor code|creditor number|creditor id|address book no|payee id|supplier ref|merchant id|lieferantennummer|kreditorennummer|kreditor nr|lieferanten nr|code fournisseur|numero fournisseur|codigo proveedor|id proveedor|numer birgja|account number supplier|lifnr|supplier account|vendor account|creditor no|lieferantencode|n fournisseur|no fournisseur|codigo acreedor|n proveedor|birgjanumer|personenkonto|personenkontonummer|kreditorenkonto",
    not: "group tax vat name",
  },
  addressLine1: {
    phrases:
      "address line 1|address 1|address|address line1|street|street address|supplier address|strasse|adresse|rue|direccion|calle|heimilisfang",
    not: "2 email book county country town city postcode post zip state",
  },
  addressLine2: { phrases: "address line 2|address 2|address line2|adresszusatz|complement d adresse" },
  city: {
    phrases: "city|town|post town|ort|stadt|ville|ciudad|poblacion|baer|stadur|ort01|localidad|commune",
    not: "code",
  },
  state: { phrases: "state|province|county|region|bundesland|provincia|departement", not: "statement" },
  postalCode: {
    phrases:
      "postal code|postcode|post code|zip|zip code|plz|postleitzahl|code postal|codigo postal|postnumer|pstlz|cp",
  },
  country: {
    phrases:
      "country|country code|supplier country|vendor country|land|pays|pais|land1|lander|landerschlussel|code pays",
    not: "of incorporation",
  },
  taxId: {
    phrases:
      "vat registration number|vat reg no|vat number|vat no|vat id|tax id|tax number|tin|ein|nif|cif|nif adjudicatario|ust idnr|ust id|umsatzsteuer id|numero tva|tva intracommunautaire|kennitala|siret|abn|gst number|stceg|steuernummer|cif nif|vat registration no|tax registration number|vsk numer|gstin|gstin uin|gstin no|party gstin|gst no",
    not: "amount date",
  },
  companyNumber: {
    phrases:
      "company number|company registration number|registration number|companies house number|company no|crn|handelsregisternummer|siren|registernummer",
    not: "vat",
  },
  phone: { phrases: "phone|telephone|phone number|tel|telefon|telefono|simi|mobile", not: ofBuyer },
  email: { phrases: "email|e mail|email address|supplier email|correo|courriel|netfang", not: ofBuyer },
  website: { phrases: "website|web site|url|web|homepage|sitio web", not: ofBuyer },
  mcc: { phrases: "mcc|merchant category code|mcc code" },
  sic: { phrases: "sic|sic code|sicc int|sic 2007|uk sic" },
  naics: { phrases: "naics|naics code" },
  unspsc: { phrases: "unspsc|unspsc code|commodity code" },
  merchantCategory: {
    phrases:
      "merchant category|cat descr|merchant category description|mcc description|category description|merchant type",
    not: "group code",
  },
  payeeClass: {
    phrases:
      "payee class|vendor group|supplier group|vendor account group|supplier account group|account group|creditor group|kontengruppe|kreditorengruppe|lieferantengruppe|kontogruppe|groupe de fournisseurs|groupe fournisseur|groupe de comptes|grupo de proveedores|grupo proveedor|gruppo fornitori|leveranciersgroep|crediteurgroep|leverantorsgrupp|creditor type|vendor type|supplier type|payee type|vendor class|supplier class|kreditorenart",
  },
  spend: {
    phrases:
      "spend|total spend|annual spend|spend amount|total amount|amount|total value|total paid|value|total|net spend|ausgaben|gesamtbetrag|umsatz|depense|depenses|gasto|importe total|importe|betrag|montant|upphaed|heildarupphaed",
    not: noAmount + " po invoice payment order",
  },
  poCount: {
    phrases:
      "po count|number of pos|pos|purchase orders|purchase order count|number of purchase orders|po number of|orders|anzahl bestellungen|nombre de commandes|numero de pedidos",
    not: "value amount",
  },
  poValue: {
    phrases:
      "po value|po amount|purchase order value|purchase order amount|value of purchase orders|po spend|bestellwert",
    not: "count",
  },
  invoiceCount: {
    phrases:
      "invoice count|number of invoices|invoices|no of invoices|invoice qty|anzahl rechnungen|nombre de factures|numero de facturas",
    not: "value amount",
  },
  invoiceValue: {
    phrases: "invoice value|invoice amount|value of invoices|invoiced amount|invoice spend|rechnungswert",
    not: "count",
  },
  paymentCount: {
    phrases:
      "payment count|number of payments|payments|no of payments|transactions|transaction count|number of transactions|anzahl zahlungen|nombre de paiements|numero de pagos",
    not: "value amount",
  },
  paymentValue: { phrases: "payment value|payment amount|value of payments|amount paid|paid amount", not: "count" },
  paymentTerms: {
    phrases:
      "payment terms|terms|terms of payment|pay terms|payment term|zahlungsbedingungen|zahlungsziel|conditions de paiement|condiciones de pago|greidsluskilmalar|zterm|zahlungskondition|zahlungskonditionen|delai de paiement|plazo de pago|greidslufrestur",
    not: "and conditions",
  },
  paymentMethods: {
    phrases:
      "payment methods|payment method|payment type|method of payment|pay method|zahlungsart|mode de paiement|forma de pago|greidslumati",
  },
  paymentMethod: {
    phrases:
      "payment method|procurement card|purchasing card|payment type|method of payment|pay method|p card|purchase card|card payment|tender type|zlsch|payment means|disbursement method|zahlungsart|zahlweg|zahlungsweg|moyen de paiement|medio de pago|metodo de pago|mode de paiement|forma de pago|greidslumati|zahlungsmethode|zahlungsform|zahlart|zahlungsmittel|zahlverfahren",
    not: "number no date value",
  },
  amount: {
    phrases:
      "amount|net amount|payment amount|amount paid|net amt|invoice net amt|amt|amount gbp|amount usd|amount eur|line amount|invoice amount|vouchers paid|gross|gross amount|gross value|net value|spend|value|invoiced value|jv value|merchandise amt|transaction amount|total amount|total excludes vat|invoice line value net of vat|line value|payment value|invoice value|total|net|importe con iva|betrag|bruttobetrag|nettobetrag|rechnungsbetrag|montant|montant ttc|montant ht|importe|importe sin iva|monto|upphaed|upphaed linu|fjarhaed|dmbtr|wrbtr|amount paid gbp|amount in local currency|local amount|amount lc|amount in eur|amount in gbp|amount in usd|paid amount|value paid|check amount|cheque amount|buchungsbetrag|zahlbetrag|gesamtzuwendung|zuwendung|zuwendungsbetrag|zuwendungssumme|fordersumme|forderbetrag|bewilligungssumme|bewilligter betrag|auftragswert|auszahlungsbetrag|importe adjudicacion|importe de adjudicacion|importe adjudicado|importe concedido|importe pagado|importe del contrato|importe contrato|importe subvencion|montant attribue|montant verse|rechnungssumme|summe|montant facture|montant net|montant paye|valor|importe neto|importe total|importe factura|paid|paid out|amount paid out|award|award amount|award value|contract amount|contract value|order value|bestellwert|bestellsumme|auftragssumme|debit|debit amount|debits|soll|sollbetrag|debe|dare|debet|debito|winien|wn|gross total|invoice total|voucher amount|vch amount|umsatz|umsatz ohne soll haben kz|gesamt|pounds|dollars|euros|francs|franken",
    not: noAmount,
  },
  cents: { phrases: "cents|pence|cent|centimes|centimos|centesimi|centen|rappen|ore|ct|cts|p" },
  credit: {
    phrases: "credit|credit amount|credits|haben|habenbetrag|haber|avere|kredit|credito|ma",
    not: "note card terms limit number no date rating type days",
  },
  currency: {
    phrases:
      "currency|currency code|ccy|curr|iso currency|wahrung|waers|transaction currency|invoice currency|divisa|devise|moneda|gjaldmidill|mynt|wkz|wkz umsatz",
  },
  documentType: {
    phrases:
      "document type|doc type|record type|line type|belegart|type de document|tipo de documento|vch type|voucher type",
  },
  documentNumber: {
    phrases:
      "invoice number|invoice no|supplier invoice|vendor invoice|transaction number|document number|document no|transaction no|trans no|voucher number|invoice id|invoice ref|transaction id|transaction ref|payment number|payment reference|check number|cheque number|journal reference|jv reference|sap document number|internal ref|document ref|reference|reference number|belegnummer|rechnungsnummer|numero de facture|numero de factura|numer reiknings|belnr|xblnr|invoice num|doc number|doc no|beleg|beleg nr|rechnungs nr|rechnungsnr|n facture|no facture|piece|numero de piece|n factura|factura|reikningsnumer|skjalnumer|vch no|voucher no|vch number|voucher ref no|belegfeld 1|belegfeld1",
    not: "date amount value contract order",
  },
  orderNumber: {
    phrases:
      "purchase order|po number|purchase order number|po no|order number|order no|po|order|bestellnummer|numero de commande|numero de pedido|ebeln|bestell nr|n commande|pedido|pontun|pontunarnumer",
    not: "date amount value count type",
  },
  dateMonth: {
    phrases:
      "month|payment month|invoice month|month of payment|calendar month|posting month|transaction month|mm|month number|month no|monat|kalendermonat|buchungsmonat|mois|mes|mese|maand|maned|manad|miesiac|kuukausi",
    not: "fiscal financial period year end",
  },
  dateDay: {
    phrases:
      "day|payment day|invoice day|day of month|day of payment|posting day|transaction day|dd|day number|tag|jour|dia|giorno|dag|dzien|paiva",
    not: "days terms",
  },
  documentDate: {
    phrases:
      "document date|invoice date|transaction date|date|gl date|posting date|journal date|purchase order date|order date|trans dt|trans date|invoice gl date|jv date|issue date|date of invoice|tax point date|belegdatum|rechnungsdatum|datum|buchungsdatum|date de facture|date facture|fecha|fecha de factura|dagsetning|dags reiknings|bldat|budat|doc date|accounting date|effective date of invoice|beleg datum|fecha factura|fecha documento|date de piece|date comptable|date ecriture|reikningsdagur|vch date|voucher date|buchungstag",
    not: "due paid loaded as of effective expiry end start clearing payment updated created",
  },
  dueDate: {
    phrases:
      "due date|payment due date|date due|net due date|falligkeit|falligkeitsdatum|faellig am|date d echeance|echeance|fecha de vencimiento|vencimiento|gjalddagi|eindagi|net due|date due for payment|fallig am|fallig|zahlbar bis|fecha vencimiento",
  },
  paidDate: {
    phrases:
      "payment date|date paid|paid date|date of payment|clearing date|check payment date|ap payment date|invoice payment date|check date|cheque date|pay date|settlement date|zahlungsdatum|zahldatum|date de paiement|date paiement|fecha de pago|dags greidslu|greidsludagur|augdt|date cleared|payment run date|remittance date|zahlung am|bezahlt am|date reglement|date de reglement|fecha pago|disbursement date",
    not: "due",
  },
  purpose: {
    phrases:
      "expense type|expenses type|expense description|purpose|purpose of spend|purpose of payment|expenditure type|type of expenditure|detailed expenditure type|expenditure category|expenditure catergory|account description|account name|expense code description|expenditure account code description|g l description|gl description|narrative|payment description|item description|commitmt item name|sub object|object|expense category|spend category|buchungstext|verwendungszweck|kostenart|ausgabenart|libelle|libelle ecriture|nature de la depense|type de depense|objet|objet de la depense|concepto|concepto de gasto|tipo de gasto|descripcion del gasto|tegund|skyring|description|transaction description|line description|invoice description|extended description|payment details|invoice details|memo|particulars|beschreibung|bezeichnung|designation|descripcion",
    not: "number no id code date amount supplier vendor service area group card label of incorporation merchant",
  },
  costCentre: {
    phrases:
      "cost centre|cost center|cost centre name|department|kostenstelle|centre de cout|centro de coste|kostl|cost center code|kostnadarstadur",
    not: "amount",
  },
};

/** A header as it is compared: words in lower case without accents. */
export function foldHeader(name: string): string {
  return name
    .replace(/MwSt/gi, "mwst")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[þÞ]/g, "th")
    .replace(/[ðÐ]/g, "d")
    .replace(/[æÆ]/g, "ae")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[ºª]/g, " ")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

interface CompiledWords {
  readonly phrases: readonly string[];
  /** Words of the further languages, none surer than another. */
  readonly further: ReadonlySet<string>;
  /** Those of them that count within a longer header, by their first word. */
  readonly within: ReadonlyMap<string, readonly string[]>;
  readonly not: ReadonlySet<string>;
}

const compiled = new Map<CanonicalColumn, CompiledWords>();

function wordsOf(field: CanonicalColumn): CompiledWords {
  let words = compiled.get(field);
  if (words === undefined) {
    const { phrases, not = "" } = fieldWords[field];
    const further = furtherWords(field);
    const nots = moneyFields.has(field) ? headerNots.amount : field === "supplierName" ? headerNots.supplierName : "";
    const long = further.filter((phrase) => phrase.length >= shortestWithin);
    words = {
      phrases: phrases.split("|"),
      further: new Set(further),
      within: Map.groupBy(long, (phrase) => phrase.split(" ")[0] ?? ""),
      not: new Set(`${not} ${nots}`.trim().split(" ")),
    };
    compiled.set(field, words);
  }
  return words;
}

function furtherWords(field: CanonicalColumn): string[] {
  // A summary's methods are named as a line's method is.
  const words = headerWords[field === "paymentMethods" ? "paymentMethod" : field] ?? {};
  return Object.values(words).flatMap((phrases) => phrases.split("|"));
}

/** How well a folded header names a field: 1 for the surest phrase, less for later ones and for phrases within it. */
export function headerFit(field: CanonicalColumn, folded: string): number {
  if (folded === "") return 0;
  const { phrases, further, within, not } = wordsOf(field);
  const exact = phrases.indexOf(folded);
  if (exact >= 0) return 1 - (0.25 * exact) / phrases.length;
  if (further.has(folded)) return furtherFit;
  const plain = moneyFields.has(field) ? folded.replace(taxClause, "").trim() : folded;
  return plain === folded ? fitWithin(phrases, within, not, folded) : 0.97 * headerFit(field, plain);
}

/** "Amount excl. VAT" is an amount; the tax alone is none. */
const taxClause =
  /\b(iva (esclusa|inclusa|compresa|incluida|excluida)|(excl?|excluding|exclusive|excludes|incl?|including|inclusive|includes|net|gross|before|after|without|ohne|exkl|inkl|hors|avec|sin|con|an|med|exclusief|inclusief|zonder|ekskl|eksklusive|exklusive|inklusive|uden|uten|utan|senza|sem|com|bez|z)( of| de| d)? (vat|tax|taxes|gst|mwst|ust|tva|iva|vsk|taxe|btw|moms|mva|alv))\b/;
const moneyFields: ReadonlySet<CanonicalColumn> = new Set([
  "amount",
  "credit",
  "spend",
  "invoiceValue",
  "paymentValue",
  "poValue",
]);

/** How well a word of the further languages names its field, and the shortest that counts within a longer header. */
const furtherFit = 0.88;
const shortestWithin = 5;

function fitWithin(
  phrases: readonly string[],
  within: ReadonlyMap<string, readonly string[]>,
  not: ReadonlySet<string>,
  folded: string,
): number {
  const words = folded.split(" ");
  const padded = ` ${folded} `;
  let best = 0;
  phrases.forEach((phrase, at) => {
    if (!padded.includes(` ${phrase} `)) return;
    const covered = phrase.length / folded.length;
    best = Math.max(best, 0.4 + 0.35 * covered - (0.1 * at) / phrases.length);
  });
  for (const phrase of words.flatMap((word) => within.get(word) ?? [])) {
    if (!padded.includes(` ${phrase} `)) continue;
    best = Math.max(best, 0.35 + 0.35 * (phrase.length / folded.length));
  }
  if (best === 0) return 0;
  return words.some((word) => not.has(word)) ? best * 0.35 : best;
}

const knownWords = new Set(
  [
    ...Object.values(fieldWords).map(({ phrases }) => phrases),
    ...Object.values(headerWords).flatMap((words) => Object.values(words)),
  ].flatMap((phrases) => phrases.split(/[ |]/)),
);

/** Headers that were asked about, so that the next file's are known at once; the oldest half goes when it is full. */
const asked = new Map<string, boolean>();
const maxAsked = 4096;

/** Whether a folded header shares a word with any phrase: one that shares none names no field. */
export function hasKnownWord(folded: string): boolean {
  return folded.split(" ").some((word) => knownWords.has(word));
}

/** Whether a folded header is one that ledgers use for anything the product knows. */
export function isKnownHeader(folded: string): boolean {
  // Most cells of a file do not.
  if (!hasKnownWord(folded)) return false;
  let known = asked.get(folded);
  if (known === undefined) {
    known = Object.keys(fieldWords).some((field) => isField(field) && headerFit(field, folded) >= 0.6);
    if (asked.size >= maxAsked) for (const old of [...asked.keys()].slice(0, maxAsked / 2)) asked.delete(old);
    asked.set(folded, known);
  }
  return known;
}

function isField(name: string): name is CanonicalColumn {
  return Object.hasOwn(fieldWords, name);
}
