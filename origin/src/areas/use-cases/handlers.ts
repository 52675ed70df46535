import { message } from "@paygauge/api-types/catalogue/message";
import { memberHeadingsSchema } from "@paygauge/api-types/entities/use-cases";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { SeenJob } from "../../identity/job-sight.ts";
import { runInSight, runInWork } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { askUseCases } from "./ask-use-cases.ts";
import { draftingOf } from "../texts/draft-text.ts";
import { recordEdit } from "../../prompts/usage.ts";
import { pitchFactsOf } from "./pitch-facts.ts";
import { readStored } from "@paygauge/worker/stored-json";

const about = (job: SeenJob, useCaseId: string, note: string) => ({
  entityType: "use-case",
  entityId: `${job.id}/${useCaseId}`,
  issuerId: job.issuerId,
  note,
});

/** What the columns of a set's file are called. @throws Refusal 422 */
function headingsOf(text = "{}"): string {
  try {
    readStored(memberHeadingsSchema, text, "headings");
    return text;
  } catch {
    throw invalid("headings", message("exportNotJson"));
  }
}

export const useCasesHandlers = {
  useCases: async ({ db, env, job, run }) =>
    askUseCases(env, job, "list", { sight: run, issuer: await assumptionsIn(db, job) }),

  supplierUseCases: ({ env, job, run, params }) =>
    askUseCases(env, job, "ofSupplier", { supplierKey: params.supplierKey, sight: run }),

  useCase: async ({ db, env, facts, job, params, query }) => {
    const sight = runInSight(job, query.run);
    const { useCaseId } = params;
    const found = await askUseCases(env, job, "one", { useCaseId, sight });
    const drafts = await askUseCases(env, job, "pitchDrafts", { useCaseId });
    const { issuerLanguage } = await pitchFactsOf(db, job);
    return { ...found, issuerLanguage, drafts, drafting: draftingOf(env, facts) };
  },

  useCaseMembers: ({ env, job, params, query, body }) =>
    askUseCases(env, job, "members", {
      useCaseId: params.useCaseId,
      sight: runInSight(job, query.run),
      request: body,
      currency: job.currency,
    }),

  useCaseSupplier: ({ env, job, params, query }) =>
    askUseCases(env, job, "supplier", { ...params, sight: runInSight(job, query.run) }),

  exportUseCase: async ({ env, job, params, query }) => {
    await askUseCases(env, job, "one", { useCaseId: params.useCaseId, sight: runInSight(job, query.run) });
    const search = new URLSearchParams({
      id: params.useCaseId,
      name: job.name,
      currency: job.currency,
      capabilities: job.capabilities.join(","),
      format: query.format ?? "csv",
      headings: headingsOf(query.headings),
      ...(job.isSample && { sample: "1" }),
    });
    const answer = await jobObjectOf(env, job.id).fetch(`https://job/use-case?${search.toString()}`);
    if (answer.status === 404) throw notFound("useCase");
    return answer;
  },

  draftUseCase: async ({ db, env, job, body }) =>
    askUseCases(env, job, "draft", { ...body, run: runInWork(job), issuer: await assumptionsIn(db, job) }),

  useCaseChanges: ({ env, job, params }) =>
    askUseCases(env, job, "changes", { useCaseId: params.useCaseId, run: runInWork(job) }),

  createUseCase: async ({ db, env, person, job, body, effectId, audit }) => {
    const by = { author: person.name, at: now(), run: runInWork(job), issuer: await assumptionsIn(db, job) };
    const id = await askUseCases(env, job, "create", { useCaseId: effectId, body, by });
    audit(about(job, id, `created, ${body.method}`));
    return { ...done(message("useCaseSaved")), id };
  },

  updateUseCase: async ({ db, env, job, params, body, fence, audit }) => {
    const run = runInWork(job);
    const { names } = await pitchFactsOf(db, job);
    const issuer = await assumptionsIn(db, job);
    const edited = await askUseCases(env, job, "update", { ...params, body, fence, run, issuer, names });
    await Promise.all(edited.map((version) => recordEdit(env, version)));
    audit(about(job, params.useCaseId, "changed"));
    return done(message("useCaseSaved"));
  },

  refreshUseCase: async ({ db, env, person, job, params, body, fence, audit }) => {
    const by = { author: person.name, at: now(), run: runInWork(job), issuer: await assumptionsIn(db, job) };
    await askUseCases(env, job, "refresh", { ...params, ...body, fence, by });
    audit(about(job, params.useCaseId, "refreshed"));
    return done(message("useCaseRefreshed"));
  },

  publishUseCase: async ({ env, job, params, body, fence, audit }) => {
    runInWork(job);
    await askUseCases(env, job, "publish", { ...params, ...body, fence });
    audit(about(job, params.useCaseId, body.isPublished ? "published" : "draft again"));
    return done(message(body.isPublished ? "useCasePublished" : "useCaseUnpublished"));
  },

  deleteUseCase: async ({ env, job, params, fence, audit }) => {
    runInWork(job);
    await askUseCases(env, job, "remove", { useCaseId: params.useCaseId, fence });
    audit(about(job, params.useCaseId, "deleted"));
    return done(message("useCaseDeleted"));
  },
} satisfies Partial<Handlers>;
