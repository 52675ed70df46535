import type { Translation } from "../translation.ts";

/** Words of the page that erases all jobs. */
export const devResetTexts = {
  lead: "Alle Aufträge dieser Umgebung mit Dateien, Ergebnissen und Berichten löschen.",
  counts: "Was gelöscht wird",
  environment: "Umgebung {name}",
  jobs: "Aufträge",
  drafts: "Davon Entwürfe",
  published: "Davon veröffentlicht",
  deleted: "Gelöscht und wiederherstellbar",
  files: "Hochgeladene Dateien",
  filesCount: "{count, plural, one {# Datei} other {# Dateien}}, {bytes}",
  keeps: "Emittenten, Käufer, Benutzer, Regelwerke und das Audit-Protokoll bleiben.",
  progress: "Wird gelöscht",
  erased: "Gelöschte Aufträge",
  amount: "{done, number} von {total, number}",
  finished: "{count, plural, one {# Auftrag} other {# Aufträge}} gelöscht.",
  running:
    "{count, plural, one {# Import läuft} other {# Importe laufen}}. Warten Sie, bis sie enden, oder brechen Sie sie ab.",
  typeName: "Geben Sie zur Bestätigung {name} ein",
  reset: "{count, plural, one {# Auftrag löschen} other {# Aufträge löschen}}",
  operation: "Alle Aufträge löschen",
} as const satisfies Translation["dev"]["reset"];
