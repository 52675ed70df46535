/** Jobs, campaigns and the audit log as sources of compiled queries in the catalogue. */
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { jsonRows, jsonTable, type SeenJobRow } from "./scope.ts";
import { sourceOf, type Source } from "./source.ts";

const ofJob = ["jobId", "run", "job", "buyer", "issuer", "currency", "scale"] as const;

/** One row a job with results. */
export const jobsSource = (jobs: readonly Omit<SeenJobRow, "chosen">[]): Source =>
  sourceOf(
    "jobs",
    {
      before: jsonTable("seen", ofJob, "?1"),
      from: "seen CROSS JOIN jobs j ON j.id = seen.jobId CROSS JOIN job_runs r ON r.job_id = seen.jobId AND r.run = seen.run",
      bound: [jsonRows(ofJob, jobs)],
      rows: "seen",
      scale: "seen.scale",
    },
    {
      kind: "r.kind",
      state: "j.state",
      buyerCountry: "nullif(j.buyer_country, '')",
      published: "iif(j.published_run IS NULL, 'No', 'Yes')",
      createdOn: "substr(j.created_on, 1, 10)",
      finishedOn: "substr(r.finished_on, 1, 10)",
      periodFrom: "coalesce(r.first_day, r.period_from)",
      periodEnd: "coalesce(r.last_day, r.period_to)",
      suppliers: "r.suppliers_count",
      spend: "CAST(r.spend_minor AS INTEGER)",
      potential: "CAST(r.potential_minor AS INTEGER)",
    },
  );

/** A campaign that the user sees, with its job. */
export type SeenCampaignRow = Omit<SeenJobRow, "jobId" | "run" | "chosen"> & { readonly campaignId: string };
const ofCampaign = ["campaignId", "job", "buyer", "issuer", "currency", "scale"] as const;

export const campaignsSource = (campaigns: readonly SeenCampaignRow[]): Source =>
  sourceOf(
    "campaigns",
    {
      before: jsonTable("seen", ofCampaign, "?1"),
      from: "seen CROSS JOIN job_campaigns k ON k.campaign_id = seen.campaignId",
      bound: [jsonRows(ofCampaign, campaigns)],
      rows: "k",
      scale: "seen.scale",
    },
    {
      campaign: "nullif(k.name, '')",
      job: "seen.job",
      buyer: "seen.buyer",
      issuer: "seen.issuer",
      currency: "seen.currency",
      startsOn: "substr(k.starts_on, 1, 10)",
      dueOn: "substr(k.due_on, 1, 10)",
      suppliers: "k.total",
      value: "k.value_minor",
      realised: "k.realised_minor",
    },
  );

/**
 * The first day that a query can be about, so that the index of days is used; "": any. A value is a day, or an interval,
 * whose text begins with its first day.
 */
export function firstDayOf({ filters }: AnalyticsQuery, field: string): string {
  const ofField = filters.filter(({ propertyName }) => propertyName === field);
  const isOnlyEqual = ofField.filter(({ itemComparisonOperator: operator }) => operator === "Equal").length === 1;
  return ofField
    .filter(
      ({ itemComparisonOperator: operator, allowNullValue }) =>
        allowNullValue !== true && (operator.startsWith("GreaterThan") || (operator === "Equal" && isOnlyEqual)),
    )
    .reduce((first, { itemValue = "" }) => (itemValue > first ? itemValue : first), "");
}

/** One row a write. @param from ISO day */
export const auditSource = (from: string): Source =>
  sourceOf(
    "audit",
    {
      before: "",
      from: "(SELECT * FROM audit WHERE at >= ?1) a LEFT JOIN issuers i ON i.id = a.issuer_id",
      bound: [from],
      rows: "a",
    },
    { entityType: "a.entity_type", issuer: "i.name", on: "substr(a.at, 1, 10)" },
  );
