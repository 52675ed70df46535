/** Questions before a file is imported. Answers are part of the mapping; those about its columns are remembered. */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";
import { minorText } from "./minor-text.ts";
import { columnSidesSchema, type ColumnSides } from "./sides.ts";

const columnIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1));

/** Gross and net amounts are side by side: which of them counts? Sums in minor units of the job's currency. */
const amountQuestion = v.strictObject({
  code: v.literal("amountColumn"),
  columns: v.array(v.strictObject({ column: columnIndex, name: v.string(), sumMinor: minorText })),
});
/** Supplier ids that join many unrelated names ("one-time vendor"): is each of them one supplier? */
const idQuestion = v.strictObject({
  code: v.literal("supplierIds"),
  ids: v.number(),
  /** A column of companies of the group: ids may be unique within each alone. */
  company: v.optional(v.nullable(v.strictObject({ column: columnIndex, name: v.string() })), null),
  examples: v.array(v.strictObject({ id: v.string(), count: v.number(), names: v.array(v.string()) })),
});
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A column may separate credits or void rows from payments: what becomes of the rows with each of its values? */
const sideQuestion = v.strictObject({
  code: v.literal("sides"),
  column: columnIndex,
  name: v.string(),
  /** The values by rows, most first; `isAsked`: all but those that are payments for certain. */
  values: v.array(v.strictObject({ text: v.string(), rows: count, sumMinor: minorText, isAsked: v.boolean() })),
  /** The total with every row added, and with the asked values subtracted or left out. */
  addedMinor: minorText,
  subtractedMinor: minorText,
  leftOutMinor: minorText,
  /** Its words are known and were followed: the import waits for no answer, which may still say otherwise. */
  isProposed: v.boolean(),
});
const countedRowsChoice = v.strictObject({
  /** only, without: the rows with the value `text`, or all but these. */
  rows: v.picklist(["invoices", "payments", "only", "without", "all"]),
  text: v.string(),
  /** What becomes of the rows with each value of the column, and of negative amounts where there are any. */
  values: columnSidesSchema.entries.values,
  negatives: v.exactOptional(v.picklist(["spend", "credits"])),
  sumMinor: minorText,
});
/** A column separates rows that state the same money twice, such as invoices and their payments: which are counted? */
const countedRowsQuestion = v.strictObject({
  code: v.literal("countedRows"),
  column: columnIndex,
  name: v.string(),
  choices: v.array(countedRowsChoice),
});
/** Each line of a document repeats one amount: does that count once, or is it each line's own? */
const documentTotalsQuestion = v.strictObject({
  code: v.literal("documentTotals"),
  /** The column of the numbers that identify the documents. */
  column: columnIndex,
  name: v.string(),
  /** Lines that repeat their document's amount. */
  rows: count,
  eachMinor: minorText,
  onceMinor: minorText,
  /** Other columns of amounts, which add up to about the same as the documents. */
  others: v.array(v.strictObject({ column: columnIndex, name: v.string(), sumMinor: minorText })),
});
/** Most amounts are negative: are these what was spent? */
const negativesQuestion = v.strictObject({
  code: v.literal("negatives"),
  rows: count,
  negatives: count,
  sumMinor: minorText,
  flippedMinor: minorText,
});
const lineNumber = count;
const rawRow = v.strictObject({ line: lineNumber, raw: v.string() });
/** Rows below the ledger look like a table of their own: are they payments? */
const tableQuestion = v.strictObject({
  code: v.literal("otherTable"),
  /** First and last line of its rows. */
  from: lineNumber,
  to: lineNumber,
  rows: count,
  /** What its rows add up to, and all the rows before it. */
  sumMinor: minorText,
  beforeMinor: minorText,
  /** Its heading, where it has one, and its first rows. */
  sample: v.array(rawRow),
});
/** Each supplier has one row with a count or an average: is it a payment, or the sum of several? */
const summaryQuestion = v.strictObject({
  code: v.literal("summaryRows"),
  rows: count,
  /** The columns that speak for a summary. */
  columns: v.array(v.string()),
  sumMinor: minorText,
  sample: v.array(rawRow),
});
const widerReading = v.strictObject({
  /** without: the cell is one that the heading does not name. joined: it and the next are the parts of one amount. */
  as: v.picklist(["without", "joined"]),
  cell: columnIndex,
});
/** How a row with more cells than the heading names is read. */
export type WiderReading = v.InferOutput<typeof widerReading>;
/** Rows have more cells than the heading names: which cell is the additional one? */
const widerQuestion = v.strictObject({
  code: v.literal("widerRows"),
  rows: count,
  /** First line of such a row. */
  from: lineNumber,
  /** Ways to read them, with what these rows then add up to and the amount of the first. */
  readings: v.array(v.strictObject({ ...widerReading.entries, rows: count, sumMinor: minorText, first: v.string() })),
  sample: v.array(rawRow),
});
/** Rows without a supplier are below rows with one: are they that supplier's? */
const fillDownQuestion = v.strictObject({
  code: v.literal("fillDown"),
  rows: count,
  sumMinor: minorText,
  sample: v.array(rawRow),
});
/** Every row is dated the same day, and another column has various days: which of them dates the rows? */
const dateColumnQuestion = v.strictObject({
  code: v.literal("dateColumn"),
  /** The mapped column first, each with some of its values. */
  columns: v.array(v.strictObject({ column: columnIndex, name: v.string(), samples: v.array(v.string()) })),
});
/** Dates of a day above 12 are text, and all others of a day up to 12: did a spreadsheet swap day and month of these? */
const swappedQuestion = v.strictObject({
  code: v.literal("swappedDates"),
  name: v.string(),
  /** True dates, with one of them as it is and with day and month swapped, ISO days. */
  rows: count,
  asWritten: v.string(),
  swapped: v.string(),
});
/** Names of payees say that a payment is void: do these rows count? */
const voidNamesQuestion = v.strictObject({
  code: v.literal("voidNames"),
  rows: count,
  names: v.array(v.string()),
  /** The total with these rows, and without them. */
  countedMinor: minorText,
  leftOutMinor: minorText,
});
export const checkQuestion = v.variant("code", [
  amountQuestion,
  idQuestion,
  sideQuestion,
  countedRowsQuestion,
  documentTotalsQuestion,
  negativesQuestion,
  tableQuestion,
  summaryQuestion,
  widerQuestion,
  fillDownQuestion,
  dateColumnQuestion,
  swappedQuestion,
  voidNamesQuestion,
]);
export type CheckQuestion = v.InferOutput<typeof checkQuestion>;

/**
 * byName: lines under such an id are grouped by their names. byCompany: an id is one supplier of each company of the group.
 * oneSupplier: an id is one supplier, whatever it joins.
 */
export const supplierIdAnswers = ["byName", "byCompany", "oneSupplier"] as const;
/** spend: negative amounts are payments and positive ones credits. credits: as they are written. */
export const negativesAnswers = ["spend", "credits"] as const;
/** payments: each row is one. A summary is imported as a job of that kind. */
export const summaryAnswers = ["payments"] as const;
/** above: they are the supplier's whose name is above. reject: they stay out. */
export const fillDownAnswers = ["above", "reject"] as const;
/** swap: day and month of true dates are swapped back. keep: they are read as they are. */
export const swappedDatesAnswers = ["swap", "keep"] as const;
/** leaveOut: rows whose names are marked void are skipped. count: they are payments. */
export const voidNamesAnswers = ["leaveOut", "count"] as const;
export const mappingAnswers = v.strictObject({
  /** The column that was chosen, which the mapping's amount reads. */
  amountColumn: v.exactOptional(columnIndex),
  supplierIds: v.exactOptional(v.picklist(supplierIdAnswers)),
  /** The column of the companies, of ids that are unique within each. */
  companyColumn: v.exactOptional(columnIndex),
  /** What becomes of the rows with each value that was asked about. */
  sides: v.exactOptional(v.pipe(v.array(columnSidesSchema), v.maxLength(8))),
  negatives: v.exactOptional(v.picklist(negativesAnswers)),
  /** What the rows of another table are; of this file, by its lines. */
  otherTables: v.exactOptional(
    v.pipe(v.array(v.strictObject({ from: lineNumber, to: lineNumber, arePayments: v.boolean() })), v.maxLength(20)),
  ),
  summaryRows: v.exactOptional(v.picklist(summaryAnswers)),
  /** How rows of more cells than the heading names are read, of this file. */
  widerRows: v.exactOptional(v.variant("as", [v.strictObject({ as: v.literal("leaveOut") }), widerReading])),
  fillDown: v.exactOptional(v.picklist(fillDownAnswers)),
  /** The column that was chosen, which the mapping's date reads. */
  dateColumn: v.exactOptional(columnIndex),
  swappedDates: v.exactOptional(v.picklist(swappedDatesAnswers)),
  /** Whether the amount of a document, by the numbers of a column, counts once or on each of its lines. */
  documentTotals: v.exactOptional(v.strictObject({ column: columnIndex, counts: v.picklist(["once", "each"]) })),
  voidNames: v.exactOptional(v.picklist(voidNamesAnswers)),
  /** The currency of the amounts, as a user said of this file. */
  currency: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
});
type MappingAnswers = v.InferOutput<typeof mappingAnswers>;

/** Whether the answers of a column are those of a choice, value by value. */
export function isChosen(
  { values, negatives }: v.InferOutput<typeof countedRowsChoice>,
  given: ColumnSides["values"],
  ofNegatives: MappingAnswers["negatives"],
): boolean {
  const sides = new Map(given.map(({ text, side }) => [text, side]));
  return (
    (negatives === undefined || negatives === ofNegatives) && values.every(({ text, side }) => sides.get(text) === side)
  );
}

/** The questions that no one answered yet. */
export function openQuestions(
  questions: readonly CheckQuestion[],
  answers: MappingAnswers | undefined,
  amountColumn: number | undefined,
): CheckQuestion[] {
  return questions.filter((question) => !isAnswered(question, answers, amountColumn));
}

function isAnswered(
  question: CheckQuestion,
  answers: MappingAnswers | undefined,
  amountColumn: number | undefined,
): boolean {
  switch (question.code) {
    case "supplierIds":
      return answers?.supplierIds !== undefined;
    case "amountColumn":
      return answers?.amountColumn !== undefined && answers.amountColumn === amountColumn;
    case "negatives":
      return answers?.negatives !== undefined;
    case "sides": {
      if (question.isProposed) return true;
      const given = answers?.sides?.find(({ column }) => column === question.column)?.values ?? [];
      return question.values.every(({ text, isAsked }) => !isAsked || given.some((value) => value.text === text));
    }
    case "documentTotals":
      return answers?.documentTotals !== undefined;
    case "countedRows": {
      const given = answers?.sides?.find(({ column }) => column === question.column)?.values ?? [];
      const sided = new Set(given.map(({ text }) => text));
      return question.choices.every(
        ({ values, negatives }) =>
          (negatives === undefined || answers?.negatives !== undefined) && values.every(({ text }) => sided.has(text)),
      );
    }
    case "otherTable":
      return answers?.otherTables?.some(({ from, to }) => from === question.from && to === question.to) === true;
    case "summaryRows":
      return answers?.summaryRows !== undefined;
    case "widerRows":
      return answers?.widerRows !== undefined;
    case "fillDown":
      return answers?.fillDown !== undefined;
    case "dateColumn":
      return answers?.dateColumn !== undefined;
    case "swappedDates":
      return answers?.swappedDates !== undefined;
    case "voidNames":
      return answers?.voidNames !== undefined;
    default:
      return question satisfies never;
  }
}
