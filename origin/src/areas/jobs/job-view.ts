import { and, count, eq, sql, type SQL } from "drizzle-orm";
import { isNotNull } from "drizzle-orm";
import type { Capability } from "@paygauge/api-types/entities/analysis";
import { capabilities } from "@paygauge/api-types/entities/analysis";
import type { Job, JobListItem } from "@paygauge/api-types/entities/jobs";
import type { JobRow } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { minorDigitsOf } from "../../job/reading/currencies.ts";
import type { Database } from "../../store/database.ts";
import type { PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, jobs, users } from "../../store/schema.ts";
import { mayEditJob } from "../uploads/upload-access.ts";

const spend = sql<number>`cast(coalesce(${jobs.spendMinor}, '0') as integer)`;

/** Columns that the jobs list may be filtered and sorted by. */
export const jobColumns: PagedColumns = {
  name: { sql: jobs.name, kind: "text" },
  kind: { sql: jobs.kind, kind: "text" },
  buyerName: { sql: buyers.name, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  ownerName: { sql: users.displayName, kind: "text" },
  state: { sql: jobs.state, kind: "text" },
  isPublished: { sql: jobs.isPublished, kind: "boolean" },
  suppliersCount: { sql: sql`coalesce(${jobs.suppliersCount}, 0)`, kind: "number" },
  spendMinor: { sql: spend, kind: "number" },
  currency: { sql: jobs.currency, kind: "text" },
  createdOn: { sql: jobs.createdOn, kind: "moment" },
  updatedOn: { sql: jobs.updatedOn, kind: "moment" },
};

/** Jobs with the names of their buyer, issuer and owner. */
export function selectJobs(db: Database) {
  return db
    .select({ job: jobs, buyerName: buyers.name, issuerName: issuers.name, ownerName: users.displayName })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId));
}

export async function countJobs(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId))
    .where(and(isNotNull(jobs.id), where));
  return row?.count ?? 0;
}

type Named = { job: JobRow; buyerName: string; issuerName: string; ownerName: string };

export function listItemOf({ job, buyerName, issuerName, ownerName }: Named): JobListItem {
  return {
    id: job.id,
    name: job.name,
    kind: job.kind,
    buyerId: job.buyerId,
    buyerName,
    issuerId: job.issuerId,
    issuerName,
    ownerName,
    state: job.state,
    isPublished: job.isPublished,
    publishedOn: job.publishedOn,
    suppliersCount: job.suppliersCount ?? 0,
    spendMinor: job.spendMinor ?? "0",
    currency: job.currency,
    minorDigits: minorDigitsOf(job.currency),
    createdOn: job.createdOn,
    updatedOn: job.updatedOn,
    isSample: job.isSample,
  };
}

const isCapability = (word: string): word is Capability => (capabilities as readonly string[]).includes(word);

export function jobOf(named: Named, person: Person): Job {
  const { job } = named;
  return {
    ...listItemOf(named),
    buyerCountry: job.buyerCountry,
    capabilities: job.capabilities.filter(isCapability),
    periodFrom: job.periodFrom,
    periodTo: job.periodTo,
    confidenceRulesetVersion: job.confidenceRulesetVersion ?? 1,
    scoringRulesetVersion: job.scoringRulesetVersion ?? 1,
    failureMessage: job.failureMessage,
    version: job.version,
    mayEdit: mayEditJob(person, job),
    mayPublish: person.permissions.has("Job_PUBLISH") && job.state === "Ready",
    mayDelete: person.permissions.has("Job_DELETE") && job.state !== "Running",
  };
}
