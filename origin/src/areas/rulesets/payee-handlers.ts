import { message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { requireInWork, runInWork } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { notFound } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { askDecisions } from "./ask-decisions.ts";
import { forgetPayees, rememberPayees } from "./issuer-payees.ts";

/** The review of payee classes. What is decided is kept in the job, and for the issuer's next jobs. */
export const payeeHandlers = {
  payeeClasses: ({ env, job, run, query: asked }) => askDecisions(env, job, "payees", { run, asked }),

  exportPayeeClasses: ({ env, job }) => {
    const file = { run: runInWork(job), name: job.name, currency: job.currency };
    return jobObjectOf(env, job.id).fetch(`https://job/payee-classes.csv?${new URLSearchParams(file).toString()}`);
  },

  decidePayees: async ({ env, db, person, job, body, fence, write }) => {
    const by = { author: person.name, at: now() };
    const decided = await askDecisions(env, job, "decidePayees", { run: runInWork(job), body, by, fence });
    const { payeeClass } = body;
    const common = { issuerId: job.issuerId, jobId: job.id, payeeClass, ...by };
    return write(
      { entityType: "payee-class", entityId: job.id, issuerId: job.issuerId, note: `${payeeClass} ${decided.length}` },
      rememberPayees(
        db,
        decided.map((each) => ({ ...common, ...each })),
      ),
      {
        ...done(message("payeesDecided", { count: decided.length })),
        decisionIds: decided.map(({ decisionId }) => decisionId),
      },
    );
  },

  undoPayees: async ({ env, db, job, body, fence, write }) => {
    requireInWork(job);
    const undone = await askDecisions(env, job, "undoPayees", { decisionIds: body.decisionIds, fence });
    if (undone.length === 0) throw notFound("decision");
    return write(
      { entityType: "payee-class", entityId: job.id, issuerId: job.issuerId, note: `undone ${undone.length}` },
      forgetPayees(db, job.id, undone),
      done(message("payeesUndone", { count: undone.length })),
    );
  },
} satisfies Partial<Handlers>;
