import { and, count, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { isTestEnvironment } from "@paygauge/api-types/access/test-environment";
import { message } from "@paygauge/api-types/catalogue/message";
import { resetLimits } from "@paygauge/api-types/entities/reset-jobs";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { purgeCommand } from "../../job/commands.ts";
import { deletedSince } from "../../job/erase-job.ts";
import { now, type Database } from "../../store/database.ts";
import { jobs, uploads } from "../../store/schema.ts";

/** @throws Refusal 404 in an environment whose jobs are real, as if there were no such call */
function requireTestEnvironment({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): void {
  if (!isTestEnvironment(ENVIRONMENT)) throw notFound("entry");
}

const running = eq(jobs.state, "Running");
/** Jobs whose days as deleted ones are not over: the others are being erased. */
const isThere = (): SQL | undefined => or(isNull(jobs.deletedOn), gt(jobs.deletedOn, deletedSince(now())));

async function counted(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobs).where(where);
  return row?.total ?? 0;
}

async function previewOf(db: Database) {
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

export const resetJobsHandlers = {
  async resetPreview({ env, db }) {
    requireTestEnvironment(env);
    return { environment: env.ENVIRONMENT, ...(await previewOf(db)) };
  },

  /** Deletes jobs as if their days as deleted ones were over: the queue then erases them, their files and objects. */
  async resetAllJobs({ env, db, body, correlationId, write }) {
    requireTestEnvironment(env);
    if (body.environment !== env.ENVIRONMENT) throw refuse("resetName");
    const before = await previewOf(db);
    if (before.running > 0) throw refuse("resetRunning", { count: before.running });
    if (before.jobs === 0 && before.erasing > 0) throw refuse("resetUnderWay", { count: before.erasing });
    const deletedOn = new Date(Date.parse(deletedSince(now())) - 1000).toISOString();
    const found = await db.select({ id: jobs.id }).from(jobs).where(isThere()).limit(resetLimits.jobs);
    const ids = found.map(({ id }) => id);
    const marking = db
      .update(jobs)
      .set({ deletedOn, version: sql`${jobs.version} + 1` })
      .where(and(inArray(jobs.id, ids), ne(jobs.state, "Running")));
    const left = before.jobs - ids.length;
    return write(
      { entityType: "system", entityId: "jobs", note: `${ids.length} of ${before.jobs} erased` },
      ids.length === 0 ? [] : [marking],
      { ...done(message("resetStarted", { count: ids.length })), marked: ids.length, left },
      ids.map((id) => purgeCommand(id, deletedOn, correlationId)),
    );
  },
} satisfies Partial<Handlers>;
