import { campaignMailTexts } from "./campaign-mails.ts";

/** Words of files of campaigns (outcomes that others report, and contacts) and of their emails. */
export const campaignFileTexts = {
  mails: campaignMailTexts,
  files: {
    external: {
      title: "Externe Kampagne importieren",
      intro: "Ergebnisse einer Kampagne, die anderswo läuft. Hier ist sie schreibgeschützt.",
      columns:
        "CSV mit den Spalten Lieferant, Status, Grund, Vereinbarter Zahlungsweg und Vereinbart am. Status ist erforderlich.",
    },
    again: {
      title: "Kampagne erneut importieren",
      intro: "Sie sehen zuerst, was die neue Datei hinzufügt, ändert und entfernt.",
    },
    contacts: {
      title: "Kontakte importieren",
      intro: "Ein Kontakt je Lieferant. Kontakte, die Sie eingegeben oder bestätigt haben, bleiben.",
      columns: "CSV mit den Spalten Lieferant, Kontakt, Funktion, Telefon und E-Mail.",
    },
    open: "Externe importieren",
    openAgain: "Erneut importieren",
    openContacts: "Kontakte importieren",
    file: "CSV-Datei",
    name: "Name",
    method: "Zahlungsweg",
    cancel: "Abbrechen",
    other: "Andere Datei wählen",
    keep: "Importieren",
    facts:
      "{rows, plural, one {# Zeile} other {# Zeilen}}: {added, number} neu, {changed, number} geändert, {gone, number} entfernt, {same, number} wie bisher, {rejected, number} nicht verwendet.",
    unknown:
      "{count, plural, one {# Lieferant gehört} other {# Lieferanten gehören}} nicht zu diesem Auftrag und {count, plural, one {hat} other {haben}} keinen Wert.",
    entered:
      "{count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} hier eingegeben oder bestätigt und {count, plural, one {bleibt} other {bleiben}}.",
    changes: "Die ersten Änderungen",
    what: "Änderung",
    supplier: "Lieferant",
    contact: "Kontakt",
    from: "Bisher",
    to: "Neu",
    change: { added: "Neu", changed: "Geändert", gone: "Entfernt" },
    read: "Verwendete Spalten: {columns}",
    rejects: "{count, plural, one {# Zeile wird} other {# Zeilen werden}} nicht verwendet",
    rejected: "Zeile {line, number}: {reason}",
  },
};
