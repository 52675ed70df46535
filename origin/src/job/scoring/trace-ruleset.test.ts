import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { scoringProblems } from "@paygauge/api-types/entities/ruleset-check";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileRuleset } from "./compile-ruleset.ts";
import { factColumns } from "./fact-columns.ts";
import { scoringFacts } from "./facts.arbitrary.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import { scoringRulesetV2 } from "./ruleset-v2.ts";
import { scoringRulesetV3 } from "./ruleset-v3.ts";
import { ColumnScorer } from "./score-columns.ts";
import { traceRules } from "./trace-ruleset.ts";

const bandOf = (points: number) => (points >= 75 ? "High" : points >= 35 ? "Medium" : points >= 1 ? "Low" : "None");
/** The ruleset with every second rule switched off. */
function halved(ruleset: ScoringRuleset): ScoringRuleset {
  const copy = structuredClone(ruleset);
  let at = 0;
  for (const capability of capabilities) {
    const { gates, points, caps } = copy.capabilities[capability];
    for (const rule of [...gates, ...points.flatMap((group) => group.steps), ...caps]) rule.enabled = at++ % 2 === 0;
  }
  return copy;
}

test.each([
  ["version 1", scoringRulesetV1],
  ["version 2", scoringRulesetV2],
  ["version 3", scoringRulesetV3],
  ["with rules switched off", halved(scoringRulesetV1)],
])("%s: the rules that the trace counts are those that make the points, and both scorers agree", (_name, ruleset) => {
  expect(scoringProblems(ruleset)).toEqual({});
  const compiled = compileRuleset(ruleset);
  const scorer = new ColumnScorer(ruleset);
  fc.assert(
    fc.property(scoringFacts, fc.constantFrom(...capabilities), (facts, capability) => {
      const { level, points, reasons } = compiled.score(facts, capability);
      const closed = reasons.length === 1 && level === "None" && points === 0;
      const trace = traceRules(ruleset.capabilities[capability], facts, bandOf(points));
      expect(trace.filter((rule) => rule.counts).map((rule) => rule.code)).toEqual(
        reasons.map((reason) => reason.code),
      );
      const sum = trace.filter((rule) => rule.counts).reduce((total, rule) => total + rule.points, 0);
      if (!closed) expect(Math.min(100, Math.max(0, sum))).toBe(points);
      expect(trace.filter((rule) => !rule.isOn && rule.counts)).toEqual([]);
      const columns = scorer.score(factColumns([facts]), 1)[capability];
      expect([columns.points[0], ["High", "Medium", "Low", "None"][columns.levels[0] ?? 3]]).toEqual([points, level]);
    }),
  );
});

test("an empty group and a repeated code are found by their place", () => {
  const broken = structuredClone(scoringRulesetV1);
  broken.capabilities.scf.gates[0] = { code: "two words", when: { all: [] } };
  broken.capabilities.scf.caps.push({
    code: "SpendUnder500k",
    level: "Low",
    when: { field: "nothing", op: "Equal", value: 1 },
  });
  expect(Object.keys(scoringProblems(broken)).toSorted()).toEqual([
    "capabilities.scf.caps.1.code",
    "capabilities.scf.caps.1.when",
    "capabilities.scf.gates.0.code",
    "capabilities.scf.gates.0.when",
  ]);
});

test("lists, rates and the code mapping are found wrong by their place, and version 1 has nothing wrong", () => {
  expect(scoringProblems(scoringRulesetV1)).toEqual({});
  const broken = structuredClone(scoringRulesetV1);
  const { lists, rates } = broken;
  lists.stpCountries.push("USA");
  lists.lockboxCountries.Its.push("uk");
  lists.instantSchemes.push({ country: "USA", scheme: " ", currency: "KES", limit: 5 });
  lists.tierAMcc.push([5990, 6000]);
  lists.tierBMcc.push([9000, 8999]);
  lists.crossWalk.naics.push({ prefixes: ["722"], tande: "sometimes", tier: "C" });
  lists.crossWalk.sic.push({ prefixes: ["58120"], tande: "", tier: "" });
  lists.crossWalk.unspsc.push({ prefixes: [], tande: "", tier: "" });
  rates["USD"] = 2;
  rates["pound"] = 1;
  expect(Object.keys(scoringProblems(broken)).toSorted()).toEqual([
    "lists.crossWalk.naics.4.prefixes",
    "lists.crossWalk.naics.4.tande",
    "lists.crossWalk.naics.4.tier",
    "lists.crossWalk.sic.4.prefixes",
    "lists.crossWalk.unspsc.4.prefixes",
    "lists.instantSchemes.38.country",
    "lists.instantSchemes.38.currency",
    "lists.instantSchemes.38.scheme",
    "lists.lockboxCountries.Its",
    "lists.stpCountries",
    "lists.tierAMcc.16",
    "lists.tierBMcc.7",
    "rates.USD",
    "rates.pound",
  ]);
});

test("lists that no row of the catalogue could hold are refused by their place", () => {
  const long = structuredClone(scoringRulesetV1);
  const codes = Array.from({ length: 5_001 }, (_each, at) => String(10_000 + at));
  long.lists.crossWalk.naics = codes.map((prefix) => ({ prefixes: [prefix], tande: "", tier: "" }));
  long.lists.tandeOtherMcc = codes.slice(0, 1_001).map((_code, at) => [at, at]);
  const letters = Array.from({ length: 26 }, (_each, at) => String.fromCodePoint(65 + at));
  const currencies = letters.flatMap((first) => letters.map((second) => `X${first}${second}`));
  long.rates = { USD: 1, ...Object.fromEntries(currencies.map((code) => [code, 1])) };
  long.lists.instantSchemes = currencies.map((country) => ({ country, scheme: "One", currency: "USD", limit: null }));
  expect(Object.keys(scoringProblems(long)).toSorted()).toEqual([
    "lists.crossWalk.naics",
    "lists.instantSchemes",
    "lists.tandeOtherMcc",
    "rates",
  ]);
});
