/** Scoring facts side by side in typed arrays, for scoring many suppliers at once. */
import { type ScoringFacts, type ScoringField, scoringFields } from "./scoring-fields.ts";

/** Numbers as they are (unknown is NaN); yes and no as 1 and 0, texts as their place in the field's values. */
export type FactColumn = Float64Array | Uint8Array;
export type FactColumns = ReadonlyMap<ScoringField, FactColumn>;

export const fieldNames = Object.keys(scoringFields).filter((name): name is ScoringField =>
  Object.hasOwn(scoringFields, name),
);

/** Values of a field that isn't a number, in the order of their codes; null for a number. */
export function wordsOf(field: ScoringField): readonly (string | boolean)[] | null {
  const spec = scoringFields[field];
  if (spec.kind === "text") return spec.values;
  return spec.kind === "boolean" ? [false, true] : null;
}

/**
 * Columns of a list of facts, about 120 bytes a supplier.
 * @throws RangeError for a text that its field does not have.
 */
export function factColumns(all: readonly ScoringFacts[]): FactColumns {
  const columns = new Map<ScoringField, FactColumn>();
  for (const field of fieldNames) {
    const words = wordsOf(field);
    const column = words ? new Uint8Array(all.length) : new Float64Array(all.length);
    all.forEach((facts, at) => {
      const value = facts[field];
      if (typeof value === "number" || value === null) column[at] = value ?? Number.NaN;
      else if (typeof value === "boolean") column[at] = value ? 1 : 0;
      else {
        const code = words?.indexOf(value) ?? -1;
        if (code < 0) throw new RangeError(`The fact ${field} has no value "${value}".`);
        column[at] = code;
      }
    });
    columns.set(field, column);
  }
  return columns;
}
