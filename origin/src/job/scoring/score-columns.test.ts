import { capabilities, type Condition, scoreLevels } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileCondition } from "./compile-condition.ts";
import { compileRuleset } from "./compile-ruleset.ts";
import { factColumns } from "./fact-columns.ts";
import { scoringFacts } from "./facts.arbitrary.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import { scoreColumns } from "./score-columns.ts";

const compiled = compileRuleset(scoringRulesetV1);

test.each(capabilities)("%s: columns say what the supplier-by-supplier way says", (capability) => {
  const all = fc.sample(scoringFacts, { numRuns: 5000, seed: 11 });
  const { points, levels } = scoreColumns(factColumns(all), all.length, scoringRulesetV1, capability);
  const found = all.map((_, at) => ({ level: scoreLevels[levels[at] ?? 3], points: points[at] }));
  expect(found).toEqual(all.map((facts) => compiled.quick(facts, capability)));
});

const numberOps = fc.constantFrom(
  "Equal",
  "NotEqual",
  "GreaterThan",
  "GreaterThanOrEqual",
  "LessThan",
  "LessThanOrEqual",
);
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constantFrom("spend", "ticket", "terms", "detailLevel"),
    op: numberOps,
    value: fc.constantFrom(0, 2, 30, 5_000),
  }),
  fc.record({
    field: fc.constantFrom("cardAccepting", "domestic"),
    op: fc.constantFrom("Equal", "NotEqual"),
    value: fc.boolean(),
  }),
  fc.record({
    field: fc.constantFrom("matchBand", "tier", "vcAccepting"),
    op: fc.constantFrom("Equal", "NotEqual", "Contains", "StartsWith", "EndsWith"),
    value: fc.constantFrom("", "A", "High", "m", "ed", "YES", "x"),
  }),
);
const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    leaf,
    fc.record({ all: fc.array(tie("tree"), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("tree"), { maxLength: 3 }) }),
    fc.record({ not: tie("tree") }),
  ),
}));

test("any condition an administrator writes means the same both ways", () => {
  const all = fc.sample(scoringFacts, { numRuns: 200, seed: 5 });
  const columns = factColumns(all);
  fc.assert(
    fc.property(tree, tree, (first, second) => {
      const steps = [
        { code: "a", when: first, points: 40 },
        { code: "b", when: second, points: -7 },
      ];
      const stp = {
        ...scoringRulesetV1.capabilities.stp,
        gates: [],
        caps: [],
        points: [
          { group: "g", steps },
          { group: "base", steps: [{ code: "c", when: { all: [] }, points: 20 }] },
        ],
      };
      const ruleset = { ...scoringRulesetV1, capabilities: { ...scoringRulesetV1.capabilities, stp } };
      const { points } = scoreColumns(columns, all.length, ruleset, "stp");
      const [isFirst, isSecond] = [compileCondition(first), compileCondition(second)];
      expect([...points]).toEqual(all.map((facts) => 20 + (isFirst(facts) ? 40 : isSecond(facts) ? -7 : 0)));
    }),
    { numRuns: 300 },
  );
});
