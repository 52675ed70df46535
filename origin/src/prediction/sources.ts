/** Which runs a model learns from: those of issuers that share what their jobs show of acceptance, and of no other. */
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { countedRuns } from "../areas/vendors/counted-runs.ts";
import type { Database } from "../store/database.ts";
import { cardSharing, directoryVersions, jobRuns, jobs } from "../store/schema.ts";

export interface TrainingSource {
  readonly issuerId: string;
  readonly jobId: string;
  readonly run: string;
  /** Day of the directory version that the run was matched with; null: of none, or a made one. */
  readonly directoryDay: string | null;
}

/** Runs to learn from, in an order that no other issuer's runs change. A period of a buyer counts once. */
export async function trainingSources(db: Database): Promise<TrainingSource[]> {
  const rows = await db
    .select({
      issuerId: sql<string>`${jobs.issuerId}`.as("of_issuer"),
      jobId: jobs.id,
      buyerId: jobs.buyerId,
      run: jobRuns.run,
      currency: sql<string>`${jobRuns.currency}`.as("run_currency"),
      finishedOn: jobRuns.finishedOn,
      firstDay: jobRuns.firstDay,
      lastDay: jobRuns.lastDay,
      isSample: jobs.isSample,
      directoryOn: directoryVersions.createdOn,
      isMade: directoryVersions.isSample,
    })
    .from(jobs)
    .innerJoin(cardSharing, eq(cardSharing.issuerId, jobs.issuerId))
    .innerJoin(
      jobRuns,
      and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, sql`coalesce(${jobs.publishedRun}, ${jobs.currentRun})`)),
    )
    .leftJoin(directoryVersions, eq(directoryVersions.versionNumber, jobRuns.directoryVersion))
    .where(and(isNull(jobs.deletedOn), eq(jobs.isDraft, false), eq(jobs.isSample, false), isNotNull(jobs.currentRun)))
    .orderBy(asc(jobs.id));
  return countedRuns(rows)
    .counted.map(({ issuerId, jobId, run, directoryOn, isMade }) => ({
      issuerId,
      jobId,
      run,
      directoryDay: directoryOn === null || isMade === true ? null : directoryOn.slice(0, 10),
    }))
    .toSorted((a, b) => (`${a.issuerId} ${a.jobId}` < `${b.issuerId} ${b.jobId}` ? -1 : 1));
}

/** How many issuers share, and how many analysed jobs they have. */
export async function sharingOf(db: Database): Promise<{ readonly issuers: number; readonly jobs: number }> {
  const [issuers, sources] = await Promise.all([db.select().from(cardSharing), trainingSources(db)]);
  return { issuers: issuers.length, jobs: sources.length };
}
