/** Ended campaigns of suppliers, as their jobs report them. */
import type { VendorOutcome } from "@paygauge/api-types/entities/vendors";
import { putAcceptances, type SupplierLabel } from "./acceptance-store.ts";
import type { OutcomeCounts } from "./vendor-table.ts";

export interface SentOutcome extends Omit<VendorOutcome, "jobId" | "campaignId" | "campaign"> {
  readonly supplierKey: string;
  /** Name and numbers in the newest run of the job, by which other ledgers find it. */
  readonly label: SupplierLabel;
}

/** What a job reports of one campaign: all of its ended suppliers. */
export interface CampaignOutcomes {
  readonly jobId: string;
  readonly campaignId: string;
  readonly campaign: string;
  /** Grows with each report; an older one changes nothing. */
  readonly number: number;
  readonly outcomes: readonly SentOutcome[];
  /** Of the sample job, whose suppliers are made up: they say nothing about those of other jobs. */
  readonly isSample?: boolean;
}

/** Replaces what is known of a campaign; a report that arrives twice or late changes nothing. */
export function putOutcomes(storage: DurableObjectStorage, report: CampaignOutcomes): void {
  const { sql } = storage;
  const { jobId, campaignId, campaign, number, outcomes } = report;
  storage.transactionSync(() => {
    const newer = sql.exec(
      "SELECT 1 FROM campaign WHERE jobId = ? AND campaignId = ? AND number >= ?",
      jobId,
      campaignId,
      number,
    );
    if (newer.toArray().length > 0) return;
    sql.exec("INSERT OR REPLACE INTO campaign VALUES (?, ?, ?)", jobId, campaignId, number);
    sql.exec("DELETE FROM outcome WHERE jobId = ? AND campaignId = ?", jobId, campaignId);
    putAcceptances(sql, report.isSample === true ? { ...report, outcomes: [] } : report);
    const rows = outcomes.map(({ supplierKey, status, method, on, reason }) => [
      supplierKey,
      status,
      method,
      on,
      reason,
    ]);
    for (let from = 0; from < rows.length; from += 2000)
      sql.exec(
        `INSERT INTO outcome SELECT ?, ?, value->>0, ?, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)`,
        jobId,
        campaignId,
        campaign,
        JSON.stringify(rows.slice(from, from + 2000)),
      );
  });
}

type OutcomeRow = VendorOutcome & { readonly supplierKey: string } & Record<string, SqlStorageValue>;
const columns = 'jobId, campaignId, campaign, supplierKey, status, method, at AS "on", reason';

/** Every ended campaign of these jobs, oldest first. */
export function outcomesOf(
  sql: SqlStorage,
  jobIds: readonly string[],
): (VendorOutcome & { readonly supplierKey: string })[] {
  return sql
    .exec<OutcomeRow>(
      `SELECT ${columns} FROM outcome WHERE jobId IN (SELECT value FROM json_each(?)) ORDER BY at, campaignId, supplierKey`,
      JSON.stringify(jobIds),
    )
    .toArray();
}

/** Counts outcomes by vendor number. @param vendorOfSupplier vendor number of a job's supplier, 0 if unknown */
export function countOutcomes(
  outcomes: readonly (VendorOutcome & { readonly supplierKey: string })[],
  size: number,
  vendorOfSupplier: (jobId: string, supplierKey: string) => number,
): OutcomeCounts & { readonly byVendor: ReadonlyMap<number, readonly VendorOutcome[]> } {
  const [ended, succeeded] = [new Uint16Array(size), new Uint16Array(size)];
  const byVendor = new Map<number, VendorOutcome[]>();
  for (const { supplierKey, ...outcome } of outcomes) {
    const vendor = vendorOfSupplier(outcome.jobId, supplierKey);
    if (vendor === 0) continue;
    ended[vendor] = (ended[vendor] ?? 0) + 1;
    if (outcome.status === "Succeeded") succeeded[vendor] = (succeeded[vendor] ?? 0) + 1;
    byVendor.set(vendor, [...(byVendor.get(vendor) ?? []), outcome]);
  }
  return { ended, succeeded, byVendor };
}
