import type { Handlers } from "../../call-context.ts";
import { requireInWork, runInWork } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { DecisionKept, DecisionRefusal, StaleDecision } from "../../job/decisions/supplier-decisions.ts";
import { lockEnded } from "../../locks/fencing.ts";
import { changedMeanwhile, invalid, notFound, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { isStill } from "../jobs/change-run.ts";
import { checkedFiles, isRescore, prepareRun, rescoreRun } from "../jobs/job-run.ts";
import { requireEdit } from "../uploads/upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { askDecisions } from "./ask-decisions.ts";
import { done } from "@paygauge/worker/done";

function kept(answer: DecisionKept | DecisionRefusal | StaleDecision): DecisionKept {
  if ("isStale" in answer) throw lockEnded();
  if (!("refusal" in answer)) return answer;
  throw answer.refusal === "supplier" ? notFound("supplier") : invalid(answer.refusal.path, answer.refusal.message);
}

const matchRuled = {
  confirm: message("matchConfirmed"),
  refuse: message("matchRefused"),
  clear: message("matchCleared"),
} as const;
const groupRuled = { apart: message("keptApart"), merge: message("mergeKept"), split: message("splitKept") } as const;

export const decisionsHandlers = {
  rescoreJob: async ({ env, db, person, job, effectId, correlationId, write }) => {
    requireEdit(person, job);
    if (job.state === "Running") throw refuse("workedOn");
    const isStopped = (job.state === "Failed" || job.state === "Canceled") && isRescore(job.run);
    if (job.state !== "Ready" && !isStopped) throw refuse("noAnalysisToScore");
    const asked = { run: await rescoreRun(env, job, effectId), correlationId };
    const run = await prepareRun(env, db, job, await checkedFiles(db, job.id), asked);
    return write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "re-score" },
      [isStill(db, job, changedMeanwhile("job")), run.begin],
      done(message("rescoreBegun")),
      run.commands,
    );
  },

  supplierDecisions: ({ env, job, run, params }) => jobObjectOf(env, job.id).supplierDecisions(run, params.supplierKey),

  ruleMatch: async ({ env, person, job, params, body, fence, audit }) => {
    const said = { author: person.name, at: now() };
    kept(await jobObjectOf(env, job.id).ruleMatch(runInWork(job), params.supplierKey, body, said, fence));
    audit({
      entityType: "match-ruling",
      entityId: `${job.id}/${params.supplierKey}`,
      issuerId: job.issuerId,
      note: body.decision,
    });
    return done(matchRuled[body.decision]);
  },

  exportMatchDecisions: ({ env, job }) => {
    requireInWork(job);
    return jobObjectOf(env, job.id).fetch(`https://job/match-decisions.csv?name=${encodeURIComponent(job.name)}`);
  },

  mergeProposals: ({ env, job }) => askDecisions(env, job, "mergeProposals", { run: runInWork(job) }),

  groupDecisions: ({ env, job }) => askDecisions(env, job, "groups", { run: runInWork(job) }),

  ruleGroup: async ({ env, person, job, body, fence, audit }) => {
    const said = { author: person.name, at: now() };
    const { decisionId } = kept(await jobObjectOf(env, job.id).ruleGroup(runInWork(job), body, said, fence));
    audit({ entityType: "group-ruling", entityId: `${job.id}/${decisionId}`, issuerId: job.issuerId, note: body.kind });
    return { ...done(groupRuled[body.kind]), decisionId };
  },

  undoGroupDecision: async ({ env, job, params, fence, audit }) => {
    requireInWork(job);
    const decisionId = Number(params.decisionId);
    const found = await jobObjectOf(env, job.id).undoGroupDecision(decisionId, fence);
    if (typeof found === "object") throw lockEnded();
    if (!found) throw notFound("decision");
    audit({ entityType: "group-ruling", entityId: `${job.id}/${decisionId}`, issuerId: job.issuerId, note: "undone" });
    return done(message("decisionUndone"));
  },
} satisfies Partial<Handlers>;
