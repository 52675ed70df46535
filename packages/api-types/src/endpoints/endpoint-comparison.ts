import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  compareBody,
  comparison,
  comparisonCandidate,
  ignoreRuleBody,
  ignoreRules,
  recomputation,
  recomputeBody,
} from "../entities/endpoint-comparison.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/endpoint-comparison";
const access = holders("DevOps_Area_VIEW");

/** Comparison of answers, for staff. Each reading leaves an audit row of the user who compares. */
export const endpointComparisonCalls = {
  compareEndpoint: {
    method: "POST",
    path: `${root}/compare`,
    access,
    effect: "write",
    unlocked: "system",
    body: compareBody,
    answer: comparison,
    answerMs: 60_000,
  },
  comparisonCandidate: {
    method: "GET",
    path: `${root}/candidate`,
    access,
    effect: "read",
    answer: comparisonCandidate,
  },
  recomputation: {
    method: "GET",
    path: `${root}/jobs/:jobId/recomputed`,
    access,
    effect: "read",
    answer: recomputation,
  },
  /** Queues the run to be computed again in a throw-away object; what was computed before is erased. */
  recomputeJob: {
    method: "POST",
    path: `${root}/jobs/:jobId/recomputed`,
    access,
    effect: "write",
    unlocked: "adds",
    body: recomputeBody,
    answer: mutation({ id: v.string() }),
  },
  cancelRecomputation: {
    method: "POST",
    path: `${root}/recomputed/:batchId/cancel`,
    access,
    effect: "write",
    unlocked: "queue",
    answer: done,
  },
  ignoreRules: { method: "GET", path: `${root}/ignore-rules`, access, effect: "read", answer: ignoreRules },
  addIgnoreRule: {
    method: "POST",
    path: `${root}/ignore-rules`,
    access,
    effect: "write",
    unlocked: "adds",
    body: ignoreRuleBody,
    answer: mutation({ id: v.string() }),
  },
  removeIgnoreRule: {
    method: "DELETE",
    path: `${root}/ignore-rules/:ruleId`,
    access,
    effect: "write",
    unlocked: "choice",
    answer: done,
  },
} as const satisfies Record<string, Call>;
