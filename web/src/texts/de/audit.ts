import type { Translation } from "../translation.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "Systemprotokoll",
  label: "Protokolleinträge",
  open: "Eintrag {sequence} öffnen: {action}",
  exportAll: "Als CSV exportieren",
  exportHint: "{count, plural, one {Der eine passende Eintrag} other {Alle # passenden Einträge}}",
  verify: "Protokoll prüfen",
  verifyOperation: "Protokoll prüfen",
  whole:
    "Das Protokoll ist unversehrt: {checked, plural, one {# Eintrag} other {# Einträge}} geprüft, keiner verändert, keiner fehlt.",
  waiting: "{waiting, plural, one {# Eintrag} other {# Einträge}} der letzten Sekunden noch nicht geprüft.",
  broken:
    "Das Protokoll wurde bei Eintrag {sequence} manipuliert. {reason} Benachrichtigen Sie sofort Ihre Datenbankadministration.",
  columns: {
    sequence: "Eintrag",
    at: "Zeit (UTC)",
    username: "Benutzer",
    effectiveRoles: "Wirksame Rollen",
    action: "Aktion",
    entityType: "Datensatzart",
    entityId: "Datensatz",
    issuerName: "Emittent",
    outcome: "Ergebnis",
    note: "Notiz",
    correlationId: "Korrelations-ID",
  },
  outcomes: { done: "erfolgt" },
  line: "Eintrag {sequence}",
  hash: "Hash",
  previousHash: "Vorheriger Hash",
  notChained: "Dieser Eintrag kommt in wenigen Sekunden in die Hash-Kette.",
  hashHint:
    "SHA-256 dieses Eintrags und des vorherigen Hashs. Wird ein Eintrag geändert oder entfernt, bricht die Kette.",
  linesOfEntry: "Alle Einträge zu diesem Datensatz",
  linesOfCall: "Alle Einträge zu dieser Anfrage",
} as const satisfies Translation["audit"];
