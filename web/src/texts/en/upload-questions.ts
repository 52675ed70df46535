/** Questions of the check before an import. */
export const questionTexts = {
  title: "Before you import",
  facts: "{count, plural, one {One question} other {# questions}}",
  answer: "Answer and check again",
  first: "Answer the questions first.",
  amounts: "Which amounts count?",
  amountsHint: "The file has gross and net amounts side by side, and they differ.",
  amountOf: "{name}: {sum}",
  ids: "{count, plural, one {One supplier ID covers} other {# supplier IDs cover}} many different names. Is each one supplier?",
  idAnswer: "Supplier IDs with many names",
  idsHint: "One-off accounts and card accounts often cover many payees.",
  idAnswers: {
    byName: "No, group these rows by name",
    oneSupplier: "Yes, one supplier per ID",
  },
  example: "{id}: {count, plural, one {# name} other {# names}}, such as {names}",
  sides: "What do the rows with each value of “{name}” mean?",
  sidesHint:
    "The total is {added} if they are added, {subtracted} if they are subtracted, and {leftOut} if they are skipped.",
  sidesAnswer: "Rows by a column’s values",
  sideValue: "{text}: {count, plural, one {# row} other {# rows}}, {sum}",
  sideEmpty: "empty",
  sideAnswers: {
    add: "Payments: add them",
    subtract: "Credits: subtract them",
    leaveOut: "Void: skip them",
  },
  negatives: "Are negative amounts what was spent?",
  negativesHint: "{negatives, number} of {rows, number} amounts are negative.",
  negativesAnswers: {
    spend: "Yes, the total is {sum}",
    credits: "No, they are credits, and the total is {sum}",
  },
  otherTables: "Rows of another table",
  otherTable: "Are lines {from, number} to {to, number} payments?",
  otherTableHint:
    "They look like a separate table below the ledger. They add up to {sum}, the rows before them to {before}.",
  otherTableAnswers: {
    no: "No, skip them",
    yes: "Yes, import them",
  },
  summaryRows: "Is each row one payment?",
  summaryRowsHint:
    "Each supplier has one row, and {columns} suggests a summary. The rows add up to {sum}. If they are sums of several payments, change the kind of the job to Summary.",
  summaryRowsAnswers: {
    payments: "Yes, import each row as one payment",
  },
  line: "Line {line, number}",
} as const;
