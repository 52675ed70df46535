import type { Translation } from "../translation.ts";

/** Words of the declared records: what all of them say, then each by its own id. */
export const recordsTexts = {
  page: {
    record: "Details",
    use: "Nutzung",
    none: "Keine",
    was: "bisher {value}",
    undo: "Rückgängig",
    changeHere: "Hier ändern",
    useDefault: "Standardwert verwenden",
  },
  delete: {
    button: "Löschen",
    title: "{name} löschen?",
    text: "Der Datensatz wird für alle gelöscht. Das lässt sich nicht rückgängig machen.",
    inUse: "Wird noch von Aufträgen verwendet. Löschen oder verschieben Sie diese zuerst.",
    final: "Lässt sich nicht rückgängig machen.",
    unused: "Wird nirgends verwendet.",
  },
  buyer: {
    list: {
      label: "Käufer",
      create: "Neuer Käufer",
    },
    create: "Käufer anlegen",
    save: "Käufer speichern",
    sections: {
      identity: "Identität",
      identityHint: "Wie der Käufer heißt.",
      region: "Region und Branche",
      regionHint: "Vorschlag für jeden neuen Auftrag.",
    },
    fields: {
      issuerId: "Emittent",
      name: "Name",
      issuerName: "Emittent",
      country: "Land",
      currency: "Währung",
      industryCode: "Branchencode",
      buyerType: "Art des Käufers",
      jobsCount: "Aufträge",
      createdOn: "Angelegt",
    },
    hints: {
      currency: "Vorschlag für die Aufträge des Käufers.",
      industryCode: "Bis zu 8 Ziffern, etwa ein SIC- oder NAICS-Code.",
      buyerType:
        "Die Zahlungsfristen öffentlicher Stellen sind in manchen Ländern gesetzlich begrenzt. Nicht angegeben: Der Name entscheidet.",
    },
    types: { public: "Öffentliche Stelle", private: "Privates Unternehmen", unknown: "Unbekannt" },
    typeGuess: "Aus „{words}“ im Namen: {type}. Es gilt, bis Sie eine andere Art wählen.",
    typeShown: "{type}, aus dem Namen vermutet",
    chooseIssuer: "Emittenten wählen",
  },
  datapointProfile: {
    list: { label: "Datenpunktprofile", create: "Neues Profil" },
    create: "Profil anlegen",
    save: "Profil speichern",
    fields: {
      name: "Name",
      kind: "Download",
      fields: "Spalten",
      fieldsCount: "Spalten",
      issuersCount: "Emittenten",
      createdOn: "Angelegt",
    },
    values: { kind: { analysis: "Analysedaten", matchedData: "Abgleichdaten", onboarding: "Onboarding-Daten" } },
  },
} as const satisfies Translation["records"];
