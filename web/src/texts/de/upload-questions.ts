/** Questions of the check before an import. */
export const questionTexts = {
  title: "Vor dem Import",
  facts: "{count, plural, one {Eine Frage} other {# Fragen}}",
  answer: "Antworten und erneut prüfen",
  first: "Beantworten Sie zuerst die Fragen.",
  amounts: "Welche Beträge zählen?",
  amountsHint: "Die Datei hat Brutto- und Nettobeträge nebeneinander, und sie unterscheiden sich.",
  amountOf: "{name}: {sum}",
  ids: "{count, plural, one {Eine Lieferantennummer umfasst} other {# Lieferantennummern umfassen}} viele verschiedene Namen. Ist jede ein Lieferant?",
  idAnswer: "Lieferantennummern mit vielen Namen",
  idsHint: "Konten für Einmalkreditoren und Kartenkonten umfassen oft viele Empfänger.",
  idAnswers: {
    byName: "Nein, diese Zeilen nach Namen zusammenfassen",
    oneSupplier: "Ja, ein Lieferant je Nummer",
  },
  example: "{id}: {count, plural, one {# Name} other {# Namen}}, etwa {names}",
  sides: "Was bedeuten die Zeilen mit den Werten von „{name}“?",
  sidesHint:
    "Die Summe ist {added}, wenn sie addiert werden, {subtracted}, wenn sie abgezogen werden, und {leftOut}, wenn sie ausgelassen werden.",
  sidesAnswer: "Zeilen nach Werten einer Spalte",
  sideValue: "{text}: {count, plural, one {# Zeile} other {# Zeilen}}, {sum}",
  sideEmpty: "leer",
  sideAnswers: {
    add: "Zahlungen: addieren",
    subtract: "Gutschriften: abziehen",
    leaveOut: "Ungültig: auslassen",
  },
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
  line: "Zeile {line, number}",
} as const;
