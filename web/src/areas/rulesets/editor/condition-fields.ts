import {
  conditionOperators,
  type Condition,
  type ConditionLeaf,
  type ConditionOperator,
} from "@paygauge/api-types/entities/conditions";
import { isScoringField, scoringFields, type ScoringField } from "@paygauge/api-types/entities/scoring-fields";

type ConditionKind = "leaf" | "all" | "any" | "not";

export function kindOf(condition: Condition): ConditionKind {
  return "all" in condition ? "all" : "any" in condition ? "any" : "not" in condition ? "not" : "leaf";
}

export const factNames = Object.keys(scoringFields).filter((name): name is ScoringField => isScoringField(name));

const textual = ["Contains", "StartsWith", "EndsWith"];

/** Comparisons that a fact allows: all nine but those that another kind of value needs. */
export function operatorsOf(field: string): readonly ConditionOperator[] {
  const kind = isScoringField(field) ? scoringFields[field].kind : "number";
  return conditionOperators.filter((op) => {
    if (op === "Equal" || op === "NotEqual") return true;
    return textual.includes(op) ? kind === "text" : kind === "number";
  });
}

/** A comparison on another fact: the operator and the value stay where they still fit. */
export function withField(leaf: ConditionLeaf, field: ScoringField): ConditionLeaf {
  const spec = scoringFields[field];
  const operators = operatorsOf(field);
  const op = operators.includes(leaf.op) ? leaf.op : (operators[0] ?? "Equal");
  const fits = typeof leaf.value === (spec.kind === "text" ? "string" : spec.kind);
  const fresh = spec.kind === "text" ? (spec.values.at(-1) ?? "") : spec.kind === "number" ? 0 : true;
  return { field, op, value: fits && spec.kind !== "text" ? leaf.value : fresh };
}

export const freshLeaf: ConditionLeaf = { field: "spend", op: "GreaterThanOrEqual", value: 0 };

/** The same parts under another word; a comparison becomes the first part of a group. */
export function withKind(condition: Condition, kind: "all" | "any" | "not"): Condition {
  const parts: Condition[] =
    "all" in condition
      ? condition.all
      : "any" in condition
        ? condition.any
        : "not" in condition
          ? [condition.not]
          : [condition];
  if (kind === "all") return { all: parts };
  if (kind === "any") return { any: parts };
  const [only, ...more] = parts;
  return { not: more.length === 0 ? (only ?? freshLeaf) : { all: parts } };
}
