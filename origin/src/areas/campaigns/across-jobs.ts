/** Campaigns of all jobs that a user may see, from the catalogue's rows of them. */
import { and, count, eq, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { campaignRoutes } from "@paygauge/api-types/campaigns/campaign-rules";
import type { RouteSums } from "@paygauge/api-types/entities/campaigns";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { jobsInWork, visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { soundList } from "../../store/columns.ts";
import { issuers, jobCampaigns, jobs, users } from "../../store/schema.ts";

const columns: PagedColumns = {
  name: { sql: jobCampaigns.name, kind: "text" },
  jobName: { sql: jobs.name, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  stage: { sql: jobCampaigns.stage, kind: "text" },
  route: { sql: jobCampaigns.route, kind: "text" },
  tone: { sql: jobCampaigns.tone, kind: "text" },
  method: { sql: jobCampaigns.method, kind: "text" },
  ownerName: { sql: users.displayName, kind: "text" },
  startsOn: { sql: jobCampaigns.startsOn, kind: "text" },
  dueOn: { sql: jobCampaigns.dueOn, kind: "text" },
  currency: { sql: jobs.currency, kind: "text" },
  total: { sql: jobCampaigns.total, kind: "number" },
  pending: { sql: jobCampaigns.pending, kind: "number" },
  active: { sql: jobCampaigns.active, kind: "number" },
  abandoned: { sql: jobCampaigns.abandoned, kind: "number" },
  failed: { sql: jobCampaigns.failed, kind: "number" },
  succeeded: { sql: jobCampaigns.succeeded, kind: "number" },
  valueMinor: { sql: jobCampaigns.valueMinor, kind: "number" },
  realisedMinor: { sql: jobCampaigns.realisedMinor, kind: "number" },
  updatedOn: { sql: jobCampaigns.updatedOn, kind: "moment" },
};

const chosen = soundList(jobs.capabilities);
const isOfChosen = sql`(${chosen} = '[]' or ${jobCampaigns.method} in (select value from json_each(${chosen})))`;
const wasPublished = sql`exists (select 1 from job_runs where job_runs.job_id = ${jobCampaigns.jobId}
  and job_runs.run = ${jobCampaigns.run} and job_runs.published_on is not null)`;

/** Users who read published runs alone see campaigns of runs that were published, as on the job's own page. */
export const campaignsInSight = (db: Database, person: Person): SQL | undefined =>
  and(visibleJobs(db, person), isOfChosen, or(jobsInWork(db, person), isNull(jobCampaigns.run), wasPublished));

/** Columns of one name in several tables have aliases: the rows of a batch come by their names. */
const figures = {
  campaignWorkflowId: jobCampaigns.campaignId,
  name: jobCampaigns.name,
  jobId: jobCampaigns.jobId,
  jobName: sql<string>`${jobs.name}`.as("job_name"),
  issuerName: sql<string>`${issuers.name}`.as("issuer_name"),
  stage: jobCampaigns.stage,
  route: jobCampaigns.route,
  tone: jobCampaigns.tone,
  method: jobCampaigns.method,
  ownerName: users.displayName,
  startsOn: jobCampaigns.startsOn,
  dueOn: jobCampaigns.dueOn,
  currency: jobs.currency,
  total: jobCampaigns.total,
  pending: jobCampaigns.pending,
  active: jobCampaigns.active,
  abandoned: jobCampaigns.abandoned,
  failed: jobCampaigns.failed,
  succeeded: jobCampaigns.succeeded,
  valueMinor: jobCampaigns.valueMinor,
  realisedMinor: jobCampaigns.realisedMinor,
  updatedOn: jobCampaigns.updatedOn,
  isSample: jobs.isSample,
};
const sumOf = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
/** Of one route and one currency, of samples apart: every sum is made of these. */
const sums = {
  isSample: jobs.isSample,
  route: jobCampaigns.route,
  currency: jobs.currency,
  campaigns: count(),
  Total: sumOf(jobCampaigns.total),
  Pending: sumOf(jobCampaigns.pending),
  Active: sumOf(jobCampaigns.active),
  Abandoned: sumOf(jobCampaigns.abandoned),
  Failed: sumOf(jobCampaigns.failed),
  Succeeded: sumOf(jobCampaigns.succeeded),
  valueMinor: sumOf(jobCampaigns.valueMinor),
  realisedMinor: sumOf(jobCampaigns.realisedMinor),
};

const rowsIn = (db: Database) =>
  db
    .select(figures)
    .from(jobCampaigns)
    .innerJoin(jobs, eq(jobs.id, jobCampaigns.jobId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .leftJoin(users, eq(users.id, jobCampaigns.ownerUserId));
const sumsIn = (db: Database) =>
  db
    .select(sums)
    .from(jobCampaigns)
    .innerJoin(jobs, eq(jobs.id, jobCampaigns.jobId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .leftJoin(users, eq(users.id, jobCampaigns.ownerUserId))
    .groupBy(jobs.isSample, jobCampaigns.route, jobs.currency)
    .orderBy(jobs.currency);
type Sums = Awaited<ReturnType<typeof sumsIn>>[number];

const counted = ["campaigns", "Total", "Pending", "Active", "Abandoned", "Failed", "Succeeded"] as const;
const plus = <Name extends string>(names: readonly Name[], of: readonly Readonly<Record<Name, number>>[]) =>
  Object.fromEntries(names.map((name) => [name, of.reduce((sum, each) => sum + each[name], 0)])) as Record<
    Name,
    number
  >;

/** Counts of whatever currency together, money of each by itself. */
function together(route: RouteSums["route"], of: readonly Sums[]): RouteSums {
  const currencies = [...new Set(of.map(({ currency }) => currency))];
  const money = currencies.map((currency) => {
    const own = of.filter((each) => each.currency === currency);
    return { currency, minorDigits: minorDigitsOf(currency), ...plus(["valueMinor", "realisedMinor"], own) };
  });
  return { route, ...plus(counted, of), money };
}

/** Each route that occurs, in its order, and all of them last. No sum includes samples. */
function byRoute(found: readonly Sums[]): RouteSums[] {
  const of = found.filter(({ isSample }) => !isSample);
  const routes = campaignRoutes.filter((route) => of.some((each) => each.route === route));
  const ofEach = routes.map((route) =>
    together(
      route,
      of.filter((each) => each.route === route),
    ),
  );
  return [...ofEach, together("all", of)];
}

/** A page of campaigns across the jobs that the user can see, with the sums over all that match. */
export async function campaignsAcrossJobs({
  db,
  person,
  body,
}: Pick<CallContext<"campaignWorkflows">, "db" | "person" | "body">) {
  const query = pagedQuery(columns, body, {
    searched: ["name", "jobName", "issuerName", "ownerName"],
    standardOrder: "dueOn",
    tieBreak: jobCampaigns.campaignId,
  });
  const sight = campaignsInSight(db, person);
  const where = and(sight, query.where);
  const [rows, matching, all] = await db.batch([
    rowsIn(db)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    sumsIn(db).where(where),
    sumsIn(db).where(sight),
  ]);
  const collection = rows.map((row) => ({
    ...row,
    ownerName: row.ownerName ?? "",
    minorDigits: minorDigitsOf(row.currency),
  }));
  const [found, seen] = [together("all", matching), together("all", all)];
  return { ...toPagedResult(collection, body, found.campaigns, seen.campaigns), totals: byRoute(matching) };
}
