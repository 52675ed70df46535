/** The rules of a capability as parts that each read few facts and give a number: points, a closed gate, or a cap. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import { type ScoreLevel, scoreLevels, type ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { activeRules } from "@paygauge/api-types/entities/ruleset-check";
import { compileCondition, fieldsOf, RulesetError, type Test } from "./compile-condition.ts";
import type { ScoringField } from "./scoring-fields.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** What a part does with the rule that holds: adds points, closes the capability, or limits the level. */
type PartKind = "points" | "gate" | "cap";

export interface Part {
  readonly capability: Capability;
  readonly kind: PartKind;
  readonly fields: readonly ScoringField[];
  /** Rules of which the first that holds counts. */
  readonly rules: readonly { readonly code: string; readonly test: Test; readonly points: number }[];
  /** The level that a cap allows, its place in `scoreLevels`; 0 for others. */
  readonly level: number;
}

type Rule = { readonly code: string; readonly when: Condition; readonly points?: number };

function part(capability: Capability, kind: PartKind, rules: readonly Rule[], level: ScoreLevel = "High"): Part {
  return {
    capability,
    kind,
    fields: [...new Set(rules.flatMap(({ when }) => fieldsOf(when)))],
    rules: rules.map(({ code, when, points = 0 }) => ({ code, test: compileCondition(when), points })),
    level: scoreLevels.indexOf(level),
  };
}

/** Gates, then groups, then caps, as they are in the ruleset. Errors: RulesetError with the rule to fix. */
export function partsOf(ruleset: ScoringRuleset, capability: Capability): Part[] {
  const known = ruleset.capabilities[capability];
  if (!known) throw new RulesetError(message("noRulesForAdd", { capability }));
  const { gates, points, caps } = activeRules(known);
  return [
    ...gates.map((gate) => part(capability, "gate", [gate])),
    ...points.map(({ steps }) => part(capability, "points", steps)),
    ...caps.map((cap) => part(capability, "cap", [cap], cap.level)),
  ];
}
