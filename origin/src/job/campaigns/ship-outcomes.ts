/** Reports the ended suppliers of a campaign to the issuer's vendors, all of them each time: a report replaces the last. */
import * as v from "valibot";
import type { Env } from "../../env.ts";
import type { SentOutcome } from "../../vendors/outcome-store.ts";
import { mailEraserOf } from "../../mail/mail-eraser.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { parseStored, readRows } from "@paygauge/worker/stored-json";
import type { CampaignRecord } from "./campaign-store.ts";

const ended = v.object({
  supplierKey: v.string(),
  status: v.picklist(["Succeeded", "Failed", "Abandoned"]),
  method: v.string(),
  on: v.string(),
  reason: v.string(),
  name: v.string(),
  country: v.string(),
  taxId: v.string(),
  companyNumber: v.string(),
});

/** Numbers of a supplier as a run states them. */
const numberSql = (name: string): string =>
  `coalesce((SELECT identityJson->>'$.${name}' FROM supplier_base b JOIN supplier s ON s.run = b.run AND s.ordinal = b.ordinal
     WHERE s.supplierKey = m.supplierKey ORDER BY s.run = ?2 DESC LIMIT 1), '')`;

function endedOf(sql: SqlStorage, campaignId: string, run: string): SentOutcome[] {
  const rows = sql
    .exec(
      `SELECT supplierKey, status, CASE WHEN status = 'Succeeded' THEN coalesce(agreedMethod, '') ELSE '' END AS method,
       substr(CASE WHEN status = 'Succeeded' THEN coalesce(agreedOn, statusOn) ELSE statusOn END, 1, 10) AS "on",
       coalesce(reason, '') AS reason, name, country, ${numberSql("taxId")} AS taxId,
       ${numberSql("companyNumber")} AS companyNumber FROM campaign_member m
       WHERE campaignId = ?1 AND status IN ('Succeeded', 'Failed', 'Abandoned') ORDER BY supplierKey`,
      campaignId,
      run,
    )
    .toArray();
  return readRows(rows, (row) => {
    const { name, country, taxId, companyNumber, ...outcome } = parseStored(ended, row, "campaign_member");
    return { ...outcome, label: { name, country, taxId, companyNumber } };
  }).readable;
}

/** What the campaign's job is, of whom, as the catalogue has it. */
async function placeOf(
  DB: D1Database,
  campaignId: string,
): Promise<{ jobId: string; issuerId: string; isSample: number } | null> {
  return DB.prepare(
    `SELECT jobs.id AS jobId, jobs.issuer_id AS issuerId, jobs.is_sample AS isSample FROM job_campaigns JOIN jobs ON jobs.id = job_campaigns.job_id
     WHERE job_campaigns.campaign_id = ?`,
  )
    .bind(campaignId)
    .first();
}

/**
 * Sends a campaign's outcomes. Call it while the catalogue still has the campaign's row.
 * @param record null if the campaign was deleted: its outcomes are removed
 */
export async function shipOutcomes(
  env: Pick<Env, "DB" | "VENDORS">,
  sql: SqlStorage,
  {
    campaignId,
    number,
    record,
  }: { readonly campaignId: string; readonly number: number; readonly record: CampaignRecord | null },
): Promise<void> {
  const place = await placeOf(env.DB, campaignId);
  if (place === null) return;
  const outcomes = record === null ? [] : endedOf(sql, campaignId, record.run ?? "");
  await vendorsOf(env, place.issuerId).putOutcomes({
    jobId: place.jobId,
    campaignId,
    campaign: record?.name ?? "",
    number,
    outcomes,
    isSample: place.isSample === 1,
  });
}

/** Erases the receivers of a campaign's mails, which are in the issuer's object. */
export async function eraseMailsOf(env: Pick<Env, "DB" | "MAIL">, campaignId: string): Promise<void> {
  const place = await placeOf(env.DB, campaignId);
  if (place !== null) await mailEraserOf(env, place.issuerId).eraseCampaign(campaignId);
}
