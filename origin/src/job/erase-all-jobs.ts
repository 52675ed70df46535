/** Erases every job, for environments whose data may be erased as a whole. */
import { and, count, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { isTestEnvironment } from "@paygauge/api-types/access/test-environment";
import { resetLimits } from "@paygauge/api-types/entities/reset-jobs";
import { notFound } from "@paygauge/worker/refusal";
import type { Env } from "../env.ts";
import { now, type Database } from "../store/database.ts";
import { jobs, uploads } from "../store/schema.ts";
import { purgeCommand } from "./commands.ts";
import { deletedSince } from "./erase-job.ts";

/** @throws Refusal 404 in an environment whose data is real, as if there were no such call */
export function requireTestEnvironment({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): void {
  if (!isTestEnvironment(ENVIRONMENT)) throw notFound("entry");
}

const running = eq(jobs.state, "Running");
/** Jobs whose days as deleted ones are not over: the others are being erased. */
const isThere = (): SQL | undefined => or(isNull(jobs.deletedOn), gt(jobs.deletedOn, deletedSince(now())));

async function counted(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobs).where(where);
  return row?.total ?? 0;
}

/** Counts jobs and their files. */
export async function countAllJobs(db: Database) {
  const there = isThere();
  const countOf = (where: SQL) => counted(db, and(there, where));
  const [files] = await db
    .select({ total: count(), bytes: sql<number>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads);
  return {
    jobs: await counted(db, there),
    drafts: await countOf(eq(jobs.isDraft, true)),
    published: await countOf(and(isNotNull(jobs.publishedRun), isNull(jobs.deletedOn)) ?? sql`0`),
    deleted: await countOf(isNotNull(jobs.deletedOn)),
    running: await countOf(running),
    uploads: files?.total ?? 0,
    uploadBytes: files?.bytes ?? 0,
    erasing: (await counted(db, undefined)) - (await counted(db, there)),
  };
}

/** Marks some jobs as if their days as deleted ones were over: the queue then erases them, their files and objects. */
export async function markJobs(db: Database, correlationId: string) {
  const deletedOn = new Date(Date.parse(deletedSince(now())) - 1000).toISOString();
  const found = await db.select({ id: jobs.id }).from(jobs).where(isThere()).limit(resetLimits.jobs);
  const ids = found.map(({ id }) => id);
  const marking = db
    .update(jobs)
    .set({ deletedOn, version: sql`${jobs.version} + 1` })
    .where(and(inArray(jobs.id, ids), ne(jobs.state, "Running")));
  return {
    marked: ids.length,
    statements: ids.length === 0 ? [] : [marking],
    commands: ids.map((id) => purgeCommand(id, deletedOn, correlationId)),
  };
}
