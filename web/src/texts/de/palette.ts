/** Words of the command palette and the sheet of keys. */
export const paletteTexts = {
  title: "Schnellsuche",
  hint: "> Aktionen, # Aufträge, @ Benutzer",
  box: "Seiten, Aufträge, Lieferanten, Benutzer, Emittenten, Aktionen",
  groups: {
    recent: "Zuletzt",
    page: "Seiten",
    action: "Aktionen",
    job: "Aufträge",
    supplier: "Lieferanten",
    person: "Benutzer",
    issuer: "Emittenten",
  },
  rescore: "Erneut abgleichen und bewerten",
  searching: "Suche läuft …",
  nothing:
    "Keine Ergebnisse. Versuchen Sie ein anderes Wort, oder grenzen Sie ein: > Aktionen, # Aufträge, @ Benutzer.",
  found: "{count, plural, one {# Ergebnis} other {# Ergebnisse}}",
  sheet: "Tastenkürzel",
  sheetLead: "Tastenkürzel gelten, solange Sie nicht in ein Feld schreiben.",
  openPalette: "Schnellsuche (Cmd+K auf einem Mac)",
  openSheet: "Diese Liste anzeigen",
} as const;
