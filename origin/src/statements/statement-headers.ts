/**
 * What card statements call their columns, where ledgers do not: folded as `foldHeader` does. Words of a field are asked
 * in their order.
 */
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import type { StatementField } from "@paygauge/api-types/entities/card-statements";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";

/** Of two columns of money, what was billed to the card counts: the other is in the merchant's currency. */
const billed: Partial<Record<StatementField, RegExp>> = {
  amount:
    /^(bill(ed|ing)|settle(d|ment)|post(ed|ing)|account) (amount|value|amt)\b|^(amount|amt) (billed|posted|settled)\b/,
  currency: /^(bill(ed|ing)|settle(d|ment)|post(ed|ing)|account) (currency|ccy|curr)( code)?$/,
};

const words: Partial<Record<StatementField, RegExp>> = {
  supplierName:
    /^(merchant|card acceptor|acceptor|retailer|handler|handlername|haendler|haendlername|vertragspartner|handelspartner|commercant|nom du commercant|marchand|enseigne|comercio|establecimiento|esercente|winkelier)( name| dba| descriptor)?$|^(transaction |merchant |statement )?(description|descriptor|details|narrative|narration)$|^(verwendungszweck|buchungstext|umsatztext|libelle|concepto|descrizione|omschrijving)$/,
  documentDate:
    /^(trans(action)?|purchase|sale|post(ing|ed)?|process(ing|ed)?|book(ing|ed)?|value) ?(date|dt)$|^(umsatzdatum|transaktionsdatum|kaufdatum|buchungstag|date d operation|date operation|date achat|fecha operacion|data operazione|transactiedatum)$/,
  amount:
    /^(trans(action)?|purchase|charge|net|gross|local)? ?(amount|amt|value|total|charge)( (gbp|eur|usd|chf))?$|^(umsatz|montant|importe|importo|bedrag)$/,
  mcc: /^(mcc|sic mcc|merchant (category|type|industry) code|cat(egory)? code)$/,
  merchantCategory:
    /^(mcc|merchant|industry|spend)? ?(category|category description|category name|type|description of mcc)$|^(branche|handlerkategorie|haendlerkategorie|categorie|rubro|categoria)$/,
  country:
    /^(merchant|acceptor|supplier|transaction) (country|cntry|ctry)( code)?$|^(land des handlers|pays du commercant)$/,
  city: /^(merchant|acceptor|supplier|transaction) (city|town|location)$|^(ort des handlers|ville du commercant)$/,
};

/** The mapping with columns that a statement names in its own words. What ledgers' words found stays. */
export function withStatementWords(
  sources: ColumnMapping["sources"],
  profiles: readonly ColumnProfile[],
): ColumnMapping["sources"] {
  const out = { ...sources };
  // A statement's description is the merchant: that ledgers describe payments so says nothing here.
  delete out.purpose;
  const headers = profiles.map(({ index, name }) => ({ index, folded: foldHeader(name) }));
  for (const [field, pattern] of Object.entries(billed) as [StatementField, RegExp][]) {
    const found = headers.find(({ folded }) => pattern.test(folded));
    if (found !== undefined) out[field] = { column: found.index };
  }
  for (const [field, pattern] of Object.entries(words) as [StatementField, RegExp][]) {
    const isDated = field === "documentDate" && columnOf({ sources: out }, "paidDate") !== undefined;
    if (columnOf({ sources: out }, field) !== undefined || isDated) continue;
    const taken = new Set(
      Object.values(out).flatMap((source) => (source && "column" in source ? [source.column] : [])),
    );
    const found = headers.find(({ index, folded }) => !taken.has(index) && pattern.test(folded));
    if (found !== undefined) out[field] = { column: found.index };
  }
  return out;
}
