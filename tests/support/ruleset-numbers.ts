import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";

/** Conditions of a ruleset by "capability code". */
export function conditionsByCode(ruleset: ScoringRuleset): ReadonlyMap<string, Condition> {
  return new Map(
    capabilities.flatMap((capability) => {
      const { gates, points, caps } = ruleset.capabilities[capability];
      const rules = [...gates, ...points.flatMap((group) => group.steps), ...caps];
      return rules.map(({ code, when }): [string, Condition] => [`${capability} ${code}`, when]);
    }),
  );
}

/** The numbers that a condition compares with. */
export function numbersIn(condition: Condition | undefined): number[] {
  if (condition === undefined) return [];
  if ("all" in condition) return condition.all.flatMap(numbersIn);
  if ("any" in condition) return condition.any.flatMap(numbersIn);
  if ("not" in condition) return numbersIn(condition.not);
  return typeof condition.value === "number" ? [condition.value] : [];
}
