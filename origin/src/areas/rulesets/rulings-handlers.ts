import { and, eq } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { RulingKept, RulingRefusal, StaleRuling } from "../../job/rulings/supplier-rulings.ts";
import { lockEnded } from "../../locks/fencing.ts";
import { invalid, notFound, Refusal } from "../../refusal.ts";
import { guardOf, now } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { sql } from "drizzle-orm";
import { requireEdit } from "../uploads/upload-access.ts";
import { isRescore, queueRescore } from "./rescore.ts";

const answered = { success: true, statusCode: 200 };

function kept(answer: RulingKept | RulingRefusal | StaleRuling): RulingKept {
  if ("isStale" in answer) throw lockEnded();
  if (!("refusal" in answer)) return answer;
  const { path, sentence } = answer.refusal;
  throw path === "" ? notFound(sentence) : invalid(path, sentence);
}

const fromNow = "It counts from the next re-score on.";

export const rulingsHandlers = {
  rescoreJob: async ({ env, db, person, job, effectId, write }) => {
    requireEdit(person, job);
    if (job.state === "Running")
      throw new Refusal(409, "JOB_RUNNING", "The job is being worked on already. Wait until it is done.");
    const isStopped = (job.state === "Failed" || job.state === "Canceled") && isRescore(job.run);
    if (job.state !== "Ready" && !isStopped)
      throw new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis to score again. Import a file first.");
    const answer = await write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "re-score" },
      [
        guardOf(db, sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.state} = ${job.state})`),
        db
          .update(jobs)
          .set({ state: "Running", failureMessage: null, updatedOn: now() })
          .where(and(eq(jobs.id, job.id), eq(jobs.state, job.state))),
      ],
      { ...answered, message: "The re-score has begun. What is shown stays until it is done." },
    );
    await queueRescore(env, db, job, effectId);
    return answer;
  },

  supplierRulings: ({ env, job, params }) => jobObjectOf(env, job.id).supplierRulings(params.supplierKey),

  ruleMatch: async ({ env, person, job, params, body, fence, audit }) => {
    const said = { author: person.name, at: now() };
    kept(await jobObjectOf(env, job.id).ruleMatch(params.supplierKey, body, said, fence));
    audit({
      entityType: "match-ruling",
      entityId: `${job.id}/${params.supplierKey}`,
      issuerId: job.issuerId,
      note: body.ruling,
    });
    const words = {
      confirm: "The match is confirmed.",
      refuse: "The match is refused.",
      clear: "The machine decides about this match again.",
    };
    return { ...answered, message: `${words[body.ruling]} ${fromNow}` };
  },

  exportMatchRulings: ({ env, job }) =>
    jobObjectOf(env, job.id).fetch(`https://job/match-rulings.csv?name=${encodeURIComponent(job.name)}`),

  mergeProposals: ({ env, job }) => jobObjectOf(env, job.id).mergeProposals(),

  groupRulings: ({ env, job }) => jobObjectOf(env, job.id).groupRulings(),

  ruleGroup: async ({ env, person, job, body, fence, audit }) => {
    const said = { author: person.name, at: now() };
    const { rulingId } = kept(await jobObjectOf(env, job.id).ruleGroup(body, said, fence));
    audit({ entityType: "group-ruling", entityId: `${job.id}/${rulingId}`, issuerId: job.issuerId, note: body.kind });
    const message =
      body.kind === "apart"
        ? "They stay apart and are not proposed again."
        : `${body.kind === "merge" ? "The merge" : "The split"} is kept. ${fromNow}`;
    return { ...answered, message, rulingId };
  },

  undoGroupRuling: async ({ env, job, params, fence, audit }) => {
    const rulingId = Number(params.rulingId);
    const found = Number.isSafeInteger(rulingId) && (await jobObjectOf(env, job.id).undoGroupRuling(rulingId, fence));
    if (typeof found === "object") throw lockEnded();
    if (!found) throw notFound("ruling");
    audit({ entityType: "group-ruling", entityId: `${job.id}/${rulingId}`, issuerId: job.issuerId, note: "undone" });
    return { ...answered, message: "The ruling is taken back. Merges and splits count from the next re-score on." };
  },
} satisfies Partial<Handlers>;
