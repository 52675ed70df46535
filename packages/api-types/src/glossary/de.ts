import type { GlossaryTexts } from "./en.ts";

/** The glossary in German. */
export const glossaryTexts = {
  stp: {
    term: "STP",
    definition:
      "Straight-Through-Processing: Der Acquirer erstellt die Kartenautorisierung, der Lieferant gibt nichts ein.",
  },
  vcard: {
    term: "Virtuelle Karte",
    definition:
      "Eine für eine Zahlung oder einen Lieferanten ausgegebene Kartennummer ohne Plastikkarte; der Lieferant gibt sie meist selbst ein.",
  },
  pcard: {
    term: "Einkaufskarte",
    definition: "Firmenkarte für häufige Einkäufe mit kleinen Beträgen, oft ohne Bestellung.",
  },
  tandEcard: {
    term: "Reise- und Spesenkarte",
    definition: "Firmenkarte für Reise und Bewirtung: Flüge, Hotels, Mietwagen und Mahlzeiten.",
  },
  scf: {
    term: "SCF",
    definition:
      "Lieferkettenfinanzierung (Supply Chain Finance): Ein Finanzierer bezahlt den Lieferanten früh auf Basis der Bonität des Käufers, der Käufer zahlt später.",
  },
  instantPay: {
    term: "Echtzeitzahlung",
    definition:
      "Zahlung von Konto zu Konto, die in Sekunden ankommt, zum Beispiel RTP, FedNow, Faster Payments oder SCT Inst.",
  },
  instantScheme: {
    term: "Echtzeitzahlungssystem",
    definition: "Das Netz eines Landes für Echtzeitzahlungen; es legt den Höchstbetrag einer Zahlung fest.",
  },
  boost: {
    term: "Boost",
    definition: "Bezahlung per Karte über eine virtuelle Lockbox des Emittenten, die das Land des Lieferanten abdeckt.",
  },
  boostUs: { term: "Boost (Lockbox)", definition: "Virtuelle Lockbox für Lieferanten in den USA und Kanada." },
  boostEu: {
    term: "Boost EU",
    definition: "Virtuelle Lockbox für Lieferanten im EWR, im Vereinigten Königreich und in der Schweiz.",
  },
  its: { term: "ITS", definition: "Virtuelle Lockbox für Lieferanten im Vereinigten Königreich." },
  optima: {
    term: "Optima",
    definition:
      "Ein konfigurierbares Programm; standardmäßig Kartenakzeptanz zu einem reduzierten Satz für große Zahlungen.",
  },
  virtualLockbox: {
    term: "Virtuelle Lockbox",
    definition: "Ein Dritter, der die Kartenanweisung für den Lieferanten entgegennimmt und verarbeitet.",
  },
  level1: { term: "Level-1-Daten", definition: "Kleinster Umfang an Kartendaten: Händler, Datum und Betrag." },
  level2: { term: "Level-2-Daten", definition: "Level-1-Daten plus Steuerbetrag und Kundencode." },
  level3: {
    term: "Level-3-Daten",
    definition: "Level-2-Daten plus Einzelpositionen. Sie können den Interchange-Satz senken.",
  },
  detailLevel: {
    term: "Detailtiefe",
    definition:
      "Die höchste Detailtiefe der Kartendaten, die beim Lieferanten gesehen wurde, 1 bis 3; 0 ohne Treffer oder ohne Clearing-Daten.",
  },
  mcc: {
    term: "MCC",
    definition: "Merchant Category Code: vierstelliger Code der Kartennetze für die Branche eines Händlers.",
  },
  sic: {
    term: "SIC",
    definition: "Standard Industrial Classification: ein älterer Branchencode mit bis zu vier Stellen.",
  },
  naics: {
    term: "NAICS",
    definition: "North American Industry Classification System: Branchencode der USA, Kanadas und Mexikos.",
  },
  unspsc: {
    term: "UNSPSC",
    definition:
      "United Nations Standard Products and Services Code: klassifiziert das Gekaufte, vom Segment bis zur Ware.",
  },
  apov: {
    term: "APOV",
    definition: "Durchschnittlicher Bestellwert: gesamter Bestellwert geteilt durch die Zahl der Bestellungen.",
  },
  aiv: {
    term: "AIV",
    definition: "Durchschnittlicher Rechnungswert: gesamter Rechnungswert geteilt durch die Zahl der Rechnungen.",
  },
  apv: {
    term: "APV",
    definition: "Durchschnittlicher Zahlungswert: gesamter Zahlungswert geteilt durch die Zahl der Zahlungen.",
  },
  ticket: {
    term: "Durchschnittsbetrag",
    definition: "Die typische Größe einer Transaktion: APV, sonst AIV, APOV oder Ausgaben je Transaktion.",
  },
  addressable: {
    term: "Adressierbare Ausgaben",
    definition:
      "Ausgaben, die sich auf einen neuen Zahlungsweg umstellen lassen: Gesamtausgaben abzüglich ausgeschlossener Zahlungsempfänger, Ausschlussliste und bisheriger Kartenzahlungen.",
  },
  cardable: {
    term: "Kartenfähige Ausgaben",
    definition: "Adressierbare Ausgaben bei Lieferanten, die Karten akzeptieren.",
  },
  opportunity: {
    term: "Potenzial",
    definition:
      "Kartenfähige Ausgaben bei Lieferanten mit Stufe Hoch oder Mittel für einen Kartenweg, multipliziert mit der erwarteten Umstellungsquote.",
  },
  conversion: {
    term: "Umstellungsquote",
    definition:
      "Der Anteil der adressierbaren Ausgaben, der voraussichtlich auf den neuen Zahlungsweg umgestellt wird.",
  },
  ramp: {
    term: "Hochlauf",
    definition: "Welcher Anteil der vollen Umstellungsquote in jedem Jahr eines Business Case erreicht wird.",
  },
  confidence: {
    term: "Treffersicherheit",
    definition: "Wie sicher das Produkt ist, dass ein Lieferant und ein Verzeichniseintrag dasselbe Unternehmen sind.",
  },
  matchBand: {
    term: "Trefferstufe",
    definition: "Die Sicherheit eines Treffers in Worten: Hoch, Mittel, Niedrig oder Kein Treffer.",
  },
  bits: {
    term: "Bit",
    definition:
      "Einheit für die Stärke eines Treffers: Jedes weitere Bit verdoppelt die Chance, dass Lieferant und Eintrag dasselbe Unternehmen sind.",
  },
  runnerUp: {
    term: "Zweitbester Eintrag",
    definition:
      "Der zweitbeste Verzeichniseintrag eines Lieferanten; ein Treffer der Stufe Hoch oder Mittel muss deutlich vor ihm liegen.",
  },
  directory: {
    term: "Verzeichnis",
    definition:
      "Das Verzeichnis bekannter Kartenakzeptanten mit ihren Akzeptanzdaten, mit dem Lieferanten abgeglichen werden.",
  },
  acceptor: { term: "Kartenakzeptant", definition: "Ein Unternehmen, das bekanntermaßen Kartenzahlungen akzeptiert." },
  cardAccepting: {
    term: "Akzeptiert Karten",
    definition:
      "Ein Lieferant, dessen Verzeichniseintrag Karten akzeptiert oder der bekanntermaßen virtuelle Karten akzeptiert.",
  },
  vcAccepting: {
    term: "Akzeptiert virtuelle Karten",
    definition:
      "Ob ein Lieferant virtuelle Karten akzeptiert: Ja laut Verzeichnis, Kartenzahlung der letzten 12 Monate oder erfolgreicher Kampagne, sonst Nein; ohne Abgleich Kein Treffer.",
  },
  cardCapability: {
    term: "Kartenfähigkeit",
    definition:
      "Das stärkste Kartenmerkmal eines Lieferanten: STP, virtuelle Karte, Level-3-Daten, Kartenakzeptanz oder keine Akzeptanz.",
  },
  issuer: { term: "Emittent", definition: "Der Karten- oder Zahlungsanbieter, dessen Benutzer die Ergebnisse lesen." },
  buyer: { term: "Käufer", definition: "Das Unternehmen, dessen Zahlungsdaten analysiert werden." },
  supplier: {
    term: "Lieferant",
    definition:
      "Ein Zahlungsempfänger des Käufers, nachdem Zeilen mit gleicher Lieferantennummer oder gleichem Namen und Land zusammengefasst wurden.",
  },
  job: { term: "Auftrag", definition: "Eine Analyse der Daten eines Käufers für einen Emittenten." },
  payeeClass: {
    term: "Empfängerart",
    definition:
      "Welche Art von Empfänger eine Zeile bezahlt: Lieferant, öffentliche Stelle, Vermieter, Mitarbeitende, Finanzbehörde, verbundenes Unternehmen, Lohn und Gehalt, Bank, Kartenabrechnung, Sozialleistungen, Treuhandkonto, Zuwendung oder Umlage.",
  },
  includeList: {
    term: "Einschlussliste",
    definition: "Lieferanten, die ein Emittent unabhängig von Empfängerart oder Branche einbezieht.",
  },
  excludeList: {
    term: "Ausschlussliste",
    definition:
      "Ausgeschlossene Lieferanten, deren Ausgaben nicht adressierbar sind und für die kein Zahlungsweg empfohlen wird.",
  },
  ruleset: {
    term: "Regelwerk",
    definition:
      "Versioniertes Regelwerk: Das Abgleichregelwerk ordnet Lieferanten zu, das Bewertungsregelwerk bewertet sie.",
  },
  capability: {
    term: "Zahlungsweg",
    definition: "Zahlungsweg, den das Produkt für einen Lieferanten bewertet; es gibt acht.",
  },
  scoreLevel: {
    term: "Stufe",
    definition: "Das Ergebnis für einen Lieferanten und einen Zahlungsweg: Hoch, Mittel, Niedrig oder Keine.",
  },
  points: {
    term: "Punkte",
    definition:
      "Die Summe aller zutreffenden Bewertungsregeln, begrenzt auf 0–100; Hoch beginnt standardmäßig bei 75, Mittel bei 35.",
  },
  gate: { term: "Ausschluss", definition: "Eine Bedingung, die die Stufe auf Keine setzt, wenn sie zutrifft." },
  cap: {
    term: "Obergrenze",
    definition: "Eine Bedingung, die begrenzt, wie hoch die Stufe sein kann, wenn sie zutrifft.",
  },
  recommendedMethod: {
    term: "Empfohlener Zahlungsweg",
    definition:
      "Von den Zahlungswegen des Emittenten auf der besten Stufe (Hoch oder Mittel) der mit dem höchsten jährlichen Nettonutzen. Unverändert lassen: Keiner bringt einen Nutzen.",
  },
  useCase: {
    term: "Anwendungsfall",
    definition: "Gespeicherte Filter, empfohlener Zahlungsweg und Annahmen zu einer fixierten Auswahl von Lieferanten.",
  },
  campaign: {
    term: "Kampagne",
    definition:
      "Ansprache von Lieferanten zu einem Zahlungsweg, mit einem Status je Lieferant; sie ist nicht begonnen, aktiv oder abgeschlossen.",
  },
  route: {
    term: "Weg",
    definition: "Über wen eine Kampagne läuft: Käufer, Emittent, virtuelle Lockbox, andere oder externe Kampagne.",
  },
  tone: {
    term: "Ton",
    definition: "Wie nachdrücklich eine Kampagne fragt: als Angebot, Empfehlung oder Verpflichtung.",
  },
  datapointProfile: {
    term: "Datenpunktprofil",
    definition: "Ein benannter Spaltensatz für einen Download, mit Reihenfolge, Format und Filtertyp.",
  },
  fallbackCountry: {
    term: "Standardland",
    definition: "Land des Emittenten für Lieferanten, deren Land die Datei nicht nennt, wenn der Käufer keines hat.",
  },
  frequency: {
    term: "Häufigkeit",
    definition: "Wie oft im Jahr mit einem Lieferanten Transaktionen anfallen, von einmalig bis mehrmals pro Woche.",
  },
  termsBucket: {
    term: "Zahlungsziel",
    definition:
      "Der Bereich der Tage, in den das Zahlungsziel eines Lieferanten fällt; es ist der wertgewichtete Durchschnitt von Ausstellung bis Fälligkeit.",
  },
  daysToPay: {
    term: "Tage bis Zahlung",
    definition: "Wertgewichteter Durchschnitt der Tage von Ausstellung bis Zahlung.",
  },
  basisPoint: { term: "Basispunkt", definition: "Ein Hundertstel Prozent: 100 Basispunkte sind 1 %." },
  rebate: {
    term: "Rückvergütung",
    definition: "Der Anteil der Kartenausgaben, den der Emittent dem Käufer zurückzahlt.",
  },
  interchange: {
    term: "Interchange",
    definition: "Der Teil der Kartengebühr des Lieferanten, der an den Emittenten geht.",
  },
  largeTicket: {
    term: "Großbetrag",
    definition:
      "Eine Kartenzahlung, die hoch genug für einen reduzierten Satz ist; bei Mastercard ab 7.255 US-Dollar mit Level-3-Daten.",
  },
  workingCapital: {
    term: "Working Capital",
    definition:
      "Im Business Case der jährliche Wert der Tage, um die das Geld des Käufers später abfließt; er kann negativ sein.",
  },
  dpo: {
    term: "DPO",
    definition:
      "Days Payable Outstanding, Kreditorenlaufzeit: durchschnittliche Zahl der Tage, bis ein Käufer seine Lieferanten bezahlt.",
  },
  breakEven: {
    term: "Break-even",
    definition: "Der Monat, in dem der kumulierte Nettonutzen die Einrichtungskosten deckt.",
  },
  npv: { term: "Kapitalwert", definition: "Künftiger Nettonutzen in heutigem Geld, abgezinst mit dem Abzinsungssatz." },
  blocking: {
    term: "Vorauswahl",
    definition:
      "Ein Vorfilter, der bestimmt, welche Verzeichniseinträge überhaupt mit einem Lieferanten verglichen werden.",
  },
  run: {
    term: "Lauf",
    definition:
      "Ein vollständiger Abgleich samt Bewertung der Daten eines Auftrags. Jede Neubewertung, Zusammenführung und jeder Import erzeugt einen neuen Lauf; Mitglieder und Kunden lesen den veröffentlichten.",
  },
  command: {
    term: "Befehl",
    definition:
      "Eine Einheit der Arbeit im Hintergrund, zum Beispiel ein Schritt eines Imports; die Warteschlange führt mehrere zugleich aus.",
  },
  backoff: {
    term: "Wartezeit",
    definition:
      "Wie lange die Warteschlange wartet, bis sie wieder nach Arbeit sucht; die Zeit wächst, solange es keine gibt.",
  },
} as const satisfies GlossaryTexts;
