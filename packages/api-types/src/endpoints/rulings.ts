import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import {
  groupRulingBody,
  groupRulingItem,
  matchRulingBody,
  mergeProposals,
  supplierRulings,
} from "../entities/rulings.ts";
import { runQuery } from "../entities/runs.ts";
import { ofJob, type Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId";
const edits = holders("Job_EDIT", "JobSuppliers_VIEW");

/** What people decide about a job's matches and groups, and the re-score that makes it count. */
export const rulingsCalls = {
  /** Group, match and score again with the newest published rulesets; what is shown stays until it is done. */
  rescoreJob: {
    method: "POST",
    path: `${one}/rescore`,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  supplierRulings: {
    method: "GET",
    path: `${one}/suppliers/:supplierKey/rulings`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: supplierRulings,
  },
  ruleMatch: {
    method: "POST",
    path: `${one}/suppliers/:supplierKey/match-ruling`,
    access: edits,
    effect: "write",
    locked: ofJob,
    body: matchRulingBody,
    answer: done,
  },
  /** Confirmed and refused pairs with what was known of both sides: labelled data. */
  exportMatchRulings: {
    method: "GET",
    path: `${one}/match-rulings/export`,
    access: edits,
    effect: "read",
    answer: "download",
  },
  groupRulings: {
    method: "GET",
    path: `${one}/group-rulings`,
    access: edits,
    effect: "read",
    answer: v.array(groupRulingItem),
  },
  ruleGroup: {
    method: "POST",
    path: `${one}/group-rulings`,
    access: edits,
    effect: "write",
    locked: ofJob,
    body: groupRulingBody,
    answer: mutation({ rulingId: v.number() }),
  },
  /** Suppliers of the present analysis that look like one and that nobody has decided about. */
  mergeProposals: {
    method: "GET",
    path: `${one}/merge-proposals`,
    access: edits,
    effect: "read",
    answer: mergeProposals,
  },
  undoGroupRuling: {
    method: "DELETE",
    path: `${one}/group-rulings/:rulingId`,
    access: edits,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
} as const satisfies Record<string, Call>;
