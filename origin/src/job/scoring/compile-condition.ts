/** Conditions of a ruleset as closures: compiled once, no text is ever evaluated as code. */
import type { Condition, ConditionLeaf } from "@paygauge/api-types/entities/conditions";
import { leafProblem } from "@paygauge/api-types/entities/ruleset-check";
import { isScoringField, type ScoringFacts, type ScoringField } from "./scoring-fields.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { english } from "@paygauge/worker/translate-in";

export type Test = (facts: ScoringFacts) => boolean;

/** A ruleset that cannot be used: names what to fix, for the user who edits it. */
export class RulesetError extends Error {
  readonly ref: MessageRef;
  constructor(ref: MessageRef) {
    super(english(ref));
    this.name = "RulesetError";
    this.ref = ref;
  }
}

function checkLeaf(leaf: ConditionLeaf): ScoringField {
  const problem = leafProblem(leaf);
  if (problem !== null || !isScoringField(leaf.field))
    throw new RulesetError(problem ?? message("noFact", { name: leaf.field }));
  return leaf.field;
}

function compileNumber(field: ScoringField, op: ConditionLeaf["op"], value: number): Test {
  const read = (facts: ScoringFacts): number => {
    const found = facts[field];
    // NaN makes every comparison below false, as an unknown fact must
    return typeof found === "number" ? found : Number.NaN;
  };
  if (op === "GreaterThan") return (facts) => read(facts) > value;
  if (op === "GreaterThanOrEqual") return (facts) => read(facts) >= value;
  if (op === "LessThan") return (facts) => read(facts) < value;
  if (op === "LessThanOrEqual") return (facts) => read(facts) <= value;
  if (op === "Equal") return (facts) => facts[field] === value;
  return (facts) => facts[field] !== null && facts[field] !== value;
}

function compileText(field: ScoringField, op: ConditionLeaf["op"], value: string): Test {
  const read = (facts: ScoringFacts): string => String(facts[field] ?? "").toLowerCase();
  const wanted = value.toLowerCase();
  if (op === "Contains") return (facts) => read(facts).includes(wanted);
  if (op === "StartsWith") return (facts) => read(facts).startsWith(wanted);
  if (op === "EndsWith") return (facts) => read(facts).endsWith(wanted);
  if (op === "Equal") return (facts) => facts[field] === value;
  return (facts) => facts[field] !== value;
}

function compileLeaf(leaf: ConditionLeaf): Test {
  const field = checkLeaf(leaf);
  const { op, value } = leaf;
  if (typeof value === "number") return compileNumber(field, op, value);
  if (typeof value === "string") return compileText(field, op, value);
  return op === "Equal" ? (facts) => facts[field] === value : (facts) => facts[field] !== value;
}

/**
 * Compiles a condition. An unknown fact (null) makes a comparison false, whatever the operator; `not` of it is true.
 * Errors: RulesetError for a fact that does not exist, or an operator or value that does not fit it.
 */
export function compileCondition(condition: Condition): Test {
  if ("all" in condition) {
    const tests = condition.all.map(compileCondition);
    return (facts) => {
      for (const test of tests) if (!test(facts)) return false;
      return true;
    };
  }
  if ("any" in condition) {
    const tests = condition.any.map(compileCondition);
    return (facts) => {
      for (const test of tests) if (test(facts)) return true;
      return false;
    };
  }
  if ("not" in condition) {
    const test = compileCondition(condition.not);
    return (facts) => !test(facts);
  }
  return compileLeaf(condition);
}

/** Facts that a condition reads, each once. */
export function fieldsOf(condition: Condition): ScoringField[] {
  const found = new Set<ScoringField>();
  const walk = (one: Condition): void => {
    if ("all" in one) one.all.forEach(walk);
    else if ("any" in one) one.any.forEach(walk);
    else if ("not" in one) walk(one.not);
    else if (isScoringField(one.field)) found.add(one.field);
  };
  walk(condition);
  return [...found];
}
