import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import {
  groupDecisionBody,
  groupDecisionItem,
  matchDecisionBody,
  mergeProposals,
  supplierDecisions,
} from "../entities/decisions.ts";
import { decidePayeesBody, payeeClassesAnswer, payeeQuery, undoPayeesBody } from "../entities/payee-classes.ts";
import { runQuery } from "../entities/runs.ts";
import { ofJob, type Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId";
const edits = holders("Job_EDIT", "JobSuppliers_VIEW");

/** What users decide about a job's matches and groups, and the re-score that makes it count. */
export const decisionsCalls = {
  /** Group, match and score again with the newest published rulesets; shown results stay until then. */
  rescoreJob: {
    method: "POST",
    path: `${one}/rescore`,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  supplierDecisions: {
    method: "GET",
    path: `${one}/suppliers/:supplierKey/decisions`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: supplierDecisions,
  },
  ruleMatch: {
    method: "POST",
    path: `${one}/suppliers/:supplierKey/match-decision`,
    access: edits,
    effect: "write",
    locked: ofJob,
    body: matchDecisionBody,
    answer: done,
  },
  /** Confirmed and refused pairs with what was known of both sides: labelled data. */
  exportMatchDecisions: {
    method: "GET",
    path: `${one}/match-decisions/export`,
    access: edits,
    effect: "read",
    answer: "download",
  },
  groupDecisions: {
    method: "GET",
    path: `${one}/group-decisions`,
    access: edits,
    effect: "read",
    answer: v.array(groupDecisionItem),
  },
  ruleGroup: {
    method: "POST",
    path: `${one}/group-decisions`,
    access: edits,
    effect: "write",
    locked: ofJob,
    body: groupDecisionBody,
    answer: mutation({ decisionId: v.number() }),
  },
  /** Suppliers of the present analysis that look like one and that no one has decided about. */
  mergeProposals: {
    method: "GET",
    path: `${one}/merge-proposals`,
    access: edits,
    effect: "read",
    answer: mergeProposals,
  },
  /** Payees whose class is proposed, applied or decided, with the evidence: the review queue. */
  payeeClasses: {
    method: "GET",
    path: `${one}/payee-classes`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: v.strictObject({ ...runQuery, ...payeeQuery }),
    answer: payeeClassesAnswer,
  },
  exportPayeeClasses: {
    method: "GET",
    path: `${one}/payee-classes/export`,
    access: edits,
    effect: "read",
    needsFigures: true,
    answer: "download",
  },
  /** Decides the class of payees; it counts from the next re-score, and in the issuer's later jobs. */
  decidePayees: {
    method: "POST",
    path: `${one}/payee-classes/decisions`,
    access: edits,
    effect: "write",
    locked: ofJob,
    needsFigures: true,
    body: decidePayeesBody,
    answer: mutation({ decisionIds: v.array(v.number()) }),
  },
  undoPayees: {
    method: "POST",
    path: `${one}/payee-classes/undo`,
    access: edits,
    effect: "write",
    locked: ofJob,
    needsFigures: true,
    body: undoPayeesBody,
    answer: done,
  },
  undoGroupDecision: {
    method: "DELETE",
    path: `${one}/group-decisions/:decisionId`,
    access: edits,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
} as const satisfies Record<string, Call>;
