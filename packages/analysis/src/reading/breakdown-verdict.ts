/** Decides if a column may be kept as a breakdown: few texts that repeat, and neither names, addresses nor ids. */
import { breakdownValues, type BreakdownVerdict } from "@paygauge/api-types/entities/breakdowns";
import type { CanonicalColumn, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { foldHeader, headerFit } from "./synonyms.ts";

/** Fields that say who a payee is or which document a row is. */
const ownFields = [
  "supplierId",
  "supplierName",
  "addressLine1",
  "addressLine2",
  "postalCode",
  "taxId",
  "companyNumber",
  "phone",
  "email",
  "website",
  "documentNumber",
  "orderNumber",
] as const satisfies readonly CanonicalColumn[];
/** A header that names such a field for certain. */
const sureFit = 0.75;

const people =
  /\b(contact|officer|approver|approved by|authori[sz]ed by|authori[sz]er|requester|requestor|requisitioner|requested by|created by|entered by|raised by|employee|staff name|cardholder|card holder|holder|person|user|user ?name|signatory|first name|last name|surname|forename|full name|budget holder|ansprechpartner|bearbeiter|sachbearbeiter|mitarbeiter|vorname|nachname|interlocuteur|prenom|gestionnaire|contacto|responsable|empleado|referente|contatto|dipendente|contactpersoon|medewerker|tengilidur|starfsmadur|handlaggare|saksbehandler|kontaktperson)\b/;
const idWords =
  /\b(id|ids|uid|guid|number|no|nr|num|ref|reference|numero|nummer|numer|kennitala|iban|bic|swift|vat|url|uri|e ?mail|mail|phone|telephone|fax|web|website|post ?code|zip|postcode)\b/;
/** Whole numbers under such a header are codes of something that repeats. */
const codeWords =
  /\b(code|codes|cost centre|cost center|centre|center|account|ledger|fund|class|department|dept|directorate|division|object|kostenstelle|konto|sachkonto|compte|centre de cout|cuenta|centro|conto|kostenplaats|rekening|lykill|deild|tegund)\b/;

const share = (samples: readonly string[], test: RegExp): number =>
  samples.length === 0 ? 0 : samples.filter((sample) => test.test(sample)).length / samples.length;

/** True for columns of names, addresses and ids, by header and values. */
function isPrivate(profile: ColumnProfile, header: string): boolean {
  if (people.test(header) || idWords.test(header)) return true;
  if (ownFields.some((field) => headerFit(field, header) >= sureFit)) return true;
  const { samples, forms, filled } = profile;
  if (share(samples, /\S@\S|^(https?:|www\.)/i) > 0) return true;
  // Companies are names of payees, however few they are.
  return (forms?.cells ?? 0) * 3 > Math.min(filled, 400);
}

/** null for columns that hold dates, amounts or nothing: they are not listed. */
export function breakdownVerdict(profile: ColumnProfile): BreakdownVerdict | null {
  const { filled, dateShare, numberShare, samples, isWhole, values, distinct } = profile;
  const header = foldHeader(profile.name);
  if (filled === 0 || dateShare >= 0.5) return null;
  if (numberShare >= 0.5 && !(isWhole === true && profile.negatives === 0 && codeWords.test(header))) return null;
  if (isPrivate(profile, header)) return "private";
  const count = values?.count ?? distinct;
  if (count < breakdownValues.least) return "same";
  const length = samples.reduce((sum, sample) => sum + sample.length, 0) / Math.max(1, samples.length);
  if (count * 2 > filled || length > 60) return "freeText";
  return count > breakdownValues.most ? "tooMany" : "offered";
}
