/** What is asked before a file is imported. Answers are part of the mapping; those about its columns are remembered. */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";

const columnIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1));

/** Gross and net amounts stand side by side: which of them counts? Sums in minor units of the job's currency. */
const amountQuestion = v.strictObject({
  code: v.literal("amountColumn"),
  columns: v.array(
    v.strictObject({ column: columnIndex, name: v.string(), sumMinor: v.pipe(v.string(), v.regex(/^-?\d+$/)) }),
  ),
});
/** Supplier ids that join many unrelated names ("one-time vendor"): is each of them one supplier? */
const idQuestion = v.strictObject({
  code: v.literal("supplierIds"),
  ids: v.number(),
  examples: v.array(v.strictObject({ id: v.string(), count: v.number(), names: v.array(v.string()) })),
});
export const checkQuestion = v.variant("code", [amountQuestion, idQuestion]);
export type CheckQuestion = v.InferOutput<typeof checkQuestion>;

/** byName: lines under such an id are grouped by their names. oneSupplier: an id is one supplier, whatever it joins. */
export const supplierIdAnswers = ["byName", "oneSupplier"] as const;
export const mappingAnswers = v.strictObject({
  /** The column that was chosen, which the mapping's amount reads. */
  amountColumn: v.exactOptional(columnIndex),
  supplierIds: v.exactOptional(v.picklist(supplierIdAnswers)),
  /** The currency of the amounts, as a user said of this file. */
  currency: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
});
type MappingAnswers = v.InferOutput<typeof mappingAnswers>;

/** The questions that nobody answered yet. */
export function openQuestions(
  questions: readonly CheckQuestion[],
  answers: MappingAnswers | undefined,
  amountColumn: number | undefined,
): CheckQuestion[] {
  return questions.filter(({ code }) =>
    code === "supplierIds" ? answers?.supplierIds === undefined : answers?.amountColumn !== amountColumn,
  );
}
