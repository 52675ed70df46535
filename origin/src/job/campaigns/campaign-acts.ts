/** Everything that is asked of the campaigns of a job, and done to them; the job's object answers with these. */
import type { Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { campaignCallActs } from "./campaign-calls.ts";
import { campaignChangeActs } from "./campaign-changes.ts";
import { campaignContactActs } from "./campaign-contacts.ts";
import { campaignFileActs } from "./campaign-file.ts";
import { campaignLetterActs } from "./campaign-letters.ts";
import { campaignMailActs } from "./campaign-mails.ts";
import { campaignMemberActs } from "./campaign-members.ts";
import { campaignReportActs } from "./campaign-reports.ts";
import { campaignRealisedActs } from "./realised-spend.ts";
import { campaignSettingsActs } from "./campaign-settings.ts";

export const campaignActs = {
  ...campaignSettingsActs,
  ...campaignMemberActs,
  ...campaignChangeActs,
  ...campaignCallActs,
  ...campaignContactActs,
  ...campaignReportActs,
  ...campaignRealisedActs,
  ...campaignFileActs,
  ...campaignLetterActs,
  ...campaignMailActs,
} as const;

export type CampaignActs = typeof campaignActs;
export type CampaignAct = keyof CampaignActs;
/** One question with what it is about. */
export type CampaignAsk = {
  [Act in CampaignAct]: {
    readonly act: Act;
    readonly about: Parameters<CampaignActs[Act]>[1];
    readonly job: Choosing;
  };
}[CampaignAct];
