import type { requestsSentences } from "../requests.ts";

/** What every call may say: its shape, its keys, its locks, its paging. */
export const requests: Record<keyof typeof requestsSentences, string> = {
  clocksDiffer:
    "Die Uhren des Gateways und des Dienstes dahinter weichen um mehr als eine halbe Minute voneinander ab. Benachrichtigen Sie den Betrieb.",
  onlyGateway: "Diesen Aufruf darf nur das Gateway selbst machen.",
  noPermission: "Ihnen fehlt die Berechtigung dafür. Bitten Sie Ihre Administration darum.",
  otherEnvironment: "Ihre Sitzung gehört zu einer anderen Umgebung. Melden Sie sich hier neu an.",
  readOnly:
    "Das System ist im Lesemodus. Sie können alles ansehen; Änderungen sind wieder möglich, sobald der Normalbetrieb läuft.",
  readOnlyBecause:
    "Das System ist im Lesemodus. Sie können alles ansehen; Änderungen sind wieder möglich, sobald der Normalbetrieb läuft. {message}",
  keyShape: "Der Idempotency-Key muss 1 bis 255 sichtbare ASCII-Zeichen haben.",
  keyUsed: "Dieser Idempotency-Key gehört zu einer anderen Anfrage. Nehmen Sie für eine neue Anfrage einen neuen.",
  stillRunning: "Dieselbe Anfrage läuft noch. Warten Sie einen Moment und fragen Sie dann erneut.",
  callUnknown: "Diesen Aufruf gibt es nicht.",
  methodNotTaken: "Dieser Aufruf kennt {method} nicht.",
  notInRelease: "Das gehört nicht zur jetzigen Version.",
  failedOurSide:
    "Bei uns ist etwas ausgefallen. Versuchen Sie es erneut; bleibt es dabei, melden Sie die Korrelations-ID.",
  requestTooLarge: "Die Anfrage ist größer als {most} Bytes. Senden Sie weniger auf einmal.",
  notAForm: "Der Inhalt der Anfrage ist kein Formular. Senden Sie ihn als multipart/form-data.",
  sendForm: "Senden Sie den Inhalt als Formular, mit Content-Type: multipart/form-data.",
  fieldTwice: "Das Feld „{name}“ steht zweimal da. Geben Sie es einmal an.",
  parameterTwice: "Der Parameter „{name}“ steht zweimal da. Geben Sie ihn einmal an.",
  notUtf8: "Die Anfrage ist kein UTF-8-Text.",
  notJson: "Der Inhalt der Anfrage ist kein gültiges JSON.",
  sendJson: "Senden Sie den Inhalt als JSON, mit Content-Type: application/json.",
  fieldsWrong: "{count} Felder sind zu berichtigen, zuerst {field}: {sentence}",
  fieldWrong: "{field}: {sentence}",
  notFound: "Nicht gefunden: {what}. Es gibt nichts unter dieser Kennung, oder Sie haben keinen Zugriff darauf.",
  changedMeanwhile:
    "Inzwischen von jemand anderem geändert: {what}. Laden Sie neu und wiederholen Sie dann Ihre Änderung.",
  notSorted: "Nach „{name}“ lässt sich weder filtern noch sortieren. Möglich sind: {names}.",
  neitherTrueNorFalse: "„{value}“ ist weder true noch false. Schreiben Sie eines von beiden.",
  notTrueFalse: "„{value}“ ist weder true noch false.",
  notNumber: "„{value}“ ist keine Zahl.",
  notNumberWrite: "„{value}“ ist keine Zahl. Schreiben Sie sie mit Ziffern, zum Beispiel 1234.5.",
  notDate: "„{value}“ ist kein Datum. Schreiben Sie Jahr, Monat und Tag, zum Beispiel 2026-11-22.",
  operatorNeedsValueOr:
    "Der Operator {operator} braucht einen Wert. Geben Sie einen an, oder wählen Sie Equal, um Leere zu finden.",
  operatorNeedsValue: "Der Operator {operator} braucht einen Wert.",
  issuerEqualOnly: "Nach einem Emittenten wird nur mit Equal gefiltert.",
  exportNotJson: "Die Anfrage des Exports ist kein gültiges JSON. Exportieren Sie erneut aus der Tabelle.",
  exportColumns: "Wählen Sie mindestens eine Spalte für den Export.",
  exportTooLarge: "Dieser Export nennt zu viel einzeln. Filtern Sie die Zeilen, oder wählen Sie weniger Spalten.",
  exportInvalid: "Die Anfrage des Exports ist nicht gültig: {sentence}",
  lockLost:
    "{name} hat jetzt den Schreibzugriff. Gespeichert wurde nichts; vergleichen Sie den jetzigen Stand mit Ihrem.",
  lockEnded:
    "Ihr Schreibzugriff ist abgelaufen, und der Eintrag kann sich geändert haben. Gespeichert wurde nichts; übernehmen Sie den Schreibzugriff erneut.",
  fencingWhole: "Der Header {header} muss das Sperr-Token sein, eine ganze Zahl.",
  fencingNeeded:
    "Übernehmen Sie zuerst den Schreibzugriff und wiederholen Sie den Aufruf dann mit dessen Token in {header}.",
  changingNow: "{name} ändert das gerade. Versuchen Sie es danach erneut.",
  nothingToLock: "Sie dürfen das nicht ändern; es gibt also nichts zu sperren.",
  ownIdOnly: "Das muss Ihre eigene Benutzer-ID sein: Niemand sperrt im Namen anderer.",
  notHolder: "Sie haben den Schreibzugriff nicht, oder diese Person hat nicht darum gebeten.",
  noProfile: "Die signierte Identität enthält kein Profil der Person, die sich anmeldet.",
  auditMissing: "Davor fehlt eine Zeile.",
  auditChanged: "Die Zeile wurde geändert.",
  auditEnd: "Am Ende fehlen Zeilen.",
};
