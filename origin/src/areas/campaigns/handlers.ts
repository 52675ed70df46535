import { message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { SeenJob } from "../../identity/job-sight.ts";
import { runInSight } from "../../identity/run-in-sight.ts";
import type { SourceFacts } from "../../job/campaigns/campaign-source.ts";
import { modelInUse } from "../../prediction/model-in-use.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Database } from "../../store/database.ts";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { campaignsAcrossJobs } from "./across-jobs.ts";
import { askCampaigns, askingOf } from "./ask-campaigns.ts";
import { campaignOwnersOf, ownerNameIn } from "./campaign-owners.ts";

/** What the audit row of a change says: ids alone. */
export const aboutCampaign = (job: SeenJob, campaignId: string, note: string) => ({
  entityType: "campaign",
  entityId: `${job.id}/${campaignId}`,
  issuerId: job.issuerId,
  note,
});

const moneyOf = ({ currency }: SeenJob) => ({ currency, minorDigits: minorDigitsOf(currency) });

/** What suppliers are found and valued by: the run that the user reads. @throws Refusal 404, 409 */
export const sourceFacts = async (db: Database, job: SeenJob): Promise<SourceFacts> => ({
  sight: runInSight(job),
  issuer: await assumptionsIn(db, job),
  currency: job.currency,
});

const stageMessages = { Pending: "campaignSaved", Active: "campaignBegun", Completed: "campaignCompleted" } as const;

export const campaignsHandlers = {
  jobCampaigns: async ({ db, env, person, job, request }) =>
    askCampaigns(env, job, "list", {
      asking: await askingOf({ db, person, job, request }),
      jobId: job.id,
      jobName: job.name,
      ...moneyOf(job),
    }),

  campaignWorkflows: (context) => campaignsAcrossJobs(context),

  jobCampaignsReport: async ({ db, env, person, job, request }) =>
    askCampaigns(env, job, "reportOfJob", {
      asking: await askingOf({ db, person, job, request }),
      ...moneyOf(job),
    }),

  campaignReport: async ({ db, env, person, job, params, request }) =>
    askCampaigns(env, job, "report", {
      ...params,
      asking: await askingOf({ db, person, job, request }),
      ...moneyOf(job),
    }),

  campaignRealised: async ({ db, env, person, job, params, request }) =>
    askCampaigns(env, job, "realised", {
      ...params,
      run: runInSight(job).run,
      asking: await askingOf({ db, person, job, request }),
      ...moneyOf(job),
    }),

  campaignOwners: ({ db, job }) => campaignOwnersOf(db, job),

  supplierCampaigns: async ({ db, env, person, job, params, request }) =>
    askCampaigns(env, job, "ofSupplier", {
      supplierKey: params.supplierKey,
      asking: await askingOf({ db, person, job, request }),
    }),

  createCampaign: async ({ db, env, person, job, body, effectId, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const facts = await sourceFacts(db, job);
    const id = await askCampaigns(env, job, "create", {
      campaignWorkflowId: effectId,
      jobId: job.id,
      body,
      asking,
      ...facts,
    });
    audit(aboutCampaign(job, id, `draft, ${body.from.kind}`));
    return { ...done(message("campaignCreated")), id };
  },

  campaign: async (context) => {
    const { env, job, params } = context;
    const [asking, predictionModel] = await Promise.all([askingOf(context), modelInUse(context)]);
    return { ...(await askCampaigns(env, job, "one", { ...params, asking, ...moneyOf(job) })), predictionModel };
  },

  updateCampaign: async ({ db, env, person, job, params, body, fence, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const ownerName = await ownerNameIn(db, job, body.ownerUserId, "ownerUserId");
    const facts = await sourceFacts(db, job);
    await askCampaigns(env, job, "update", { ...params, body, ownerName, fence, asking, ...facts });
    audit(aboutCampaign(job, params.campaignWorkflowId, "set"));
    return done(message("campaignSaved"));
  },

  setCampaignStage: async ({ db, env, person, job, params, body, fence, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const before = await askCampaigns(env, job, "stage", { ...params, body, fence, asking });
    audit(aboutCampaign(job, params.campaignWorkflowId, body.isForced ? `${body.stage}, forced` : body.stage));
    const isReopened = before === "Completed" && body.stage === "Active";
    return done(message(isReopened ? "campaignReopened" : stageMessages[body.stage]));
  },

  deleteCampaign: async ({ db, env, person, job, params, fence, audit, request }) => {
    await askCampaigns(env, job, "remove", {
      ...params,
      fence,
      asking: await askingOf({ db, person, job, request }),
    });
    audit(aboutCampaign(job, params.campaignWorkflowId, "deleted"));
    return done(message("campaignDeleted"));
  },

  addCampaignSuppliers: async ({ db, env, person, job, params, body, fence, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const facts = await sourceFacts(db, job);
    const told = await askCampaigns(env, job, "addSuppliers", { ...params, ...body, fence, asking, ...facts });
    audit(aboutCampaign(job, params.campaignWorkflowId, `${told.added} suppliers added`));
    return { ...done(message("campaignSuppliersAdded", { count: told.added })), ...told };
  },

  removeCampaignSuppliers: async ({ db, env, person, job, params, body, fence, audit, request }) => {
    const asking = await askingOf({ db, person, job, request });
    const removed = await askCampaigns(env, job, "removeSuppliers", { ...params, ...body, fence, asking });
    audit(aboutCampaign(job, params.campaignWorkflowId, `${removed} suppliers removed`));
    return { ...done(message("campaignSuppliersRemoved", { count: removed })), removed };
  },
} satisfies Partial<Handlers>;
