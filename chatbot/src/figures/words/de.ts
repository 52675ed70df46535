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
  mayAskCampaign: "Was hat die letzte Kampagne gebracht?",
  mayAskOverdue: "Welche Lieferanten sind überfällig?",
  mayAskRefused: "Welche Lieferanten haben abgelehnt und warum?",
  mayAskWorth: "Was ist das wert und wie sicher ist das?",
  mayAskNpv: "Wie hoch ist der Kapitalwert?",
  mayAskRebate: "Wie viel Rückvergütung bekommen wir?",
  mayAskAverage: "Wie hoch sind die durchschnittlichen Ausgaben je Lieferant?",
  mayAskMonths: "Ausgaben nach Monat",
  mayAskShare: "Welcher Anteil der Ausgaben entfällt auf Lieferanten mit Hoch bei virtueller Karte?",
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
  unmatchedSet: "mit keinem Verzeichnis abgeglichen",
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

  readAs: "Ich verstehe das als: {what}.",
  readAsSet:
    "Ich verstehe das als: {what}. Sie können eine andere Zahlungsart, Stufe, Grenze oder ein anderes Land nennen.",
  as: {
    count: "Anzahl der Lieferanten",
    sum: "Ausgaben",
    list: "Namen von Lieferanten",
    country: "Lieferanten nach Land",
    dimension: "Ausgaben und Lieferanten nach Gruppe",
    largest: "größte Lieferanten nach Ausgaben",
    smallest: "kleinste Lieferanten nach Ausgaben",
    share: "Anteil an Lieferanten und Ausgaben",
    average: "Durchschnitt von Ausgaben und Belegen",
    months: "Ausgaben nach Monat",
    why: "Gründe für eine Stufe",
    lift: "was eine Stufe anheben würde",
    compare: "dieser Lauf und der davor",
    calls: "fällige Anrufe von Kampagnen",
    worth: "was dieser Auftrag in einem Jahr wert ist",
    case: "Ergebnisse des Business Case",
    campaignResult: "Ergebnisse der letzten Kampagne",
    overdue: "überfällige Lieferanten von Kampagnen",
    refused: "Lieferanten von Kampagnen, die abgelehnt haben",
    first: "Lieferanten, die zuerst anzusprechen sind",
    clients: "Käufer Ihrer Aufträge",
  },

  smallest:
    "{set}: {count, plural, one {# Lieferant} other {# Lieferanten}} mit Ausgaben von {money}. {shown, plural, one {Der kleinste:} other {Die # kleinsten:}}",
  smallestOfAll:
    "{shown, plural, one {Der kleinste} other {Die # kleinsten}} von {count, plural, one {# Lieferant} other {# Lieferanten}} nach Ausgaben:",
  shared:
    "{set}: {spend} der Ausgaben ({money} von {allMoney}) und {suppliers} der Lieferanten ({count, number} von {all, number}).",
  sharedCount: "{set}: {suppliers} der Lieferanten ({count, number} von {all, number}), mit Ausgaben von {money}.",
  averaged:
    "{set}: im Durchschnitt {money} je Lieferant, von {total} bei {count, plural, one {# Lieferant} other {# Lieferanten}}.",
  averageInvoice: "Durchschnittliche Rechnung: {money}, aus {count, plural, one {# Rechnung} other {# Rechnungen}}.",
  averagePayment: "Durchschnittliche Zahlung: {money}, aus {count, plural, one {# Zahlung} other {# Zahlungen}}.",
  averageOrder:
    "Durchschnittliche Bestellung: {money}, aus {count, plural, one {# Bestellung} other {# Bestellungen}}.",
  byMonth: "Belege nach Monat, wie sie datiert sind:",
  monthLine:
    "{month}: {money}{payments, plural, =0 {} one {, # Zahlung} other {, # Zahlungen}}{invoices, plural, =0 {} one {, # Rechnung} other {, # Rechnungen}}{pos, plural, =0 {} one {, # Bestellung} other {, # Bestellungen}}",
  moreMonths: "{count, plural, one {# früherer Monat ist} other {# frühere Monate sind}} hier nicht gezeigt.",
  noMonths: "Die Dateien haben keine datierten Belege.",

  worth:
    "Etwa {money} im Jahr werden voraussichtlich auf Karten wechseln: {share} des Kartenfähigen. Im Zeitraum der Dateien sind {cardable} kartenfähig.",
  addressableOnly:
    "Im Zeitraum der Dateien sind {money} adressierbar. Was voraussichtlich auf Karten wechselt, ist noch nicht bekannt.",
  conversionStated: "Ihr Emittent gibt den Anteil vor, der wechselt.",
  conversionOurs:
    "Der Anteil, der wechselt, ist aus der Höhe der Zahlungen geschätzt; Kampagnen zeigen den wirklichen.",
  estimate: "Die Dateien umfassen {days} Tage. In neun von zehn Fällen liegt ein Jahr zwischen {low} und {high}.",
  netOver: "Im Business Case beträgt der Nettonutzen des Käufers {money} in {years} Jahren.",
  spreadOf: "In acht von zehn der {draws, number} Simulationen seiner Annahmen liegt er zwischen {low} und {high}.",
  emptyCase: "Der Business Case hat noch keine Lieferanten und daher keine Ergebnisse.",
  npvOver: "Kapitalwert: {money} über {years} Jahre. Ohne Abzinsung beträgt der Nettonutzen {total}.",
  needsCost: "Wann es sich rechnet, ist erst bekannt, wenn die Programmkosten im Rechner angegeben sind.",
  neverPaysBack: "Es rechnet sich nicht innerhalb von {years} Jahren.",
  paysBackAtOnce: "Es rechnet sich sofort.",
  paysBack: "Es rechnet sich nach {months} Monaten, im Monat {month}.",
  rebateOver: "Rückvergütung: {total} über {years} Jahre; {last} im letzten davon.",
  rebateInYear: "Rückvergütung im Jahr {year, number}: {money}.",
  revenueOver: "Nettoertrag des Emittenten: {total} über {years} Jahre; {last} im letzten davon.",
  noIssuerSide:
    "Sie dürfen die Seite des Emittenten in diesem Business Case nicht sehen. Bitten Sie Ihre Administration um die Berechtigung.",
  beforeCost: "Die Programmkosten sind nicht angegeben; dies ist vor ihrem Abzug.",
  caseDefaults: "Basisszenario mit Standardannahmen; es ist keine Version gespeichert.",
  caseVersion: "Basisszenario von Version {version, number}.",

  campaignCounts:
    "{name}: {succeeded, plural, one {# Lieferant} other {# Lieferanten}} von {total, number} gewonnen, {failed, number} gescheitert, {open, number} offen.",
  campaignValue: "Wert im Jahr: {realised} realisiert, {expected} erwartet. {share} der Lieferanten haben gewechselt.",
  campaignDays: "Median der Zeit bis zur Entscheidung: {days, plural, one {# Tag} other {# Tage}}.",
  noBegunCampaign: "Keine Kampagne dieses Auftrags hat begonnen.",
  overdueOf:
    "{name}: {count, plural, one {# Lieferant ist} other {# Lieferanten sind}} überfällig. {shown, plural, one {Am längsten überfällig:} other {Die # am längsten überfälligen:}}",
  overdueLine: "{name}: nächster Schritt war am {day} fällig",
  nobodyOverdue: "Kein Lieferant ist überfällig.",
  refusedOf:
    "{name}: {count, plural, one {# Lieferant} other {# Lieferanten}} gescheitert. Nach Wert die ersten {shown, number}:",
  refusedLine: "{name}: {reason}",
  nobodyRefused: "Kein Lieferant hat abgelehnt.",
  noReason: "kein Grund vermerkt",
  reasons: {
    fees: "Gebühren",
    manualWork: "manuelle Arbeit",
    noTerminal: "kein Terminal",
    contract: "Vertrag",
    policy: "Richtlinie",
    noAnswer: "keine Antwort",
    wrongContact: "falscher Kontakt",
    duplicate: "Dublette",
    inactive: "Lieferant inaktiv",
  },
  firstOf:
    "{set}: {count, plural, one {# Lieferant} other {# Lieferanten}} mit Ausgaben von {money}. Diese Zahlungsart hat den größten Teil dessen, was wechseln kann. Die größten:",
  nobodyFirst: "{set}: kein Lieferant. Beginnen Sie mit denen auf Mittel.",
  noCardMethod: "Für diesen Auftrag ist keine Kartenzahlung gewählt.",
  clientsByPotential: "Ihre Aufträge nach dem, was in einem Jahr voraussichtlich auf Karten wechselt:",
  clientsBySpend: "Ihre Aufträge nach Ausgaben:",
  clientPotential: "{place, number}. {buyer}: {money} ({job})",
  clientSpend: "{place, number}. {buyer}: {money} ({job})",
  currenciesApart: "Beträge in verschiedenen Währungen werden nicht verglichen.",
  noClients: "Keiner Ihrer Aufträge nennt das.",
  buyerSpend: "{buyer}: Ausgaben von {money} bei {count, plural, one {# Lieferant} other {# Lieferanten}}, in {job}.",
  jobsApart: "Aufträge können denselben Zeitraum umfassen und werden nicht addiert.",
  supplierSpend: "{name}: Ausgaben von {money}.",
};
