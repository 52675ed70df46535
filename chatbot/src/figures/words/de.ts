import type { FigureWords } from "./en.ts";

/** Sentences about a job's figures in German. */
export const figureWords: FigureWords = {
  capabilities: {
    stp: "Straight-Through-Processing",
    vcard: "Virtuelle Karte",
    pcard: "Einkaufskarte",
    tandEcard: "Reise- und Spesenkarte",
    scf: "Lieferkettenfinanzierung",
    instantPay: "Echtzeitzahlung",
    boost: "Boost",
    optima: "Optima",
  },
  levels: { High: "Hoch", Medium: "Mittel", Low: "Niedrig", None: "Keine" },

  notWorkedOut: "Das lässt sich aus der Analyse nicht berechnen. Sie können fragen:",
  mayAsk: "Wie viele Lieferanten sind bei der virtuellen Karte auf Hoch?",
  mayAskLargest: "Welche sind die 10 größten Lieferanten?",
  mayAskSplit: "Wie verteilen sich die Ausgaben nach Land?",
  documentsApart: "Dokumente sagen vielleicht mehr dazu.",
  needsJob: "Diese Frage betrifft die Zahlen eines Auftrags. Öffnen Sie den Auftrag und fragen Sie noch einmal.",
  needsCapability: "Für welchen Zahlungsweg? Dieser Auftrag hat {names}.",
  needsLevel: "Auf welcher Stufe: {names}?",
  needsSupplier: "Welcher Lieferant? Öffnen Sie seine Seite, oder schreiben Sie seinen ganzen Namen.",
  severalSuppliers: "Mehrere Lieferanten heißen so: {names}. Öffnen Sie die Seite des gemeinten.",
  missingRight:
    "{count, plural, one {Sie können diese Zahlen nicht sehen: Die Berechtigung {names} fehlt.} other {Sie können diese Zahlen nicht sehen: Die Berechtigungen {names} fehlen.}} Fragen Sie die Administration.",
  notChosen: "{capability} ist für diesen Auftrag nicht gewählt.",
  noFigures: "Dieser Auftrag gleicht nur Lieferanten ab und hat deshalb keine Zahlen.",
  notScored: "{capability} ist in diesem Auftrag nicht bewertet: Kein Lieferant hat dafür eine Stufe.",

  run: "Aus Lauf {number} von {job}, fertig am {day}.",
  unmatched: "Noch ist kein Lieferant einem Verzeichnis zugeordnet. Die Stufen können deshalb noch steigen.",
  demo: "Die Lieferanten wurden mit dem Demoverzeichnis abgeglichen, dessen Firmen erfunden sind.",

  set: "{capability} auf {levels}",
  moreThan: "{measure} über {value}",
  atLeastOf: "{measure} ab {value}",
  lessThan: "{measure} unter {value}",
  atMostOf: "{measure} bis {value}",
  spendMinor: "Ausgaben",
  invoices: "Rechnungen",
  payments: "Zahlungen",
  orders: "Bestellungen",
  everySupplier: "Alle Lieferanten",
  counted:
    "{set}: {count, plural, one {# Lieferant} other {# Lieferanten}} von {all, number}, mit Ausgaben von {money}.",
  summed:
    "{set}: Ausgaben von {money} bei {count, plural, one {# Lieferanten} other {# Lieferanten}}, von insgesamt {allMoney}.",
  total: "{count, plural, one {# Lieferant} other {# Lieferanten}}, mit Ausgaben von {money}.",
  listed:
    "{set}: {count, plural, one {# Lieferant} other {# Lieferanten}}, mit Ausgaben von {money}. {shown, plural, one {Der größte:} other {Die # größten:}}",
  listedAll: "{set}: {count, plural, one {# Lieferant} other {# Lieferanten}}, mit Ausgaben von {money}:",
  listedOfAll:
    "{shown, plural, one {Der größte} other {Die # größten}} von {count, plural, one {# Lieferanten} other {# Lieferanten}} nach Ausgaben:",
  nobody: "{set}: kein Lieferant.",
  line: "{place, number}. {name}: {money}",

  spread: "Ausgaben nach {dimension}:",
  spreadCount: "Lieferanten nach {dimension}:",
  bar: "{name}: {money}, {count, plural, one {# Lieferant} other {# Lieferanten}}",
  barCount: "{name}: {count, plural, one {# Lieferant} other {# Lieferanten}}, {money}",
  moreBars: "{count, plural, one {# weiterer Balken steht} other {# weitere Balken stehen}} hier nicht.",
  unknownDimension: "Die Dateien sagen nichts über {dimension} der Lieferanten.",
  unknownIndustry: "Weder Dateien noch Verzeichnis nennen die Branche der Lieferanten.",

  level: "{name} steht bei {capability} auf {level}, mit {points} von 100 Punkten nach den Regeln.",
  byHand: "Diese Stufe hat eine Person gesetzt; nach den Regeln wäre sie {level}.",
  reason: "{points}: {sentence}",
  thresholds: "Hoch beginnt bei {high} Punkten, Mittel bei {medium}, Niedrig bei {low}.",
  lift: "{name} käme bei {capability} von {level} auf {to}: {changes}.",
  noLift: "{name} steht bei {capability} auf {level}. {why}",
  change: "{text} ({points} Punkte)",

  compared: "Lauf {after} von {job} ({afterDay}) im Vergleich zu Lauf {before} ({beforeDay}):",
  suppliersBefore: "Lieferanten: {after, number}, vorher {before, number}.",
  spendBefore: "Ausgaben: {after}, vorher {before}.",
  joined:
    "{joined, plural, =0 {Kein Lieferant ist neu} one {# Lieferant ist neu} other {# Lieferanten sind neu}}, {left, plural, =0 {keiner ist weggefallen} one {# ist weggefallen} other {# sind weggefallen}}.",
  moved:
    "{capability}: {up, plural, one {# Lieferant ist} other {# Lieferanten sind}} gestiegen, {down, number} gefallen.",
  nothingMoved: "Bei keinem Lieferanten hat sich eine Stufe geändert.",
  headlineAlone: "Die Lieferanten des früheren Laufs sind nicht mehr gespeichert, daher sind nur Summen verglichen.",
  noEarlierRun: "Es gibt keinen früheren Lauf zum Vergleichen.",

  calls:
    "{calls, plural, =0 {Kein Anruf ist} one {# Anruf ist} other {# Anrufe sind}} bis heute fällig{overdue, plural, =0 {} other {, davon # überfällig}}; innerhalb von sieben Tagen {week, plural, =0 {ist keiner} one {ist es #} other {sind es #}}.",
  callsOf:
    "{name}: {calls, number} bis heute fällig, {overdue, number} überfällig, {week, number} innerhalb von sieben Tagen.",
  noCampaign: "Keine Kampagne dieses Auftrags läuft, also gibt es keine offenen Anrufe.",
};
