import type { Upload } from "@paygauge/api-types";
import { openQuestions } from "@paygauge/api-types/entities/questions";

/** Whether the file's check asks something that nobody answered yet. */
export function hasOpenQuestions({ check, mapping }: Pick<Upload, "check" | "mapping">): boolean {
  if (check === null || mapping === null) return false;
  const source = mapping.sources.amount ?? mapping.sources.spend;
  const column = source !== undefined && "column" in source ? source.column : undefined;
  return openQuestions(check.questions, mapping.answers, column).length > 0;
}
