import type { requestsMessages } from "../en/requests.ts";

/** What every call may say: its shape, its keys, its locks, its paging. */
export const requests: Record<keyof typeof requestsMessages, string> = {
  clocksDiffer:
    "Die Uhren des Gateways und seines Dienstes weichen um mehr als eine halbe Minute voneinander ab. Wenden Sie sich an den Betrieb.",
  onlyGateway: "Nur das Gateway kann diesen Endpunkt aufrufen.",
  noPermission: "Ihnen fehlt die Berechtigung dafür. Wenden Sie sich an Ihre Administration.",
  otherEnvironment: "Ihre Sitzung gehört zu einer anderen Umgebung. Melden Sie sich hier erneut an.",
  readOnly: "Das System ist im Lesemodus. Sie können alles ansehen und wieder ändern, sobald der Normalbetrieb läuft.",
  readOnlyBecause:
    "Das System ist im Lesemodus. Sie können alles ansehen und wieder ändern, sobald der Normalbetrieb läuft. {message}",
  keyShape: "Der Idempotency-Key muss 1 bis 255 sichtbare ASCII-Zeichen haben.",
  keyUsed:
    "Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Verwenden Sie für eine neue Anfrage einen neuen.",
  stillRunning: "Dieselbe Anfrage läuft noch. Warten Sie einen Moment und versuchen Sie es dann erneut.",
  callUnknown: "Unbekannter Endpunkt.",
  methodNotTaken: "Dieser Endpunkt nimmt {method} nicht an.",
  notInRelease: "Das ist nicht Teil der aktuellen Version.",
  storedDamaged:
    "Gespeicherte Daten sind beschädigt. Speichern oder importieren Sie erneut, oder löschen Sie sie. Sonst hilft die Administration.",
  failedOurSide:
    "Bei uns ist ein Fehler aufgetreten. Versuchen Sie es erneut. Tritt er wieder auf, melden Sie die Korrelations-ID.",
  requestTooLarge: "Die Anfrage ist größer als {most, number} Bytes. Senden Sie weniger auf einmal.",
  notAForm: "Der Inhalt der Anfrage ist kein Formular. Senden Sie ihn als multipart/form-data.",
  sendForm: "Senden Sie den Inhalt als Formular, mit Content-Type: multipart/form-data.",
  fieldTwice: "Das Feld „{name}“ wurde zweimal gesendet. Senden Sie es einmal.",
  parameterTwice: "Der Parameter „{name}“ wurde zweimal gesendet. Senden Sie ihn einmal.",
  notUtf8: "Die Anfrage ist kein UTF-8-Text.",
  notJson: "Der Inhalt der Anfrage ist kein gültiges JSON.",
  sendJson: "Senden Sie den Inhalt als JSON, mit Content-Type: application/json.",
  fieldsWrong: "{count, number} Felder sind fehlerhaft. Zuerst {field}: {sentence}",
  fieldWrong: "{field}: {sentence}",
  notFound: "Nicht gefunden: {what}. Es gibt nichts unter dieser ID, oder Sie haben keinen Zugriff darauf.",
  changedMeanwhile: "Jemand anderes hat dies geändert: {what}. Laden Sie neu und wiederholen Sie dann Ihre Änderung.",
  notSorted: "Nach „{name}“ lässt sich weder filtern noch sortieren. Möglich sind: {names}.",
  neitherTrueNorFalse: "„{value}“ ist weder true noch false. Geben Sie eines von beiden ein.",
  notTrueFalse: "„{value}“ ist weder true noch false.",
  notNumber: "„{value}“ ist keine Zahl.",
  notNumberWrite: "„{value}“ ist keine Zahl. Geben Sie Ziffern ein, zum Beispiel 1234.5.",
  notDate: "„{value}“ ist kein Datum. Geben Sie Jahr, Monat und Tag ein, zum Beispiel 2026-11-22.",
  operatorNeedsValueOr:
    "Der Operator {operator} braucht einen Wert. Geben Sie einen ein, oder wählen Sie Equal, um leere Felder zu finden.",
  operatorNeedsValue: "Der Operator {operator} braucht einen Wert.",
  monthEqualOnly: "Belegmonate lassen sich nur mit Equal und NotEqual filtern, nach einem Monat wie 2025-03.",
  issuerEqualOnly: "Benutzer lassen sich nur mit Equal und NotEqual nach Emittenten filtern.",
  exportNotJson: "Die Exportanfrage ist kein gültiges JSON. Exportieren Sie erneut aus der Liste.",
  exportColumns: "Wählen Sie mindestens eine Spalte für den Export.",
  exportTooLarge:
    "Dieser Export nennt zu viele Zeilen einzeln. Filtern Sie die Zeilen, oder wählen Sie weniger Spalten.",
  exportInvalid: "Die Exportanfrage ist nicht gültig: {sentence}",
  lockLost: "{name} bearbeitet jetzt. Es wurde nichts gespeichert. Vergleichen Sie die gespeicherte Version mit Ihrer.",
  lockEnded:
    "Ihr Bearbeitungszugriff ist abgelaufen. Es wurde nichts gespeichert. Beginnen Sie die Bearbeitung erneut.",
  fencingWhole: "Der Header {header} muss das Sperr-Token sein, eine ganze Zahl.",
  fencingNeeded:
    "Belegen Sie zuerst die Schreibsperre und wiederholen Sie den Aufruf dann mit deren Token in {header}.",
  changingNow: "{name} bearbeitet dies gerade. Versuchen Sie es danach erneut.",
  nothingToLock: "Sie können das nicht bearbeiten, also gibt es nichts zu sperren.",
  ownIdOnly: "Verwenden Sie Ihre eigene Benutzer-ID. Sie können keinen Datensatz für andere sperren.",
  notHolder: "Sie haben keinen Bearbeitungszugriff, oder dieser Benutzer hat nicht darum gebeten.",
  noProfile: "Die signierte Identität enthält kein Profil des Benutzers, der sich anmeldet.",
  auditMissing: "Ein früherer Eintrag fehlt.",
  auditChanged: "Der Eintrag wurde geändert.",
  auditEnd: "Am Ende fehlen Einträge.",
};
