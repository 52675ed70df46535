/** Words of the command palette and the sheet of keys. */
export const paletteTexts = {
  title: "Chercher et ouvrir",
  hint: "> actions, # dossiers, @ personnes",
  box: "Pages, dossiers, fournisseurs, personnes, émetteurs, actions",
  groups: {
    recent: "Récents",
    page: "Pages",
    action: "Actions",
    job: "Dossiers",
    supplier: "Fournisseurs",
    person: "Personnes",
    issuer: "Émetteurs",
  },
  searching: "Recherche…",
  nothing: "Rien de ce nom.",
  found: "{count, plural, one {# entrée} other {# entrées}}",
  sheet: "Raccourcis clavier",
  sheetLead: "Ils s’utilisent partout où l’on n’écrit pas.",
  openPalette: "Chercher et ouvrir (Cmd+K sur un Mac)",
  openSheet: "Cette liste",
} as const;
