import * as v from "valibot";
import { confidenceRulesetSchema, scoringRulesetSchema } from "@paygauge/api-types/entities/analysis";
import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { invalid, notFound, Refusal } from "../../refusal.ts";
import { draftChange, discardChange, publishChange, retireChange, saveChange } from "./ruleset-changes.ts";
import { itemOf, listRulesets, requireRuleset, requireUsable, versionNumberOf } from "./ruleset-rows.ts";

const answered = { success: true, statusCode: 200 };
const notAnalysed = (): Refusal =>
  new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Choose another job.");

/** The draft cannot be used on this job: the object says so as data. @throws Refusal 422. */
function refuseDraft(answer: { readonly refusal: string }): never {
  throw invalid("body", answer.refusal);
}

const published = (number: number) => `Version ${number} is published: imports and re-scores use it from now on.`;
const retired = (number: number) => `Version ${number} is retired. Jobs that were made with it keep their results.`;

export const rulesetsHandlers = {
  confidenceRulesets: ({ db }) => listRulesets(db, "confidence"),
  scoringRulesets: ({ db }) => listRulesets(db, "scoring"),

  confidenceRuleset: async ({ db, params }) => {
    const row = await requireRuleset(db, "confidence", params.versionNumber);
    const item = await itemOf(db, "confidence", row.versionNumber);
    return { item, body: v.parse(confidenceRulesetSchema, JSON.parse(row.body)) };
  },
  scoringRuleset: async ({ db, params }) => {
    const row = await requireRuleset(db, "scoring", params.versionNumber);
    return {
      item: await itemOf(db, "scoring", row.versionNumber),
      body: v.parse(scoringRulesetSchema, JSON.parse(row.body)),
    };
  },

  draftConfidenceRuleset: async ({ db, person, body, write }) => {
    const { about, statements, row } = await draftChange(db, "confidence", person, body);
    const { versionNumber } = row;
    return write(about, statements, { ...answered, message: `Draft ${versionNumber} is made.`, versionNumber });
  },
  draftScoringRuleset: async ({ db, person, body, write }) => {
    const { about, statements, row } = await draftChange(db, "scoring", person, body);
    const { versionNumber } = row;
    return write(about, statements, { ...answered, message: `Draft ${versionNumber} is made.`, versionNumber });
  },

  saveConfidenceRuleset: async ({ db, params, body, write }) => {
    const { about, statements, onGuard, row } = await saveChange(db, "confidence", params.versionNumber, body);
    const item = { ...(await itemOf(db, "confidence", row.versionNumber)), version: body.version + 1, note: body.note };
    return write(about, statements, { ...answered, message: "The draft is saved.", item }, onGuard);
  },
  saveScoringRuleset: async ({ db, params, body, write }) => {
    const { about, statements, onGuard, row } = await saveChange(db, "scoring", params.versionNumber, body);
    const item = { ...(await itemOf(db, "scoring", row.versionNumber)), version: body.version + 1, note: body.note };
    return write(about, statements, { ...answered, message: "The draft is saved.", item }, onGuard);
  },

  publishConfidenceRuleset: async ({ db, params, body, write }) => {
    const { about, statements, onGuard, row } = await publishChange(db, "confidence", params.versionNumber, body);
    return write(about, statements, { ...answered, message: published(row.versionNumber) }, onGuard);
  },
  publishScoringRuleset: async ({ db, params, body, write }) => {
    const { about, statements, onGuard, row } = await publishChange(db, "scoring", params.versionNumber, body);
    return write(about, statements, { ...answered, message: published(row.versionNumber) }, onGuard);
  },

  retireConfidenceRuleset: async ({ db, params, body, write }) => {
    const { about, statements, onGuard, row } = await retireChange(
      db,
      "confidence",
      params.versionNumber,
      body.version,
    );
    return write(about, statements, { ...answered, message: retired(row.versionNumber) }, onGuard);
  },
  retireScoringRuleset: async ({ db, params, body, write }) => {
    const { about, statements, onGuard, row } = await retireChange(db, "scoring", params.versionNumber, body.version);
    return write(about, statements, { ...answered, message: retired(row.versionNumber) }, onGuard);
  },

  discardConfidenceRuleset: async ({ db, params, write }) => {
    const { about, statements, onGuard } = await discardChange(db, "confidence", params.versionNumber);
    const message = `Draft ${versionNumberOf(params.versionNumber)} is discarded.`;
    return write(about, statements, { ...answered, message }, onGuard);
  },
  discardScoringRuleset: async ({ db, params, write }) => {
    const { about, statements, onGuard } = await discardChange(db, "scoring", params.versionNumber);
    const message = `Draft ${versionNumberOf(params.versionNumber)} is discarded.`;
    return write(about, statements, { ...answered, message }, onGuard);
  },

  benchConfidence: async ({ env, job, body }) => {
    requireUsable("confidence", body.body);
    const object = jobObjectOf(env, job.id);
    if ((await object.summary()) === null) throw notAnalysed();
    const bench = await object.benchConfidence(body.body, body.supplierKey);
    if (bench === null) throw notFound("supplier");
    return bench;
  },
  benchScoring: async ({ env, job, body }) => {
    requireUsable("scoring", body.body);
    const object = jobObjectOf(env, job.id);
    if ((await object.summary()) === null) throw notAnalysed();
    const bench = await object.benchScoring(body.body, body.supplierKey);
    if (bench === null) throw notFound("supplier");
    return "refusal" in bench ? refuseDraft(bench) : bench;
  },

  simulateConfidence: async ({ env, job, body }) => {
    requireUsable("confidence", body.body);
    const slice = await jobObjectOf(env, job.id).simulateConfidence(body.body, body.from);
    if (slice === null) throw notAnalysed();
    return slice;
  },
  simulateScoring: async ({ env, job, body }) => {
    requireUsable("scoring", body.body);
    const slice = await jobObjectOf(env, job.id).simulateScoring(body.body, body.from);
    if (slice === null) throw notAnalysed();
    return "refusal" in slice ? refuseDraft(slice) : slice;
  },
} satisfies Partial<Handlers>;
