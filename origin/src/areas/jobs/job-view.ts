import { and, count, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Capability, capabilities } from "@paygauge/api-types/entities/capabilities";
import type { UsedDirectory } from "@paygauge/api-types/entities/directory";
import type { Job, JobListItem } from "@paygauge/api-types/entities/jobs";
import type { PublicationState, RunFacts } from "@paygauge/api-types/entities/runs";
import { inWork, visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Database } from "../../store/database.ts";
import type { PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, jobRuns, jobs, users } from "../../store/schema.ts";
import { mayEditJob } from "../uploads/upload-access.ts";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";

type RunRow = typeof jobRuns.$inferSelect;
const latest = alias(jobRuns, "latest");
const published = alias(jobRuns, "published");

/**
 * What the user may read of each job, as SQL: a user who reads published runs only sees the published state of the job,
 * and can neither filter nor sort by anything else.
 */
function readBy(db: Database, person: Person) {
  const isInWork = inWork(db, person);
  const read = (work: SQL, seen: SQL): SQL => sql`case when ${isInWork} then ${work} else ${seen} end`;
  const isNewer = sql`${jobs.currentRun} <> ${jobs.publishedRun}`;
  return {
    isInWork: sql<number>`${isInWork}`,
    state: read(sql`${jobs.state}`, sql`'Ready'`),
    publication: sql`case when ${jobs.publishedRun} is null then 'NotPublished' when ${isInWork} and ${isNewer} then 'NewerRunWaits' else 'Published' end`,
    suppliersCount: sql`coalesce(${read(sql`${latest.suppliersCount}`, sql`${published.suppliersCount}`)}, 0)`,
    spendMinor: sql`cast(coalesce(${read(sql`${latest.spendMinor}`, sql`${published.spendMinor}`)}, '0') as integer)`,
    potentialMinor: sql`cast(${read(sql`${latest.potentialMinor}`, sql`${published.potentialMinor}`)} as integer)`,
    updatedOn: read(sql`${jobs.updatedOn}`, sql`${jobs.publishedOn}`),
  };
}

/** Columns that the jobs list may be filtered and sorted by. */
export function jobColumns(db: Database, person: Person) {
  const read = readBy(db, person);
  return {
    name: { sql: jobs.name, kind: "text" },
    kind: { sql: jobs.kind, kind: "text" },
    buyerName: { sql: buyers.name, kind: "text" },
    issuerName: { sql: issuers.name, kind: "text" },
    ownerName: { sql: users.displayName, kind: "text" },
    state: { sql: read.state, kind: "text" },
    publication: { sql: read.publication, kind: "text" },
    publishedOn: { sql: jobs.publishedOn, kind: "moment" },
    suppliersCount: { sql: read.suppliersCount, kind: "number" },
    spendMinor: { sql: read.spendMinor, kind: "number" },
    potentialMinor: { sql: read.potentialMinor, kind: "number" },
    currency: { sql: jobs.currency, kind: "text" },
    createdOn: { sql: jobs.createdOn, kind: "moment" },
    updatedOn: { sql: read.updatedOn, kind: "moment" },
  } satisfies PagedColumns;
}

/** Jobs with the names of their buyer, issuer and owner, their runs, and whether the user works on them. */
export function selectJobs(db: Database, person: Person) {
  return db
    .select({
      job: jobs,
      buyerName: buyers.name,
      issuerName: issuers.name,
      ownerName: users.displayName,
      latest,
      published,
      isInWork: readBy(db, person).isInWork.as("is_in_work"),
    })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId))
    .leftJoin(latest, and(eq(latest.jobId, jobs.id), eq(latest.run, jobs.currentRun)))
    .leftJoin(published, and(eq(published.jobId, jobs.id), eq(published.run, jobs.publishedRun)));
}

/** How many jobs the condition holds of, as a statement for a batch. */
export const countJobs = (db: Database, where: SQL | undefined) =>
  db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId))
    .leftJoin(latest, and(eq(latest.jobId, jobs.id), eq(latest.run, jobs.currentRun)))
    .leftJoin(published, and(eq(published.jobId, jobs.id), eq(published.run, jobs.publishedRun)))
    .where(and(isNotNull(jobs.id), where));

/** The list's rows as a subquery, for sums over them: what each row says of its job to this user. */
export function listedJobs(db: Database, person: Person) {
  const read = readBy(db, person);
  return db
    .select({
      isSample: sql<number>`${jobs.isSample}`.as("listed_sample"),
      state: sql<string>`${read.state}`.as("listed_state"),
      publication: sql<string>`${read.publication}`.as("listed_publication"),
    })
    .from(jobs)
    .leftJoin(latest, and(eq(latest.jobId, jobs.id), eq(latest.run, jobs.currentRun)))
    .leftJoin(published, and(eq(published.jobId, jobs.id), eq(published.run, jobs.publishedRun)))
    .where(visibleJobs(db, person))
    .as("listed");
}

type Found = Awaited<ReturnType<typeof selectJobs>>[number];

const publicationOf = ({ job, isInWork }: Pick<Found, "job" | "isInWork">): PublicationState => {
  if (job.publishedRun === null) return "NotPublished";
  return isInWork === 1 && job.currentRun !== job.publishedRun ? "NewerRunWaits" : "Published";
};

/** The run that the user reads of the job; null before the first. */
export const readRunOf = ({ isInWork, ...runs }: Found): RunRow | null =>
  isInWork === 1 ? runs.latest : runs.published;

export function listItemOf(found: Found): JobListItem {
  const { job, buyerName, issuerName, ownerName, isInWork } = found;
  const read = readRunOf(found);
  return {
    id: job.id,
    name: job.name,
    kind: job.kind,
    buyerId: job.buyerId,
    buyerName,
    issuerId: job.issuerId,
    issuerName,
    ownerName,
    state: isInWork === 1 ? job.state : "Ready",
    publication: publicationOf(found),
    publishedOn: job.publishedOn,
    suppliersCount: read?.suppliersCount ?? 0,
    spendMinor: read?.spendMinor ?? "0",
    potentialMinor: read?.potentialMinor ?? null,
    currency: job.currency,
    minorDigits: minorDigitsOf(job.currency),
    createdOn: job.createdOn,
    updatedOn: isInWork === 1 ? job.updatedOn : (job.publishedOn ?? job.createdOn),
    isSample: job.isSample,
  };
}

const isCapability = (word: string): word is Capability => (capabilities as readonly string[]).includes(word);

/** The run's line of the catalogue as headers and lists say it. */
export function factsOfRun(row: RunRow): RunFacts {
  const { run, number, finishedOn, kind, suppliersCount, counted, spendMinor } = row;
  const { confidenceRulesetVersion, scoringRulesetVersion, directoryVersion } = row;
  const made = { confidenceRulesetVersion, scoringRulesetVersion, directoryVersion };
  return { run, number, finishedOn, kind, suppliersCount, counted, spendMinor, ...made };
}

export function jobOf(found: Found, directory: UsedDirectory | null, person: Person): Job {
  const { job, latest: newest, published: pinned, isInWork } = found;
  const [works, period] = isInWork === 1 ? [true, job] : [false, pinned];
  return {
    ...listItemOf(found),
    isDraft: job.isDraft,
    buyerCountry: job.buyerCountry,
    capabilities: job.capabilities.filter(isCapability),
    periodFrom: period?.periodFrom ?? null,
    periodTo: period?.periodTo ?? null,
    latest: works ? newest && factsOfRun(newest) : null,
    published: pinned && factsOfRun(pinned),
    publicationNumber: job.publication,
    directory,
    failureMessage: works && job.failureMessage !== null ? decodeMessage(job.failureMessage) : null,
    version: job.version,
    mayEdit: mayEditJob(person, job),
    mayPublish: person.permissions.has("Job_PUBLISH") && works && newest !== null,
    // Anyone who reads what is published doesn't see running work, except a deletion.
    mayDelete: person.permissions.has("Job_DELETE") && !(works && job.state === "Running"),
    maySwitchKind: works && person.permissions.has("JobTypeTab_SWITCH") && job.state !== "Running",
  };
}
