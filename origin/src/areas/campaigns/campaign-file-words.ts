/** Words of campaign files: those of the product's screens, reports and exports in its languages, and users' own. */
import { failReasons, memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { campaignFileFields } from "@paygauge/api-types/entities/campaign-files";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import { reportTexts as german } from "../../job/reports/words/de.ts";
import { reportTexts as english } from "../../job/reports/words/en.ts";
import { reportTexts as french } from "../../job/reports/words/fr.ts";

const languages = [english, german, french];

const statusWords: Readonly<Record<MemberStatus, readonly string[]>> = {
  Pending: ["open", "new", "not started", "offen", "wartend"],
  Active: ["in progress", "contacted", "in arbeit", "actif"],
  Abandoned: ["given up"],
  Failed: ["failed", "declined", "rejected", "abgelehnt", "fehlschlag", "gescheitert", "refusé"],
  Succeeded: ["succeeded", "won", "accepted", "enrolled", "signed", "erfolgreich", "réussi", "succès"],
};
const reasonWords: Readonly<Record<(typeof failReasons)[number], readonly string[]>> = {
  fees: ["fee", "cost"],
  manualWork: ["handarbeit"],
  noTerminal: [],
  contract: [],
  policy: ["politique"],
  noAnswer: ["pas de réponse"],
  wrongContact: [],
  duplicate: [],
  inactive: ["inaktiv", "inactif", "inaktiver Lieferant"],
};
const methodWords: Readonly<Partial<Record<Capability, readonly string[]>>> = {
  stp: ["stp"],
  vcard: ["virtual cards", "vc"],
  pcard: ["purchase card", "p card"],
  tandEcard: ["t&e card", "travel card", "tande card", "reisekarte", "carte voyages"],
  scf: ["scf"],
  instantPay: ["instant payment"],
};

/** Folds a word; the German screens have soft hyphens in long ones. */
const fold = (word: string): string => foldHeader(word.replaceAll("\u00AD", ""));

/** Returns the value that a cell means; null: none. */
type Meaning<Value extends string> = (text: string) => Value | null;

/** Returns a reader of cells: `shown` is what the product calls a value in each language. */
function meaningOf<Value extends string>(
  values: readonly Value[],
  shown: (value: Value) => readonly string[],
  others: Readonly<Partial<Record<Value, readonly string[]>>>,
): Meaning<Value> {
  const byWord = new Map<string, Value>();
  for (const value of values)
    for (const word of [value, ...shown(value), ...(others[value] ?? [])]) byWord.set(fold(word), value);
  return (text) => byWord.get(fold(text)) ?? null;
}

export const statusOf = meaningOf(
  memberStatuses,
  (status) => languages.map((texts) => texts[`status${status}`]),
  statusWords,
);
export const reasonOf = meaningOf(
  failReasons,
  (reason) => languages.map((texts) => texts[`reason${reason}`]),
  reasonWords,
);
export const methodOf = meaningOf(capabilities, (method) => languages.map((texts) => texts[method]), methodWords);

type Field = (typeof campaignFileFields)[keyof typeof campaignFileFields][number];

/**
 * Headings by field, the surest first: the product's exports head the last call's outcome "Ergebnis" and "Résultat",
 * which is a status only where no column is headed so.
 */
const headings: Readonly<Record<Field, readonly string[]>> = {
  supplierKey: ["supplier key", "supplier id", "key", "Lieferantennummer", "numéro de fournisseur"],
  supplier: [
    "supplier",
    "Lieferant",
    "Fournisseur",
    "supplier name",
    "vendor",
    "vendor name",
    "company",
    "company name",
    "payee",
    "Firma",
    "Société",
    "name",
    "Nom",
  ],
  status: ["status", "Statut", "outcome", "result", "state", "Ergebnis", "Résultat"],
  reason: ["reason", "Grund", "Motif", "fail reason", "why", "Raison"],
  agreedMethod: [
    "agreed method",
    "Vereinbarter Zahlungsweg",
    "Moyen convenu",
    "method",
    "payment method",
    "Zahlungsweg",
    "Moyen de paiement",
    "Methode",
    "Méthode",
  ],
  agreedOn: ["agreed on", "Vereinbart am", "Convenu le", "agreed", "date agreed", "date", "signed on", "Datum"],
  name: [
    "contact",
    "Kontakt",
    "contact name",
    "person",
    "full name",
    "Ansprechpartner",
    "Interlocuteur",
    "name",
    "Nom",
  ],
  role: ["role", "Rolle", "Rôle", "title", "job title", "function", "Funktion", "Fonction"],
  phone: ["phone", "Telefon", "Téléphone", "phone number", "telephone", "tel", "mobile"],
  mail: ["email", "E-Mail", "mail", "email address", "contact email", "E-Mail-Adresse", "Adresse e-mail", "courriel"],
};

/** Returns the headings of a field as a table wants them: folded. */
export const headingsOf = (field: Field): readonly string[] => headings[field].map(foldHeader);
