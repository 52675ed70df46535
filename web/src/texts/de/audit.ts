import type { Translation } from "../translation.ts";
import { auditActions } from "./audit-actions.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "Systemprotokoll",
  label: "Protokolleinträge",
  open: "Eintrag {sequence} öffnen: {action}",
  verify: "Protokoll prüfen",
  verifyOperation: "Protokoll prüfen",
  checking: "Bisher {checked, plural, one {# Eintrag} other {# Einträge}} geprüft …",
  whole:
    "Das Protokoll ist unversehrt: {checked, plural, one {# Eintrag} other {# Einträge}} geprüft, keiner verändert, keiner fehlt.",
  waiting: "{waiting, plural, one {# Eintrag} other {# Einträge}} der letzten Sekunden noch nicht geprüft.",
  broken:
    "Das Protokoll wurde bei Eintrag {sequence} manipuliert. {reason} Benachrichtigen Sie sofort Ihre Datenbankadministration.",
  columns: {
    sequence: "Eintrag",
    at: "Zeit (UTC)",
    username: "Benutzername",
    displayName: "Benutzer",
    kind: "Art",
    effectiveRoles: "Wirksame Rollen",
    action: "Was geschah",
    entityType: "Datensatzart",
    entityId: "Datensatz-ID",
    recordName: "Datensatz",
    issuerName: "Emittent",
    outcome: "Ergebnis",
    note: "Notiz",
    correlationId: "Korrelations-ID",
    hash: "Hash",
    previousHash: "Vorheriger Hash",
  },
  /** Who did it, and what. */
  sentence: "{who} {did}",
  /** A call of an older release, which has no words any more. */
  unknownAction: "{who} hat {action} aufgerufen",
  actors: { edge: "Das Gateway", system: "Das System" },
  kinds: { Change: "Änderungen durch Benutzer", Traffic: "Sperren und Dateiteile" },
  actions: auditActions,
  outcomes: { done: "erfolgt" },
  line: "Eintrag {sequence}",
  notChained: "Dieser Eintrag kommt in wenigen Sekunden in die Hash-Kette.",
  hashHint:
    "SHA-256 dieses Eintrags und des vorherigen Hashs. Wird ein Eintrag geändert oder entfernt, bricht die Kette.",
  linesOfEntry: "Alle Einträge zu diesem Datensatz",
  linesOfCall: "Alle Einträge zu dieser Anfrage",
} as const satisfies Translation["audit"];
