/**
 * What a table is, by its shape: a register of contracts, an order book, or a list of totals hold no payments, however
 * well they read. Header words in English, German, French, Spanish, Italian and Dutch.
 */
import type { FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";
import type { LedgerInspection, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { foldHeader } from "./synonyms.ts";

const contract = /\b(contract(?!or|ant|ee)|contrat|vertrag|vertrage\b|marche\b)/;
const numbered = /number|nummer|numero|numer|\bid\b|\bno\b|\bnr\b|ref|\bn\b/;
const span =
  /expiry|expire|end date|start date|execution|duracion|duration|award|adjudicatario|laufzeit|vertragsbeginn|vertragsende|zuschlag|date de (debut|fin)|duree|notification|fecha (de )?(inicio|fin)|scadenza|durata|decorrenza|aggiudicatario|looptijd|ingangsdatum|einddatum|gunning/;
/** A column of what was really spent: the file is a ledger, whatever else it tells. */
const spent =
  /paid|payment|invoice|voucher|factura|pago|rechnung|zahlung|bezahlt|buchung|factur|paiement|regle|fattura|pagament|pagato|factuur|betaling|betaald|gl date|posting/;
const order = /purchase order|\bpo\b|order|bestell|auftrag|commande|pedido|ordine|bestelling/;
const ordered = [
  /qty|quantity|menge|quantite|cantidad|quantita|aantal|hoeveelheid/,
  /unit price|unit cost|einzelpreis|stuckpreis|prix unitaire|precio unitario|prezzo unitario|stukprijs|eenheidsprijs/,
  /deliver|receipt date|outstanding|backorder|liefer|livraison|entrega|consegna|lever/,
];

/** How a register heads the first and the last day of each contract. */
const begins = /start|begin|commence|inicio|debut|inizio|decorrenza|ingang|von$/;
const ends = /end\b|ends|expir|ende|bis$|\bfin\b|fine|scadenza|eind|terminat/;

/** A contract is named by number and its term or award by a heading, or each row has the two days that it runs between. */
function isContractRegister(headers: readonly string[], { profiles }: LedgerInspection): boolean {
  const named = headers.filter((name) => contract.test(name));
  if (named.length === 0 || headers.some((name) => spent.test(name))) return false;
  if (named.some((name) => numbered.test(name)) && headers.some((name) => span.test(name))) return true;
  return isOfTerms(headers, profiles);
}

/** Every date of the table is the beginning or the end of a term, and it has both: nothing is dated as a payment is. */
function isOfTerms(headers: readonly string[], profiles: LedgerInspection["profiles"]): boolean {
  const dated = profiles.filter(({ dateShare }) => dateShare > 0.8).map(({ index }) => headers[index] ?? "");
  const isTerm = (name: string) => begins.test(name) || ends.test(name);
  return dated.every(isTerm) && dated.some((name) => begins.test(name)) && dated.some((name) => ends.test(name));
}

/** Lines of orders, with quantities and deliveries, and nothing that was invoiced or paid. */
function isOrderBook(headers: readonly string[]): boolean {
  const signs = ordered.filter((sign) => headers.some((name) => sign.test(name))).length;
  return signs >= 2 && headers.some((name) => order.test(name)) && !headers.some((name) => spent.test(name));
}

/** Each supplier occurs once, without a document or a date. */
function isTotalsOnly({ proposal, profiles, rows }: LedgerInspection): boolean {
  const { sources } = proposal.mapping;
  const lines = ["documentDate", "paidDate", "dueDate", "documentNumber", "orderNumber"] as const;
  if (rows < 20 || lines.some((field) => sources[field] !== undefined)) return false;
  const name = sources.supplierName;
  const profile = name !== undefined && "column" in name ? profiles[name.column] : undefined;
  return profile !== undefined && profile.distinct >= profile.filled * 0.97;
}

/** The refusal that the shape of a table calls for; null for a ledger. */
export function shapeRefusal(inspection: LedgerInspection, kind: LedgerKind): FileRefusalCode | null {
  if (kind === "matchedDataOnly") return null;
  const headers = inspection.dialect.columns.map((column) => foldHeader(column.name));
  if (isContractRegister(headers, inspection)) return "contract-register";
  if (isOrderBook(headers)) return "order-book";
  const isComplete = inspection.proposal.missing.length === 0;
  return kind === "advanced" && isComplete && isTotalsOnly(inspection) ? "totals-only" : null;
}
