/** The sheets of a workbook. */
export const sheetTexts = {
  title: "Feuille du classeur",
  facts: "{count, plural, one {# feuille contient} other {# feuilles contiennent}} des données",
  label: "Feuille à lire",
  few: "{name} (quelques cellules)",
  hidden: "{name} (masquée)",
  hiddenFew: "{name} (masquée, quelques cellules)",
  read: "Lire cette feuille",
  together: "{count, number} feuilles ont les mêmes colonnes. Sont-elles un seul journal ?",
  togetherAll: "Oui, lire les {count, number} feuilles ensemble",
  togetherOne: "Non, lire seulement « {name} »",
} as const;
