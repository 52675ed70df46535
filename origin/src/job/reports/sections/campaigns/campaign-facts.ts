/** What campaigns of a job came to, as a report freezes it: counts and sums alone, no user's contact. */
import type { CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import type { RouteCounters } from "@paygauge/api-types/entities/campaigns";
import { isOfChosen } from "@paygauge/api-types/entities/job-capabilities";
import { campaignReportOf } from "../../../campaigns/campaign-reports.ts";
import { readCampaigns } from "../../../campaigns/campaign-store.ts";
import { countersOfCampaigns } from "../../../campaigns/member-counts.ts";
import { readMembers } from "../../../campaigns/member-rows.ts";
import type { ReportFrame } from "../../frame.ts";
import type { ReportJob } from "../../section.ts";

export interface ReportedCampaigns {
  readonly campaigns: number;
  /** By route, those that occur; Aggregated last. */
  readonly routes: readonly RouteCounters[];
  readonly report: CampaignReport;
}

/** Answers of an opened job: several sections show one reading of all suppliers of all campaigns. */
const told = new WeakMap<ReportJob, ReportedCampaigns | null>();

/** All campaigns of the job but drafts, and those of a capability that its run did not choose. null: it has none. */
export function reportedCampaigns(job: ReportJob, frame: Pick<ReportFrame, "madeAt">): ReportedCampaigns | null {
  const before = told.get(job);
  if (before !== undefined) return before;
  const now = readCampaignsOf(job, frame);
  told.set(job, now);
  return now;
}

function readCampaignsOf(
  { sql, record, summary }: ReportJob,
  { madeAt }: Pick<ReportFrame, "madeAt">,
): ReportedCampaigns | null {
  const found = readCampaigns(sql).filter(
    ({ isDraft, method }) => !isDraft && isOfChosen({ method, criteria: null }, record.payload.issuer),
  );
  const parts = found.map((campaign) => ({ campaign, rows: readMembers(sql, campaign.campaignId) }));
  if (parts.every(({ rows }) => rows.length === 0)) return null;
  return {
    campaigns: found.length,
    routes: countersOfCampaigns(sql, found).byRoute,
    report: campaignReportOf(parts, summary, madeAt),
  };
}
