/** Words of the command palette and the sheet of keys. */
export const paletteTexts = {
  title: "Quick search",
  hint: "> actions, # jobs, @ users",
  box: "Pages, jobs, suppliers, users, issuers, actions",
  groups: {
    recent: "Recent",
    page: "Pages",
    action: "Actions",
    job: "Jobs",
    supplier: "Suppliers",
    person: "Users",
    issuer: "Issuers",
  },
  rescore: "Match and score again",
  searching: "Searching…",
  nothing: "No results. Try another word, or narrow with > for actions, # for jobs and @ for users.",
  found: "{count, plural, one {# result} other {# results}}",
  sheet: "Keyboard shortcuts",
  sheetLead: "Shortcuts work whenever you’re not typing in a field.",
  openPalette: "Quick search (Cmd+K on a Mac)",
  openSheet: "Show this list",
} as const;
