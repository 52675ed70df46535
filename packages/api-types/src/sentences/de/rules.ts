import type { rulesSentences } from "../rules.ts";

/** What is said about rulesets, directories, titles and the queue. */
export const rules: Record<keyof typeof rulesSentences, string> = {
  noAcceptor: "Die Zeile nennt keinen Akzeptanten.",
  notMcc: "„{value}“ ist kein MCC: Es braucht vier Ziffern.",
  neitherYesNo: "„{value}“ ist weder ja noch nein.",
  notDetailLevel: "„{value}“ ist keine Detailtiefe von 0 bis 3.",
  notDay: "„{value}“ ist kein Datum wie 2026-01-31.",
  noRowKept:
    "Keine Zeile der Datei kann übernommen werden. Sehen Sie sich die Gründe an und korrigieren Sie die Datei.",
  versionInUse: "Diese Version wird schon verwendet.",
  noNameColumn:
    "Keine Spalte enthält den Namen des Akzeptanten. Nennen Sie eine Spalte „Name“ oder „Merchant name“ und wählen Sie die Datei erneut.",
  entriesMost: "Eine Version hat höchstens {most, number} Einträge. Teilen Sie die Datei nach Ländern.",
  idTwice: "Die Kennung {id} steht zweimal da.",
  rowOverlong: "Die Zeile ist länger, als eine Zeile sein kann.",
  rowNoCode: "Die Zeile nennt keinen Code.",
  notCode: "„{value}“ ist kein Code aus höchstens {digits} Ziffern.",
  codeNoTitle: "Der Code {code} hat keine Bezeichnung.",
  noCodeColumn: "Keine Spalte enthält die Codes. Nennen Sie eine Spalte „Code“ und wählen Sie die Datei erneut.",
  noTitleColumn:
    "Keine Spalte enthält die Bezeichnungen. Nennen Sie eine Spalte „Title“ und wählen Sie die Datei erneut.",
  titlesMost: "Eine Version hat höchstens {most, number} Bezeichnungen. Prüfen Sie, ob es die richtige Datei ist.",
  codeTwice: "Der Code {code} steht zweimal da.",
  tableNotRead: "Die Datei ist noch nicht gelesen. Sehen Sie sich an, was sie enthält, bevor sie übernommen wird.",
  sendParts: "Senden Sie jetzt die Teile der Datei.",
  partArrived: "Teil {part} ist angekommen.",
  versionBeingWritten: "Die neue Version wird geschrieben.",
  tableImportNotRunning: "Von diesem Import läuft nichts.",
  fileDiscarded: "Die Datei ist verworfen.",
  directoryInUse: "Version {version} wird ab jetzt verwendet: Importe und Neubewertungen gleichen mit ihr ab.",
  titlesInUse:
    "Version {version} wird ab jetzt für {set} verwendet: Importe und Neubewertungen nehmen ihre Bezeichnungen daraus.",
  ownTitlesInUse:
    "Für {set} werden ab jetzt die mitgelieferten Bezeichnungen verwendet: Importe und Neubewertungen nehmen sie.",
  versionPublished: "Version {version} ist veröffentlicht: Importe und Neubewertungen verwenden sie ab jetzt.",
  versionRetired: "Version {version} ist zurückgezogen. Aufträge, die mit ihr gemacht sind, behalten ihre Ergebnisse.",
  draftMade: "Entwurf {version} ist angelegt.",
  draftSaved: "Der Entwurf ist gespeichert.",
  draftDiscarded: "Entwurf {version} ist verworfen.",
  fromVersion: "Aus Version {version}.",
  retiredAlready:
    "Diese Version ist zurückgezogen. Machen Sie einen Entwurf daraus, um ihre Regeln wieder zu verwenden.",
  publishedAlready:
    "Diese Version ist schon veröffentlicht. Machen Sie einen Entwurf daraus, um ihre Regeln zu ändern.",
  onlyPublishedRetired:
    "Nur eine veröffentlichte Version kann zurückgezogen werden. Verwerfen Sie stattdessen den Entwurf.",
  onlyPublished:
    "Das ist die einzige veröffentlichte Version, und Importe brauchen eine. Veröffentlichen Sie zuerst eine andere.",
  publishedNeverChanges:
    "Eine veröffentlichte Version ändert sich nie. Machen Sie einen Entwurf daraus und ändern Sie diesen.",
  weightsNote: "Gewichte in Bits, log2 von m durch u, von Hand gesetzt und an markierten Paaren gemessen.",
  pointsNote: "Punkte, Ausschlüsse und Obergrenzen der ersten Version.",
  retryOnlyStopped: "Nur ein Befehl, der mit Fehler endete oder abgebrochen wurde, kann wiederholt werden.",
  settled: "Dieser Befehl ist erledigt: Es gibt nichts mehr abzubrechen.",
  moreThanAgreed:
    "Jetzt passen {matching} Befehle, bei der Frage waren es {agreed}. Geändert wurde nichts. Sehen Sie noch einmal nach und bestätigen Sie die neue Zahl.",
  runsAgainOne: "1 Befehl läuft erneut.",
  runAgain: "{count, number} Befehle laufen erneut.",
  canceledOne: "1 Befehl abgebrochen.",
  canceledSome: "{count, number} Befehle abgebrochen.",
  queueRuns: "Der Warteschlangendienst läuft wieder.",
  queueStopped: "Der Warteschlangendienst ist angehalten. Laufende Befehle werden fertig, wartende warten.",
  modeIs:
    "Das System ist jetzt {mode, select, Live {im Normalbetrieb} ReadOnly {im Lesemodus} Maintenance {im Wartungsmodus} other {im Modus {mode}}}.",
  systemMessageShown: "Die Meldung des Systems wird angezeigt.",
  systemMessageGone: "Die Meldung des Systems ist entfernt.",
  systemMessageEmpty: "Schreiben Sie etwas oder entfernen Sie die Meldung.",
  systemMessageMost: "Verwenden Sie höchstens {most} Zeichen.",
  browsersRefresh: "Browser mit einer älteren Anwendung laden neu.",
  augmentedOn: "Der erweiterte Text ist eingeschaltet.",
  augmentedOff: "Der erweiterte Text ist ausgeschaltet.",
  lockYours: "Sie haben den Schreibzugriff.",
  lockHeld: "{name} hat den Schreibzugriff.",
  lockAsked: "Angefragt. {name} hat den Schreibzugriff.",
  noted: "Vermerkt.",
  denied: "Die Bitte wurde abgelehnt.",
};
