/** Words of how figures are made. */
export const figuresTexts = {
  title: "Wie diese Zahl entsteht",
  sum: "Die Rechnung",
  less: "abzüglich",
  suppliers: "{count, plural, one {# Lieferant} other {# Lieferanten}}",
  showSuppliers: "{count, plural, one {# Lieferanten anzeigen} other {# Lieferanten anzeigen}}",
  showRows: "Zeilen anzeigen",
  thenRows: "Jeder Lieferant öffnet seine Zeilen.",
  notScaled: "Für den Zeitraum der Dateien, nicht auf ein Jahr hochgerechnet.",
  scaled: "Auf ein Jahr hochgerechnet: mal {factor}, ohne einmalige Ausgaben.",
  conversion: "Umstellungsquote: {percent} der wahrscheinlichen Ausgaben werden als umstellbar angenommen.",
  overYear: "Im Jahr.",
  rules: {
    onCard: "Per Karte bezahlt: Zahlungen per Karte oder virtueller Karte.",
    supplierAddressable:
      "Adressierbar: Ausgaben ohne bereits per Karte Bezahltes; nichts, wenn der Lieferant nicht in Betracht kommt.",
    useCaseValue:
      "Erwarteter Wert im Jahr: Hebel über Annahmen, bei der angenommenen Umstellungsquote. Keine Summe von Zeilen.",
    spend:
      "Ausgaben: die Zahlungen aller Lieferanten, oder ihre Rechnungen oder Bestellungen, wo keine Zahlungen angegeben sind.",
    excluded: "Nicht adressierbar: Empfänger, die nicht in Betracht kommen, und was bereits per Karte bezahlt wird.",
    addressable:
      "Adressierbar: Ausgaben ohne Empfänger, die nicht in Betracht kommen, und ohne bereits per Karte Bezahltes.",
    unknownAcceptance: "Adressierbare Ausgaben bei Lieferanten, für deren Kartenakzeptanz kein Nachweis vorliegt.",
    cardable: "Kartenfähig: adressierbare Ausgaben, für die Lieferanten nachweislich Karten akzeptieren.",
    cardableProven: "Durch die Dateien belegt: Lieferanten, die per Karte und auch auf anderem Weg bezahlt wurden.",
    notConverted:
      "Kartenfähige Ausgaben, die annahmegemäß nicht umgestellt werden. Eine Annahme, keine Summe von Zeilen.",
    opportunity: "Potenzial: kartenfähige Ausgaben mal der angenommenen Umstellungsquote.",
    opportunityUnknown: "Nicht bekannt: Kein Verzeichnis sagt, welche Lieferanten Karten akzeptieren.",
    opportunityYear: "Potenzial im Jahr: das jedes Lieferanten, aus dem Zeitraum der Dateien hochgerechnet.",
    likely: "Wahrscheinliche Ausgaben: die der Lieferanten mit Hoch oder Mittel für diese Zahlungsart.",
    supplierSpend:
      "Ausgaben: die Zahlungen des Lieferanten, oder seine Rechnungen oder Bestellungen, wo keine Zahlungen angegeben sind.",
  },
  lines: {
    onCard: "Per Karte bezahlt",
    rebate: "Rückvergütung",
    workingCapital: "Working Capital",
    process: "Prozessersparnis",
    discounts: "Skonti",
    useCaseValue: "Erwarteter Wert im Jahr",
    spend: "Ausgaben",
    excluded: "Nicht adressierbar",
    addressable: "Adressierbar",
    unknownAcceptance: "Kartenakzeptanz nicht belegt",
    cardable: "Kartenfähig",
    notConverted: "Nicht umgestellt",
    opportunity: "Potenzial",
    opportunityYear: "Potenzial im Jahr",
    high: "Hoch",
    medium: "Mittel",
    likely: "Hoch oder Mittel",
  },
  notes: {
    rounded: "Jeder Hebel ist gerundet, die letzte Ziffer der Summe kann abweichen.",
    demo: "Nachweise aus dem Demo-Verzeichnis.",
    noDirectory: "Kein Verzeichnis ist abgeglichen.",
    directory: "Nachweise aus dem Verzeichnis und aus den Dateien.",
  },
};
