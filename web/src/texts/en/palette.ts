/** Words of the command palette and the sheet of keys. */
export const paletteTexts = {
  title: "Search and go",
  hint: "> actions, # jobs, @ people",
  box: "Pages, jobs, suppliers, people, issuers, actions",
  groups: {
    recent: "Recent",
    page: "Pages",
    action: "Actions",
    job: "Jobs",
    supplier: "Suppliers",
    person: "People",
    issuer: "Issuers",
  },
  searching: "Searching…",
  nothing: "Nothing of that name.",
  found: "{count, plural, one {# entry} other {# entries}}",
  sheet: "Keyboard shortcuts",
  sheetLead: "They work wherever nothing is typed.",
  openPalette: "Search and go (Cmd+K on a Mac)",
  openSheet: "This sheet",
} as const;
