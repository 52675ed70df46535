import type { ColumnMapping, ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { CheckQuestion } from "@paygauge/api-types/entities/questions";

/** A question of a check, and the mapping that holds its answer. */
export interface QuestionProps<Q extends CheckQuestion> {
  readonly question: Q;
  readonly check: ImportCheck;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}
