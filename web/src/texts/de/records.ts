import type { Translation } from "../translation.ts";

/** Words of the declared records: what all of them say, then each by its own id. */
export const recordsTexts = {
  page: { record: "Details", use: "Nutzung", none: "Keine" },
  delete: {
    button: "Löschen",
    title: "{name} löschen?",
    text: "Der Datensatz wird für alle gelöscht. Das lässt sich nicht rückgängig machen.",
    inUse: "Wird noch von Aufträgen, Käufern oder Benutzern verwendet.",
  },
  buyer: {
    list: {
      label: "Käufer",
      create: "Neuer Käufer",
    },
    create: "Käufer anlegen",
    save: "Käufer speichern",
    fields: {
      issuerId: "Emittent",
      name: "Name",
      issuerName: "Emittent",
      country: "Land",
      currency: "Währung",
      industryCode: "Branchencode",
      jobsCount: "Aufträge",
      createdOn: "Angelegt",
    },
    hints: {
      currency: "Vorschlag für die Aufträge des Käufers.",
      industryCode: "Bis zu 8 Ziffern, etwa ein SIC- oder NAICS-Code.",
    },
    chooseIssuer: "Emittenten wählen",
  },
} as const satisfies Translation["records"];
