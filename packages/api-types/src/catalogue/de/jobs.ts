import type { jobsMessages } from "../en/jobs.ts";

/** Messages about jobs, their files, analyses and decisions. */
export const jobs: Record<keyof typeof jobsMessages, string> = {
  noAnalysisYet: "Dieser Auftrag hat noch keine Ergebnisse. Importieren Sie zuerst eine Datei.",
  noAnalysisToScore: "Dieser Auftrag hat keine Ergebnisse zum Neubewerten. Importieren Sie zuerst eine Datei.",
  fileNotReady: "Die Datei ist noch nicht fertig. Warten Sie, bis sie geschrieben ist.",
  mayNotCreateKind:
    "Sie sind nicht berechtigt, diese Art von Auftrag anzulegen. Bitten Sie die Administration um die Upload-Berechtigung dafür.",
  filesBeingRead: "Dateien dieses Auftrags werden gerade gelesen. Warten Sie, bis das beendet ist.",
  kindAlready: "Der Auftrag ist bereits von dieser Art. Wählen Sie eine andere.",
  kindSwitched: "Die Art wurde geändert. Die Dateien werden erneut gelesen.",
  rowsNotShown:
    "Der Emittent zeigt seinen Kunden keine Buchungszeilen. Bitten Sie seine Verwaltung, „Kunden sehen Buchungszeilen“ einzuschalten.",
  rowsFileGone:
    "{name} ist nicht mehr gespeichert, die Zeilen lassen sich nicht anzeigen. Laden Sie die Datei erneut hoch und importieren Sie sie.",
  rowsFileChanged:
    "{name} ist nicht mehr die importierte Datei, die Zeilen lassen sich nicht anzeigen. Importieren Sie sie erneut.",
  rowsTooManyToSort:
    "Mehr als {most, number} Zeilen lassen sich hier nicht sortieren oder filtern. Exportieren Sie sie, oder lesen Sie sie in der Reihenfolge der Datei.",
  noFigures:
    "Dieser Auftrag dient nur dem Abgleich: Er hat weder Ausgaben noch Bewertungen. Ändern Sie seine Art, um sie zu erhalten.",
  buyerOfOther:
    "Dieser Käufer gehört nicht zum Emittenten. Wählen Sie einen von dessen Käufern, oder legen Sie einen an.",
  currencyNotInUse: "{currency} ist keine aktuelle Währung. Wählen Sie eine wie GBP, USD oder EUR.",
  periodBackwards: "Der Zeitraum endet, bevor er beginnt. Korrigieren Sie einen der beiden Tage.",
  importRunning: "Für diesen Auftrag läuft ein Import. Brechen Sie ihn zuerst ab.",
  removalChanged: "Was das Entfernen dieser Datei bewirkt, hat sich geändert. Prüfen Sie es erneut.",
  capabilityNotChosen:
    "Dieser Auftrag verwendet {name} nicht. Wählen Sie diesen Zahlungsweg in den Details des Auftrags, oder entfernen Sie ihn hier.",
  issuerAssumptionsSaved: "Die Standardannahmen des Emittenten wurden gespeichert.",
  issuerNoCurrency:
    "Der Emittent hat keine Währung und kann keine Beträge angeben. Legen Sie zuerst seine Währung fest.",
  fileInResults:
    "Die Ergebnisse enthalten diese Datei. Wählen Sie „Diesen Upload entfernen“, um zu sehen, was sich ändert.",
  importedAlready: "Für diesen Auftrag läuft bereits ein Import.",
  noFileChecked:
    "Noch keine Datei dieses Auftrags ist geprüft. Laden Sie zuerst eine Datei hoch, bestätigen Sie ihre Spalten und prüfen Sie sie.",
  nothingAccepted:
    "Keine Zeile der geprüften Dateien lässt sich lesen. Gehen Sie zur Zuordnung zurück, oder laden Sie eine Datei mit Namen und Beträgen hoch.",
  nothingRead:
    "Keine Zeile ließ sich lesen. Ändern Sie die Zuordnung oder laden Sie eine andere Datei hoch, und importieren Sie dann erneut.",
  totalsUnanswered:
    "Zeilen der geprüften Dateien sehen wie Summen anderer aus. Bestätigen Sie jede oder lehnen Sie sie ab, und prüfen Sie die Datei dann erneut.",
  totalsTooMany:
    "Sie können über bis zu 1.000 Zeilen einzeln entscheiden. Entfernen Sie die Summenzeilen aus der Datei und laden Sie sie erneut hoch.",
  needsNames: "Wählen Sie die Spalte mit den Lieferantennamen. Ohne sie lässt sich keine Zeile lesen.",
  needsAmounts: "Wählen Sie die Spalte mit den Beträgen. Ohne sie lässt sich keine Zeile lesen.",
  needsDates:
    "Zeilen brauchen ein Datum. Wählen Sie die Spalte des Beleg- oder Zahlungsdatums, oder geben Sie den Zeitraum des Auftrags ein.",
  nothingRunning: "In diesem Auftrag läuft nichts.",
  onlyStoppedResumed: "Nur ein abgebrochener oder gescheiterter Import lässt sich fortsetzen.",
  importStopped: "Der Import wurde angehalten. Setzen Sie ihn fort, oder importieren Sie erneut.",
  noScoringRuleset: "Es ist kein Bewertungsregelwerk veröffentlicht. Bitten Sie die Administration darum.",
  noConfidenceRuleset: "Es ist kein Abgleichregelwerk veröffentlicht. Bitten Sie die Administration darum.",
  issuerGone: "Den Emittenten des Auftrags gibt es nicht mehr. Wenden Sie sich an die Administration.",
  workedOn: "Dieser Auftrag wird bereits verarbeitet. Warten Sie, bis das abgeschlossen ist.",
  uploadTooLarge:
    "{file} ist {size} groß; die Grenze liegt bei {limit}. Teilen Sie die Datei, oder bitten Sie die Administration, die Grenze zu erhöhen.",
  notReadyToLook:
    "Die Datei kann noch nicht erneut untersucht werden. Warten Sie, bis sie angekommen und der aktuelle Schritt abgeschlossen ist.",
  decimalMarkOpen:
    "„{sample}“ in der Spalte „{column}“ lässt sich auf zwei Arten lesen. Geben Sie das Dezimalzeichen der Beträge an und prüfen Sie die Datei dann noch einmal.",
  yearStartOpen: "{sample} in {column} hat kein Jahr. Geben Sie es an.",
  fiscalStartOpen:
    "„{sample}“ in der Spalte „{column}“ ist eine Periode eines Geschäftsjahrs. Geben Sie dessen ersten Tag an und prüfen Sie die Datei dann noch einmal.",
  dateOrderOpen:
    "„{sample}“ in der Spalte „{column}“ sagt nicht, was Tag und was Monat ist. Geben Sie die Reihenfolge der Datumsangaben an und prüfen Sie die Datei dann noch einmal.",
  checkFirst: "Prüfen Sie die Datei zuerst. Ihre Zeilen sind noch nicht bekannt.",
  checkCorrections:
    "{file} wurde seit der Prüfung korrigiert. Prüfen Sie die Datei noch einmal, bevor Sie importieren.",
  rowsWithErrors:
    "{count, plural, one {# Zeile hat einen Fehler} other {# Zeilen haben Fehler}}, deshalb wurde nichts importiert. Korrigieren Sie sie, oder importieren Sie nur die gültigen Zeilen.",
  maxCorrections:
    "Eine Datei kann {most, number} Korrekturen haben. Korrigieren Sie die Datei selbst und laden Sie sie erneut hoch.",
  maxCellText: "Eine Zelle kann {most, number} Zeichen haben. Kürzen Sie den Text.",
  columnUnknown: "Die Datei hat keine solche Spalte. Laden Sie die Seite neu und wählen Sie die Zelle noch einmal.",
  rowIsHeader: "Diese Zeile benennt die Spalten. Wählen Sie eine Zeile darunter.",
  letterUnwritable:
    "Die Kodierung der Datei (Windows-1252) kennt kein „{letter}“. Nehmen Sie einen anderen Buchstaben, oder speichern Sie die Datei als UTF-8 und laden Sie sie erneut hoch.",
  corrected: "Korrigiert. Die Datei selbst bleibt unverändert.",
  correctionRemoved: "Korrektur entfernt.",
  correctionsTaken:
    "{count, plural, one {# Korrektur übernommen.} other {# Korrekturen übernommen.}} Prüfen Sie die Datei, um zu sehen, welche passen.",
  purgeStays:
    "Dieser Befehl löscht einen gelöschten Auftrag zum Termin endgültig. Um ihn zu behalten, stellen Sie ihn unter „Gelöschte Aufträge“ wieder her.",
  lookFirst: "Lassen Sie die Datei zuerst untersuchen. Ihre Spalten sind noch nicht bekannt.",
  mayNotBring:
    "Sie können diesen Auftrag ansehen, aber keine Daten hinzufügen. Fragen Sie, wer für ihn verantwortlich ist, oder die Administration.",
  mayNotSeeFiles:
    "Sie können die Dateien dieses Auftrags nicht sehen. Bitten Sie die Administration um den Upload-Reiter.",
  noSuchPart: "Dieser Upload hat die Teile 1 bis {parts}; einen Teil {part} gibt es nicht.",
  noSuchFilePart: "Diese Datei hat die Teile 1 bis {parts}; einen Teil {part} gibt es nicht.",
  uploadOver: "Dieser Upload ist vollständig oder wurde verworfen. Starten Sie einen neuen.",
  partBytesSame: "Teil {part} muss {wanted} Bytes groß sein. Wählen Sie dieselbe Datei erneut.",
  partBytes: "Teil {part} muss {wanted} Bytes groß sein. Wählen Sie die Datei erneut.",
  storageFull:
    "Der Speicher ist voll, deshalb wurde nichts gespeichert. Bitten Sie die Administration, Speicherplatz freizugeben, und versuchen Sie es erneut.",
  partIncomplete: "Teil {part} kam unvollständig an. Senden Sie ihn erneut.",
  partMissing: "Ein Teil der Datei fehlt. Wählen Sie die Datei erneut.",
  partsMissing: "{missing, number} von {parts} Teilen fehlen. Wählen Sie dieselbe Datei erneut, um sie zu senden.",
  viewNameTaken: "Sie haben bereits eine Ansicht dieses Namens für diese Liste. Wählen Sie einen anderen Namen.",
  viewsFull: "Sie haben bereits {most, number} Ansichten dieser Liste. Löschen Sie zuerst eine.",
  unknownCommandType: "Unbekannte Befehlsart {type}.",
  stepFault:
    "Dieser Schritt scheiterte an einem Fehler bei uns und wird wiederholt. Scheitert der Auftrag trotzdem, setzen Sie ihn fort oder importieren Sie erneut.",
  noSignOfLife: "Kein Lebenszeichen innerhalb des Zeitlimits.",
  keyNotPkcs8:
    "MATCH_SERVICE_SECRET ist kein privater PKCS-#8-Schlüssel. Setzen Sie den Signaturschlüssel des Projekts.",
  networkNotConfigured:
    "Der Abgleichdienst des Kartennetzes ist nicht eingerichtet. Setzen Sie MATCH_SERVICE_URL, MATCH_SERVICE_USER und MATCH_SERVICE_SECRET, oder wählen Sie das Verzeichnis.",
  networkCredentials:
    "{service} hat die Zugangsdaten abgelehnt ({status}). Bitten Sie die Administration, sie zu erneuern.",
  networkRefused:
    "{service} hat die Anfrage abgelehnt ({status}). Bitten Sie die Administration, die Einstellungen zu prüfen.",
  matchedByVisa: "Abgeglichen durch Visa Supplier Matching. Die Stufe ist die vom Kartennetz angegebene Sicherheit.",
  matchedByMastercard:
    "Abgeglichen durch Mastercard Merchant Match. Die Stufe ist die vom Kartennetz angegebene Sicherheit.",
  noDates: "Die Datei enthält keine Datumsangaben; ihre Zahlen gelten als die eines Jahres.",
  noExportColumn: "Unbekannte Exportspalte „{name}“. Wählen Sie die Spalten erneut.",
  sheetTooLong:
    "Ein Blatt kann bis zu {most, number} Zeilen haben. Exportieren Sie als CSV, oder filtern Sie zuerst die Zeilen.",
  scoringVersionGone:
    "Version {version} des Bewertungsregelwerks gibt es nicht. Veröffentlichen Sie eines und importieren Sie erneut.",
  confidenceVersionGone:
    "Version {version} des Abgleichregelwerks gibt es nicht. Veröffentlichen Sie eines und importieren Sie erneut.",
  directorySample:
    "Verzeichnis Version {version}: Beispieldaten, keine echten Kartenakzeptanten, {entries, number} Einträge.",
  directoryVersion: "Verzeichnis Version {version}: {source}, {entries, number} Einträge.",
  noDirectory: "Es wurde kein Verzeichnis verwendet.",
  entryOfOther:
    "Dieser Eintrag ist weder der Treffer noch der zweitbeste Eintrag des Lieferanten. Laden Sie die Seite neu.",
  supplierNotPresent: "Der Lieferant {key} ist nicht in den aktuellen Ergebnissen. Laden Sie die Seite neu.",
  redactedTogether: "Geschwärzte Empfänger lassen sich weder zusammenführen noch abtrennen.",
  spellingGone: "Eine Schreibweise gehört nicht mehr zu diesem Lieferanten. Laden Sie die Seite neu.",
  oneSpellingStays: "Mindestens eine Schreibweise muss bleiben. Wählen Sie eine ab.",
  noRulesFor: "Das Regelwerk hat keine Regeln für {capability}.",
  noRulesForAdd:
    "Das Regelwerk hat keine Regeln für {capability}. Ergänzen Sie sie, oder kopieren Sie sie aus Version 1.",
  noRate: "Das Bewertungsregelwerk hat keinen Kurs für {currency}. Ergänzen Sie ihn in den Referenzkursen.",
  fileGone: "Die hochgeladene Datei ist nicht mehr gespeichert. Laden Sie sie erneut hoch.",
  includeListGone:
    "Die Einschlussliste des Emittenten fehlt. Laden Sie sie erneut hoch und importieren Sie dann erneut.",
  excludeListGone:
    "Die Ausschlussliste des Emittenten fehlt. Laden Sie sie erneut hoch und importieren Sie dann erneut.",
  utf16Turned: "Die Datei wurde von UTF-16 in UTF-8 umgewandelt.",
  oneLeftOut: "„{name}“ wurde aus dem Archiv gelesen; eine andere Datei wurde ignoriert.",
  someLeftOut: "„{name}“ wurde aus dem Archiv gelesen; {count, number} andere Dateien wurden ignoriert.",
  mergedFilled: "Über mehrere Zeilen verbundene Zellen wurden nach unten ausgefüllt: {count, number}. Zahlen nicht.",
  sheetNotRead: "Die Arbeitsmappe hat {count, number} Blätter. „{name}“ wurde gelesen, {others} nicht.",
  sheetsNotRead: "Die Arbeitsmappe hat {count, number} Blätter. „{name}“ wurde gelesen, {others} nicht.",
  sheetsReadTogether: "{count, number} Blätter wurden zusammen gelesen, „{name}“ zuerst.",
  sheetsToChoose: "Die Datei hat {count, number} Blätter zur Wahl. Laden Sie die Seite neu und wählen Sie eines.",
  sheetEmpty: "Das Blatt „{name}“ ist leer. Wählen Sie ein anderes.",
  exportWriting: "Der Export wird geschrieben.",
  exportRemoved: "Der Export wurde entfernt.",
  mayNotCreateBuyer: "Sie dürfen keine Käufer anlegen. Wählen Sie einen der Käufer des Emittenten.",
  draftOver: "Dieser Entwurf ist bereits ein Auftrag oder wurde entfernt. Öffnen Sie ihn in der Auftragsliste.",
  draftUnnamed:
    "Diese Datei gehört zu einem Entwurf. Importieren Sie sie auf der Seite „Neuer Auftrag“, die Auftrag und Käufer benennt.",
  jobDraftBegun: "Der Entwurf wurde begonnen.",
  jobDraftSaved: "Der Entwurf wurde gespeichert.",
  jobDraftDiscarded: "Der Entwurf wurde entfernt.",
  jobCreated: "Der Auftrag wurde angelegt.",
  jobDeleted: "Der Auftrag wurde gelöscht.",
  jobRestored: "{name} ist mit allem wiederhergestellt.",
  published: "Der Auftrag ist veröffentlicht.",
  unpublished: "Der Auftrag ist nicht mehr veröffentlicht.",
  publicationMoved:
    "Ein neuerer Lauf ist fertig, oder jemand anderes hat veröffentlicht. Prüfen Sie den neuen Unterschied, und veröffentlichen Sie dann.",
  nothingPublished: "Von diesem Auftrag ist nichts veröffentlicht.",
  exportOfGoneRun: "Der Lauf, aus dem dieser Export stammt, wird nicht mehr aufbewahrt. Exportieren Sie erneut.",
  importBegun: "Der Import hat begonnen.",
  importCanceled: "Der Import wurde abgebrochen. Das Gelesene bleibt erhalten, und Sie können ihn fortsetzen.",
  importGoesOn: "Der Import wird fortgesetzt.",
  rescoreBegun: "Die Neubewertung hat begonnen. Der jetzige Lauf bleibt, bis der neue fertig ist.",
  sectionTwice: "Ein Abschnitt kann in einem Bericht nur einmal stehen.",
  reportSaved: "Das Layout ist gespeichert.",
  reportBegun: "Version {number, number} wird erstellt.",
  reportCanceled: "Die Version ist abgebrochen.",
  reportPublished: "Version {number, number} ist veröffentlicht.",
  reportUnpublished: "Der Bericht ist nicht mehr veröffentlicht.",
  sectionUnknown: "Dieser Bericht hat keinen solchen Abschnitt. Laden Sie die Seite neu.",
  noSection: "Nehmen Sie mindestens einen Abschnitt auf.",
  reportBeingMade: "Eine Version wird gerade erstellt. Warten Sie, bis sie fertig ist, oder brechen Sie sie ab.",
  maxReportVersions: "Ein Bericht kann höchstens {most, number} Versionen haben.",
  reportRunGone: "Der Lauf dieser Version ist nicht mehr vorhanden. Erstellen Sie eine neue Version.",
  reportVersionGone: "Diese Version wurde abgebrochen. Erstellen Sie eine neue.",
  versionNumber: "Geben Sie die Nummer einer Version an.",
  useCaseSaved: "Der Anwendungsfall ist gespeichert.",
  useCaseDeleted: "Der Anwendungsfall ist gelöscht.",
  useCaseRefreshed: "Die Auswahl ist aktualisiert.",
  useCasePublished: "Der Anwendungsfall ist veröffentlicht.",
  useCaseUnpublished: "Der Anwendungsfall ist wieder ein Entwurf.",
  caseSaved: "Der Business Case ist als Version {version, number} gespeichert.",
  versionNotDamaged: "Nur eine fehlgeschlagene oder beschädigte Version lässt sich löschen.",
  versionDeleted: "Version {number} ist gelöscht.",
  caseShown: "Leser und Downloads zeigen jetzt Version {version, number}.",
  caseNeedsNote:
    "Dieser Business Case ist eine Schätzung aus {days, plural, one {# Tag} other {# Tagen}} Daten. Speichern Sie eine Version mit einer Notiz dazu, und zeigen Sie diese den Lesern.",
  caseEstimate:
    "Dieser Business Case ist eine Schätzung aus {days, plural, one {# Tag} other {# Tagen}} Daten und noch nicht veröffentlicht. Bitten Sie die Bearbeiter des Auftrags um eine Version mit Notiz.",
  caseUnknown:
    "Der Wert ist unbekannt, da nicht bekannt ist, wer Karten akzeptiert. Fügen Sie ein Verzeichnis oder eine Kartenabrechnung hinzu, oder schalten Sie „Potenzial bei Akzeptanz“ ein.",
  caseHidden:
    "Anwendungsfälle dieses Business Case sind für Sie nicht veröffentlicht. Bitten Sie die Bearbeiter des Auftrags, sie zu veröffentlichen.",
  caseChanged:
    "Jemand hat diesen Business Case gespeichert, seit Sie ihn geöffnet haben. Vergleichen Sie die Versionen und speichern Sie dann erneut.",
  caseDiffers: "Die neueste Version hat {before}, Ihre {after}.",
  caseRange: "Dieser Wert liegt außerhalb des Bereichs. Geben Sie einen anderen ein.",
  caseScenarios: "Ein Business Case kann höchstens {most, number} Szenarien haben.",
  caseLevels: "Die Szenarien Niedrig, Basis und Hoch stehen zuerst, und keine zwei haben dieselbe ID.",
  useCaseName: "Geben Sie einen Namen für den Anwendungsfall ein.",
  draftReady: "Der Entwurf ist da. Lesen Sie ihn, bevor Sie ihn speichern.",
  draftUnavailable: "Das Modell antwortet nicht; der Text bleibt, wie er ist. Versuchen Sie es später noch einmal.",
  draftRefused:
    "Der Entwurf des Modells hat die Prüfungen nicht bestanden; der Text bleibt, wie er ist. Versuchen Sie es noch einmal.",
  draftingOff: "Der erweiterte Text ist ausgeschaltet. Die Administration kann ihn unter DevOps einschalten.",
  textSaved: "Der Text ist gespeichert.",
  textMissing: "Geben Sie einen Text ein, oder setzen Sie ihn auf den erzeugten Text zurück.",
  pitchWord:
    "Der Text sagt „{word}“. Lieferanten zahlen für die Annahme: Sagen Sie, was sie kostet, oder lassen Sie das Wort weg.",
  pitchCost:
    "Nennen Sie die Gebühr als Spanne und wen man fragt: {low, number} % bis {high, number} %, „fragen Sie Ihren Acquirer“.",
  pitchDetails: "„{details}“ fragt nach Zahlungsdaten. Entfernen Sie diesen Satz.",
  maxUseCases: "Ein Auftrag kann höchstens {most, number} Anwendungsfälle haben. Löschen Sie zuerst einen.",
  assumptionRange: "Dieser Wert liegt außerhalb des Bereichs. Geben Sie einen anderen ein.",
  memberFilter:
    "Lieferanten eines Anwendungsfalls lassen sich suchen und sortieren, nicht filtern. Lassen Sie den Filter weg.",
  memberOrder: "Lieferanten eines Anwendungsfalls lassen sich nicht nach „{name}“ sortieren. Möglich sind: {names}.",
  bandSet: "Die Stufe ist gesetzt. Sie zählt ab der nächsten Neubewertung.",
  bandTakenBack: "Die Stufe ist nicht mehr von Hand gesetzt. Das gilt ab der nächsten Neubewertung.",
  bandNotSet: "Diese Stufe ist nicht von Hand gesetzt. Laden Sie die Seite neu, um den Stand zu sehen.",
  noteAdded: "Die Notiz ist hinzugefügt.",
  noteRemoved: "Die Notiz ist entfernt.",
  noteOfOther: "Eine Notiz kann nur entfernen, wer sie geschrieben hat.",
  textNeeded: "Geben Sie einen Text ein.",
  choosePayees: "Wählen Sie mindestens einen Zahlungsempfänger aus.",
  maxPayees: "Wählen Sie höchstens {most, number} Zahlungsempfänger aus.",
  pageNumber: "Geben Sie eine Seitennummer ab 1 ein.",
  maxText: "Geben Sie höchstens {most, number} Zeichen ein.",
  maxNotes: "Ein Lieferant kann höchstens {most, number} Notizen haben. Entfernen Sie zuerst eine eigene.",
  headlineAlone: "Von diesem Lauf sind nur die Eckdaten erhalten. Vergleichen Sie mit einem neueren.",
  matchConfirmed: "Treffer bestätigt. Das gilt ab der nächsten Neubewertung.",
  matchRefused: "Treffer abgelehnt. Das gilt ab der nächsten Neubewertung.",
  matchCleared: "Ab der nächsten Neubewertung gilt wieder der automatische Treffer.",
  payeesDecided:
    "{count, number} Zahlungsempfänger entschieden. Das zählt ab der nächsten Neubewertung und in späteren Aufträgen dieses Emittenten.",
  payeesUndone:
    "{count, plural, one {# Entscheidung zurückgenommen.} other {# Entscheidungen zurückgenommen.}} Das zählt ab der nächsten Neubewertung.",
  redactedClass: "Geschwärzte Zahlungsempfänger bleiben, wie sie sind. Entfernen Sie sie aus der Auswahl.",
  keptApart: "Getrennt gehalten. Sie werden nicht wieder vorgeschlagen.",
  mergeKept: "Zusammenführung gespeichert. Sie gilt ab der nächsten Neubewertung.",
  splitKept: "Abtrennung gespeichert. Sie gilt ab der nächsten Neubewertung.",
  decisionUndone:
    "Entscheidung rückgängig gemacht. Zusammenführungen und Abtrennungen gelten ab der nächsten Neubewertung.",
  uploadMayBegin: "Der Upload kann beginnen.",
  partStored: "Teil {part} ist gespeichert.",
  fileBeingRead: "Die Datei wird gelesen.",
  fileRemoved: "Die Datei wurde entfernt.",
  fileRemovedEarlier: "Die Datei wurde entfernt. Die früheren Ergebnisse gelten wieder.",
  fileRemovedAgain: "Die Datei wurde entfernt. Die anderen Dateien werden erneut importiert.",
  fileRemovedNone: "Die Datei wurde entfernt. Der Auftrag hat jetzt keine Ergebnisse.",
  fileReadAgain: "Die Datei wird erneut gelesen.",
  rowsChecked: "Die Zeilen werden geprüft.",
  needGone: "Dieser Eintrag wartet nicht mehr auf Sie. Laden Sie die Seite neu.",
  maxPostponed: "Sie können höchstens {most, number} Einträge zurückstellen. Holen Sie zuerst einen zurück.",
  laterDay: "Wählen Sie einen Tag ab morgen, höchstens {most, number} Tage im Voraus.",
  needLater: "Zurückgestellt.",
  needBack: "Wieder in Ihrer Liste.",
  viewSaved: "Die Ansicht {name} wurde gespeichert.",
  viewDeleted: "Die Ansicht {name} wurde gelöscht.",
  opensAsDesigned: "Die Liste öffnet sich mit der Standardansicht.",
  opensWith: "Die Liste öffnet sich mit {name}.",
  ratesSaved: "Die Kurse wurden gespeichert.",
  ratesBase: "Kurse sind Einheiten für einen US-Dollar, USD hat also keinen eigenen. Entfernen Sie ihn.",
  littleInside:
    "Nur {percent} % des Geldes liegen im Zeitraum, darum ist nichts hochgerechnet; der Rest zählt in keinem Jahr.",
  scaledToYearSeveral:
    "Die Daten umfassen {days, number} Tage. Bewertet wird ein Jahr (× {factor}), außer bei Einmaligem; angezeigt werden die tatsächlichen Zahlen.",
  periodBothDays: "Ein Zeitraum hat zwei Tage. Geben Sie beide ein oder keinen.",
  jobRenamed: "Der Auftrag heißt jetzt {name}.",
  capabilitiesSaved: "Die Auswahl wurde gespeichert. Der nächste Import verwendet sie.",
  capabilitiesScored: "Gespeichert. Die Neubewertung läuft.",
  capabilityNotOfIssuer: "Einen dieser Zahlungswege bietet der Emittent nicht an. Wählen Sie aus der Liste.",
  periodSaved: "Der Zeitraum wurde gespeichert.",
  periodOpen:
    "Die Zahlungen dieser Dateien liegen zwischen {from} und {to}. Bestätigen Sie diesen Zeitraum oder geben Sie einen anderen ein, und importieren Sie dann.",
  encodingOpen: "Nichts belegt den Zeichensatz von {file}. Wählen Sie ihn.",
  sheetsOpen: "Mehrere Blätter von {file} haben dieselben Spalten. Wählen Sie, ob sie zusammengehören.",
  questionsOpen: "Die Prüfung von {file} hat offene Fragen. Beantworten Sie sie und importieren Sie dann.",
  jobRateMissing:
    "Für {currency}, die Währung des Auftrags, gibt es keinen Wechselkurs. Ergänzen Sie ihn unter „Wechselkurse“ und importieren Sie dann.",
  currencyOpen:
    "Nichts belegt, dass die Beträge von {file} in {currency} sind. Wählen Sie ihre Währung und importieren Sie dann.",
  andMore: "{names} und {count, number} weitere",
  withStatements: "{directory} Eigene Kartenabrechnungen Version {version}: {merchants, number} Händler.",
  paidByCard: "{count, plural, one {Einmal} other {#-mal}} mit Karte bezahlt, zuletzt {month}",
  paidByCardUndated: "{count, plural, one {Einmal} other {#-mal}} mit Karte bezahlt",
  sharedAcceptance: "Akzeptiert Karten ({year}), laut anderen Emittenten",
};
