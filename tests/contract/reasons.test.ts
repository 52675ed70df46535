/** Every reason that any ruleset gives is true of the facts that it was given for, with the numbers of that ruleset. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import { scoringProblems } from "@paygauge/api-types/entities/ruleset-check";
import { compileRuleset } from "../../origin/src/job/scoring/compile-ruleset.ts";
import { scoringFacts } from "../../origin/src/job/scoring/facts.arbitrary.ts";
import type { ScoringFacts } from "../../origin/src/job/scoring/scoring-fields.ts";
import { scoringRulesetV1 } from "../../origin/src/job/scoring/ruleset-v1.ts";
import { scoringRulesetV2 } from "../../origin/src/job/scoring/ruleset-v2.ts";
import { scoringRulesetV3 } from "../../origin/src/job/scoring/ruleset-v3.ts";
import { spokenReason } from "../../web/src/areas/analysis/supplier/reason-sentence.fixture.ts";
import type { ReasonContext } from "@paygauge/api-types/reason-words/reason-sentence";
import { conditionsByCode, numbersIn } from "../support/ruleset-numbers.ts";
import { untrueIn } from "../support/read-reason.ts";

/** Suppliers to read the reasons of: RULE_FACTS; `npm run soak` takes 10,000. */
const runs = Number(process.env["RULE_FACTS"] ?? 1000);

/** A ruleset as an administrator may leave it: other numbers, and codes whose conditions say the contrary. */
function edited(ruleset: ScoringRuleset): ScoringRuleset {
  let at = 0;
  const changed = (condition: Condition): Condition => {
    if ("all" in condition) return { any: condition.all.map(changed) };
    if ("any" in condition) return { all: condition.any.map(changed) };
    if ("not" in condition) return changed(condition.not);
    const { value } = condition;
    const leaf = typeof value === "number" ? { ...condition, value: Math.round(value * 137) / 100 } : condition;
    return (at += 1) % 3 === 0 ? { not: leaf } : leaf;
  };
  const copy = structuredClone(ruleset);
  for (const capability of capabilities) {
    const { gates, points, caps } = copy.capabilities[capability];
    for (const rule of [...gates, ...points.flatMap((group) => group.steps), ...caps]) rule.when = changed(rule.when);
  }
  return copy;
}

/** No ledger and no average is finer than that; a draw of 5e-324 can't be a spend. */
const suppliers = scoringFacts.map(
  (facts): ScoringFacts =>
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === "number" ? Math.round(fact * 1e6) / 1e6 : fact,
      ]),
    ) as unknown as ScoringFacts,
);

const rate = 0.783;
const contextOf = (country: string, spend: number, transactions: number): ReasonContext => ({
  currency: "GBP",
  minorDigits: 2,
  reference: { currency: "USD", rate },
  scaled: null,
  annualisation: null,
  row: { country },
  measures: { spendMinor: Math.round(spend * rate * 100), transactions, invoices: 0 },
});

test.each([
  ["version 1", scoringRulesetV1],
  ["version 2", scoringRulesetV2],
  ["version 3", scoringRulesetV3],
  ["an edited version", edited(scoringRulesetV2)],
])("%s: every reason on a supplier's page is true", (_name, ruleset) => {
  expect(scoringProblems(ruleset)).toEqual({});
  const compiled = compileRuleset(ruleset);
  const conditions = conditionsByCode(ruleset);
  const heard = new Set<string>();
  fc.assert(
    fc.property(suppliers, fc.constantFrom(...capabilities), fc.constantFrom("GBR", ""), (facts, capability, home) => {
      const country = facts.domestic ? "GBR" : home;
      const of = contextOf(country, facts.spend, facts.transactions);
      const untrue = compiled.score(facts, capability).reasons.flatMap((reason: ScoreReason) => {
        const numbers = numbersIn(conditions.get(`${capability} ${reason.code}`));
        const sentence = spokenReason(reason, of, "en-GB");
        heard.add(reason.code);
        expect(sentence).not.toBe("");
        for (const locale of ["de-DE", "fr-FR"] as const) expect(spokenReason(reason, of, locale)).not.toBe("");
        return untrueIn(sentence, { facts, rate, country, numbers }).map((wrong) => `${reason.code}: ${wrong}`);
      });
      expect(untrue).toEqual([]);
    }),
    { numRuns: runs },
  );
  expect(heard.size).toBeGreaterThan(60);
});
