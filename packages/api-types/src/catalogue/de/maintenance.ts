import type { maintenanceMessages } from "../en/maintenance.ts";

/** Maintenance of jobs: refusals and confirmations. */
export const maintenance: Record<keyof typeof maintenanceMessages, string> = {
  maintenanceSetChanged:
    "Einige der ausgewählten Aufträge haben sich geändert. Prüfen Sie noch einmal, was geschehen würde.",
  maintenanceNothing: "Keiner der ausgewählten Aufträge lässt sich so ändern. Wählen Sie andere.",
  maintenanceSimulate: "Simulieren Sie diese Aufträge zuerst: Sie oder die Regelwerke haben sich seither geändert.",
  maintenanceNetwork:
    "Nur ein Lauf kann diesen Auftrag zählen: Die Kartenannahme wird in einem Netzwerk nachgeschlagen.",
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
  ignoreRulesFull: "Höchstens {most, number} Ausnahmen. Entfernen Sie zuerst eine.",
  ignoreRuleAdded: "Ausnahme hinzugefügt.",
  ignoreRuleRemoved: "Ausnahme entfernt.",
  ignorePattern: "Beginnen Sie das Feld mit „/“. „*“ ist ein Teil, „**“ beliebig viele.",
  ignoreWhy: "Geben Sie an, warum dieses Feld nicht verglichen wird.",
  noOldRuns: "Dieser Auftrag hat keinen Lauf, der alt genug zum Entfernen ist.",
  oldRunsRemoved:
    "{count, plural, =0 {Kein Lauf wurde} one {1 alter Lauf wurde} other {{count, number} alte Läufe wurden}} entfernt.",
};
