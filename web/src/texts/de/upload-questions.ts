/** Questions of the check before an import. */
export const questionTexts = {
  title: "Vor dem Import",
  facts: "{count, plural, one {Eine Frage} other {# Fragen}}",
  answer: "Antworten und erneut prüfen",
  first: "Beantworten Sie zuerst die Fragen.",
  amounts: "Welche Beträge zählen?",
  amountsHint: "Die Datei hat zwei Spalten mit Beträgen nebeneinander, und sie unterscheiden sich.",
  amountOf: "{name}: {sum}",
  ids: "{count, plural, one {Eine Lieferantennummer umfasst} other {# Lieferantennummern umfassen}} mehrere verschiedene Namen. Steht jede für einen Lieferanten?",
  idAnswer: "Lieferantennummern mit vielen Namen",
  idsHint: "Konten für Einmalkreditoren und Kartenkonten umfassen oft viele Empfänger.",
  idAnswers: {
    byName: "Nein, diese Zeilen nach Namen zusammenfassen",
    byCompany: "Nein, eine Nummer ist ein Lieferant innerhalb von „{name}“",
    oneSupplier: "Ja, ein Lieferant je Nummer",
  },
  example: "{id}: {count, plural, one {# Name} other {# Namen}}, etwa {names}",
  sides: "Was bedeuten die Zeilen mit den Werten von „{name}“?",
  sidesHint:
    "Die Summe ist {added}, wenn sie addiert werden, {subtracted}, wenn sie abgezogen werden, und {leftOut}, wenn sie übersprungen werden.",
  sidesAnswer: "Zeilen nach Werten einer Spalte",
  sideValue: "{text}: {count, plural, one {# Zeile} other {# Zeilen}}, {sum}",
  sideEmpty: "leer",
  sideAnswers: {
    add: "Zahlungen: addieren",
    subtract: "Gutschriften: abziehen",
    leaveOut: "Ungültig: auslassen",
  },
  countedRows: "Welche Zeilen von „{name}“ sind Ausgaben?",
  countedRowsHint: "Diese Zeilen nennen dasselbe Geld womöglich zweimal.",
  countedRowsChoices: {
    invoices: "Rechnungen abzüglich Gutschriften: {sum}",
    payments: "Zahlungen: {sum}",
    only: "Nur „{text}“: {sum}",
    without: "Alle außer „{text}“: {sum}",
    all: "Alle Zeilen: {sum}",
  },
  documentTotals: "Ist jeder Betrag der Gesamtbetrag von „{name}“?",
  documentTotalsHint:
    "{rows, plural, one {# Zeile wiederholt} other {# Zeilen wiederholen}} den Betrag einer anderen Zeile mit derselben Nummer, demselben Lieferanten und Datum.",
  documentTotalsOnce: "Ja, einmal zählen: {sum}",
  documentTotalsEach: "Nein, jede Zeile hat einen eigenen Betrag: {sum}",
  documentTotalsOther: "Stattdessen „{name}“ lesen: {sum}",
  companyColumn: "Spalte der Gesellschaften",
  documentTotalsAnswer: "Beträge, die Zeilen eines Belegs wiederholen",
  documentTotalsCounts: "Wie oft sie zählen",
  negatives: "Sind negative Beträge die Ausgaben?",
  negativesHint: "{negatives, number} von {rows, number} Beträgen sind negativ.",
  negativesAnswers: {
    spend: "Ja, die Summe ist {sum}",
    credits: "Nein, es sind Gutschriften, und die Summe ist {sum}",
  },
  otherTables: "Zeilen einer anderen Tabelle",
  otherTable: "Sind die Zeilen {from, number} bis {to, number} Zahlungen?",
  otherTableHint:
    "Sie sehen wie eine eigene Tabelle unter den Buchungen aus. Sie ergeben {sum}, die Zeilen davor {before}.",
  otherTableAnswers: {
    no: "Nein, auslassen",
    yes: "Ja, importieren",
  },
  summaryRows: "Ist jede Zeile eine Zahlung?",
  summaryRowsHint:
    "Jeder Lieferant hat eine Zeile, und {columns} spricht für eine Summenliste. Die Zeilen ergeben {sum}. Sind es Summen mehrerer Zahlungen, ändern Sie die Art des Auftrags in Summenliste.",
  summaryRowsAnswers: {
    payments: "Ja, jede Zeile als eine Zahlung importieren",
  },
  widerRows:
    "{count, plural, one {Eine Zeile hat} other {# Zeilen haben}} mehr Zellen als die Kopfzeile, ab Zeile {line, number}. Wie werden sie gelesen?",
  widerRowsAnswer: "Zeilen mit mehr Zellen als die Kopfzeile",
  widerRowsHint: "Mehr als eine Lesart passt zu den anderen Zeilen, und die Beträge unterscheiden sich.",
  widerRowsSum: "Der erste Betrag ist {first}. Diese Zeilen ergeben {sum}.",
  widerRowsAnswers: {
    without: "Ohne Zelle {cell, number}",
    joined: "Zellen {cell, number} und {next, number} sind ein Betrag",
    leaveOut: "Diese Zeilen auslassen",
  },
  fillDown: "Gehören Zeilen ohne Lieferanten zum Lieferanten darüber?",
  fillDownHint:
    "{count, plural, one {Eine Zeile hat} other {# Zeilen haben}} einen Betrag und keinen Lieferanten. Sie ergeben {sum}.",
  fillDownAnswers: {
    above: "Ja, den Namen darüber verwenden",
    reject: "Nein, auslassen",
  },
  dateColumn: "Welche Spalte datiert die Zeilen?",
  dateColumnHint: "Alle Zeilen haben denselben Tag, und eine andere Spalte hat verschiedene Tage.",
  dateColumnOne: "Ein Tag für alle Zeilen",
  voidNames:
    "{count, plural, one {# Zeile hat} other {# Zeilen haben}} einen Lieferanten, dessen Name die Zahlung als storniert bezeichnet. Zählen sie?",
  voidNamesHint: "Zum Beispiel {names}.",
  voidNamesAnswer: "Stornierte Zahlungen",
  voidNamesAnswers: {
    leaveOut: "Nein, überspringen: {sum}",
    count: "Ja, sie wurden bezahlt: {sum}",
  },
  swappedDates: "Hat eine Tabellenkalkulation in „{name}“ Tag und Monat vertauscht?",
  swappedDatesHint:
    "Daten mit einem Tag über 12 sind Text, und die {rows, number} anderen haben alle einen Tag bis 12. {asWritten} kann {swapped} sein.",
  swappedDatesAnswers: {
    swap: "Ja, zurücktauschen",
    keep: "Nein, wie geschrieben lesen",
  },
  line: "Zeile {line, number}",
} as const;
