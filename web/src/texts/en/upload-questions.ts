/** Questions of the check before an import. */
export const questionTexts = {
  title: "Before you import",
  facts: "{count, plural, one {One question} other {# questions}}",
  answer: "Answer and check again",
  first: "Answer the questions first.",
  amounts: "Which amounts count?",
  amountsHint: "The file has two columns of amounts side by side, and they differ.",
  amountOf: "{name}: {sum}",
  ids: "{count, plural, one {One supplier ID covers} other {# supplier IDs cover}} several unrelated names. Is each one supplier?",
  idAnswer: "Supplier IDs with many names",
  idsHint: "One-off accounts and card accounts often cover many payees.",
  idAnswers: {
    byName: "No, group these rows by name",
    byCompany: "No, an ID is one supplier within each “{name}”",
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
  countedRows: "Which rows of “{name}” are what was spent?",
  countedRowsHint: "These rows may state the same money twice.",
  countedRowsChoices: {
    invoices: "Invoices less credit notes: {sum}",
    payments: "Payments: {sum}",
    only: "Only “{text}”: {sum}",
    without: "All but “{text}”: {sum}",
    all: "All rows: {sum}",
  },
  documentTotals: "Is each amount the whole of its “{name}”?",
  documentTotalsHint:
    "{rows, plural, one {# row repeats} other {# rows repeat}} the amount of another row with the same number, supplier and date.",
  documentTotalsOnce: "Yes, count it once: {sum}",
  documentTotalsEach: "No, each row has an amount of its own: {sum}",
  documentTotalsOther: "Read “{name}” instead: {sum}",
  companyColumn: "Column of companies",
  documentTotalsAnswer: "Amounts that lines of a document repeat",
  documentTotalsCounts: "How often they count",
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
  widerRows:
    "{count, plural, one {One row has} other {# rows have}} more cells than the header, from line {line, number}. How are they read?",
  widerRowsAnswer: "Rows with more cells than the header",
  widerRowsHint: "More than one reading fits the other rows, and the amounts differ.",
  widerRowsSum: "The first amount is {first}. These rows add up to {sum}.",
  widerRowsAnswers: {
    without: "Without cell {cell, number}",
    joined: "Cells {cell, number} and {next, number} are one amount",
    leaveOut: "Skip these rows",
  },
  fillDown: "Do rows without a supplier belong to the supplier above?",
  fillDownHint:
    "{count, plural, one {One row has} other {# rows have}} an amount and no supplier. They add up to {sum}.",
  fillDownAnswers: {
    above: "Yes, use the name above",
    reject: "No, skip them",
  },
  dateColumn: "Which column dates the rows?",
  dateColumnHint: "Every row has the same day, and another column has various days.",
  dateColumnOne: "One day for all rows",
  voidNames:
    "{count, plural, one {# row has} other {# rows have}} a supplier whose name is marked void. Do they count?",
  voidNamesHint: "For example {names}.",
  voidNamesAnswer: "Void payments",
  voidNamesAnswers: {
    leaveOut: "No, skip them: {sum}",
    count: "Yes, they were paid: {sum}",
  },
  swappedDates: "Did a spreadsheet swap day and month in “{name}”?",
  swappedDatesHint:
    "Dates with a day above 12 are text, and the {rows, number} others all have a day up to 12. {asWritten} may be {swapped}.",
  swappedDatesAnswers: {
    swap: "Yes, swap them back",
    keep: "No, read them as they are",
  },
  line: "Line {line, number}",
} as const;
