/**
 * What is wrong with an edited ruleset, as one message per place ("capabilities.stp.gates.0.when.all.1"). The editor
 * shows it next to the place, the origin refuses with the same words.
 */
import * as v from "valibot";
import { capabilities } from "./capabilities.ts";
import {
  confidenceRulesetSchema,
  scoringRulesetSchema,
  type CapabilityRules,
  type ConfidenceRuleset,
  type ScoringRuleset,
} from "./analysis.ts";
import type { Condition, ConditionLeaf } from "./conditions.ts";
import { isRising } from "./calibration.ts";
import { checkLists } from "./ruleset-lists-check.ts";
import { isScoringField, scoringFields } from "./scoring-fields.ts";
import { encodedMessage, message, nounRef, type Message, type MessageRef } from "../catalogue/message.ts";
import { messageOfIssue } from "../catalogue/issue-message.ts";

/** Messages by dotted path; empty when nothing is wrong. */
export type RulesetProblems = Readonly<Record<string, Message>>;
type Found = Record<string, Message>;

const kinds = { number: nounRef("aNumber"), boolean: nounRef("yesOrNo"), text: nounRef("aText") } as const;
/** Groups within groups; deeper trees are refused before they are read. */
const deepest = 12;

/** What is wrong with one comparison, as a message; null when it can be used. */
export function leafProblem({ field, op, value }: ConditionLeaf): MessageRef | null {
  if (!isScoringField(field))
    return message("noFactUse", { name: field, names: Object.keys(scoringFields).join(", ") });
  const spec = scoringFields[field];
  const valueKind = typeof value === "string" ? "text" : typeof value;
  if (valueKind !== spec.kind || (typeof value === "number" && !Number.isFinite(value)))
    return message("comparedWith", { name: field, what: kinds[spec.kind], value: JSON.stringify(value) });
  const textOnly = op === "Contains" || op === "StartsWith" || op === "EndsWith";
  const ordered = op !== "Equal" && op !== "NotEqual" && !textOnly;
  if ((textOnly && spec.kind !== "text") || (ordered && spec.kind !== "number"))
    return message("notComparedBy", { name: field, what: kinds[spec.kind], operator: op });
  return null;
}

function checkCondition(condition: Condition, path: string, found: Found): void {
  if ("not" in condition) {
    checkCondition(condition.not, `${path}.not`, found);
    return;
  }
  if ("all" in condition || "any" in condition) {
    const word = "all" in condition ? "all" : "any";
    const parts = "all" in condition ? condition.all : condition.any;
    if (parts.length === 0) found[path] = message("groupNoCondition");
    parts.forEach((part, at) => checkCondition(part, `${path}.${word}.${at}`, found));
    return;
  }
  const problem = leafProblem(condition);
  if (problem !== null) found[path] = problem;
}

function checkCode(code: string, path: string, seen: Set<string>, found: Found): void {
  if (!/^[A-Za-z][A-Za-z0-9.]{0,59}$/.test(code)) found[`${path}.code`] = message("codeShape");
  else if (seen.has(code)) found[`${path}.code`] = message("codeTwiceHere", { code });
  seen.add(code);
}

function checkCapability(rules: CapabilityRules, path: string, found: Found): void {
  const seen = new Set<string>();
  const check = (rule: { code: string; when: Condition }, at: string): void => {
    checkCode(rule.code, at, seen, found);
    checkCondition(rule.when, `${at}.when`, found);
  };
  rules.gates.forEach((gate, at) => check(gate, `${path}.gates.${at}`));
  rules.points.forEach((group, at) => {
    if (group.steps.length === 0) found[`${path}.points.${at}`] = message("groupNoStep");
    group.steps.forEach((step, index) => {
      const place = `${path}.points.${at}.steps.${index}`;
      check(step, place);
      if (Math.abs(step.points) > 100) found[`${place}.points`] = message("pointsRange");
    });
  });
  rules.caps.forEach((cap, at) => check(cap, `${path}.caps.${at}`));
}

function depthOf(value: unknown): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= 60) {
    depth += 1;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return depth;
}

/** A value that is nested no deeper than a ruleset can be: checked before anything recursive reads it. */
const shallow = v.check(
  (value: unknown) => depthOf(value) <= 10 + 2 * deepest,
  encodedMessage("maxNested", { most: deepest }),
);

/** A scoring ruleset as a call's body carries it. */
export const scoringRulesetBody = v.pipe(v.unknown(), shallow, scoringRulesetSchema);
/** A confidence ruleset as a call's body carries it. */
export const confidenceRulesetBody = v.pipe(v.unknown(), shallow, confidenceRulesetSchema);

function schemaProblems(issues: readonly v.BaseIssue<unknown>[]): Found {
  const found: Found = {};
  for (const issue of issues) {
    const isNumber = issue.type === "number" || issue.type === "finite";
    found[v.getDotPath(issue) ?? ""] ??= isNumber ? message("enterNumber") : messageOfIssue(issue);
  }
  return found;
}

/** Everything that is wrong with a scoring ruleset. */
export function scoringProblems(body: unknown): RulesetProblems {
  const read = v.safeParse(scoringRulesetBody, body);
  if (!read.success) return schemaProblems(read.issues);
  const found: Found = {};
  const { bands } = read.output;
  if (!(bands.High > bands.Medium && bands.Medium > bands.Low && bands.Low > 0 && bands.High <= 100))
    found["bands"] = message("bandsRiseTo100");
  for (const capability of capabilities)
    checkCapability(read.output.capabilities[capability], `capabilities.${capability}`, found);
  checkLists(read.output, found);
  return found;
}

/** Everything that is wrong with a confidence ruleset. */
export function confidenceProblems(body: unknown): RulesetProblems {
  const read = v.safeParse(confidenceRulesetBody, body);
  if (!read.success) return schemaProblems(read.issues);
  const found: Found = {};
  const { bands, blocking, fields } = read.output;
  if (!(bands.High.bits > bands.Medium.bits && bands.Medium.bits > bands.Low.bits))
    found["bands.Medium.bits"] = message("bandsRise");
  if (blocking.maxDfOnlyCommon < blocking.maxDf) found["blocking.maxDfOnlyCommon"] = message("ceilingCommon");
  if (blocking.keep > 100) found["blocking.keep"] = message("maxCandidates");
  const { name } = fields;
  if (!(name.near.bits >= name.close.bits && name.close.bits >= name.weak.bits && name.weak.bits >= name.none.bits))
    found["fields.name.close.bits"] = message("alikeWeighs");
  const { calibration } = read.output;
  if (calibration !== undefined && !isRising(calibration)) found["calibration.bits"] = message("calibrationRises");
  if (name.rarity.least > name.rarity.most) found["fields.name.rarity.most"] = message("mostLeast");
  return found;
}

/** A rule that is switched off stays in the ruleset and counts for nothing. */
const isOn = (rule: { readonly enabled?: boolean | undefined }): boolean => rule.enabled !== false;

/** The rules that count: those that are switched on. */
export function activeRules(rules: CapabilityRules): CapabilityRules {
  return {
    ...rules,
    gates: rules.gates.filter(isOn),
    points: rules.points.map((group) => ({ ...group, steps: group.steps.filter(isOn) })),
    caps: rules.caps.filter(isOn),
  };
}

export type RulesetBody = ConfidenceRuleset | ScoringRuleset;
