import type { Translation } from "../translation.ts";

/** Aufträge nur zum Abgleich: Zusammenfassung, Download, und was anstelle fehlender Seiten steht. */
export const matchedTexts: Translation["matched"] = {
  absent: {
    title: "{page}: nicht bei dieser Art von Auftrag",
    text: "Dieser Auftrag dient nur dem Abgleich. Seine Dateien sagen, wer die Lieferanten sind, nicht was bezahlt wurde; er hat also weder Ausgaben noch Bewertungen.",
    toSummary: "Zur Übersicht des Abgleichs",
  },
  kind: {
    title: "Art von {name} ändern?",
    text: "Der Auftrag bekommt eine andere Art. Nichts Hochgeladenes geht verloren, und Sie können die Art zurückändern.",
    operation: "Art des Auftrags ändern",
    to: "Neue Art",
    holds: {
      base: "Eine Zeile je Lieferant, mit Ausgaben",
      matchedDataOnly: "Lieferanten ohne Ausgaben: abgeglichen, nicht bewertet",
      advanced: "Eine Zeile je Bestellung, Rechnung oder Zahlung",
    },
    confirm: "In {kind} ändern",
    currency: "Währung",
    currencyHint: "Gilt für Zeilen ohne Währung.",
    currencyPlaceholder: "Währung wählen",
    changes: "Was sich ändert",
    absent: "Gibt es bei der neuen Art nicht: {pages}.",
    unread: "Wird nicht mehr aus den Dateien gelesen: {fields}.",
    wanted: "Wird benötigt und steht bisher in keiner Datei: {fields}.",
    gained: "Neue Seiten nach dem Import: {pages}.",
    files:
      "{count, plural, =0 {Der Auftrag hat noch keine Datei.} one {Seine Datei bleibt. Bestätigen Sie ihre Spalten erneut, prüfen und importieren Sie sie.} other {Seine # Dateien bleiben. Bestätigen Sie ihre Spalten erneut, prüfen und importieren Sie sie.}}",
    filesStay: "Seine Dateien bleiben. Ihre Spalten müssen erneut bestätigt, geprüft und importiert werden.",
    runsStay: "Ergebnisse und Veröffentlichtes bleiben bis zum nächsten Import, wie sie sind.",
  },
  summary: {
    headline: "{matched, number} von {count, plural, one {# Lieferant} other {# Lieferanten}} abgeglichen.",
    acceptance:
      "{card, plural, one {# akzeptiert} other {# akzeptieren}} Karten, {virtual, plural, one {# akzeptiert} other {# akzeptieren}} virtuelle Karten.",
    nothing:
      "{count, plural, one {Der eine Lieferant hat keinen Treffer.} other {Keiner der # Lieferanten hat einen Treffer.}}",
    open: "{count, plural, one {Den abgeglichenen Lieferanten} other {Die # abgeglichenen Lieferanten}} öffnen",
    download: "Abgleichdaten herunterladen",
    figures: "Abgleichdaten in Zahlen",
    suppliers: "Lieferanten",
    names: "{count, plural, one {# Name} other {# Namen}} in den Dateien",
    matched: "Abgeglichen",
    ofSuppliers: "{percent} der Lieferanten",
    card: "Akzeptieren Karten",
    virtual: "Akzeptieren virtuelle Karten",
    toCheck: "Zu prüfen",
    toCheckNote: "Niedrig: zu wenig für einen Treffer",
    byReason: "Abgleich nach Stufe und Grund",
    opens: "Eine Zahl öffnet ihre Lieferanten.",
    band: "Stufe",
    reason: "Grund",
    count: "Lieferanten",
    share: "Anteil",
    shareOf: "Anteil der Lieferanten nach Trefferstufe",
    openReason: "{count, plural, one {# Lieferant} other {# Lieferanten}}: {band}, {reason}",
    noReasons: "Dieser Lauf nennt keine Gründe. Bewerten Sie den Auftrag neu, um sie zu sehen.",
  },
};
