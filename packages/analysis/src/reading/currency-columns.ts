/**
 * Files state an amount twice: as the merchant charged it or the document states it (original, in its own currency), and
 * as billed or booked in local currency. The latter is what was paid; amount and currency must be of one kind, or
 * 600 EUR become 600 GBP.
 */
import type { CanonicalColumn, ColumnProfile, MappingProposal } from "@paygauge/api-types/entities/ledger";
import { currencyIn } from "./currencies.ts";
import { foldHeader } from "./synonyms.ts";

type Field = MappingProposal["fields"][number];
type Kind = "original" | "billed" | null;

const original =
  /\b(original\w*|orig|foreign|source|merchant (currency|amount)|local merchant|fremdwahrung\w*|ursprung\w*|urspr|d origine|origine|originale|etrang\w*|extranjer\w*|estera|oorspronkelijk\w*|vreemde)\b/;
const billed =
  /\b(bill(ed|ing)?|settle(d|ment)|posted|posting amount|account currency|abgerechnet\w*|abrechnung\w*|belastung\w*|facture|facturation|regle|facturad[oa]|liquidad[oa]|addebit\w*|fatturat\w*|afgerekend|gefactureerd|verrekend)\b/;
/** The currency of the books. */
const local =
  /\b(local|lc|lcy|loc cur\w*|functional|company code|hauswahr\w*|hw|landeswahr\w*|firmenwahr\w*|mandantenwahr\w*|locale?|tenue de compte|lokale?|boekvaluta|huisvaluta|administratievaluta)\b/;
/** The same as other systems call it: only next to a rate or amounts in a foreign currency, since a base is also a net amount. */
const home = /\b(base|home|accounted|reporting|equivalent|converted|umgerechnet\w*|converti\w*|convertid[oa])\b/;
/** Amounts in a currency that is not the ledger's. */
const foreign = /\b(foreign|fx|fremdwahrung\w*|etrang\w*|extranjer\w*|estera|vreemde|entered)\b|\((fc|fcy)\)/;
/** The currency of a document: told apart from that of the books where a file has both. */
const document =
  /\b(doc|document\w*|documento|transaction|trans|txn|entered|fc|fcy|beleg\w*|bw|transaktions\w*|piece|du document|del documento|transactie\w*)\b/;
const rate = /\b(rate|kurs\w*|cours|taux|cambio|tasso|koers)\b/;
const money = /amount|amt|value|betrag|montant|importe|importo|bedrag|sum\b|summe/;
const currency = /currency|ccy|curr|wahrung|devise|divisa|moneda|valuta/;

function kindOf(header: string, hasLocal: boolean, isConverted: boolean): Kind {
  if (billed.test(header)) return "billed";
  if (original.test(header)) return "original";
  if (!hasLocal) return null;
  return isLocal(header, isConverted) ? "billed" : document.test(header) ? "original" : null;
}

const isLocal = (header: string, isConverted: boolean): boolean =>
  (local.test(header) || (isConverted && home.test(header))) && !original.test(header);
const isRate = ({ name }: ColumnProfile): boolean => rate.test(foldHeader(name));

/** The profile of a mapped field; undefined where no column feeds it. */
function profileOf(field: Field | undefined, profiles: readonly ColumnProfile[]): ColumnProfile | undefined {
  return field !== undefined && "column" in field.source ? profiles[field.source.column] : undefined;
}

function put(fields: Field[], name: CanonicalColumn, column: ColumnProfile | undefined, confidence: number): void {
  const at = fields.findIndex(({ field }) => field === name);
  if (column === undefined) {
    if (at >= 0) fields.splice(at, 1);
    return;
  }
  const source = { column: column.index };
  if (at < 0) fields.push({ field: name, source, confidence, alternatives: [] });
  else {
    const before = fields[at];
    const others = before !== undefined && "column" in before.source ? [{ ...before.source, confidence: 0.3 }] : [];
    fields[at] = { field: name, source, confidence, alternatives: others };
  }
}

const isMoney = (profile: ColumnProfile): boolean =>
  profile.numberShare >= 0.5 && money.test(foldHeader(profile.name)) && !isRate(profile);
const isCurrencyColumn = (profile: ColumnProfile): boolean =>
  currency.test(foldHeader(profile.name)) && profile.samples.some((sample) => currencyIn(sample) !== null);

/**
 * Where a file has amounts as charged and as billed, proposes the billed ones with their own currency column; where
 * that has none, no column says the currency. Changes `fields`.
 */
export function pairCurrencies(fields: Field[], profiles: readonly ColumnProfile[], name: "amount" | "spend"): void {
  // "Document currency" is another one only next to amounts in local currency.
  const hasRate = profiles.some((each) => each.numberShare >= 0.5 && isRate(each));
  const isForeign = (each: ColumnProfile) =>
    isMoney(each) && (foreign.test(foldHeader(each.name)) || (hasRate && original.test(foldHeader(each.name))));
  const isConverted = hasRate || profiles.some(isForeign);
  const hasLocal = profiles.some((each) => isMoney(each) && isLocal(foldHeader(each.name), isConverted));
  const kinds = (test: (profile: ColumnProfile) => boolean, kind: Kind) =>
    profiles.filter((each) => test(each) && kindOf(foldHeader(each.name), hasLocal, isConverted) === kind);
  const mapped =
    profileOf(
      fields.find(({ field }) => field === name),
      profiles,
    ) ??
    // "Importo in valuta locale" is named by its currency more than by the amount.
    (hasLocal ? kinds(isMoney, "billed")[0] : undefined);
  if (mapped === undefined) return;
  if (!fields.some(({ field }) => field === name)) put(fields, name, mapped, 0.8);
  let amount = mapped;
  const mappedKind = kindOf(foldHeader(mapped.name), hasLocal, isConverted);
  if (mappedKind === null && hasLocal) amount = kinds(isMoney, "billed")[0] ?? mapped;
  if (mappedKind === "original") {
    const better = kinds(isMoney, "billed")[0] ?? kinds(isMoney, null)[0];
    if (better !== undefined) amount = better;
  }
  const originals = kinds(isCurrencyColumn, "original");
  const kind = kindOf(foldHeader(amount.name), hasLocal, isConverted);
  // Next to amounts in a foreign currency the one column of currencies is theirs: the others are converted already.
  const isTheirs =
    originals.length === 0 &&
    kind !== "original" &&
    (profiles.some((each) => each !== amount && isForeign(each)) || (hasRate && kind === "billed"));
  if (originals.length === 0 && amount === mapped && !isTheirs) return;
  if (amount !== mapped) put(fields, name, amount, 0.8);
  const unnamed = isTheirs ? undefined : kinds(isCurrencyColumn, null)[0];
  const own = kind === "original" ? originals[0] : (kinds(isCurrencyColumn, "billed")[0] ?? unnamed);
  put(fields, "currency", own, own === undefined ? 0 : 0.8);
}
