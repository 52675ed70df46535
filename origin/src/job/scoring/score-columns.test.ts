import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileCondition } from "./compile-condition.ts";
import { compileRuleset } from "./compile-ruleset.ts";
import { factColumns } from "./fact-columns.ts";
import { scoringFacts } from "./facts.arbitrary.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import { scoringRulesetV2 } from "./ruleset-v2.ts";
import { scoringRulesetV3 } from "./ruleset-v3.ts";
import { ColumnReasons } from "./column-reasons.ts";
import { ColumnScorer } from "./score-columns.ts";

const versions = [
  { version: 1, ruleset: scoringRulesetV1 },
  { version: 2, ruleset: scoringRulesetV2 },
  { version: 3, ruleset: scoringRulesetV3 },
].map((each) => ({ ...each, compiled: compileRuleset(each.ruleset), scorer: new ColumnScorer(each.ruleset) }));
const sampled = fc.sample(scoringFacts, { numRuns: 5000, seed: 11 });

/** Facts on, just under and just over every threshold, beyond what the samples happen to hit. */
const edges = fc.sample(scoringFacts, { numRuns: 400, seed: 3 }).flatMap((facts) =>
  [-Infinity, -1, 0, 0.5, 4.999, 5, 24, 25, 100_000, 100_000.01, 5e6, Infinity].map((value) => ({
    ...facts,
    spend: value,
    ticket: value,
    terms: value,
    transactions: value,
  })),
);

describe.each(versions)("version $version", ({ ruleset, compiled, scorer }) => {
  test.each([
    ["samples", sampled],
    ["both sides of every threshold", edges],
  ])("columns say what the supplier-by-supplier way says: %s", (_name, all) => {
    const scores = scorer.score(factColumns(all), all.length);
    for (const capability of capabilities) {
      const { points, levels } = scores[capability];
      const found = all.map((_, at) => ({ level: scoreLevels[levels[at] ?? 3], points: points[at] }));
      expect(found, capability).toEqual(all.map((facts) => compiled.quick(facts, capability)));
    }
  });

  test("the reasons that are kept are those of the supplier-by-supplier way, in their order", () => {
    const all = [...fc.sample(scoringFacts, { numRuns: 3000, seed: 12 }), ...edges];
    const columns = factColumns(all);
    const kept = new ColumnReasons(ruleset).kept(columns, all.length, scorer.score(columns, all.length));
    for (const [at, facts] of all.entries()) {
      const expected = capabilities.map((capability) => {
        const { points, reasons } = compiled.score(facts, capability);
        return [capability, [points, ...reasons.map((reason) => [reason.code, reason.points])]];
      });
      expect(JSON.parse(kept[at] ?? "")).toEqual({ version: ruleset.version, ...Object.fromEntries(expected) });
    }
  });
});

test("a rule over more facts than a table holds is asked row by row", () => {
  const many = ["spend", "ticket", "terms", "transactions", "invoices", "aiv"].map((field, at) => ({
    any: [1, 10, 100, 1000].map((times) => ({ field, op: "GreaterThan" as const, value: (at + 1) * times })),
  }));
  const wide: Condition = { all: many };
  const { stp } = scoringRulesetV1.capabilities;
  const ruleset = {
    ...scoringRulesetV1,
    capabilities: {
      ...scoringRulesetV1.capabilities,
      stp: {
        ...stp,
        gates: [{ code: "wideGate", when: { not: { any: many } } }],
        points: [...stp.points, { group: "wide", steps: [{ code: "wide", when: wide, points: 17 }] }],
        caps: [...stp.caps, { code: "wideCap", when: wide, level: "Low" as const }],
      },
    },
  };
  const columns = factColumns(edges);
  const scores = new ColumnScorer(ruleset).score(columns, edges.length);
  const kept = new ColumnReasons(ruleset).kept(columns, edges.length, scores);
  const slow = compileRuleset(ruleset);
  for (const [at, facts] of edges.entries()) {
    const { level, points, reasons } = slow.score(facts, "stp");
    expect({ level: scoreLevels[scores.stp.levels[at] ?? 3], points: scores.stp.points[at] }).toEqual({
      level,
      points,
    });
    expect(JSON.parse(kept[at] ?? "").stp).toEqual([points, ...reasons.map((each) => [each.code, each.points])]);
  }
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
  // Tables of the other capabilities' own rules would be made again for every condition.
  const without = { ...scoringRulesetV1.capabilities.stp, gates: [], caps: [], points: [] };
  const others = Object.fromEntries(capabilities.map((capability) => [capability, without])) as Record<
    Capability,
    typeof without
  >;
  const columns = factColumns(all);
  fc.assert(
    fc.property(tree, tree, (first, second) => {
      const steps = [
        { code: "a", when: first, points: 40 },
        { code: "b", when: second, points: -7 },
      ];
      const stp = {
        ...without,
        points: [
          { group: "g", steps },
          { group: "base", steps: [{ code: "c", when: { all: [] }, points: 20 }] },
        ],
      };
      const ruleset = { ...scoringRulesetV1, capabilities: { ...others, stp } };
      const { points } = new ColumnScorer(ruleset).score(columns, all.length).stp;
      const [isFirst, isSecond] = [compileCondition(first), compileCondition(second)];
      expect([...points]).toEqual(all.map((facts) => 20 + (isFirst(facts) ? 40 : isSecond(facts) ? -7 : 0)));
    }),
    { numRuns: 300 },
  );
});
