import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { ScoreLift } from "@paygauge/api-types/entities/suppliers";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileRuleset } from "./compile-ruleset.ts";
import { scoringFacts } from "./facts.arbitrary.ts";
import { liftOf } from "./lifts.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import type { ScoringFacts } from "./scoring-fields.ts";

const compiled = compileRuleset(scoringRulesetV1);

/** The facts as a user changed them, with what hangs on them. */
function changed(facts: ScoringFacts, changes: readonly ScoreLift["changes"][number][]): ScoringFacts {
  const after: ScoringFacts = { ...facts, ...Object.fromEntries(changes.map(({ fact }) => [fact.field, fact.actual])) };
  if (after.vcAccepting === "YES") after.cardAccepting = true;
  const isTermed = changes.some(({ fact }) => fact.field === "terms") && after.terms !== null;
  return isTermed ? { ...after, roomToTarget: scoringRulesetV1.scfTargetDays - (after.terms ?? 0) } : after;
}

test("a lift is true: the facts it names, set so, give the better level and the points it promises", () => {
  let lifted = 0;
  fc.assert(
    fc.property(scoringFacts, fc.constantFrom(...capabilities), (facts, capability) => {
      const quick = (of: ScoringFacts) => compiled.quick(of, capability);
      const now = quick(facts);
      const lift = liftOf(scoringRulesetV1, capability, facts, 90, quick);
      if (lift === null) return;
      lifted += 1;
      expect(lift.changes.length).toBeLessThanOrEqual(2);
      expect(scoreLevels.indexOf(lift.to)).toBeLessThan(scoreLevels.indexOf(now.level));
      expect(quick(changed(facts, lift.changes))).toEqual({
        level: lift.to,
        points: now.points + lift.changes.reduce((sum, { points }) => sum + points, 0),
      });
      // Two changes are named only where neither does it alone.
      if (lift.changes.length === 2)
        for (const change of lift.changes)
          expect(scoreLevels.indexOf(quick(changed(facts, [change])).level)).toBeGreaterThanOrEqual(
            scoreLevels.indexOf(now.level),
          );
    }),
    { numRuns: 1500 },
  );
  expect(lifted).toBeGreaterThan(100);
});

/** The numbers of a lift as they are worded: "terms atMost 7". */
const worded = (lift: ScoreLift | null) =>
  (lift?.changes ?? []).flatMap(({ fact }) => (fact.threshold === null ? [] : [`${fact.field} ${fact.relation}`]));

test("a lift says the side of a number on which its rule holds, also where the ledger states none", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(scoringFacts, fc.constantFrom(...capabilities), fc.boolean(), (facts, capability, isStated) => {
      const known = isStated ? facts : { ...facts, terms: null, roomToTarget: null };
      const lift = liftOf(scoringRulesetV1, capability, known, 90, (of) => compiled.quick(of, capability));
      for (const words of worded(lift)) seen.add(`${capability} ${words}`);
    }),
    { numRuns: 1500 },
  );
  // Short terms speak for instant pay, long ones for cards and finance: never the other way round.
  expect([...seen].filter((each) => /^instantPay terms (?:atLeast|over)$/.test(each))).toEqual([]);
  expect([...seen].filter((each) => /^(?:vcard|boost|optima) terms (?:atMost|under)$/.test(each))).toEqual([]);
  expect(seen.has("instantPay terms atMost")).toBe(true);
});

test("a lift names only what a user can change", () => {
  const changeable = new Set(["vcAccepting", "cardAccepting", "stpCapable", "lockboxEnrolled", "detailLevel", "terms"]);
  fc.assert(
    fc.property(scoringFacts, fc.constantFrom(...capabilities), (facts, capability) => {
      const lift = liftOf(scoringRulesetV1, capability, facts, 90, (of) => compiled.quick(of, capability));
      return (lift?.changes ?? []).every(({ fact }) => changeable.has(fact.field));
    }),
    { numRuns: 500 },
  );
});
