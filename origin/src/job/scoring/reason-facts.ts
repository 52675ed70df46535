/** Why a condition holds: the facts behind it, each compared with the number that the ruleset compares it with. */
import type { Condition, ConditionLeaf } from "@paygauge/api-types/entities/conditions";
import type { FactRelation, ReasonFact } from "@paygauge/api-types/entities/score-reasons";
import { ownValue } from "@paygauge/api-types/own-value";
import { compileCondition } from "./compile-condition.ts";
import { isScoringField, type ScoringFacts } from "./scoring-fields.ts";

/** What each comparison of numbers says where it holds, and where it does not. */
const relations: Readonly<Record<string, readonly [holds: FactRelation, fails: FactRelation]>> = {
  GreaterThan: ["over", "atMost"],
  GreaterThanOrEqual: ["atLeast", "under"],
  LessThan: ["under", "atLeast"],
  LessThanOrEqual: ["atMost", "over"],
  Equal: ["equal", "unequal"],
  NotEqual: ["unequal", "equal"],
};

function factOf({ field, op, value }: ConditionLeaf, isSo: boolean, facts: ScoringFacts): ReasonFact[] {
  if (!isScoringField(field)) return [];
  const actual = facts[field];
  const relation = ownValue(relations, op)?.[isSo ? 0 : 1];
  // An unknown fact is compared with no number: it is unknown.
  if (typeof value !== "number" || actual === null || relation === undefined)
    return [{ field, actual, relation: "is", threshold: null }];
  return [{ field, actual, relation, threshold: value }];
}

/** The facts that make a condition come out as `isSo`; a part that comes out otherwise has no share in it. */
function behind(condition: Condition, isSo: boolean, facts: ScoringFacts): ReasonFact[] {
  if ("not" in condition) return behind(condition.not, !isSo, facts);
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : null;
  if (parts === null) return factOf(condition as ConditionLeaf, isSo, facts);
  return parts.filter((part) => compileCondition(part)(facts) === isSo).flatMap((part) => behind(part, isSo, facts));
}

/**
 * The facts behind a condition that holds for `facts`: of "all" every part, of "any" those that hold, of a negated group
 * what makes it fail. Each fact once. Errors: RulesetError as when compiling the condition.
 */
export function reasonFacts(condition: Condition, facts: ScoringFacts): ReasonFact[] {
  const found = new Map(behind(condition, true, facts).map((fact) => [JSON.stringify(fact), fact]));
  return [...found.values()];
}
