/** The sheets of a workbook. */
export const sheetTexts = {
  title: "Blatt der Arbeitsmappe",
  facts: "{count, plural, one {# Blatt enthält} other {# Blätter enthalten}} Daten",
  label: "Zu lesendes Blatt",
  few: "{name} (wenige Zellen)",
  hidden: "{name} (ausgeblendet)",
  hiddenFew: "{name} (ausgeblendet, wenige Zellen)",
  read: "Dieses Blatt lesen",
  together: "{count, number} Blätter haben dieselben Spalten. Sind sie eine Zahlungsliste?",
  togetherAll: "Ja, alle {count, number} Blätter zusammen lesen",
  togetherOne: "Nein, nur „{name}“ lesen",
} as const;
