import type { Upload } from "@paygauge/api-types/entities/jobs";
import { openQuestions, type CheckQuestion } from "@paygauge/api-types/entities/questions";

/** The open questions of the file's check. */
export function openQuestionsOf({ check, mapping }: Pick<Upload, "check" | "mapping">): readonly CheckQuestion[] {
  if (check === null || mapping === null) return [];
  const source = mapping.sources.amount ?? mapping.sources.spend;
  const column = source !== undefined && "column" in source ? source.column : undefined;
  return openQuestions(check.questions, mapping.answers, column);
}

export const hasOpenQuestions = (file: Pick<Upload, "check" | "mapping">): boolean => openQuestionsOf(file).length > 0;
