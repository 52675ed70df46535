/** Computes the groups of a month once; what changes later in the month is in the figures of the next. */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { countedRuns } from "../areas/vendors/counted-runs.ts";
import { openDatabase, type Database } from "../store/database.ts";
import { benchmarkMembers, buyers, issuers, jobRuns, jobs } from "../store/schema.ts";
import { industryOf, metricBits, sizeBandOf, sumsBy } from "./figures.ts";
import { membersAmong } from "./monthly-members.ts";
import { monthOf, monthStatements, newestMonth, sharedPool, type MemberRow } from "./member-rows.ts";

/** Published runs of every issuer. */
const publishedRuns = (db: Database) =>
  db
    .select({
      jobId: jobs.id,
      run: jobRuns.run,
      buyerId: jobs.buyerId,
      issuerId: sql<string>`${jobs.issuerId}`.as("job_issuer"),
      isShared: issuers.sharesBenchmarks,
      country: sql<string>`coalesce(nullif(${buyers.country}, ''), ${jobs.buyerCountry})`.as("of_country"),
      industryCode: buyers.industryCode,
      currency: sql<string>`${jobRuns.currency}`.as("run_currency"),
      finishedOn: jobRuns.finishedOn,
      firstDay: jobRuns.firstDay,
      lastDay: jobRuns.lastDay,
      isSample: jobs.isSample,
    })
    .from(jobs)
    .innerJoin(jobRuns, and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, jobs.publishedRun)))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(and(isNull(jobs.deletedOn), eq(jobs.isDraft, false), eq(jobs.isSample, false), isNotNull(jobs.publishedRun)))
    .orderBy(jobs.id);

/** Buyers with a group and figures, as rows of the month. */
async function candidates(db: Database, month: string): Promise<MemberRow[]> {
  const { counted } = countedRuns(await publishedRuns(db));
  const sums = await sumsBy(db, counted, ({ buyerId }) => buyerId);
  const newest = new Map<string, (typeof counted)[number]>();
  for (const run of counted)
    if (run.finishedOn > (newest.get(run.buyerId)?.finishedOn ?? "")) newest.set(run.buyerId, run);
  return [...newest.values()].flatMap(({ buyerId, issuerId, isShared, country, industryCode }): MemberRow[] => {
    const found = sums.get(buyerId);
    const industry = industryOf(industryCode);
    if (found === undefined || industry === "" || country === "") return [];
    const { figures, annualSpend } = found;
    const [pool, sizeBand] = [isShared ? sharedPool : issuerId, sizeBandOf(annualSpend)];
    return [{ month, buyerId, issuerId, pool, industry, country, sizeBand, metrics: metricBits(figures), ...figures }];
  });
}

/** Computes the month of a moment, unless it has been. Returns the number of its members, or null. */
export async function takeMonth(binding: D1Database, time: number): Promise<number | null> {
  const db = openDatabase(binding);
  const month = monthOf(time);
  const before = await newestMonth(db);
  if (before !== null && before >= month) return null;
  const [all, known] = await Promise.all([candidates(db, month), db.select().from(benchmarkMembers)]);
  const members = membersAmong(all, known, before);
  await binding.batch(monthStatements(binding, month, members));
  return members.length;
}
