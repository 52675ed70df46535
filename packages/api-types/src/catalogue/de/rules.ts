import type { rulesMessages } from "../en/rules.ts";

/** Messages about rulesets, directories, titles and the queue. */
export const rules: Record<keyof typeof rulesMessages, string> = {
  noAcceptor: "Die Zeile hat keinen Namen eines Kartenakzeptanten.",
  notMcc: "„{value}“ ist kein MCC. Verwenden Sie vier Ziffern.",
  neitherYesNo: "„{value}“ ist weder ja noch nein.",
  notLargestPayment: "„{value}“ ist kein Betrag mit Währung wie 5000 GBP.",
  notDetailLevel: "„{value}“ ist keine Detailtiefe von 0 bis 3.",
  notDay: "„{value}“ ist kein Datum wie 2026-01-31.",
  noRowKept: "Keine Zeile dieser Datei ist verwendbar. Prüfen Sie die Gründe und korrigieren Sie die Datei.",
  versionInUse: "Diese Version wird bereits verwendet.",
  noNameColumn:
    "Keine Spalte enthält Namen von Kartenakzeptanten. Nennen Sie eine Spalte „Name“ oder „Merchant name“ und wählen Sie die Datei erneut.",
  maxEntries: "Eine Version kann bis zu {most, number} Einträge haben. Entfernen Sie Einträge, die Sie nicht brauchen.",
  idTwice: "Die ID {id} kommt zweimal vor.",
  rowOverlong: "Die Zeile ist zu lang.",
  rowNoCode: "Die Zeile hat keinen Code.",
  notCode: "„{value}“ ist kein Code mit bis zu {digits, number} Ziffern.",
  codeNoTitle: "Der Code {code} hat keine Bezeichnung.",
  noCodeColumn: "Keine Spalte enthält Codes. Nennen Sie eine Spalte „Code“ und wählen Sie die Datei erneut.",
  noTitleColumn: "Keine Spalte enthält Bezeichnungen. Nennen Sie eine Spalte „Title“ und wählen Sie die Datei erneut.",
  maxTitles: "Eine Version kann bis zu {most, number} Bezeichnungen haben. Prüfen Sie, ob es die richtige Datei ist.",
  codeTwice: "Der Code {code} kommt zweimal vor.",
  tableNotRead: "Die Datei wurde noch nicht gelesen. Prüfen Sie ihren Inhalt, bevor Sie sie speichern.",
  sendParts: "Senden Sie jetzt die Teile der Datei.",
  partArrived: "Teil {part} ist angekommen.",
  versionBeingWritten: "Die neue Version wird gespeichert.",
  tableImportNotRunning: "Dieser Import läuft nicht.",
  fileDiscarded: "Die Datei wurde verworfen.",
  directoryInUse: "Version {version} wird jetzt verwendet. Importe und Neubewertungen gleichen mit ihr ab.",
  titlesInUse:
    "Version {version} wird jetzt für {set} verwendet. Importe und Neubewertungen nutzen ihre Bezeichnungen.",
  ownTitlesInUse:
    "Die mitgelieferten Bezeichnungen werden jetzt für {set} verwendet. Importe und Neubewertungen nutzen sie.",
  versionPublished: "Version {version} ist veröffentlicht. Importe und Neubewertungen verwenden sie jetzt.",
  versionRetired: "Version {version} ist zurückgezogen. Vorhandene Aufträge behalten ihre Ergebnisse.",
  draftMade: "Entwurf {version} wurde angelegt.",
  draftSaved: "Der Entwurf wurde gespeichert.",
  draftDiscarded: "Entwurf {version} wurde verworfen.",
  fromVersion: "Auf Grundlage von Version {version}.",
  retiredAlready:
    "Diese Version ist zurückgezogen. Legen Sie einen Entwurf daraus an, um ihre Regeln wieder zu verwenden.",
  publishedAlready:
    "Diese Version ist bereits veröffentlicht. Legen Sie einen Entwurf daraus an, um ihre Regeln zu ändern.",
  onlyPublishedRetired:
    "Nur eine veröffentlichte Version kann zurückgezogen werden. Verwerfen Sie stattdessen den Entwurf.",
  onlyPublished:
    "Das ist die einzige veröffentlichte Version, und Importe brauchen eine. Veröffentlichen Sie zuerst eine andere.",
  publishedNeverChanges:
    "Veröffentlichte Versionen lassen sich nicht ändern. Legen Sie stattdessen einen Entwurf daraus an.",
  weightsNote: "Wie viel jede Übereinstimmung zählt, in Bits, an markierten Paaren gemessen.",
  pointsNote: "Punkte, Ausschlüsse und Obergrenzen der ersten Version.",
  proofNote: "Akzeptanz bis zur belegten Höhe, Einmaliges in keinem Jahr, STP nur mit Angabe.",
  acceptanceNote:
    "Mittel und Hoch brauchen bekannte Akzeptanz oder ein Anzeichen; empfohlen wird nur, was einen Nutzen hat.",
  retryOnlyStopped: "Nur fehlgeschlagene oder abgebrochene Befehle lassen sich wiederholen.",
  settled: "Dieser Befehl ist bereits beendet. Es gibt nichts abzubrechen.",
  moreThanAgreed:
    "Jetzt passen {matching, number} Befehle, bestätigt haben Sie {agreed, number}. Es wurde nichts geändert. Prüfen Sie erneut und bestätigen Sie dann die neue Zahl.",
  runsAgainOne: "1 Befehl läuft erneut.",
  runAgain: "{count, number} Befehle laufen erneut.",
  canceledOne: "1 Befehl abgebrochen.",
  canceledSome: "{count, number} Befehle abgebrochen.",
  queueRuns: "Der Warteschlangendienst läuft wieder.",
  queueStopped: "Der Warteschlangendienst ist angehalten. Laufende Befehle werden fertig, wartende warten.",
  modeIs:
    "Das System ist jetzt {mode, select, Live {im Normalbetrieb} ReadOnly {im Lesemodus} Maintenance {im Wartungsmodus} other {im Modus {mode}}}.",
  systemMessageShown: "Die Systemmeldung wird angezeigt.",
  systemMessageGone: "Die Systemmeldung wurde entfernt.",
  systemMessageEmpty: "Geben Sie eine Meldung ein, oder entfernen Sie sie.",
  maxSystemMessage: "Verwenden Sie höchstens {most, number} Zeichen.",
  browsersRefresh: "Browser mit einer älteren Version laden neu.",
  flagOn: "{name} ist eingeschaltet.",
  flagOff: "{name} ist ausgeschaltet.",
  flagFixed:
    "Die Konfiguration dieser Bereitstellung legt {name} fest. Bitten Sie den Betrieb, FEATURE_FLAGS zu ändern.",
  augmentedOn: "Der erweiterte Text ist eingeschaltet.",
  augmentedOff: "Der erweiterte Text ist ausgeschaltet.",
  lockYours: "Sie bearbeiten.",
  lockHeld: "{name} bearbeitet.",
  lockAsked: "Anfrage gesendet. {name} bearbeitet.",
  noted: "Erledigt.",
  denied: "Die Anfrage wurde abgelehnt.",
  titlesVersionInUse: "Diese Version wird bereits verwendet.",
  tableImportNotStopped: "Nur ein abgebrochener oder gescheiterter Import lässt sich fortsetzen.",
  countriesNote: "Zwei bekannte, verschiedene Länder zählen 6 Bit gegen einen Treffer; Version 1 verglich sie nicht.",
  nameAloneNote:
    "Ein eindeutiger, seltener, gleicher Name in einem Land ist Mittel; Version 2 ordnete nie nach dem Namen allein zu.",
  apartNote: "Unterschiedliche Zahlen und Orte zählen gegen einen Treffer.",
  calibrationNote: "Gibt an, wie aus Bits eine Wahrscheinlichkeit wird; Treffer und Werte sind die der Version 3.",
};
