import type { Translation } from "../translation.ts";

/** Words of choosing a kind of job and making it. */
export const createTexts = {
  choose: {
    title: "Neuer Auftrag",
    intro: "Was enthält Ihre Datei?",
    base: "Summenliste: eine Zeile pro Lieferant",
    baseNeeds:
      "Erforderlich: Lieferantenname und Ausgaben. Anzahl der Bestellungen, Rechnungen und Zahlungen, Zahlungsziele und Zahlungsarten werden verwendet, wenn vorhanden.",
    advanced: "Belegzeilen: eine Zeile pro Bestellung, Rechnung oder Zahlung",
    advancedNeeds:
      "Erforderlich: Lieferantenname, Betrag und entweder ein Datum in jeder Zeile oder der Zeitraum der Datei.",
    matchedDataOnly: "Nur Abgleich: Lieferanten ohne Ausgaben",
    matchedDataOnlyNeeds: "Erforderlich: Lieferantenname. Adresse, Land und Steuernummer verbessern den Abgleich.",
    notReleased: "In dieser Version nicht verfügbar",
    notPermitted: "Sie haben keine Berechtigung, diese Art von Auftrag anzulegen.",
    begin: "Starten",
    files:
      "CSV oder Excel (XLSX), unverpackt oder als .gz oder .zip. CSV in UTF-8, UTF-16 oder Windows-1252, getrennt durch Komma, Semikolon, Tabulator oder senkrechten Strich.",
    samples: "Noch keine Datei? Versuchen Sie es mit einem Beispiel; seine Firmen und Beträge sind erfunden.",
    sampleBase: "Beispiel einer Summenliste (CSV)",
    sampleAdvanced: "Beispiel mit Belegzeilen (CSV)",
    sampleMatchedDataOnly: "Beispiel einer Lieferantenliste (CSV)",
  },
  form: {
    name: "Name des Auftrags",
    nameHint: "Erscheint in der Auftragsliste, zum Beispiel Northgate Retail 2026.",
    issuer: "Emittent",
    issuerPlaceholder: "Emittenten wählen",
    buyer: "Käufer",
    buyerPlaceholder: "Käufer wählen",
    buyerHint: "Das Unternehmen, dessen Zahlungen analysiert werden.",
    buyerNeedsIssuer: "Wählen Sie zuerst einen Emittenten.",
    newBuyer: "Neuer Käufer",
    newBuyerTitle: "Neuer Käufer",
    newBuyerName: "Name des Käufers",
    newBuyerCountry: "Land",
    newBuyerSave: "Anlegen",
    newBuyerDone: "{name} wurde angelegt.",
    currency: "Währung",
    currencyPlaceholder: "Währung wählen",
    currencyHint: "Gilt für Zeilen ohne Währung. Sie können sie später nicht ändern.",
    country: "Land des Käufers",
    countryPlaceholder: "Land wählen",
    countryHint: "Gilt für Lieferanten ohne Land.",
    period: "Abgedeckter Zeitraum (optional)",
    periodHint:
      "Nur nötig, wenn die Zeilen kein Datum haben, damit die Ausgaben eines Monats nicht als die eines Jahres gelesen werden.",
    from: "Erster Tag",
    to: "Letzter Tag",
    periodOrder: "Der letzte Tag liegt vor dem ersten Tag. Ändern Sie einen von beiden.",
    periodBoth: "Geben Sie beide Tage ein oder lassen Sie beide leer.",
    capabilities: "Zu bewertende Zahlungswege",
    capabilitiesLocked:
      "Alle Zahlungswege des Emittenten werden bewertet. Sie haben keine Berechtigung, unter ihnen auszuwählen.",
    create: "Auftrag anlegen",
    cancel: "Abbrechen",
    created: "{name} wurde angelegt.",
    correct: "{count, plural, one {Ein Feld muss} other {# Felder müssen}} noch geprüft werden.",
  },
} as const satisfies Translation["create"];
