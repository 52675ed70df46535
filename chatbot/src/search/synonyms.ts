import { glossaryTexts as english } from "@paygauge/api-types/glossary/en";
import { glossaryTexts as german } from "@paygauge/api-types/glossary/de";
import { glossaryTexts as french } from "@paygauge/api-types/glossary/fr";
import type { Language } from "@paygauge/api-types/languages";

interface Entry {
  readonly term: string;
  readonly definition: string;
}

/** "SCF", "MCC", "APOV". */
const acronym = /^[A-Z]{2,6}$/;

/** What an acronym stands for: the words of its definition before the colon. */
function longForm({ term, definition }: Entry): [string, string][] {
  if (!acronym.test(term)) return [];
  const [words = ""] = definition.split(":");
  if (words === definition || words.split(" ").length > 6) return [];
  return [[term.toLowerCase(), words.toLowerCase().replaceAll(/[-–]/g, " ")]];
}

/** General words of the field that documents use for one another. */
const general: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ["virtual card", "vc", "vcard", "single use card"],
    ["purchasing card", "p card", "pcard", "procurement card"],
    ["travel and expense card", "t&e card"],
    ["cheque", "check"],
    ["vendor", "supplier", "payee"],
    ["ledger", "payment file"],
    ["upload", "import", "load"],
    ["delete", "remove", "erase"],
    ["merge", "combine", "join"],
    ["restore", "recover", "undelete"],
    ["currency", "currencies", "exchange rate"],
    ["permission", "right"],
    ["spend", "expenditure", "spending"],
    ["duplicate", "repeat", "identical"],
    ["year", "yearly", "annual", "annually"],
    ["fee", "cost", "charge"],
    ["edit", "change", "modify"],
    ["sooner", "earlier"],
    ["fix", "correct", "repair"],
    ["calculate", "compute", "work out"],
    ["assume", "assumed", "expected", "assumption"],
    ["raise", "lift", "increase"],
    ["reduce", "lower", "decrease"],
    ["wrong", "incorrect", "reject"],
    ["short", "shorter", "below", "fewer"],
    ["try", "attempt"],
    ["answer", "reply", "reach"],
    ["worth", "gain", "pay off"],
    ["required", "needed", "needs"],
    ["size", "big", "large"],
  ],
  de: [
    ["virtuelle karte", "virtuelle kreditkarte", "vcard"],
    ["einkaufskarte", "purchasing card", "p-card"],
    ["lieferant", "kreditor", "vendor"],
    ["hochladen", "importieren", "upload"],
    ["löschen", "entfernen"],
    ["zusammenführen", "verbinden", "vereinen"],
    ["gespeichert", "aufbewahrt", "gespeichert"],
    ["gutschrift", "abzug"],
    ["job", "auftrag"],
  ],
  fr: [
    ["carte virtuelle", "vcard"],
    ["carte d achat", "p-card"],
    ["importer", "téléverser", "charger"],
    ["supprimer", "effacer", "enlever"],
    ["fusionner", "réunir"],
    ["fournisseur", "prestataire"],
    ["dossier", "job"],
    ["imprimer", "impression"],
  ],
};

const glossaries: Readonly<Record<Language, readonly Entry[]>> = {
  en: Object.values(english),
  de: Object.values(german),
  fr: Object.values(french),
};

function tableOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const groups = [...glossaries[language].flatMap(longForm), ...general[language]];
  const table = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      table.set(word, [...(table.get(word) ?? []), ...group.filter((other) => other !== word)]);
    }
  }
  return table;
}

const tables = new Map<Language, ReadonlyMap<string, readonly string[]>>();

/** Returns the other names of a word or phrase in lower case: long forms of the glossary's acronyms, and general ones. */
export function synonymsOf(phrase: string, language: Language): readonly string[] {
  const table = tables.get(language) ?? tableOf(language);
  tables.set(language, table);
  return table.get(phrase) ?? [];
}
