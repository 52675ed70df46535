/** Campaigns that a user sees, with their jobs. */
import { eq, sql } from "drizzle-orm";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { campaignsInSight } from "../areas/campaigns/across-jobs.ts";
import type { Person } from "../identity/person.ts";
import type { Database } from "../store/database.ts";
import { buyers, issuers, jobCampaigns, jobs } from "../store/schema.ts";
import type { SeenCampaignRow } from "./catalogue-sources.ts";

/** Campaigns of sample jobs are left out where the user sees others. */
export async function seenCampaigns(
  db: Database,
  person: Person,
): Promise<{ readonly campaigns: SeenCampaignRow[]; readonly jobs: number; readonly issuers: number }> {
  const rows = await db
    .select({
      campaignId: jobCampaigns.campaignId,
      jobId: sql<string>`${jobs.id}`.as("job_id_of"),
      job: sql<string>`${jobs.name}`.as("job_name"),
      buyer: sql<string>`coalesce(${buyers.name}, '')`.as("buyer_name"),
      issuer: sql<string>`${issuers.name}`.as("issuer_name"),
      currency: jobs.currency,
      isSample: jobs.isSample,
    })
    .from(jobCampaigns)
    .innerJoin(jobs, eq(jobs.id, jobCampaigns.jobId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .leftJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(campaignsInSight(db, person));
  const real = rows.filter(({ isSample }) => !isSample);
  const chosen = real.length === 0 ? rows : real;
  return {
    campaigns: chosen.map((row) => ({ ...row, scale: 10 ** minorDigitsOf(row.currency) })),
    jobs: new Set(chosen.map(({ jobId }) => jobId)).size,
    issuers: new Set(chosen.map(({ issuer }) => issuer)).size,
  };
}
