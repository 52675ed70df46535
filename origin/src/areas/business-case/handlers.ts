import { message } from "@paygauge/api-types/catalogue/message";
import { caseValues, countingMethods } from "@paygauge/analysis/value/case/case-model";
import { upside } from "@paygauge/api-types/entities/case-methods";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { maySeeIssuerSide } from "../../identity/issuer-side.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import { requireInWork, runInSight, runInWork } from "../../identity/run-in-sight.ts";
import { now } from "../../store/database.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { askBusinessCase } from "./ask-business-case.ts";
import { caseFile } from "./case-file.ts";

const about = (job: SeenJob, version: number, note: string) => ({
  entityType: "business-case",
  entityId: `${job.id}/${version}`,
  issuerId: job.issuerId,
  note,
});

export const businessCaseHandlers = {
  businessCase: async ({ db, env, person, job, run }) => {
    const found = await askBusinessCase(env, job, "one", {
      sight: run,
      issuer: await assumptionsIn(db, job),
      maySeeIssuer: maySeeIssuerSide(person, job),
    });
    return { ...found, maySave: run.perspective === "latest" };
  },

  businessCaseStart: async ({ db, env, person, job, query, body }) =>
    askBusinessCase(env, job, "start", {
      ...body,
      issuer: await assumptionsIn(db, job),
      sight: runInSight(job, query.run),
      maySeeIssuer: maySeeIssuerSide(person, job),
    }),

  businessCaseVersion: ({ env, person, job, params }) => {
    requireInWork(job);
    const number = Number(params.versionNumber);
    return askBusinessCase(env, job, "version", { number, maySeeIssuer: maySeeIssuerSide(person, job) });
  },

  saveBusinessCase: async ({ db, env, person, job, body, fence, audit }) => {
    runInWork(job);
    const version = await askBusinessCase(env, job, "save", {
      ...body,
      fence,
      issuer: await assumptionsIn(db, job),
      sight: runInSight(job, "latest"),
      maySeeIssuer: maySeeIssuerSide(person, job),
      author: person.name,
      at: now(),
    });
    audit(about(job, version, "saved"));
    return { ...done(message("caseSaved", { version })), version };
  },

  showBusinessCase: async ({ db, env, job, params, fence, audit }) => {
    runInWork(job);
    const number = Number(params.versionNumber);
    const issuer = await assumptionsIn(db, job);
    await askBusinessCase(env, job, "show", { number, fence, issuer, sight: runInSight(job, "latest") });
    audit(about(job, number, "shown"));
    return done(message("caseShown", { version: number }));
  },

  deleteBusinessCaseVersion: async ({ env, job, params, fence, audit }) => {
    runInWork(job);
    const number = Number(params.versionNumber);
    await askBusinessCase(env, job, "remove", { number, fence });
    audit(about(job, number, "deleted"));
    return done(message("versionDeleted", { number }));
  },

  businessCaseFile: async ({ db, env, person, job, run }) => {
    const maySeeIssuer = maySeeIssuerSide(person, job);
    const issuer = await assumptionsIn(db, job);
    const found = await askBusinessCase(env, job, "file", { sight: run, maySeeIssuer, issuer });
    const { version, savedOn, author, body, missing } = found;
    const scenarios = body.scenarios.map(({ id, name, level }) => ({ id, name, level }));
    const named = body.useCaseIds.length;
    return { version, savedOn, author, scenarios, missing, named, hasIssuerSide: maySeeIssuer };
  },

  exportBusinessCase: async ({ db, env, person, job, run, query }) => {
    const maySeeIssuer = query.copy === "issuer" && maySeeIssuerSide(person, job);
    if (query.copy === "issuer" && !maySeeIssuer) throw notFound("caseVersion");
    const issuer = await assumptionsIn(db, job);
    const { inputs, body, missing, estimate } = await askBusinessCase(env, job, "file", {
      sight: run,
      maySeeIssuer,
      issuer,
    });
    // Not a workbook of zeros, which would read as "it is worth nothing".
    if (missing > 0 && missing === body.useCaseIds.length) throw refuse("caseHidden");
    const base = body.scenarios.find(({ id }) => id === (query.scenario ?? "base"));
    const counts = base === undefined || countingMethods(inputs, caseValues(inputs, body, base)).length > 0;
    if (!counts && inputs.cohorts.some(({ method }) => method === upside)) throw refuse("caseUnknown");
    return caseFile({
      name: job.name,
      format: query.format ?? "xlsx",
      language: query.language ?? "en",
      scenario: query.scenario ?? "base",
      years: Number(query.years ?? "5"),
      inputs,
      body,
      estimate,
    });
  },
} satisfies Partial<Handlers>;
