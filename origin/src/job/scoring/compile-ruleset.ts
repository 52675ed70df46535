/** A scoring ruleset made ready: gates, point groups and caps of each capability as closures. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import {
  type CapabilityRules,
  type ScoreLevel,
  scoreLevels,
  type ScoringRuleset,
} from "@paygauge/api-types/entities/analysis";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import { activeRules } from "@paygauge/api-types/entities/ruleset-check";
import { compileCondition, RulesetError, type Test } from "./compile-condition.ts";
import { reasonFacts } from "./reason-facts.ts";
import type { ScoringFacts } from "./scoring-fields.ts";
import { message } from "@paygauge/api-types/catalogue/message";

interface CapabilityScore {
  level: ScoreLevel;
  points: number;
  reasons: ScoreReason[];
}

interface Rule {
  code: string;
  when: Condition;
  test: Test;
}
interface CompiledCapability {
  gates: Rule[];
  groups: (Rule & { points: number })[][];
  caps: (Rule & { level: ScoreLevel })[];
}

interface CompiledRuleset {
  ruleset: ScoringRuleset;
  score(facts: ScoringFacts, capability: Capability): CapabilityScore;
  /** Level and points without reasons, for simulations. */
  quick(facts: ScoringFacts, capability: Capability): { level: ScoreLevel; points: number };
}

function rule({ code, when }: { code: string; when: Condition }): Rule {
  return { code, when, test: compileCondition(when) };
}

function compileCapability(rules: CapabilityRules): CompiledCapability {
  return {
    gates: rules.gates.map(rule),
    groups: rules.points.map(({ steps }) => steps.map((step) => ({ ...rule(step), points: step.points }))),
    caps: rules.caps.map((cap) => ({ ...rule(cap), level: cap.level })),
  };
}

const reasonOf = ({ code, when }: Rule, points: number, facts: ScoringFacts): ScoreReason => ({
  code,
  points,
  facts: reasonFacts(when, facts),
});

const rank = (level: ScoreLevel): number => scoreLevels.indexOf(level);

/** Points, clamped to 0–100, and the reasons for them when a list is given. */
function sumPoints(compiled: CompiledCapability, facts: ScoringFacts, reasons: ScoreReason[] | null): number {
  let sum = 0;
  for (const steps of compiled.groups) {
    for (const step of steps) {
      if (!step.test(facts)) continue;
      sum += step.points;
      reasons?.push(reasonOf(step, step.points, facts));
      break;
    }
  }
  return Math.min(100, Math.max(0, sum));
}

/** Compiles a ruleset once. Errors: RulesetError with the rule to fix. */
export function compileRuleset(ruleset: ScoringRuleset): CompiledRuleset {
  const compiled = new Map<Capability, CompiledCapability>();
  for (const capability of capabilities) {
    const rules = ruleset.capabilities[capability];
    if (!rules) throw new RulesetError(message("noRulesForAdd", { capability }));
    compiled.set(capability, compileCapability(activeRules(rules)));
  }
  const of = (capability: Capability): CompiledCapability => {
    const found = compiled.get(capability);
    if (!found) throw new RulesetError(message("noRulesFor", { capability }));
    return found;
  };
  const { bands } = ruleset;
  const bandOf = (points: number): ScoreLevel =>
    points >= bands.High ? "High" : points >= bands.Medium ? "Medium" : points >= bands.Low ? "Low" : "None";

  const run = (
    facts: ScoringFacts,
    rules: CompiledCapability,
    reasons: ScoreReason[] | null,
  ): { level: ScoreLevel; points: number } => {
    for (const gate of rules.gates) {
      if (!gate.test(facts)) continue;
      reasons?.push(reasonOf(gate, 0, facts));
      return { level: "None", points: 0 };
    }
    const points = sumPoints(rules, facts, reasons);
    let level = bandOf(points);
    for (const cap of rules.caps) {
      if (rank(level) >= rank(cap.level) || !cap.test(facts)) continue;
      level = cap.level;
      reasons?.push(reasonOf(cap, 0, facts));
    }
    return { level, points };
  };
  return {
    ruleset,
    score: (facts, capability) => {
      const reasons: ScoreReason[] = [];
      return { ...run(facts, of(capability), reasons), reasons };
    },
    quick: (facts, capability) => run(facts, of(capability), null),
  };
}
