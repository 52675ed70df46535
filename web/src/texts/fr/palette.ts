/** Words of the command palette and the sheet of keys. */
export const paletteTexts = {
  title: "Recherche rapide",
  hint: "> actions, # dossiers, @ utilisateurs",
  box: "Pages, dossiers, fournisseurs, utilisateurs, émetteurs, actions",
  groups: {
    recent: "Récents",
    page: "Pages",
    action: "Actions",
    job: "Dossiers",
    supplier: "Fournisseurs",
    person: "Utilisateurs",
    issuer: "Émetteurs",
  },
  rescore: "Rapprocher et noter à nouveau",
  searching: "Recherche…",
  nothing: "Aucun résultat. Essayez un autre mot, ou précisez : > actions, # dossiers, @ utilisateurs.",
  found: "{count, plural, one {# résultat} other {# résultats}}",
  sheet: "Raccourcis clavier",
  sheetLead: "Les raccourcis fonctionnent tant que vous n’écrivez pas dans un champ.",
  openPalette: "Recherche rapide (Cmd+K sur un Mac)",
  openSheet: "Afficher cette liste",
} as const;
