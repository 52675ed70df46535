import * as v from "valibot";
import { holders } from "../access/access.ts";
import { draftFacts, draftFactsWithPeriod, importDraftBody, jobDraft } from "../entities/job-drafts.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/job-drafts";
const one = "/api/v1/jobs/:jobId/draft";
/** The origin asks for the kind's own upload permission as well. */
const access = holders("JobCreate");

/**
 * A job's draft takes files by the calls of uploads, as a job does, from the drop on. It is removed when no one has
 * used it for `limits.draftsKeptDays` days.
 */
export const jobDraftsCalls = {
  jobDrafts: { method: "GET", path: root, access, effect: "read", answer: v.array(jobDraft) },
  beginJobDraft: {
    method: "POST",
    path: root,
    access,
    effect: "write",
    unlocked: "adds",
    body: draftFacts,
    answer: mutation({ id: v.string() }),
  },
  saveJobDraft: {
    method: "PUT",
    path: one,
    access,
    effect: "write",
    unlocked: "own",
    body: draftFactsWithPeriod,
    answer: done,
  },
  discardJobDraft: { method: "DELETE", path: one, access, effect: "write", unlocked: "own", answer: done },
  /** Makes the buyer where it is new, and the job, and begins the import of the checked files. */
  importJobDraft: {
    method: "POST",
    path: `${one}/import`,
    access,
    effect: "write",
    unlocked: "own",
    body: importDraftBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
