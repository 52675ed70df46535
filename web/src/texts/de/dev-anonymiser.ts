import type { Translation } from "../translation.ts";

/** Words of the page that anonymises all stores. */
export const devAnonymiserTexts = {
  lead: "Namen, E-Mails, Nummern und Dateien aus allen Speichern dieser Umgebung entfernen.",
  changes: "Was sich ändert",
  environment: "Umgebung {name}",
  replaced: "Umbenannt",
  deleted: "Gelöscht",
  counts: {
    users: "Benutzer",
    programs: "Programme",
    issuers: "Emittenten",
    buyers: "Käufer",
    brandings: "Marken",
    jobs: "Aufträge, mit Lieferanten und Berichten",
    files: "Hochgeladene Dateien",
    mails: "E-Mails",
    auditLines: "Zeilen des Audit-Protokolls",
    hubItems: "Einträge der Wissensbibliothek",
  },
  alsoDeleted:
    "Ebenfalls gelöscht: Lieferantenprofile, Kampagnen, Kartenabrechnungen, importierte Verzeichnisse, Gespräche und Dokumente des Assistenten, gespeicherte Ansichten, Entwürfe, Exporte und Links.",
  remains:
    "Rollen, Berechtigungen, Regelwerke, Einstellungen und die Domains der Marken bleiben. Das Audit-Protokoll beginnt mit dieser Anonymisierung neu.",
  accounts:
    "Benutzer äußerer Identitätsanbieter können sich nicht mehr bei ihren umbenannten Konten anmelden. Sie bleiben angemeldet; Ihr Name kehrt mit Ihrer nächsten Anmeldung zurück.",
  meanwhile: "Bis zum Ende lesen andere Benutzer, dass diese Umgebung anonymisiert wird, und können nichts ändern.",
  progress: "Wird anonymisiert",
  steps: {
    jobs: "Aufträge löschen",
    assistant: "Gespräche und Dokumente des Assistenten löschen",
    objects: "Lieferantenprofile, E-Mails, Listen und Sperren löschen",
    files: "Dateien löschen",
    rows: "Zeilen löschen",
    names: "Benutzer, Emittenten und Käufer umbenennen",
    history: "Audit-Protokoll löschen",
    finish: "Änderungen wieder erlauben",
  },
  amount: "Schritt {step, number} von {total, number}{handled, plural, =0 {} one {, # Eintrag} other {, # Einträge}}",
  finished: "Diese Umgebung ist anonymisiert.",
  running:
    "{count, plural, one {# Import läuft} other {# Importe laufen}}. Warten Sie, bis sie enden, oder brechen Sie sie ab.",
  interrupted:
    "Eine Anonymisierung läuft oder wurde unterbrochen. Setzen Sie sie hier fort, oder halten Sie sie an, um Änderungen wieder zu erlauben.",
  resume: "Fortsetzen",
  stop: "Anhalten",
  typeName: "Geben Sie zur Bestätigung {name} ein",
  start: "Diese Umgebung anonymisieren",
  operation: "Umgebung anonymisieren",
} as const satisfies Translation["dev"]["anonymiser"];
