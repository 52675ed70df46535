import type { Translation } from "../translation.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "Systemprotokoll",
  label: "Zeilen des Protokolls",
  open: "Zeile {sequence} öffnen: {action}",
  exportAll: "Als CSV exportieren",
  exportHint: "{count, plural, one {Die eine passende Zeile} other {Alle # passenden Zeilen}}",
  verify: "Kette prüfen",
  verifyOperation: "Kette des Protokolls prüfen",
  whole:
    "Das Protokoll ist unversehrt: {checked, plural, one {# Zeile} other {# Zeilen}} geprüft, keine verändert, keine fehlt.",
  broken:
    "Das Protokoll wurde in Zeile {sequence} verändert. {reason} Benachrichtigen Sie zuallererst den Betrieb der Datenbank.",
  emptyTitle: "Noch nichts geändert",
  empty: "Jede Änderung, die jemand vornimmt, hinterlässt hier eine Zeile.",
  noMatchTitle: "Keine passende Zeile",
  noMatch: "Entfernen Sie einen Filter oder suchen Sie nach etwas anderem.",
  columns: {
    sequence: "Zeile",
    at: "Zeit (UTC)",
    username: "Person",
    effectiveRoles: "Wirksame Rollen",
    action: "Aktion",
    entityType: "Art",
    entityId: "Eintrag",
    issuerName: "Emittent",
    outcome: "Ergebnis",
    note: "Notiz",
    correlationId: "Korrelations-ID",
  },
  outcomes: { done: "erfolgt" },
  line: "Zeile {sequence}",
  hash: "Hash",
  previousHash: "Hash der vorigen Zeile",
  notChained: "Die Kette erreicht diese Zeile in wenigen Sekunden.",
  hashHint: "SHA-256 der Zeile und des Hashs davor: Wird eine Zeile später verändert oder entfernt, reißt die Kette.",
  linesOfEntry: "Alle Zeilen zu diesem Eintrag",
  linesOfCall: "Alle Zeilen zu dieser Anfrage",
} as const satisfies Translation["audit"];
