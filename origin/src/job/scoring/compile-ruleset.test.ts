import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoringRulesetSchema } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { compileCondition, RulesetError } from "./compile-condition.ts";
import { compileRuleset } from "./compile-ruleset.ts";
import { scoringFacts } from "./facts.arbitrary.ts";
import { scoringRulesetV1 } from "./ruleset-v1.ts";
import { scoringRulesetV2 } from "./ruleset-v2.ts";
import { scoringRulesetV3 } from "./ruleset-v3.ts";
import { type ScoringFacts, scoringFields, type ScoringField, isScoringField } from "./scoring-fields.ts";
import { secondReading } from "./second-reading.ts";

/** Suppliers to score for each rule: RULE_FACTS; `npm run soak` takes 10,000. */
const suppliers = Number(process.env["RULE_FACTS"] ?? 1000);

const versions = [
  { version: 1, ruleset: scoringRulesetV1, compiled: compileRuleset(scoringRulesetV1) },
  { version: 2, ruleset: scoringRulesetV2, compiled: compileRuleset(scoringRulesetV2) },
  { version: 3, ruleset: scoringRulesetV3, compiled: compileRuleset(scoringRulesetV3) },
] as const;
const ofVersions = versions.flatMap((each) => capabilities.map((capability) => ({ ...each, capability })));

test.each(versions)("version $version is plain JSON that its own schema accepts, and survives being stored", (each) => {
  const stored: unknown = JSON.parse(JSON.stringify(each.ruleset));
  expect(v.parse(scoringRulesetSchema, stored)).toEqual(each.ruleset);
  expect(each.ruleset.version).toBe(each.version);
});

test.each(ofVersions)("$capability: the data says what the table of version $version says", (each) => {
  const { capability, compiled, version } = each;
  fc.assert(
    fc.property(scoringFacts, (facts) => {
      const { level, points } = compiled.score(facts, capability);
      expect({ level, points }).toEqual(secondReading(facts, capability, version));
      expect(compiled.quick(facts, capability)).toEqual({ level, points });
    }),
    { numRuns: suppliers },
  );
});

test.each(ofVersions)(
  "$capability of version $version: reasons add up to the points before the clamp, and a gate stands alone",
  ({ capability, compiled }) => {
    fc.assert(
      fc.property(scoringFacts, (facts) => {
        const { points, reasons, level } = compiled.score(facts, capability);
        const sum = reasons.reduce((total, reason) => total + reason.points, 0);
        expect(points).toBe(Math.min(100, Math.max(0, sum)));
        if (level === "None" && points === 0 && reasons.length === 1 && reasons[0]?.points === 0) return;
        expect(level === "None").toBe(points === 0);
      }),
    );
  },
);

/** A value of a field that is more than the one it has, null when there is none. */
function raised(facts: ScoringFacts, field: ScoringField, by: number): ScoringFacts | null {
  const value = facts[field];
  const kind = scoringFields[field];
  if (typeof value === "number" && field === "detailLevel")
    return value < 3 ? { ...facts, detailLevel: value === 0 ? 1 : value === 1 ? 2 : 3 } : null;
  if (typeof value === "number") return { ...facts, [field]: value + by };
  if (typeof value === "boolean") return value ? null : { ...facts, [field]: true };
  if (kind.kind !== "text" || typeof value !== "string") return null;
  const next = kind.values[kind.values.indexOf(value) + 1];
  if (next === undefined) return null;
  const more = { ...facts, [field]: next };
  // who accepts virtual cards accepts cards
  return field === "vcAccepting" && next === "YES" && !facts.cardAccepting ? null : more;
}

describe("what each fact does follows the declared direction", () => {
  const rank = { None: 0, Low: 1, Medium: 2, High: 3 };
  const declared = ofVersions.flatMap(({ version, ruleset, compiled, capability }) =>
    Object.entries(ruleset.capabilities[capability]?.directions ?? {}).map(([field, direction]) => ({
      version,
      compiled,
      capability,
      field,
      direction,
    })),
  );
  test.each(declared)("version $version, $capability: more $field $direction", (each) => {
    const { compiled, capability, field, direction } = each;
    if (!isScoringField(field)) throw new Error(`unknown fact ${field}`);
    fc.assert(
      fc.property(scoringFacts, fc.double({ min: 0.5, max: 200_000, noNaN: true }), (facts, by) => {
        const more = raised(facts, field, by);
        if (!more) return;
        const [before, after] = [compiled.quick(facts, capability), compiled.quick(more, capability)];
        const sign = direction === "raises" ? 1 : -1;
        expect(sign * (after.points - before.points)).toBeGreaterThanOrEqual(0);
        expect(sign * (rank[after.level] - rank[before.level])).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: suppliers / 5 },
    );
  });
});

describe("conditions", () => {
  const facts = fc.sample(scoringFacts, { numRuns: 1, seed: 7 })[0];
  if (!facts) throw new Error("no sample");
  test("an unknown fact makes every comparison false, and its negation true", () => {
    const unknown = { ...facts, terms: null };
    for (const op of [
      "Equal",
      "NotEqual",
      "GreaterThan",
      "GreaterThanOrEqual",
      "LessThan",
      "LessThanOrEqual",
    ] as const) {
      expect(compileCondition({ field: "terms", op, value: 30 })(unknown)).toBe(false);
      expect(compileCondition({ not: { field: "terms", op, value: 30 } })(unknown)).toBe(true);
    }
  });
  test("a rule that cannot work says what to correct", () => {
    expect(() => compileCondition({ field: "spent", op: "Equal", value: 1 })).toThrow(RulesetError);
    expect(() => compileCondition({ field: "spent", op: "Equal", value: 1 })).toThrow(/Unknown field "spent"/);
    expect(() => compileCondition({ field: "spend", op: "Equal", value: "1" })).toThrow(/compared with a number/);
    expect(() => compileCondition({ field: "tier", op: "GreaterThan", value: "A" })).toThrow(
      /can’t be compared with GreaterThan/,
    );
    expect(() => compileCondition({ field: "spend", op: "Contains", value: 3 })).toThrow(
      /can’t be compared with Contains/,
    );
  });
  test("text operators look at the text without its case", () => {
    const matched = { ...facts, matchBand: "Medium" as const };
    expect(compileCondition({ field: "matchBand", op: "StartsWith", value: "med" })(matched)).toBe(true);
    expect(compileCondition({ field: "matchBand", op: "EndsWith", value: "UM" })(matched)).toBe(true);
    expect(compileCondition({ field: "matchBand", op: "Contains", value: "x" })(matched)).toBe(false);
  });
});
