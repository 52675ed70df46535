import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done } from "../entities/mutation.ts";
import { runQuery } from "../entities/runs.ts";
import { letterKinds } from "../mail/letter-kinds.ts";
import {
  callScriptAnswer,
  draftAnswer,
  languageSchema,
  ofLanguage,
  writeTextBody,
  writtenText,
} from "../entities/written-texts.ts";
import { ofJob, type Call } from "./call.ts";

const job = "/api/v1/jobs/:jobId";
const narrative = `${job}/narrative`;
const letter = `${job}/campaign-workflows/:campaignWorkflowId/suppliers/:supplierKey/letter`;
/** The letter, if none is named. */
const kind = v.optional(v.picklist(letterKinds));
const writesNarrative = holders("Job_EDIT", "JobSummary_VIEW");
const runsCampaigns = holders("JobCampaigns_VIEW", "Campaigns_CRUD");

/** A model has 20 s to its first token and 60 s in all (origin/src/outbound/providers.ts). */
const answerMs = 70_000;

/** Texts composed from figures that a model can draft. A draft is stored next to the text, and shown only once it is saved. */
export const writtenTextsCalls = {
  /** The finding of a run in sentences; without a language, in the issuer's. */
  jobNarrative: {
    method: "GET",
    path: narrative,
    access: holders("JobSummary_VIEW"),
    needsFigures: true,
    effect: "read",
    ofRun: true,
    query: v.strictObject({ ...runQuery, language: v.optional(languageSchema) }),
    answer: writtenText,
  },
  draftJobNarrative: {
    method: "POST",
    path: `${narrative}/draft`,
    access: writesNarrative,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    answerMs,
    body: ofLanguage,
    answer: draftAnswer,
  },
  writeJobNarrative: {
    method: "PUT",
    path: narrative,
    access: writesNarrative,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: writeTextBody,
    answer: done,
  },
  draftPitch: {
    method: "POST",
    path: `${job}/use-cases/:useCaseId/pitch/draft`,
    access: holders("JobUseCases_VIEW", "JobUseCases_CRUD"),
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    answerMs,
    body: ofLanguage,
    answer: draftAnswer,
  },
  /** What a campaign writes to one supplier. The first line is the subject. */
  campaignLetter: {
    method: "GET",
    path: letter,
    access: runsCampaigns,
    needsFigures: true,
    effect: "read",
    query: v.strictObject({ language: v.optional(languageSchema), kind }),
    answer: v.object({ ...writtenText.entries, names: v.array(v.string()), hasAccounts: v.boolean() }),
  },
  /** What a user says on the phone about the same offer. */
  campaignCallScript: {
    method: "GET",
    path: `${letter}/script`,
    access: runsCampaigns,
    needsFigures: true,
    effect: "read",
    query: v.strictObject({ language: v.optional(languageSchema) }),
    answer: callScriptAnswer,
  },
  draftCampaignLetter: {
    method: "POST",
    path: `${letter}/draft`,
    access: runsCampaigns,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    answerMs,
    body: ofLanguage,
    answer: draftAnswer,
  },
  writeCampaignLetter: {
    method: "PUT",
    path: letter,
    access: runsCampaigns,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ ...writeTextBody.entries, kind }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
