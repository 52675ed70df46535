/** What the summary takes from the scoring ruleset that the run pinned. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { CapabilityRules, ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import { directoryFacts } from "@paygauge/api-types/entities/scoring-fields";
import { referenceRate } from "../scoring/scoring-facts.ts";

/** Supplier sizes that the summary distinguishes, in the ruleset's reference currency. */
const largeFrom = 100_000;
const smallUnder = 2_500;

function* fieldsOf(condition: Condition): Generator<string> {
  if ("not" in condition) return yield* fieldsOf(condition.not);
  if ("all" in condition || "any" in condition)
    for (const part of "all" in condition ? condition.all : condition.any) yield* fieldsOf(part);
  else if ("field" in condition) yield condition.field;
}

/** Facts that the capability's rules ask. */
function askedBy({ gates, points, caps }: CapabilityRules): Set<string> {
  const rules = [...gates, ...points.flatMap(({ steps }) => steps), ...caps];
  return new Set(rules.filter(({ enabled }) => enabled !== false).flatMap(({ when }) => [...fieldsOf(when)]));
}

/** Whether a capability's levels rest on what a directory tells, and whether a match may raise one. */
export function restsOnDirectory(
  ruleset: ScoringRuleset,
  capability: Capability,
): { restsOnDirectory: boolean; mayRise: boolean } {
  const rules = ruleset.capabilities[capability];
  const asked = [...askedBy(rules)].filter((field) => directoryFacts.has(field));
  return {
    restsOnDirectory: asked.length > 0,
    mayRise: asked.some((field) => rules.directions[field] !== "lowers"),
  };
}

/** A size as a round number of the job's currency: 100,000 pounds, 10,000,000 yen. Minor units. */
function roundMinor(size: number, rate: number, minorDigits: number): number {
  return size * 10 ** (Math.round(Math.log10(rate)) + minorDigits);
}

/** From where a supplier counts as large, and under which as small. @throws RulesetError where no rate is known. */
export function supplierSizes(
  ruleset: ScoringRuleset,
  currency: string,
  minorDigits: number,
): { fromMinor: number; underMinor: number } {
  const rate = referenceRate(ruleset, currency);
  return { fromMinor: roundMinor(largeFrom, rate, minorDigits), underMinor: roundMinor(smallUnder, rate, minorDigits) };
}
