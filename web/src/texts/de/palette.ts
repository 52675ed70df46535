/** Words of the command palette and the sheet of keys. */
export const paletteTexts = {
  title: "Suchen und öffnen",
  hint: "> Aktionen, # Aufträge, @ Personen",
  box: "Seiten, Aufträge, Lieferanten, Personen, Emittenten, Aktionen",
  groups: {
    recent: "Zuletzt",
    page: "Seiten",
    action: "Aktionen",
    job: "Aufträge",
    supplier: "Lieferanten",
    person: "Personen",
    issuer: "Emittenten",
  },
  searching: "Suche läuft …",
  nothing: "Nichts dieses Namens.",
  found: "{count, plural, one {# Eintrag} other {# Einträge}}",
  sheet: "Tastenkürzel",
  sheetLead: "Sie gelten überall, wo nichts geschrieben wird.",
  openPalette: "Suchen und öffnen (Cmd+K auf einem Mac)",
  openSheet: "Diese Übersicht",
} as const;
