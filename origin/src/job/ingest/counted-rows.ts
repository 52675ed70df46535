/**
 * Which rows of a file are counted, where one column separates rows that state the same money twice: invoices and their
 * payments, or a main line and its lines. Each answer states its sum.
 */
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import type { RowSide } from "@paygauge/api-types/entities/row-sides";
import { documentKindOf, type DocumentKind } from "@paygauge/analysis/reading/document-kinds";
import type { SideWord } from "@paygauge/analysis/reading/sides";

type CountedRowsQuestion = Extract<CheckQuestion, { code: "countedRows" }>;
type Choice = CountedRowsQuestion["choices"][number];

/** A value of the column with its rows as the file writes them, in minor units. */
interface ValueSum {
  readonly text: string;
  readonly rows: number;
  readonly sum: bigint;
  /** Days of the first and the last dated row. */
  readonly first: number;
  readonly last: number;
}

/** Rows of a value at least, below which an equal sum is chance. */
const leastRows = 3;

interface Asked {
  readonly column: number;
  readonly name: string;
  readonly values: readonly ValueSum[];
  readonly sides: ReadonlyMap<string, SideWord | null>;
}

/**
 * A choice that counts the rows of some values. `takes` returns the sign that a value's rows should have, 0 for none.
 * Amounts of all rows are turned where the first of these values is negative.
 */
function choiceOf({ values }: Asked, rows: Choice["rows"], takes: (value: ValueSum) => -1 | 0 | 1, text = ""): Choice {
  const main = values.filter((value) => takes(value) > 0).reduce((sum, value) => sum + value.sum, 0n);
  const turn = main < 0n ? -1n : 1n;
  const sideOf = (value: ValueSum): RowSide => {
    const takesIt = takes(value);
    if (takesIt === 0) return "leaveOut";
    return takesIt < 0 && value.sum * turn > 0n ? "subtract" : "add";
  };
  const sided = values.map((value) => ({ text: value.text, side: sideOf(value) }));
  const factors = { add: turn, subtract: -turn, leaveOut: 0n };
  const sum = values.reduce((total, value) => total + factors[sideOf(value)] * value.sum, 0n);
  const hasNegatives = values.some((value) => value.sum < 0n);
  const negatives = hasNegatives ? { negatives: turn < 0n ? ("spend" as const) : ("credits" as const) } : {};
  return { rows, text, values: sided, sumMinor: sum.toString(), ...negatives };
}

const question = ({ column, name }: Asked, choices: Choice[]): CountedRowsQuestion => ({
  code: "countedRows",
  column,
  name,
  choices,
});

/** Whether a column states money twice: invoices and what paid them, or prepayments and what applies them. */
function isTwice(sumOf: (kind: DocumentKind) => bigint, isSettled: boolean): boolean {
  const [invoices, payments] = [sumOf("invoice"), sumOf("payment")];
  const [advances, applied] = [sumOf("prepayment"), sumOf("application")];
  if (advances !== 0n || applied !== 0n) {
    // Prepayments that are taken off again by their signs are counted once.
    const isOffset = payments === 0n && applied !== 0n && advances > 0n !== applied > 0n;
    return !isOffset && (invoices !== 0n || applied !== 0n);
  }
  return invoices !== 0n && payments !== 0n && !(isSettled && invoices > 0n === payments > 0n);
}

/**
 * Asks where a column holds invoices as well as payments. `isSettled`: the column gives each row its type of document and
 * the analysis counts a supplier's payments or else its invoices, which needs amounts of one sign.
 */
export function kindsQuestion(asked: Asked, isSettled: boolean): CountedRowsQuestion | null {
  const { values, sides } = asked;
  const kinds = new Map(values.map((value) => [value, documentKindOf(value.text)]));
  const sumOf = (kind: DocumentKind) =>
    values.filter((value) => kinds.get(value) === kind).reduce((sum, { sum: more }) => sum + more, 0n);
  if (!isTwice(sumOf, isSettled)) return null;
  const isVoid = ({ text }: ValueSum) => sides.get(text) === "leaveOut";
  const takes = (counted: DocumentKind) => (value: ValueSum) => {
    const kind = kinds.get(value) ?? null;
    if (isVoid(value)) return 0;
    if (kind === "credit") return counted === "invoice" ? -1 : 0;
    if (kind === "prepayment") return counted === "payment" ? 1 : 0;
    return kind === counted || kind === "either" ? 1 : 0;
  };
  const isTakenOff = (value: ValueSum) => ["credit", "application"].includes(kinds.get(value) ?? "");
  const all = (value: ValueSum) => (isVoid(value) ? 0 : isTakenOff(value) ? -1 : 1);
  const hasPayments = sumOf("payment") !== 0n || sumOf("prepayment") !== 0n;
  return question(asked, [
    ...(sumOf("invoice") === 0n ? [] : [choiceOf(asked, "invoices", takes("invoice"))]),
    ...(hasPayments ? [choiceOf(asked, "payments", takes("payment"))] : []),
    // The analysis never counts both of a supplier where each row has its type.
    ...(isSettled ? [] : [choiceOf(asked, "all", all)]),
  ]);
}

/** Whether rows are of the same days as others: equal months of a year do not repeat each other. */
function areOfSameDays(value: ValueSum, others: readonly ValueSum[]): boolean {
  const first = Math.min(...others.map((other) => other.first));
  const last = Math.max(...others.map((other) => other.last));
  return value.first === first && value.last === last;
}

/** Asks where the rows of one value add up to the same as all others, so that each amount may be listed twice. */
export function equalSumsQuestion(asked: Asked): CountedRowsQuestion | null {
  const { values } = asked;
  const total = values.reduce((sum, value) => sum + value.sum, 0n);
  const isEqual = ({ rows, sum }: ValueSum) => {
    const others = total - sum;
    return rows >= leastRows && sum !== 0n && (sum === others || sum === -others);
  };
  const half = values.find((value) => value.text !== "" && isEqual(value));
  const others = values.filter((value) => value !== half);
  if (half === undefined || others.reduce((sum, { rows }) => sum + rows, 0) < leastRows) return null;
  if (!areOfSameDays(half, others)) return null;
  const single = others.length === 1 ? others[0]?.text : undefined;
  return question(asked, [
    choiceOf(asked, "only", (value) => (value === half ? 1 : 0), half.text),
    single === undefined || single === ""
      ? choiceOf(asked, "without", (value) => (value === half ? 0 : 1), half.text)
      : choiceOf(asked, "only", (value) => (value === half ? 0 : 1), single),
    choiceOf(asked, "all", () => 1),
  ]);
}
