/**
 * What labels a row as a total of others, in English, German, French, Spanish, Italian and Dutch: the words of
 * spreadsheets (pivot tables, subtotals) and of bookkeeping (page totals, sums carried forward).
 */

/**
 * sure: the cell says nothing but that it is a total ("Grand total", "TOTAL £", "Summe von Betrag", "Total 2025").
 * named: it names what it is the total of ("Acorn Ltd Total", "Summe Acorn"), as suppliers may be called, too.
 */
export interface TotalLabel {
  isSure: boolean;
  /** What a named total may be the total of, folded as `foldLabel` does: of De Vries, or of Vries. None of a sure one. */
  of: readonly string[];
}

const nouns =
  "(?:(?:grand|sub|overall|report|page|batch|final|running|cumulative|net|gross|sum|month(?:ly)?|quarter(?:ly)?|year(?:ly)?|annual|week(?:ly)?|group|section|department|supplier|vendor|invoice|payment|document|file|ledger) )?(?:sub)?totals?|" +
  "gesamt(?:summe|betrag|ergebnis|wert)?|(?:zwischen|teil|end|monats|jahres|seiten|quartals|gruppen)summe|summen?|(?:zwischen|teil|end)ergebnis|ergebnis|" +
  "sous totaux|sous total(?: general)?|total general|totaux|somme|montant total|total cumule|" +
  "(?:sub)?total general|suma(?: total)?|importe total|total acumulado|total parcial|" +
  "(?:sub)?totale(?: generale| complessivo| parziale)?|somma(?: totale)?|importo totale|" +
  "(?:eind|sub|tussen|pagina|maand|jaar)?tota(?:al|len)|(?:sub|tussen) totaal|totaalbedrag|algemeen totaal|som|" +
  "sum|sum total";

/** Sums that a page takes from the one before or hands to the next. */
const carried =
  "(?:balances?|totals?|sum|amount)? ?(?:carried|brought|carry|bring) (?:forward|fwd|down|over)|(?:b|c) ?fwd|(?:b|c) f|(?:bal|balances?) (?:b|c) (?:f|d|fwd)|" +
  "(?:saldo|summen)?(?:vortrag|ubertrag)|a reporter|report a nouveau|(?:total|solde|montant) reporte|report page precedente|" +
  "suma y sigue|suma anterior|suma y pasa|(?:saldo|suma|total) arrastrado|a riportare|riporto|da riportare|" +
  "over te brengen|overgebracht|over te dragen|transporteren";

/** Balances that an account opens or closes with; a dated row of one isn't a payment either. */
const balance =
  "(?:(?:opening|closing|starting|ending|previous|prior|final|initial) balances?|balances? (?:at|as at|as of) (?:start|end|open|close)|" +
  "anfangs(?:bestand|saldo)|eroffnungs(?:saldo|bilanz|bestand)|end(?:bestand|saldo)|schluss(?:saldo|bestand)|abschlusssaldo|alter saldo|neuer saldo|" +
  "soldes? (?:initial|d ?'?ouverture|de cloture|final|de debut|de fin|anterieur|precedent)|ancien solde|nouveau solde|" +
  "saldos? (?:inicial|final|anterior|de apertura|de cierre|de inicio|previo)|" +
  "saldo (?:iniziale|finale|di apertura|di chiusura|precedente)|" +
  "begin ?saldo|eind ?saldo|openings ?(?:saldo|balans)|slot ?saldo|vorig saldo|oud saldo|nieuw saldo)";

/** Words that are behind or before a total and name nothing: units, periods, what is added up. */
const filler =
  "(?:amounts?|values?|spend(?:ing)?|spent|payments?|paid|invoices?|invoiced|expenditure|costs?|net|gross|vat|tax|" +
  "betrage?|werte?|netto|brutto|zahlungen|rechnungen|ausgaben|mwst|ust|" +
  "montants?|depenses|paiements|factures|ht|ttc|tva|importes?|pagos|facturas|gastos|iva|" +
  "importi|importo|pagamenti|fatture|spese|bedrag(?:en)?|betalingen|facturen|uitgaven|btw|" +
  "gbp|eur|euros?|usd|chf|pounds?|dollars?|sterling|teur|keur|k|m|000s?|in|" +
  "for|of|the|this|all|to|date|and|per|by|fur|von|des|der|die|das|alle[rs]?|pour|de|du|la|le|les|tous|toutes|para|del|los|las|" +
  "todos|di|dei|delle|tutti|van|voor|het|alle|" +
  "months?|periods?|pages?|reports?|years?|weeks?|quarters?|monat|jahr|seite|quartal|mois|annee|page|trimestre|mes|ano|pagina|" +
  "mese|anno|maand|jaar|kwartaal|suppliers?|vendors?|lieferanten|fournisseurs|proveedores|fornitori|leveranciers|rows?|lines?|items?|" +
  "jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|fevr(?:ier)?|mar(?:ch|s|z)?|marz|maart|apr(?:il)?|avr(?:il)?|may|mai|mei|june?|juni|juin|july?|juli|" +
  "juillet|aug(?:ust)?|aout|augustus|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember|embre)?|" +
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|" +
  "gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|februari|" +
  "q[1-4]|fy|gj|\\d+)";

const anyLabel = new RegExp(
  "tota|sum|som|balance|saldo|solde|bestand|gesamt|ergebnis|ubertrag|vortrag|carr|brought|bring|fwd|[bc][/ ]f|reporte|riport|nouveau|sigue|anterior|arrastr|over te|overgebr|samtals|alls|übertrag",
  "i",
);
/** Icelandic, of the ledgers that were read first; as a name's part they are ordinary words. */
const alone = "samtals|alls";
const sure = new RegExp(`^(?:${filler} )*(?:${nouns}|${carried}|${alone})(?: ${filler})*$`);
const dayWords = "(?:as|at|on|from|am|zum|vom|au|al|dal|op|\\d+(?:st|nd|rd|th))";
const carriedOnly = new RegExp(`^(?:${filler} )*(?:${carried}|${balance})(?: (?:${filler}|${dayWords}))*$`);
const carriedWithName = new RegExp(`^(?:${carried})(?: |$)`);
const link = "(?:for|of|fur|von|der|des|pour|de|du|para|del|per|di|van|voor)";
const before = new RegExp(`^(?:${nouns}) ((?:${link} )?(.+))$`);
const behind = new RegExp(`^(.+) (?:${nouns}|${carried})(?: ${filler})*$`);

/** Lower case without accents, signs of currencies and punctuation, words apart by one space. */
export function foldLabel(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+']+/gu, " ")
    .trim();
}

/** Whether a text may hold a label at all: most rows are passed over by this one look. */
export function mayLabel(text: string): boolean {
  return anyLabel.test(text);
}

/** Whether a cell labels its row as a balance: brought or carried forward, or the account's first or last. */
export function isBalanceLabel(cell: string): boolean {
  if (cell.length > 80 || !mayLabel(cell)) return false;
  const text = foldLabel(cell);
  return carriedOnly.test(text) || carriedWithName.test(text);
}

/** Parts of the labels of balances: looked for in every row. */
const balanceParts = (
  "balance,balans,sbilanz,saldo,solde,bestand,bertrag,vortrag,forward,fwd,brought,carried,carry ,bring ,b/f,c/f,b/d,c/d,nouveau,reporter," +
  "ant report,otal report,y sigue,y pasa,suma ante,arrastrad,riport,over te ,overgebr,transporteren"
).split(",");

/** Pairs of bytes that such a part begins with (1), or has behind its first byte (2), or both (3). */
const pairs = new Uint8Array(65_536);
for (const part of balanceParts) {
  for (const at of [0, 1]) {
    const pair = (part.charCodeAt(at) << 8) | part.charCodeAt(at + 1);
    pairs[pair] = (pairs[pair] ?? 0) | (at + 1);
  }
}
/** Which three letters, hashed to 12 bits, may begin such a part. */
const mayBegin = new Uint8Array(4096);
const placeOf = (a: number, b: number, c: number): number =>
  Math.imul(((a | 32) << 16) | ((b | 32) << 8) | c | 32, 0x9e3779b1) >>> 20;
for (const part of balanceParts) mayBegin[placeOf(part.charCodeAt(0), part.charCodeAt(1), part.charCodeAt(2))] = 1;

/**
 * Whether a row of bytes may hold the label of a balance, told by one pass without a string. A part has three bytes or
 * more, so that one of its first two pairs is met when every second byte begins a pair.
 */
export function mayBeBalance(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 2) {
    const kind = pairs[(((bytes[at] ?? 0) | 32) << 8) | (bytes[at + 1] ?? 0) | 32] ?? 0;
    if (kind !== 0 && ((kind & 1 && isPartAt(bytes, at)) || (kind & 2 && isPartAt(bytes, at - 1)))) return true;
  }
  return false;
}

function isPartAt(bytes: Uint8Array, start: number): boolean {
  if (mayBegin[placeOf(bytes[start] ?? 0, bytes[start + 1] ?? 0, bytes[start + 2] ?? 0)] === 0) return false;
  return balanceParts.some((part) => {
    for (let at = 0; at < part.length; at++) if (((bytes[start + at] ?? 0) | 32) !== part.charCodeAt(at)) return false;
    return true;
  });
}

/** How a cell labels its row as a total; null where it does not ("Totalenergies" is one word, and a supplier). */
export function totalLabelOf(cell: string): TotalLabel | null {
  if (cell.length > 80 || !mayLabel(cell)) return null;
  const text = foldLabel(cell);
  if (sure.test(text) || carriedOnly.test(text) || carriedWithName.test(text)) return { isSure: true, of: [] };
  const named = [behind.exec(text), before.exec(text)].flatMap((found) => found?.slice(1) ?? []);
  const of = [...new Set(named.filter((name) => name !== undefined))];
  return of.length === 0 ? null : { isSure: false, of };
}
