/** Short ways to write rules down as data. What they make is plain JSON: no function stays in a ruleset. */
import type { CapabilityRules } from "@paygauge/api-types/entities/analysis";
import type { Condition, ConditionOperator } from "@paygauge/api-types/entities/conditions";
import type { ScoringField } from "./scoring-fields.ts";

type Value = string | number | boolean;
type Group = CapabilityRules["points"][number];

export const is = (field: ScoringField, value: Value): Condition => ({ field, op: "Equal", value });
export const isNot = (field: ScoringField, value: Value): Condition => ({ field, op: "NotEqual", value });
export const atLeast = (field: ScoringField, value: number): Condition => ({ field, op: "GreaterThanOrEqual", value });
export const atMost = (field: ScoringField, value: number): Condition => ({ field, op: "LessThanOrEqual", value });
export const over = (field: ScoringField, value: number): Condition => ({ field, op: "GreaterThan", value });
export const under = (field: ScoringField, value: number): Condition => ({ field, op: "LessThan", value });
export const all = (...conditions: Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: Condition[]): Condition => ({ any: conditions });
export const not = (condition: Condition): Condition => ({ not: condition });

/** One group with one step. */
export const give = (code: string, points: number, when: Condition): Group => ({
  group: code,
  steps: [{ code, when, points }],
});

/** One group whose first step that holds counts. */
export const first = (group: string, ...steps: [code: string, points: number, when: Condition][]): Group => ({
  group,
  steps: steps.map(([code, points, when]) => ({ code, when, points })),
});

/** A ladder over one number, in the order given: thresholds with their points. */
export function ladder(
  group: string,
  field: ScoringField,
  op: ConditionOperator,
  rungs: [value: number, points: number][],
): Group {
  const mark = op === "LessThanOrEqual" ? "AtMost" : "AtLeast";
  return {
    group,
    steps: rungs.map(([value, points]) => ({ code: `${group}${mark}${value}`, when: { field, op, value }, points })),
  };
}

export const rising = (group: string, field: ScoringField, ...rungs: [number, number][]): Group =>
  ladder(group, field, "GreaterThanOrEqual", rungs);
export const falling = (group: string, field: ScoringField, ...rungs: [number, number][]): Group =>
  ladder(group, field, "LessThanOrEqual", rungs);
export const gate = (code: string, when: Condition): CapabilityRules["gates"][number] => ({ code, when });
export const cap = (code: string, level: "Medium" | "Low", when: Condition): CapabilityRules["caps"][number] => ({
  code,
  level,
  when,
});
