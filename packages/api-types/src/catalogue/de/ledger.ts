import type { ledgerMessages } from "../en/ledger.ts";

/** Messages about rows and files of a ledger. */
export const ledger: Record<keyof typeof ledgerMessages, string> = {
  "row-no-name":
    "Die Zeile hat keinen Lieferantennamen. Tragen Sie ihn ein, löschen Sie die Zeile, oder füllen Sie Namen in der Zuordnung von oben auf.",
  "row-amount-missing": "Der Betrag ist leer. Tragen Sie ihn ein, oder löschen Sie die Zeile.",
  "row-amount-not-a-number":
    "Der Betrag ist keine Zahl. Schreiben Sie ihn mit Ziffern, zum Beispiel 1234,50, oder wählen Sie eine andere Betragsspalte.",
  "row-amount-too-large":
    "Der Betrag hat vor dem Runden mehr als 14 Ziffern und lässt sich nicht genau addieren. Prüfen Sie die Zahl.",
  "row-name-too-long":
    "Der Lieferantenname ist länger als 1.000 Zeichen. Prüfen Sie, ob die richtige Spalte zugeordnet ist und Anführungszeichen geschlossen sind.",
  "row-row-too-long":
    "Die Zeile ist länger als 1 MB. Prüfen Sie, ob Anführungszeichen geschlossen sind und das Trennzeichen stimmt.",
  "row-count-not-a-number":
    "Eine Anzahl oder ein Wert der Zeile ist keine Zahl. Korrigieren Sie sie, oder lösen Sie die Zuordnung der Spalte.",
  "row-total-row": "Die Zeile ist eine Summe anderer Zeilen. Sie wurde übersprungen, damit nichts doppelt zählt.",
  "row-void-row": "Eine Spalte sagt, dass die Zeile ungültig, storniert oder aufgehoben ist. Sie wurde übersprungen.",
  "row-wider-row": "Die Zeile hat mehr Zellen als die Kopfzeile. Sie wurde übersprungen, wie Sie es gewählt haben.",
  "row-currency-without-rate": "Für diese Währung gibt es keinen Kurs. Die Zeile wartet, bis der Auftrag einen hat.",
  "row-undated": "Kein Datum. Die Zeile zählt in Summen, aber nicht in Monatszahlen.",
  "row-date-unreadable": "Das Datum ist nicht lesbar. Korrigieren Sie es, sonst zählt die Zeile als undatiert.",
  "row-rounded": "Der Betrag hat mehr Dezimalstellen als seine Währung. Er wurde gerundet.",
  "row-ragged": "Die Zeile hat mehr oder weniger Zellen als die Kopfzeile. Sie wurde der Reihe nach gelesen.",
  "row-document-type-unknown": "Die Belegart ist nicht bekannt. Die Zeile wurde als die übliche Art der Datei gelesen.",
  "row-repeated": "Wiederholt eine frühere Zeile genau. Sie wurde behalten.",
  "row-settled":
    "Ein Beleg anderer Art: Die Ausgaben des Lieferanten zählen nach seinen Zahlungen, sonst nach seinen Rechnungen.",
  "row-repeated-left-out":
    "Wiederholt eine frühere Zeile genau. Sie wurde übersprungen, wie die Zuordnung es verlangt.",
  "row-id-damaged":
    "Eine Tabellenkalkulation hat diese Nummer gerundet. Formatieren Sie die Spalte als Text und exportieren Sie die Zahlungsliste erneut, oder korrigieren Sie sie hier.",
  "row-cells-joined":
    "Ein Name oder Betrag ohne Anführungszeichen war am Trennzeichen zerschnitten. Die Teile wurden wieder verbunden.",
  "doubt-id-damaged":
    "Eine Tabellenkalkulation hat lange Nummern gerundet, etwa 1,9E+18. Formatieren Sie die Spalte als Text und exportieren Sie die Zahlungsliste erneut.",
  "doubt-country-unknown":
    "Das Land ist nicht bekannt; verwendet wurde das Land des Käufers oder, wenn er keines hat, das Standardland des Emittenten.",
  "doubt-country-missing":
    "Zeilen nennen kein Land; verwendet wurde das Land des Käufers oder, wenn er keines hat, das Standardland des Emittenten.",
  "doubt-currency-converted": "Beträge in anderer Währung wurden zu den Kursen des Auftrags umgerechnet.",
  "doubt-currency-without-rate":
    "Zeilen in einer Währung ohne Kurs warten: Sie zählen in keiner Summe, bis die Kurstabelle ihre Währung hat.",
  "doubt-undated": "Zeilen ohne Datum zählen in den Summen und in keiner Monatszahl.",
  "doubt-date-unreadable":
    "Das Datum war in der Reihenfolge der Spalte nicht lesbar; die Zeile zählt in den Summen und in keiner Monatszahl.",
  "doubt-debit-less-credit": "Der Betrag einer Zeile ist ihr Soll abzüglich ihres Habens.",
  "doubt-credit-subtracted": "Eine Spalte sagt, dass die Zeile eine Gutschrift ist. Ihr Betrag wurde abgezogen.",
  "doubt-name-from-above": "Der Lieferantenname ist leer; der darüber wurde verwendet, wie es die Zuordnung verlangt.",
  "doubt-unit-applied":
    "Überschrift oder Titel nennen eine Einheit, etwa Tausend; die Beträge wurden damit multipliziert.",
  "doubt-rounded":
    "Beträge mit mehr Nachkommastellen, als die Währung hat, wurden kaufmännisch auf deren kleinste Einheit gerundet.",
  "doubt-repeated":
    "Zeilen wiederholen eine andere genau. Sie wurden behalten: Solche Zeilen sind in Zahlungslisten üblich.",
  "doubt-repeated-left-out":
    "Zeilen, die eine andere der Datei genau wiederholen, wurden übersprungen, wie die Zuordnung es verlangt.",
  "doubt-repeated-partly-left-out":
    "Die Datei ist zu lang, um alle Zeilen zu vergleichen; Wiederholungen wurden nur unter den ersten 1.000.000 verschiedenen Zeilen übersprungen.",
  "doubt-repeated-partly-counted":
    "Die Datei ist zu lang, um alle Zeilen zu vergleichen; Wiederholungen wurden nur in den ersten 2.000.000 Zeilen gezählt.",
  "doubt-ragged": "Zeilen haben mehr oder weniger Zellen als die Kopfzeile. Sie wurden der Reihe nach gelesen.",
  "doubt-heading-shifted":
    "Die Kopfzeile stand neben den Werten, die sie nennt. Ihre Namen wurden darüber gesetzt. Prüfen Sie die Spalten.",
  "doubt-heading-moved":
    "Eine weitere Kopfzeile nennt die Spalten in anderer Reihenfolge. Die Zeilen darunter wurden nach ihr gelesen.",
  "doubt-cells-joined":
    "Namen oder Beträge ohne Anführungszeichen waren am Trennzeichen zerschnitten. Die Teile wurden wieder verbunden.",
  "doubt-redacted":
    "Zeilen haben einen geschwärzten Empfänger. Sie stehen unter Geschwärzt und werden nie abgeglichen.",
  "doubt-total-rows": "Summenzeilen wurden gefunden und übersprungen.",
  "doubt-open-quote":
    "Ein Anführungszeichen wurde binnen 1 MB nicht geschlossen; die Zeile wurde ohne Anführungszeichen gelesen.",
  "doubt-document-type-unknown":
    "Die Belegart ist nicht bekannt; die Zeile wurde als die übliche Art der Datei gelesen.",
  "doubt-rejects-not-kept":
    "Mehr als 200.000 Zeilen wurden abgewiesen; nur 200.000 bleiben zum Herunterladen. Prüfen Sie die Zuordnung.",
  "file-empty": "Die Datei ist leer. Exportieren Sie die Zahlungsliste erneut und prüfen Sie, ob sie Zeilen hat.",
  "file-pdf": "Diese Datei ist ein PDF. Exportieren Sie sie als CSV oder Excel.",
  "file-xls":
    "Das ist eine alte Excel-Arbeitsmappe (.xls), gleich wie sie heißt. Speichern Sie sie als CSV UTF-8 oder .xlsx.",
  "file-xlsx":
    "Das ist eine nicht entpackte Excel-Arbeitsmappe oder ein ZIP-Archiv. Laden Sie es erneut hoch, oder speichern Sie das Blatt als CSV UTF-8.",
  "file-gzip":
    "Das ist ein gzip-Archiv, das nicht entpackt wurde. Laden Sie es erneut hoch, oder entpacken Sie es und laden Sie die CSV hoch.",
  "file-xlsb":
    "Das ist eine binäre Excel-Arbeitsmappe (.xlsb). Öffnen Sie sie und speichern Sie sie als .xlsx oder als CSV UTF-8.",
  "file-ods": "Das ist eine OpenDocument-Tabelle. Öffnen Sie sie und speichern Sie sie als .xlsx oder als CSV UTF-8.",
  "file-xlsx-broken":
    "Die Arbeitsmappe ist beschädigt oder kein gültiges .xlsx. Speichern Sie sie in einer Tabellenkalkulation als .xlsx oder CSV UTF-8 und laden Sie das hoch.",
  "file-xlsx-password":
    "Die Arbeitsmappe hat ein Passwort. Entfernen Sie es, speichern Sie sie als .xlsx oder CSV UTF-8 und laden Sie das hoch.",
  "file-xlsx-empty": "Kein Blatt der Arbeitsmappe enthält etwas. Prüfen Sie, ob Sie die richtige Datei gewählt haben.",
  "file-xlsx-too-much-text":
    "Die Arbeitsmappe hat zu viele verschiedene Texte. Speichern Sie das Blatt als CSV UTF-8 und laden Sie das hoch.",
  "file-xlsx-sheets":
    "Die Arbeitsmappe hat mehr als {limit, number} Blätter. Speichern Sie das Blatt mit der Liste als eigene Arbeitsmappe oder als CSV UTF-8.",
  "file-xlsx-cell-too-long":
    "Eine Zelle der Arbeitsmappe hat mehr als {limit, number} Zeichen. Kürzen oder entfernen Sie sie und speichern Sie die Arbeitsmappe erneut.",
  "file-xlsx-merged":
    "Das Blatt hat mehr als {limit, number} verbundene Bereiche. Heben Sie die Verbindungen auf oder speichern Sie das Blatt als CSV UTF-8.",
  "file-xlsx-styles":
    "Die Arbeitsmappe hat mehr als {limit, number} Zellformate oder ein zu langes Zahlenformat. Speichern Sie das Blatt als CSV UTF-8 und laden Sie dieses hoch.",
  "file-too-many-columns":
    "Die Datei hat mehr als {limit, number} Spalten mit Inhalt oder zu viel Text in Spaltennamen. Entfernen Sie unnötige Spalten, und prüfen Sie das Trennzeichen und Zellen weit rechts.",
  "file-archive-broken":
    "Das Archiv ist beschädigt oder unvollständig. Packen Sie die Zahlungsliste neu, oder laden Sie sie ungepackt hoch.",
  "file-archive-too-large":
    "Entpackt ist die Datei größer, als eine Datei sein darf. Teilen Sie die Zahlungsliste, oder lassen Sie nicht benötigte Spalten weg.",
  "file-archive-bomb":
    "Das Archiv wird entpackt mehr als hundertmal so groß; das kommt bei Zahlungslisten nicht vor. Laden Sie die Zahlungsliste ungepackt hoch.",
  "file-archive-entries": "Das Archiv hat mehr als 100 Dateien. Packen Sie nur die Zahlungsliste.",
  "file-archive-several": "Das Archiv hat mehr als eine Tabelle. Laden Sie jede als eigene Datei hoch.",
  "file-archive-no-table":
    "Das Archiv hat keine Tabelle (.csv, .tsv, .txt oder .xlsx). Packen Sie nur die Zahlungsliste.",
  "file-archive-nested": "Im Archiv liegt ein weiteres Archiv. Entpacken Sie es und laden Sie die Zahlungsliste hoch.",
  "file-archive-paths":
    "Das Archiv hat Ordner oder Verknüpfungen. Packen Sie nur die Zahlungsliste, ohne ihren Ordner.",
  "file-archive-password":
    "Das Archiv ist mit einem Passwort geschützt. Entpacken Sie es und laden Sie die Zahlungsliste hoch.",
  "file-archive-method":
    "Diese Komprimierung wird nicht unterstützt. Packen Sie die Zahlungsliste als übliches ZIP, oder laden Sie sie ungepackt hoch.",
  "file-archive-joined":
    "Die gzip-Datei besteht aus mehreren Archiven. Packen Sie die Zahlungsliste in eines, oder laden Sie sie ungepackt hoch.",
  "file-archive-kind":
    "Diese Art Archiv wird nicht unterstützt. Packen Sie die Zahlungsliste als .zip oder .gz, oder laden Sie sie ungepackt hoch.",
  "file-image": "Diese Datei ist ein Bild. Exportieren Sie die Zahlungsliste als CSV oder Excel.",
  "file-html":
    "Das ist eine Webseite, keine Tabelle, auch wenn der Name etwas anderes sagt. Exportieren Sie die Zahlungsliste als CSV.",
  "file-json": "Das ist JSON, keine Tabelle. Exportieren Sie die Zahlungsliste als CSV.",
  "file-utf-16":
    "Die Datei ist in UTF-16 und wurde nicht in UTF-8 umgewandelt. Speichern Sie sie als CSV UTF-8 und laden Sie sie erneut hoch.",
  "file-binary": "Das ist keine Textdatei. Exportieren Sie die Zahlungsliste als CSV.",
  "file-header-only":
    "Die Datei hat eine Kopfzeile, aber keine Zeilen. Exportieren Sie die Zahlungsliste erneut und prüfen Sie, ob sie Zeilen hat.",
  "file-one-column":
    "Es wurde nur eine Spalte gefunden. Prüfen Sie, ob die Zellen durch Komma, Semikolon, Tabulator oder senkrechten Strich getrennt sind.",
  "file-no-name-column":
    "Keine Spalte enthält Lieferantennamen. Summen nach Kategorie lassen sich nicht auswerten. Exportieren Sie eine Zeile je Lieferant oder Beleg, mit dem Lieferanten in jeder Zeile.",
  "file-no-amount-column":
    "Keine Spalte enthält Beträge. Exportieren Sie die Zahlungsliste mit dem Betrag jeder Zeile.",
  "file-contract-register":
    "Das ist ein Vertragsregister: Seine Werte sind über Jahre vereinbarte Summen. Exportieren Sie die Zahlungen oder Rechnungen.",
  "file-order-book":
    "Das ist ein Bestellbuch: Es zeigt Bestellungen und Lieferungen, keine Rechnungen oder Zahlungen. Exportieren Sie die Rechnungen oder Zahlungen, oder lesen Sie es als Bestellungen.",
  "file-totals-only":
    "Jeder Lieferant hat nur eine Summe, ohne Belege und Datum. Laden Sie die Datei als Summenliste hoch, oder exportieren Sie die Belegzeilen.",
  "file-loaded-before":
    "Eine Datei mit genau diesem Inhalt gehört schon zum Auftrag. Wählen Sie eine andere, oder entfernen Sie zuerst den früheren Upload.",
  "file-reading-canceled":
    "Das Lesen dieser Datei wurde abgebrochen. Lesen Sie sie erneut, oder wählen Sie eine andere.",
  "file-malware":
    "Diese Datei enthielt Schadsoftware und wurde gelöscht. Prüfen Sie den Rechner, von dem sie stammt, und laden Sie dann einen sauberen Export hoch.",
  "file-reading-failed":
    "Das Lesen dieser Datei ist durch einen Fehler bei uns abgebrochen. Lesen Sie sie erneut; scheitert es wieder, laden Sie sie neu hoch.",
};
