import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const { campaigns } = areaTexts;

/** Screens of campaigns: of all jobs, and of one. */
export const campaignsScreens = {
  campaignWorkflows: lazyWithTexts(() => import("./campaign-workflows.screen.tsx"), campaigns),
  jobCampaigns: lazyWithTexts(() => import("./job-campaigns.screen.tsx"), campaigns),
  jobCampaign: lazyWithTexts(() => import("./job-campaign.screen.tsx"), campaigns),
  jobCampaignSupplier: lazyWithTexts(
    () => import("./job-campaign-supplier.screen.tsx"),
    campaigns,
    areaTexts.written,
    callParts.writtenTexts,
  ),
  jobCampaignCreate: lazyWithTexts(() => import("./job-campaign-create.screen.tsx"), campaigns),
};
