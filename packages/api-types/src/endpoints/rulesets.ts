import { cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { idOf } from "../ids.ts";
import { holders } from "../access/access.ts";
import { confidenceRulesetSchema, scoringRulesetSchema } from "../entities/analysis.ts";
import { done, mutation } from "../entities/mutation.ts";
import { confidenceRulesetBody, scoringRulesetBody } from "../entities/ruleset-check.ts";
import { confidenceBench, rulesetItem, rulesetNote, scoringBench, simulationSlice } from "../entities/rulesets.ts";
import type { Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

const root = "/api/v1/rulesets";
const confidence = `${root}/confidence`;
const scoring = `${root}/scoring`;

const seesConfidence = holders("Analysis_Admin_Confidence_VIEW");
const editsConfidence = holders("Analysis_Admin_Confidence_VIEW", "Analysis_Admin_Confidence_CRUD");
const seesScoring = holders("Analysis_Admin_Scoring_VIEW");
const editsScoring = holders("Analysis_Admin_Scoring_VIEW", "Analysis_Admin_Scoring_CRUD");

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const versionOnly = v.strictObject({ version });
const draftBody = v.strictObject({
  from: version,
  note: v.optional(v.pipe(v.string(), cleanText(), v.maxLength(500))),
});
const publishBody = v.strictObject({ version, note: rulesetNote });
const note = v.pipe(v.string(), cleanText(), v.maxLength(500, encodedMessage("maxNote", { most: 500 })));
const drafted = mutation({ versionNumber: v.number() });
const saved = mutation({ item: rulesetItem });
const supplierKey = v.pipe(idOf("supplier"), v.minLength(1));
const from = v.pipe(v.number(), v.integer(), v.minValue(0));
const saveScoring = v.strictObject({ version, note, body: scoringRulesetBody });
const saveConfidence = v.strictObject({ version, note, body: confidenceRulesetBody });

/** Versions of the two rulesets. A published body never changes; publishing makes the draft the one in use. */
export const rulesetsCalls = {
  confidenceRulesets: {
    method: "GET",
    path: confidence,
    access: seesConfidence,
    effect: "read",
    answer: v.array(rulesetItem),
  },
  confidenceRuleset: {
    method: "GET",
    path: `${confidence}/:versionNumber`,
    access: seesConfidence,
    effect: "read",
    answer: v.object({ item: rulesetItem, body: confidenceRulesetSchema }),
  },
  draftConfidenceRuleset: {
    method: "POST",
    path: confidence,
    access: editsConfidence,
    effect: "write",
    unlocked: "adds",
    body: draftBody,
    answer: drafted,
  },
  saveConfidenceRuleset: {
    method: "PUT",
    path: `${confidence}/:versionNumber`,
    access: editsConfidence,
    effect: "write",
    locked: { entityType: "confidenceRuleset", idIn: ["params", "versionNumber"] },
    body: saveConfidence,
    answer: saved,
  },
  publishConfidenceRuleset: {
    method: "POST",
    path: `${confidence}/:versionNumber/publish`,
    access: editsConfidence,
    effect: "write",
    locked: { entityType: "confidenceRuleset", idIn: ["params", "versionNumber"] },
    body: publishBody,
    answer: done,
  },
  retireConfidenceRuleset: {
    method: "POST",
    path: `${confidence}/:versionNumber/retire`,
    access: editsConfidence,
    effect: "write",
    locked: { entityType: "confidenceRuleset", idIn: ["params", "versionNumber"] },
    body: versionOnly,
    answer: done,
  },
  discardConfidenceRuleset: {
    method: "DELETE",
    path: `${confidence}/:versionNumber`,
    access: editsConfidence,
    effect: "write",
    locked: { entityType: "confidenceRuleset", idIn: ["params", "versionNumber"] },
    answer: done,
  },
  /** One supplier matched with a body that need not be saved. */
  benchConfidence: {
    method: "POST",
    path: `${confidence}/bench/:jobId`,
    access: seesConfidence,
    effect: "read",
    body: v.strictObject({ supplierKey, body: confidenceRulesetBody }),
    answer: confidenceBench,
  },
  /** A slice of the job's suppliers matched with a body that need not be saved; no part of the job changes. */
  simulateConfidence: {
    method: "POST",
    path: `${confidence}/simulate/:jobId`,
    access: seesConfidence,
    effect: "read",
    body: v.strictObject({ from, body: confidenceRulesetBody }),
    answer: simulationSlice,
  },
  scoringRulesets: { method: "GET", path: scoring, access: seesScoring, effect: "read", answer: v.array(rulesetItem) },
  scoringRuleset: {
    method: "GET",
    path: `${scoring}/:versionNumber`,
    access: seesScoring,
    effect: "read",
    answer: v.object({ item: rulesetItem, body: scoringRulesetSchema }),
  },
  draftScoringRuleset: {
    method: "POST",
    path: scoring,
    access: editsScoring,
    effect: "write",
    unlocked: "adds",
    body: draftBody,
    answer: drafted,
  },
  saveScoringRuleset: {
    method: "PUT",
    path: `${scoring}/:versionNumber`,
    access: editsScoring,
    effect: "write",
    locked: { entityType: "scoringRuleset", idIn: ["params", "versionNumber"] },
    body: saveScoring,
    answer: saved,
  },
  publishScoringRuleset: {
    method: "POST",
    path: `${scoring}/:versionNumber/publish`,
    access: editsScoring,
    effect: "write",
    locked: { entityType: "scoringRuleset", idIn: ["params", "versionNumber"] },
    body: publishBody,
    answer: done,
  },
  retireScoringRuleset: {
    method: "POST",
    path: `${scoring}/:versionNumber/retire`,
    access: editsScoring,
    effect: "write",
    locked: { entityType: "scoringRuleset", idIn: ["params", "versionNumber"] },
    body: versionOnly,
    answer: done,
  },
  discardScoringRuleset: {
    method: "DELETE",
    path: `${scoring}/:versionNumber`,
    access: editsScoring,
    effect: "write",
    locked: { entityType: "scoringRuleset", idIn: ["params", "versionNumber"] },
    answer: done,
  },
  benchScoring: {
    method: "POST",
    path: `${scoring}/bench/:jobId`,
    access: seesScoring,
    effect: "read",
    needsFigures: true,
    body: v.strictObject({ supplierKey, body: scoringRulesetBody }),
    answer: scoringBench,
  },
  simulateScoring: {
    method: "POST",
    path: `${scoring}/simulate/:jobId`,
    access: seesScoring,
    effect: "read",
    needsFigures: true,
    body: v.strictObject({ from, body: scoringRulesetBody }),
    answer: simulationSlice,
  },
} as const satisfies Record<string, Call>;
