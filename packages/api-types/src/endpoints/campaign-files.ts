import { holders } from "../access/access.ts";
import {
  campaignFilePreview,
  keepCampaignFileBody,
  keptCampaignFile,
  previewCampaignFileBody,
} from "../entities/campaign-files.ts";
import { mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/jobs/:jobId/campaign-workflows/files";
const runs = holders("JobCampaigns_VIEW", "Campaigns_CRUD");

/** Files of campaigns: looked at first, then kept. The file itself is never stored. */
export const campaignFilesCalls = {
  previewCampaignFile: {
    method: "POST",
    path: `${root}/preview`,
    access: runs,
    needsFigures: true,
    effect: "read",
    bodyType: "multipart",
    body: previewCampaignFileBody,
    answer: campaignFilePreview,
  },
  keepCampaignFile: {
    method: "POST",
    path: root,
    access: runs,
    needsFigures: true,
    effect: "write",
    unlocked: "rows",
    bodyType: "multipart",
    body: keepCampaignFileBody,
    answer: mutation(keptCampaignFile),
  },
} as const satisfies Record<string, Call>;
