/** Every rule of a capability on one supplier: whether it holds, and whether it counts. For the editor's test bench. */
import { scoreLevels, type CapabilityRules, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import type { RuleTrace } from "@paygauge/api-types/entities/rulesets";
import { compileCondition } from "./compile-condition.ts";
import type { ScoringFacts } from "./scoring-fields.ts";

interface Rule {
  readonly code: string;
  readonly when: Condition;
  readonly enabled?: boolean | undefined;
}

const blank = { group: "", points: 0, level: null } as const;

/**
 * The rules in their order. A gate counts when it closes the capability; a step when it is the first of its group
 * that holds and no gate closed; a cap when it lowers the level `uncapped` that the points alone would give.
 * Errors: RulesetError for a condition that cannot be used.
 */
export function traceRules(rules: CapabilityRules, facts: ScoringFacts, uncapped: ScoreLevel): RuleTrace[] {
  const look = (rule: Rule) => {
    const isOn = rule.enabled !== false;
    return { code: rule.code, isOn, holds: compileCondition(rule.when)(facts) };
  };
  let closed = false;
  const gates = rules.gates.map((gate): RuleTrace => {
    const seen = look(gate);
    const counts = seen.isOn && seen.holds && !closed;
    closed ||= counts;
    return { ...blank, ...seen, kind: "gate", counts };
  });
  const steps = rules.points.flatMap(({ group, steps: all }) => {
    let given = false;
    return all.map((step): RuleTrace => {
      const seen = look(step);
      const counts = seen.isOn && seen.holds && !given && !closed;
      given ||= counts;
      return { ...blank, ...seen, kind: "points", group, points: step.points, counts };
    });
  });
  let rank = scoreLevels.indexOf(uncapped);
  const caps = rules.caps.map((cap): RuleTrace => {
    const seen = look(cap);
    const to = scoreLevels.indexOf(cap.level);
    const counts = seen.isOn && seen.holds && !closed && rank < to;
    if (counts) rank = to;
    return { ...blank, ...seen, kind: "cap", level: cap.level, counts };
  });
  return [...gates, ...steps, ...caps];
}
