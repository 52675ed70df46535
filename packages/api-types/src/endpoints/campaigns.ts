import * as v from "valibot";
import { holders } from "../access/access.ts";
import { campaignReport } from "../entities/campaign-report.ts";
import { realisedSpend } from "../entities/realised-spend.ts";
import {
  addCampaignSuppliersBody,
  campaignOfSupplier,
  campaignOnPage,
  campaignOwner,
  campaignsAcrossJobs,
  campaignStageBody,
  createCampaignBody,
  jobCampaigns,
  removeCampaignSuppliersBody,
  updateCampaignBody,
} from "../entities/campaigns.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest } from "../entities/paging.ts";
import { ofJob, type Call } from "./call.ts";

const job = "/api/v1/jobs/:jobId";
const all = `${job}/campaign-workflows`;
const one = `${all}/:campaignWorkflowId`;
const sees = holders("JobCampaigns_VIEW");
const runs = holders("JobCampaigns_VIEW", "Campaigns_CRUD");

/**
 * Campaigns of a job. Who may run them sees drafts, contacts and notes as well. Settings are locked with their job; rows
 * of suppliers carry versions of their own (campaign-suppliers.ts), so that several users work on one campaign.
 */
export const campaignsCalls = {
  /** Campaigns of all jobs that the user may see, but drafts. */
  campaignWorkflows: {
    method: "POST",
    path: "/api/v1/campaign-workflows/get",
    access: holders("Campaigns_CRUD"),
    effect: "read",
    body: pagedRequest,
    answer: campaignsAcrossJobs,
  },
  jobCampaigns: {
    method: "GET",
    path: all,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: jobCampaigns,
  },
  jobCampaignsReport: {
    method: "GET",
    path: `${all}/report`,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: campaignReport,
  },
  campaignReport: {
    method: "GET",
    path: `${one}/report`,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: campaignReport,
  },
  /** What suppliers that agreed were paid by the agreed method since. */
  campaignRealised: {
    method: "GET",
    path: `${one}/realised`,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: realisedSpend,
  },
  /** Who may own a campaign of the job, or a supplier of one. */
  campaignOwners: {
    method: "GET",
    path: `${all}/owners`,
    access: runs,
    needsFigures: true,
    effect: "read",
    answer: v.array(campaignOwner),
  },
  /** Campaigns of the job in which one supplier is. */
  supplierCampaigns: {
    method: "GET",
    path: `${job}/suppliers/:supplierKey/campaigns`,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: v.array(campaignOfSupplier),
  },
  /** Makes a draft with its suppliers. */
  createCampaign: {
    method: "POST",
    path: all,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    body: createCampaignBody,
    answer: mutation({ id: v.string() }),
  },
  campaign: {
    method: "GET",
    path: one,
    access: sees,
    needsFigures: true,
    effect: "read",
    answer: campaignOnPage,
  },
  updateCampaign: {
    method: "PUT",
    path: one,
    access: runs,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: updateCampaignBody,
    answer: done,
  },
  setCampaignStage: {
    method: "POST",
    path: `${one}/stage`,
    access: runs,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: campaignStageBody,
    answer: done,
  },
  /** Drafts, campaigns that have not started, and imported ones. */
  deleteCampaign: {
    method: "DELETE",
    path: one,
    access: runs,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  addCampaignSuppliers: {
    method: "POST",
    path: `${one}/suppliers`,
    access: runs,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: addCampaignSuppliersBody,
    answer: mutation({ added: v.number(), already: v.number() }),
  },
  /** Before the campaign begins. */
  removeCampaignSuppliers: {
    method: "POST",
    path: `${one}/suppliers/remove`,
    access: runs,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: removeCampaignSuppliersBody,
    answer: mutation({ removed: v.number() }),
  },
} as const satisfies Record<string, Call>;
