/** Scoring facts side by side in typed arrays, for re-scoring a whole job at once (simulations). */
import { type ScoringFacts, type ScoringField, scoringFields } from "./scoring-fields.ts";

/** One array a field: numbers as they are (unknown is NaN), yes and no as 1 and 0, texts as their place in the field's values. */
export type FactColumns = ReadonlyMap<ScoringField, Float64Array>;

const fieldNames = Object.keys(scoringFields).filter((name): name is ScoringField =>
  Object.hasOwn(scoringFields, name),
);

/** Place of a text among the values of its field; 255 for a text that is none of them. */
export function textCode(field: ScoringField, text: string): number {
  const spec = scoringFields[field];
  const at = spec.kind === "text" ? spec.values.indexOf(text) : -1;
  return at < 0 ? 255 : at;
}

function codeOf(facts: ScoringFacts, field: ScoringField): number {
  const value = facts[field];
  if (value === null) return Number.NaN;
  if (typeof value === "number") return value;
  return typeof value === "boolean" ? Number(value) : textCode(field, value);
}

/** Columns of a list of facts. About 240 bytes a supplier: take a large job in parts. */
export function factColumns(all: readonly ScoringFacts[]): FactColumns {
  const columns = new Map<ScoringField, Float64Array>();
  for (const field of fieldNames) {
    const column = new Float64Array(all.length);
    all.forEach((facts, at) => (column[at] = codeOf(facts, field)));
    columns.set(field, column);
  }
  return columns;
}
