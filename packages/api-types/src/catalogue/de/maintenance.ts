import type { maintenanceMessages } from "../en/maintenance.ts";

/** Maintenance of jobs: refusals and confirmations. */
export const maintenance: Record<keyof typeof maintenanceMessages, string> = {
  maintenanceSetChanged:
    "Einige der ausgewählten Aufträge haben sich geändert. Prüfen Sie noch einmal, was geschehen würde.",
  maintenanceNothing: "Keiner der ausgewählten Aufträge lässt sich so ändern. Wählen Sie andere.",
  maintenanceSimulate: "Simulieren Sie diese Aufträge zuerst: Sie oder die Regelwerke haben sich seither geändert.",
  maintenanceNetwork:
    "Nur ein Lauf kann diesen Auftrag zählen: Wer Karten akzeptiert, wird in einem Netzwerk nachgeschlagen.",
  maintenanceConfirm: "Geben Sie die Zahl der zu löschenden Aufträge ein: {count}.",
  maintenanceOwner: "Wählen Sie den neuen Verantwortlichen.",
  maintenanceQueued: "{count, plural, one {1 Auftrag ist} other {{count, number} Aufträge sind}} eingereiht.",
  maintenanceEnded: "Kein Auftrag dieses Stapels wartet mehr.",
  maintenanceCanceled: "{count, plural, one {1 Auftrag wurde} other {{count, number} Aufträge wurden}} abgebrochen.",
  maintenanceWaits: "{name} bearbeitet diesen Auftrag gerade. Er wartet, bis die Bearbeitung endet.",
  maintenanceLocked: "Ein anderer Benutzer bearbeitet diesen Auftrag noch immer. Versuchen Sie es später noch einmal.",
  maintenanceRulesets:
    "Die verwendeten Regelwerke haben sich geändert: Bewertung {scoring, number}, Zuordnung {confidence, number}. Prüfen Sie noch einmal.",
  maintenanceUserGone: "Der Benutzer, der das verlangt hat, hat kein Konto mehr.",
  endpointCompared: "Verglichen.",
  candidateNone: "Kein Kandidat ist eingerichtet. Setzen Sie CANDIDATE_API_URL und CANDIDATE_SIGNING_KEY.",
  candidateSlow: "Der Kandidat hat nicht innerhalb von {seconds, number} Sekunden geantwortet.",
  candidateDown: "Der Kandidat antwortet nicht. Prüfen Sie, ob er läuft.",
  candidateHtml: "Der Kandidat antwortet mit HTML. Prüfen Sie die Adresse seiner API.",
  candidateNoJson: "Die Antwort des Kandidaten ist kein JSON. Prüfen Sie die Adresse seiner API.",
  candidateLarge: "Die Antwort des Kandidaten ist größer als {most, number} MB. Sie wurde nicht gelesen.",
  candidateRedirect:
    "Der Kandidat leitet weiter. Weiterleitungen wird nicht gefolgt: Setzen Sie seine endgültige Adresse.",
  candidateStatus: "Der Kandidat antwortet mit Status {status, number}.",
  recomputeQueued: "Der Lauf ist eingereiht und wird noch einmal berechnet.",
  recomputeCanceled: "Die neue Berechnung wurde abgebrochen.",
  recomputedNone:
    "Berechnen Sie den Lauf zuerst noch einmal: Für den Lauf, den Benutzer lesen, gibt es kein solches Ergebnis.",
  recomputeFailed: "Der Lauf ließ sich nicht noch einmal berechnen. Prüfen Sie seine Dateien.",
  recomputedCalls:
    "Dieser Endpunkt liest nichts, was aus Dateien berechnet wird. Vergleichen Sie ihn mit einer anderen Quelle.",
  causeUsers: "verschiedene Benutzer",
  causeRuns: "verschiedene Läufe: {left, number} und {right, number}",
  causeScoring: "Bewertungsregelwerke {left, number} und {right, number}",
  causeConfidence: "Zuordnungsregelwerke {left, number} und {right, number}",
  causeDirectory: "Verzeichnisversionen {left, number} und {right, number}",
  causeStatements: "Kartenabrechnungen {left, number} und {right, number}",
  causeRulings: "Entscheidungen nach dem früheren Lauf",
  causeFiles: "noch einmal importierte Dateien",
  causeCorrections:
    "{count, plural, one {1 Zelle wurde} other {{count, number} Zellen wurden}} bis {at} nach dem Lauf korrigiert",
  causeBuild: "verschiedene Programmstände",
  ignoreRulesFull: "Höchstens {most, number} Ausnahmen. Entfernen Sie zuerst eine.",
  ignoreRuleAdded: "Ausnahme hinzugefügt.",
  ignoreRuleRemoved: "Ausnahme entfernt.",
  ignorePattern: "Beginnen Sie das Feld mit „/“. „*“ ist ein Teil, „**“ beliebig viele.",
  ignoreWhy: "Geben Sie an, warum dieses Feld nicht verglichen wird.",
  noOldRuns: "Dieser Auftrag hat keinen Lauf, der alt genug zum Entfernen ist.",
  oldRunsRemoved:
    "{count, plural, =0 {Kein Lauf wurde} one {1 alter Lauf wurde} other {{count, number} alte Läufe wurden}} entfernt.",
};
