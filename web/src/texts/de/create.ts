import type { Translation } from "../translation.ts";

/** Words of choosing a kind of job and making it. */
export const createTexts = {
  choose: {
    title: "Neuer Auftrag",
    intro: "Was enthält Ihre Datei?",
    base: "Eine Summenliste: eine Zeile pro Lieferant",
    baseNeeds:
      "Nötig sind der Name des Lieferanten und seine Ausgaben. Anzahl der Bestellungen, Rechnungen und Zahlungen, Zahlungsziele und Zahlungsarten werden genutzt, wenn sie vorhanden sind.",
    advanced: "Belegzeilen: eine Zeile pro Bestellung, Rechnung oder Zahlung",
    advancedNeeds:
      "Nötig sind der Name des Lieferanten und ein Betrag; dazu ein Datum in jeder Zeile oder der Zeitraum der Datei.",
    matchedDataOnly: "Lieferanten ohne Ausgaben, nur zum Abgleich",
    matchedDataOnlyNeeds: "Nötig ist der Name des Lieferanten; Adresse, Land und Steuernummer verbessern den Abgleich.",
    notReleased: "In dieser Version nicht verfügbar",
    notPermitted: "Diese Art von Auftrag dürfen Sie nicht anlegen.",
    begin: "Beginnen",
    files: "CSV in UTF-8 oder Windows-1252, getrennt durch Komma, Semikolon, Tabulator oder senkrechten Strich.",
    samples: "Keine Datei zur Hand? Probieren Sie eine Beispieldatei.",
    sampleAdvanced: "Beispiel mit Belegzeilen (CSV)",
  },
  form: {
    name: "Name des Auftrags",
    nameHint: "So steht er in der Liste, zum Beispiel Northgate Retail 2026.",
    issuer: "Emittent",
    issuerPlaceholder: "Emittenten wählen",
    buyer: "Käufer",
    buyerPlaceholder: "Käufer wählen",
    buyerHint: "Das Unternehmen, dessen Zahlungen analysiert werden.",
    buyerNeedsIssuer: "Wählen Sie zuerst den Emittenten.",
    newBuyer: "Neuer Käufer",
    newBuyerTitle: "Neuer Käufer",
    newBuyerName: "Name des Käufers",
    newBuyerCountry: "Land",
    newBuyerSave: "Anlegen",
    newBuyerDone: "{name} wurde angelegt.",
    currency: "Währung",
    currencyPlaceholder: "Währung wählen",
    currencyHint: "Gilt, wo eine Zeile keine nennt; später nicht mehr änderbar.",
    country: "Land des Käufers",
    countryPlaceholder: "Land wählen",
    countryHint: "Gilt, wo die Zeile eines Lieferanten kein Land nennt.",
    period: "Zeitraum der Datei (freiwillig)",
    periodHint:
      "Nur nötig, wenn die Zeilen kein Datum tragen: Ohne ihn sehen die Ausgaben eines Jahres und eines Monats gleich aus.",
    from: "Erster Tag",
    to: "Letzter Tag",
    periodOrder: "Der letzte Tag liegt vor dem ersten. Ändern Sie einen davon.",
    periodBoth: "Geben Sie beide Tage an oder lassen Sie beide leer.",
    capabilities: "Zu bewertende Zahlungswege",
    capabilitiesLocked:
      "Bewertet werden alle Zahlungswege des Emittenten; für eine Auswahl fehlt Ihnen die Berechtigung.",
    create: "Auftrag anlegen",
    cancel: "Abbrechen",
    created: "{name} wurde angelegt.",
    noIssuers:
      "Sie dürfen noch für keinen Emittenten Aufträge anlegen. Bitten Sie die Verwaltung Ihres Kontos, Sie einem zuzuweisen.",
    correct: "{count, plural, one {Ein Feld muss} other {# Felder müssen}} noch geprüft werden.",
  },
} as const satisfies Translation["create"];
