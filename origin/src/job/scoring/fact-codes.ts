/**
 * Facts as small whole numbers. A ruleset compares a number with few thresholds: all that it distinguishes is whether
 * the number is unknown, or how many thresholds it has reached. With one code for each, every rule becomes a table that
 * is looked up, whatever the rule says.
 */
import type { Condition, ConditionLeaf } from "@paygauge/api-types/entities/conditions";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { RulesetError } from "./compile-condition.ts";
import { type FactColumn, type FactColumns, wordsOf } from "./fact-columns.ts";
import { isScoringField, type ScoringFacts, type ScoringField } from "./scoring-fields.ts";
import { message } from "@paygauge/api-types/catalogue/message";

type FactValue = ScoringFacts[ScoringField];

export interface FieldCodes {
  readonly field: ScoringField;
  /** A value that stands for each code. */
  readonly values: readonly FactValue[];
  /** A number's code is one more than the cuts it has reached, 0 where it is unknown; empty for a field of words. */
  readonly cuts: Float64Array;
}

const float = new Float64Array(1);
const bits = new BigInt64Array(float.buffer);

/** The next larger number: "more than x" is "at least the number after x". */
function after(value: number): number {
  if (value === Infinity) return Infinity;
  float[0] = value === 0 ? 0 : value;
  bits[0] = (bits[0] ?? 0n) + (value < 0 ? -1n : 1n);
  return float[0] ?? value;
}

/** What a comparison distinguishes: reaching the value, going beyond it, or both. */
function cutsOf({ op, value }: ConditionLeaf): number[] {
  if (typeof value !== "number") return [];
  if (op === "GreaterThanOrEqual" || op === "LessThan") return [value];
  if (op === "GreaterThan" || op === "LessThanOrEqual") return [after(value)];
  return [value, after(value)];
}

function collect(condition: Condition, cuts: Map<ScoringField, Set<number>>): void {
  if ("not" in condition) return collect(condition.not, cuts);
  if ("all" in condition) return condition.all.forEach((part) => collect(part, cuts));
  if ("any" in condition) return condition.any.forEach((part) => collect(part, cuts));
  if (!isScoringField(condition.field)) return;
  const known = cuts.get(condition.field) ?? new Set<number>();
  for (const cut of cutsOf(condition)) known.add(cut);
  cuts.set(condition.field, known);
}

/** The codes of every field that the conditions name. */
export function fieldCodes(conditions: Iterable<Condition>): Map<ScoringField, FieldCodes> {
  const found = new Map<ScoringField, Set<number>>();
  for (const condition of conditions) collect(condition, found);
  return new Map(
    [...found].map(([field, set]) => {
      const words = wordsOf(field);
      // the words are those of the field's own declaration
      if (words) return [field, { field, cuts: new Float64Array(0), values: words as readonly FactValue[] }];
      const cuts = Float64Array.from(set).sort();
      return [field, { field, cuts, values: [null, -Infinity, ...cuts] }];
    }),
  );
}

/** Conditions of all rules of a ruleset. */
export function* conditionsOf({ capabilities }: Pick<ScoringRuleset, "capabilities">): Generator<Condition> {
  for (const { gates, points, caps } of Object.values(capabilities)) {
    for (const { when } of gates) yield when;
    for (const { steps } of points) for (const { when } of steps) yield when;
    for (const { when } of caps) yield when;
  }
}

function columnOf(columns: FactColumns, { field }: FieldCodes): FactColumn {
  const column = columns.get(field);
  if (!column) throw new RulesetError(message("noFact", { name: field }));
  return column;
}

/** Adds 1 to the codes for each of four cuts that the numbers have reached; a loop without a jump in it. */
function reach(values: Float64Array, cuts: Float64Array, out: CodeColumn): void {
  for (let at = 0; at < cuts.length; at += 4) {
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = cuts.subarray(at, at + 4);
    for (let row = 0; row < values.length; row += 1) {
      const value = values[row] ?? 0;
      const passed = Number(value >= a) + Number(value >= b) + Number(value >= c) + Number(value >= d);
      out[row] = (out[row] ?? 0) + passed;
    }
  }
}

/** Codes of one field for a few suppliers; of 16 bits only where a field has more than 256 of them. */
type CodeColumn = Uint8Array | Uint16Array;
/** Codes of a few suppliers, a field at a time. */
export type Codes = ReadonlyMap<FieldCodes, CodeColumn>;

function codesOfField(each: FieldCodes, columns: FactColumns, from: number, to: number): CodeColumn {
  const column = columnOf(columns, each).subarray(from, to);
  // words are read where they lie
  if (column instanceof Uint8Array) return column;
  const out = each.values.length > 256 ? new Uint16Array(column.length) : new Uint8Array(column.length);
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? 0;
    out[row] = Number(value === value);
  }
  reach(column, each.cuts, out);
  return out;
}

/** The codes of suppliers from … up to `to`. */
export function codesOf(fields: readonly FieldCodes[], columns: FactColumns, from: number, to: number): Codes {
  return new Map(fields.map((each) => [each, codesOfField(each, columns, from, to)]));
}
