import { confidenceRulesetSchema, scoringRulesetSchema } from "@paygauge/api-types/entities/analysis";
import type { Handlers } from "../../call-context.ts";
import { notAnalysed, runInWork } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { draftChange, discardChange, publishChange, retireChange, saveChange } from "./ruleset-changes.ts";
import { itemOf, listRulesets, requireRuleset, requireUsable } from "./ruleset-rows.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import type { SimulationRefusal } from "../../job/simulation/scoring-simulation.ts";
import { done } from "@paygauge/worker/done";
import { readStored } from "@paygauge/worker/stored-json";

/** The draft cannot be used on this job: the object answers that as data. @throws Refusal 422. */
function refuseDraft(answer: SimulationRefusal): never {
  throw invalid("body", answer.refusal);
}

const published = (number: number) => message("versionPublished", { version: number });
const retired = (number: number) => message("versionRetired", { version: number });

export const rulesetsHandlers = {
  confidenceRulesets: ({ db, person }) => listRulesets(db, person, "confidence"),
  scoringRulesets: ({ db, person }) => listRulesets(db, person, "scoring"),

  confidenceRuleset: async ({ db, person, params }) => {
    const row = await requireRuleset(db, "confidence", params.versionNumber);
    const item = await itemOf(db, person, "confidence", row.versionNumber);
    return { item, body: readStored(confidenceRulesetSchema, row.body, "rulesets.body") };
  },
  scoringRuleset: async ({ db, person, params }) => {
    const row = await requireRuleset(db, "scoring", params.versionNumber);
    return {
      item: await itemOf(db, person, "scoring", row.versionNumber),
      body: readStored(scoringRulesetSchema, row.body, "rulesets.body"),
    };
  },

  draftConfidenceRuleset: async ({ db, person, body, write }) => {
    const { about, statements, row } = await draftChange(db, "confidence", person, body);
    const { versionNumber } = row;
    return write(about, statements, { ...done(message("draftMade", { version: versionNumber })), versionNumber });
  },
  draftScoringRuleset: async ({ db, person, body, write }) => {
    const { about, statements, row } = await draftChange(db, "scoring", person, body);
    const { versionNumber } = row;
    return write(about, statements, { ...done(message("draftMade", { version: versionNumber })), versionNumber });
  },

  saveConfidenceRuleset: async ({ db, person, params, body, write }) => {
    const { about, statements, row } = await saveChange(db, "confidence", params.versionNumber, body);
    const item = {
      ...(await itemOf(db, person, "confidence", row.versionNumber)),
      version: body.version + 1,
      note: body.note,
    };
    return write(about, statements, { ...done(message("draftSaved")), item });
  },
  saveScoringRuleset: async ({ db, person, params, body, write }) => {
    const { about, statements, row } = await saveChange(db, "scoring", params.versionNumber, body);
    const item = {
      ...(await itemOf(db, person, "scoring", row.versionNumber)),
      version: body.version + 1,
      note: body.note,
    };
    return write(about, statements, { ...done(message("draftSaved")), item });
  },

  publishConfidenceRuleset: async ({ db, params, body, write }) => {
    const { about, statements, row } = await publishChange(db, "confidence", params.versionNumber, body);
    return write(about, statements, done(published(row.versionNumber)));
  },
  publishScoringRuleset: async ({ db, params, body, write }) => {
    const { about, statements, row } = await publishChange(db, "scoring", params.versionNumber, body);
    return write(about, statements, done(published(row.versionNumber)));
  },

  retireConfidenceRuleset: async ({ db, params, body, write }) => {
    const { about, statements, row } = await retireChange(db, "confidence", params.versionNumber, body.version);
    return write(about, statements, done(retired(row.versionNumber)));
  },
  retireScoringRuleset: async ({ db, params, body, write }) => {
    const { about, statements, row } = await retireChange(db, "scoring", params.versionNumber, body.version);
    return write(about, statements, done(retired(row.versionNumber)));
  },

  discardConfidenceRuleset: async ({ db, params, write }) => {
    const { about, statements } = await discardChange(db, "confidence", params.versionNumber);
    return write(about, statements, done(message("draftDiscarded", { version: params.versionNumber })));
  },
  discardScoringRuleset: async ({ db, params, write }) => {
    const { about, statements } = await discardChange(db, "scoring", params.versionNumber);
    return write(about, statements, done(message("draftDiscarded", { version: params.versionNumber })));
  },

  benchConfidence: async ({ env, job, body }) => {
    requireUsable("confidence", body.body);
    const bench = await jobObjectOf(env, job.id).benchConfidence(runInWork(job), body.body, body.supplierKey);
    if (bench === null) throw notFound("supplier");
    return bench;
  },
  benchScoring: async ({ env, job, body }) => {
    requireUsable("scoring", body.body);
    const bench = await jobObjectOf(env, job.id).benchScoring(runInWork(job), body.body, body.supplierKey);
    if (bench === null) throw notFound("supplier");
    return "refusal" in bench ? refuseDraft(bench) : bench;
  },

  simulateConfidence: async ({ env, job, body }) => {
    requireUsable("confidence", body.body);
    const slice = await jobObjectOf(env, job.id).simulateConfidence(runInWork(job), body.body, body.from);
    if (slice === null) throw notAnalysed();
    return slice;
  },
  simulateScoring: async ({ env, job, body }) => {
    requireUsable("scoring", body.body);
    const slice = await jobObjectOf(env, job.id).simulateScoring(runInWork(job), body.body, body.from);
    if (slice === null) throw notAnalysed();
    return "refusal" in slice ? refuseDraft(slice) : slice;
  },
} satisfies Partial<Handlers>;
