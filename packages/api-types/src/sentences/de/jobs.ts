import type { jobsSentences } from "../jobs.ts";

/** What is said about jobs, their files, analyses and rulings. */
export const jobs: Record<keyof typeof jobsSentences, string> = {
  fileNotBegun:
    "Das System konnte diese Datei nicht zu schreiben beginnen. Entfernen Sie sie und fordern Sie sie noch einmal an.",
  noAnalysisYet: "Dieser Auftrag hat noch keine fertige Analyse. Importieren Sie zuerst eine Datei.",
  noAnalysisOther: "Dieser Auftrag hat noch keine fertige Analyse. Wählen Sie einen anderen.",
  noAnalysisToScore:
    "Dieser Auftrag hat keine fertige Analyse, die neu zu bewerten wäre. Importieren Sie zuerst eine Datei.",
  fileNotReady: "Die Datei ist noch nicht fertig. Warten Sie, bis sie geschrieben ist.",
  mayNotCreateKind:
    "Sie dürfen keinen Auftrag dieser Art anlegen. Bitten Sie die Administration um die Upload-Berechtigung dafür.",
  matchedOnlyLater:
    "Aufträge nur zum Abgleich gehören nicht zu dieser Version. Wählen Sie eine Summenliste oder Belegzeilen.",
  buyerOfOther:
    "Dieser Käufer gehört nicht zum Emittenten. Wählen Sie einen von dessen Käufern, oder legen Sie ihn an.",
  currencyNotInUse: "{currency} ist keine gebräuchliche Währung. Wählen Sie eine wie GBP, USD oder EUR.",
  periodBackwards: "Der Zeitraum endet, bevor er beginnt. Berichtigen Sie einen der beiden Tage.",
  importRunning: "Der Auftrag wird gerade importiert. Brechen Sie zuerst den Import ab.",
  onlyFinishedPublished:
    "Nur eine fertige Analyse kann veröffentlicht werden. Importieren und bewerten Sie den Auftrag zuerst.",
  importedAlready: "Der Auftrag wird schon importiert.",
  noFileChecked:
    "Noch ist keine Datei dieses Auftrags geprüft. Laden Sie eine Datei hoch, bestätigen Sie ihre Spalten und prüfen Sie sie zuerst.",
  nothingRunning: "Von diesem Auftrag läuft nichts.",
  onlyStoppedResumed: "Nur ein abgebrochener oder gescheiterter Import lässt sich fortsetzen.",
  importStopped: "Der Import ist stehen geblieben. Setzen Sie ihn fort, oder importieren Sie erneut.",
  noScoringRuleset: "Es ist kein Bewertungsregelwerk veröffentlicht. Bitten Sie die Administration darum.",
  noConfidenceRuleset: "Es ist kein Abgleichregelwerk veröffentlicht. Bitten Sie die Administration darum.",
  issuerGone: "Den Emittenten des Auftrags gibt es nicht mehr. Wenden Sie sich an die Administration.",
  workedOn: "An dem Auftrag wird schon gearbeitet. Warten Sie, bis das fertig ist.",
  uploadTooLarge:
    "{file} hat {size}; höchstens {most} können hochgeladen werden. Teilen Sie die Datei, oder bitten Sie die Administration, die Grenze zu erhöhen.",
  uploadEmpty: "Die Datei ist leer. Exportieren Sie das Journal erneut und prüfen Sie, ob es Zeilen hat.",
  notReadyToLook:
    "Die Datei kann noch nicht erneut angesehen werden. Warten Sie, bis sie da ist und der jetzige Schritt fertig ist.",
  lookFirst: "Sehen Sie die Datei zuerst an: Ihre Spalten sind noch nicht bekannt.",
  mayNotBring:
    "Sie dürfen diesen Auftrag ansehen, aber keine Daten einbringen. Fragen Sie die verantwortliche Person oder die Administration.",
  mayNotSeeFiles:
    "Sie dürfen die Dateien dieses Auftrags nicht sehen. Bitten Sie die Administration um den Upload-Reiter.",
  noSuchPart: "Dieser Upload hat die Teile 1 bis {parts}; einen Teil {part} gibt es nicht.",
  noSuchFilePart: "Diese Datei hat die Teile 1 bis {parts}; einen Teil {part} gibt es nicht.",
  uploadOver: "Dieser Upload ist vollständig oder wurde verworfen. Beginnen Sie einen neuen.",
  partBytesSame: "Teil {part} muss {wanted} Bytes haben. Wählen Sie dieselbe Datei erneut.",
  partBytes: "Teil {part} muss {wanted} Bytes haben. Wählen Sie die Datei erneut.",
  partIncomplete: "Teil {part} kam unvollständig an. Senden Sie ihn erneut.",
  partMissing: "Ein Teil der Datei fehlt. Wählen Sie die Datei erneut.",
  partsMissing: "{missing} von {parts} Teilen fehlen. Wählen Sie dieselbe Datei erneut, um sie zu senden.",
  viewNameTaken: "Sie haben für diese Liste schon eine Ansicht dieses Namens. Wählen Sie einen anderen.",
  viewsFull: "Sie haben schon {most} Ansichten dieser Liste. Löschen Sie zuerst eine.",
  unknownCommandType: "Die Befehlsart {type} kennt niemand.",
  stepFault:
    "Der Schritt ist an einem Fehler bei uns stehen geblieben. Er wird einige Male wiederholt; scheitert der Auftrag trotzdem, setzen Sie ihn fort oder importieren Sie erneut.",
  noSignOfLife: "Innerhalb der Frist kam kein Lebenszeichen.",
  keyNotPkcs8:
    "MATCH_SERVICE_SECRET ist kein privater PKCS-#8-Schlüssel. Setzen Sie den Signaturschlüssel des Projekts.",
  networkNotConfigured:
    "Der Abgleichdienst des Netzwerks ist gewählt, aber nicht eingerichtet. Setzen Sie MATCH_SERVICE_URL, MATCH_SERVICE_USER und MATCH_SERVICE_SECRET, oder wählen Sie das Verzeichnis.",
  networkCredentials:
    "{service} hat die Zugangsdaten abgelehnt ({status}). Bitten Sie die Administration, sie zu erneuern.",
  networkRefused:
    "{service} hat die Anfrage abgelehnt ({status}). Bitten Sie die Administration, die Einstellungen zu prüfen.",
  matchedByVisa: "Abgeglichen durch Visa Supplier Matching; die Stufe ist die Sicherheit des Netzwerks selbst.",
  matchedByMastercard:
    "Abgeglichen durch Mastercard Merchant Match; die Stufe ist die Sicherheit des Netzwerks selbst.",
  noDates: "Die Datei nennt keine Daten: Die Zahlen gelten als die eines Jahres.",
  scaledToYear:
    "Die Daten umfassen {days} Tage: Für die Bewertung werden sie auf ein Jahr umgerechnet (× {factor}); angezeigt werden die genannten.",
  noExportColumn: "Eine Spalte „{name}“ gibt es zum Export nicht. Wählen Sie die Spalten erneut.",
  sheetTooLong: "Ein Blatt hat höchstens {most, number} Zeilen. Exportieren Sie als CSV, oder filtern Sie zuerst.",
  scoringVersionGone:
    "Version {version} des Bewertungsregelwerks ist nicht da. Veröffentlichen Sie eines und importieren Sie erneut.",
  confidenceVersionGone:
    "Version {version} des Abgleichregelwerks ist nicht da. Veröffentlichen Sie eines und importieren Sie erneut.",
  directorySample:
    "Verzeichnis Version {version}: ein erfundenes Musterverzeichnis, keine echten Akzeptanten, {entries, number} Einträge.",
  directoryVersion: "Verzeichnis Version {version}: {source}, {entries, number} Einträge.",
  noDirectory: "Es wurde kein Verzeichnis verwendet.",
  entryOfOther: "Dieser Eintrag ist weder der Treffer noch der Zweitbeste des Lieferanten. Laden Sie die Seite neu.",
  supplierNotPresent: "Der Lieferant {key} ist nicht in der jetzigen Analyse. Laden Sie die Seite neu.",
  redactedTogether: "Geschwärzte Empfänger bleiben zusammen: Sie werden weder verbunden noch getrennt.",
  spellingGone: "Eine Schreibweise gehört nicht mehr zu diesem Lieferanten. Laden Sie die Seite neu.",
  oneSpellingStays: "Mindestens eine Schreibweise muss bleiben. Lassen Sie eine weg.",
  noRulesFor: "Das Regelwerk hat keine Regeln für {capability}.",
  noRulesForAdd:
    "Das Regelwerk hat keine Regeln für {capability}. Ergänzen Sie sie, oder kopieren Sie sie aus Version 1.",
  noRate: "Das Bewertungsregelwerk nennt keinen Kurs für {currency}. Ergänzen Sie ihn in den Referenzkursen.",
  fileGone: "Die hochgeladene Datei ist nicht mehr gespeichert. Laden Sie sie erneut hoch.",
  includeListGone:
    "Die Einschlussliste des Emittenten ist nicht da. Laden Sie sie erneut hoch und importieren Sie dann erneut.",
  excludeListGone:
    "Die Ausschlussliste des Emittenten ist nicht da. Laden Sie sie erneut hoch und importieren Sie dann erneut.",
  utf16Turned: "Die Datei war in UTF-16 geschrieben und wurde in UTF-8 umgewandelt.",
  oneLeftOut: "„{name}“ wurde aus dem Archiv gelesen; eine andere Datei wurde ausgelassen.",
  someLeftOut: "„{name}“ wurde aus dem Archiv gelesen; {count} andere Dateien wurden ausgelassen.",
  sheetNotRead: "Die Arbeitsmappe hat {count} Blätter. „{name}“ wurde gelesen, {others} nicht.",
  sheetsNotRead: "Die Arbeitsmappe hat {count} Blätter. „{name}“ wurde gelesen, {others} nicht.",
  sheetsToChoose: "Die Datei hat {count} Blätter zur Wahl. Laden Sie die Seite neu und wählen Sie eines.",
  sheetEmpty: "Das Blatt „{name}“ ist leer. Wählen Sie ein anderes.",
  exportWriting: "Der Export wird geschrieben.",
  exportRemoved: "Der Export ist entfernt.",
  jobCreated: "Der Auftrag ist angelegt.",
  jobDeleted: "Der Auftrag ist gelöscht.",
  published: "Die Analyse ist veröffentlicht.",
  unpublished: "Die Analyse ist nicht mehr veröffentlicht.",
  importBegun: "Der Import hat begonnen.",
  importCanceled: "Der Import ist abgebrochen. Was gelesen wurde, bleibt; ein Fortsetzen macht dort weiter.",
  importGoesOn: "Der Import geht weiter.",
  rescoreBegun: "Die Neubewertung hat begonnen. Was zu sehen ist, bleibt, bis sie fertig ist.",
  matchConfirmed: "Der Treffer ist bestätigt. Das zählt ab der nächsten Neubewertung.",
  matchRefused: "Der Treffer ist abgelehnt. Das zählt ab der nächsten Neubewertung.",
  matchCleared: "Über diesen Treffer entscheidet wieder die Maschine. Das zählt ab der nächsten Neubewertung.",
  keptApart: "Sie bleiben getrennt und werden nicht wieder vorgeschlagen.",
  mergeKept: "Die Zusammenführung ist gespeichert. Sie zählt ab der nächsten Neubewertung.",
  splitKept: "Die Trennung ist gespeichert. Sie zählt ab der nächsten Neubewertung.",
  rulingUndone:
    "Die Entscheidung ist zurückgenommen. Zusammenführungen und Trennungen zählen ab der nächsten Neubewertung.",
  uploadMayBegin: "Der Upload kann beginnen.",
  partStored: "Teil {part} ist gespeichert.",
  fileBeingRead: "Die Datei wird gelesen.",
  fileRemoved: "Die Datei wurde entfernt.",
  fileReadAgain: "Die Datei wird erneut gelesen.",
  rowsChecked: "Die Zeilen werden geprüft.",
  viewSaved: "Die Ansicht {name} wurde gespeichert.",
  viewDeleted: "Die Ansicht {name} wurde gelöscht.",
  opensAsDesigned: "Die Liste öffnet sich, wie sie gestaltet ist.",
  opensWith: "Die Liste öffnet sich mit {name}.",
};
