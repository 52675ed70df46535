import { and, count, eq, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import type { MaintainedJob } from "@paygauge/api-types/entities/job-maintenance";
import { toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import type { Env } from "../../env.ts";
import { deletedJobs, jobsInWork } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { deletedSince } from "../../job/erase-job.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { now, type Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, jobRuns, jobs, jobSizes, rulesets, uploads, users } from "../../store/schema.ts";
import { runCommandId, runSteps, type RunStep } from "../jobs/job-run.ts";

const latest = alias(jobRuns, "latest");

const newer = (kind: "scoring" | "confidence", version: SQL) =>
  sql`(select count(*) from ${rulesets} where ${rulesets.kind} = ${kind} and ${rulesets.state} = 'Published' and ${rulesets.versionNumber} > ${version})`;
const ofRun = (versions: SQL) => sql<number>`(case when ${latest.run} is null then 0 else ${versions} end)`;
const scoringBehind = ofRun(newer("scoring", sql`${latest.scoringRulesetVersion}`));
const confidenceBehind = ofRun(newer("confidence", sql`${latest.confidenceRulesetVersion}`));
const behind = sql<number>`(${scoringBehind} + ${confidenceBehind})`;
const isNewer = sql`${jobs.currentRun} <> ${jobs.publishedRun}`;
const publication = sql<
  MaintainedJob["publication"]
>`case when ${jobs.publishedRun} is null then 'NotPublished' when ${isNewer} then 'NewerRunWaits' else 'Published' end`;
const stored = and(eq(uploads.jobId, jobs.id), ne(uploads.state, "Discarded"));
const filesCount = sql<number>`(select count(*) from ${uploads} where ${stored})`;
const filesBytes = sql<number>`(select coalesce(sum(${uploads.size}), 0) from ${uploads} where ${stored})`;
const suppliersCount = sql<number>`coalesce(${latest.suppliersCount}, 0)`;

const columns: PagedColumns = {
  name: { sql: jobs.name, kind: "text" },
  kind: { sql: jobs.kind, kind: "text" },
  buyerName: { sql: buyers.name, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  ownerName: { sql: users.displayName, kind: "text" },
  state: { sql: jobs.state, kind: "text" },
  publication: { sql: publication, kind: "text" },
  runNumber: { sql: latest.number, kind: "number" },
  scoringVersion: { sql: latest.scoringRulesetVersion, kind: "number" },
  confidenceVersion: { sql: latest.confidenceRulesetVersion, kind: "number" },
  behind: { sql: behind, kind: "number" },
  suppliersCount: { sql: suppliersCount, kind: "number" },
  objectBytes: { sql: jobSizes.bytes, kind: "number" },
  filesCount: { sql: filesCount, kind: "number" },
  filesBytes: { sql: filesBytes, kind: "number" },
  lastRunOn: { sql: latest.finishedOn, kind: "moment" },
};

const fields = {
  id: jobs.id,
  name: jobs.name,
  kind: jobs.kind,
  buyerName: buyers.name,
  issuerName: issuers.name,
  ownerName: users.displayName,
  state: jobs.state,
  publication: publication.as("maintained_publication"),
  runNumber: latest.number,
  scoringVersion: latest.scoringRulesetVersion,
  confidenceVersion: latest.confidenceRulesetVersion,
  behind: behind.as("maintained_behind"),
  scoringBehind: scoringBehind.as("maintained_scoring_behind"),
  suppliersCount: suppliersCount.as("maintained_suppliers"),
  objectBytes: jobSizes.bytes,
  filesCount: filesCount.as("maintained_files"),
  filesBytes: filesBytes.as("maintained_file_bytes"),
  lastRunOn: latest.finishedOn,
};

const rowsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...fields, run: jobs.run, failureMessage: jobs.failureMessage })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId))
    .leftJoin(latest, and(eq(latest.jobId, jobs.id), eq(latest.run, jobs.currentRun)))
    .leftJoin(jobSizes, eq(jobSizes.jobId, jobs.id))
    .where(where);

const countOf = (db: Database, where: SQL | undefined) =>
  db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId))
    .leftJoin(latest, and(eq(latest.jobId, jobs.id), eq(latest.run, jobs.currentRun)))
    .leftJoin(jobSizes, eq(jobSizes.jobId, jobs.id))
    .where(where);

type Found = Awaited<ReturnType<typeof rowsOf>>[number];

/** Which step of the newest run of each failed job failed, as the queue knows it. */
async function failedSteps(env: Env, rows: readonly Found[]) {
  const runs = rows.flatMap(({ state, run }) => (state === "Failed" && run !== null ? [run] : []));
  const ids = runs.flatMap((run) => runSteps.map((step) => runCommandId(run, step)));
  const commands = ids.length === 0 ? [] : await queueOf(env).commandsById(ids);
  const failed = new Set(commands.filter(({ state }) => state === "Error").map(({ id }) => id));
  return (run: string | null) =>
    run === null ? undefined : runSteps.find((step) => failed.has(runCommandId(run, step)));
}

function itemOf({ run, failureMessage, ...row }: Found, step: RunStep | undefined): MaintainedJob {
  const isFailed = row.state === "Failed" && failureMessage !== null;
  const commandId = step === undefined ? null : `${run ?? ""}:${step}`;
  const failure = isFailed ? { message: decodeMessage(failureMessage), step: step ?? null, commandId } : null;
  return { ...row, failure };
}

/** Every job that the user works on, staff all of them, as maintenance lists them. */
export async function listMaintainedJobs(
  env: Env,
  db: Database,
  person: Person,
  request: PagedRequest,
): Promise<PagedResult<MaintainedJob>> {
  const sight = jobsInWork(db, person);
  const query = pagedQuery(columns, request, {
    searched: ["name", "buyerName", "issuerName", "ownerName"],
    standardOrder: "-lastRunOn",
    tieBreak: jobs.id,
  });
  const where = and(sight, query.where);
  const [rows, [[matching], [all]]] = await Promise.all([
    rowsOf(db, where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.batch([countOf(db, where), countOf(db, sight)]),
  ]);
  const stepOf = await failedSteps(env, rows);
  const items = rows.map((row) => itemOf(row, stepOf(row.run)));
  return toPagedResult(items, request, matching?.total ?? 0, all?.total ?? 0);
}

/** Sums over all jobs of the list, and how many deleted ones can be restored. */
export async function figuresOfJobs(db: Database, person: Person) {
  const listed = db
    .select({
      state: sql<string>`${jobs.state}`.as("state"),
      behind: behind.as("behind"),
      bytes: sql<number>`coalesce(${jobSizes.bytes}, 0)`.as("bytes"),
      files: filesBytes.as("files"),
    })
    .from(jobs)
    .leftJoin(latest, and(eq(latest.jobId, jobs.id), eq(latest.run, jobs.currentRun)))
    .leftJoin(jobSizes, eq(jobSizes.jobId, jobs.id))
    .where(jobsInWork(db, person))
    .as("listed");
  const sum = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)`;
  const [[figures], [deleted]] = await db.batch([
    db
      .select({
        jobs: count(),
        behind: sum(sql`${listed.behind} > 0`),
        failed: sum(sql`${listed.state} = 'Failed'`),
        objectBytes: sum(sql`${listed.bytes}`),
        filesBytes: sum(sql`${listed.files}`),
      })
      .from(listed),
    db
      .select({ total: count() })
      .from(jobs)
      .where(and(deletedJobs(db, person), sql`${jobs.deletedOn} > ${deletedSince(now())}`)),
  ]);
  const none = { jobs: 0, behind: 0, failed: 0, objectBytes: 0, filesBytes: 0 };
  return { ...(figures ?? none), deleted: deleted?.total ?? 0 };
}
