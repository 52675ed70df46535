/** The sheets of a workbook. */
export const sheetTexts = {
  title: "Workbook sheet",
  facts: "{count, plural, one {# sheet has} other {# sheets have}} data",
  label: "Sheet to read",
  few: "{name} (a few cells)",
  hidden: "{name} (hidden)",
  hiddenFew: "{name} (hidden, a few cells)",
  read: "Read this sheet",
  together: "{count, number} sheets have the same columns. Are they one ledger?",
  togetherAll: "Yes, read all {count, number} sheets together",
  togetherOne: "No, read “{name}” alone",
} as const;
