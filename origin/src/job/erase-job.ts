/** The remainder of a deleted job outside its own object is erased here: its files, its rows, its commands. */
import { and, eq, inArray, isNotNull, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import { limits } from "@paygauge/api-types/limits";
import type { Env } from "../env.ts";
import { locksOf } from "../locks/entity-locks.ts";
import { commit, now, openDatabase, type Database } from "../store/database.ts";
import {
  audit,
  buyers,
  dataDownloads,
  drafts,
  entityFences,
  exportFiles,
  idempotencyKeys,
  issuerPayeeDecisions,
  jobAssignments,
  jobLinkUsers,
  jobRateTables,
  jobs,
  linkedAccountJobs,
  magicLinkFiles,
  rememberedMappings,
  savedViews,
  uploadParts,
  uploads,
} from "../store/schema.ts";
import { mailEraserOf } from "../mail/mail-eraser.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";
import { reportFolder } from "./reports/report-store.ts";
import { deleteStored } from "./unpack/stored-file.ts";

/** The moment before which deleted jobs are not kept. */
export const deletedSince = (at: string): string =>
  new Date(Date.parse(at) - limits.deletedJobsKeptDays * 86_400_000).toISOString();

/** A draft that no one has used since then is not kept: its file is part of it. */
function isUnused(at: string): SQL | undefined {
  const since = new Date(Date.parse(at) - limits.draftsKeptDays * 86_400_000).toISOString();
  const isUsed = sql`exists (select 1 from ${uploads} where uploads.job_id = jobs.id and uploads.updated_on > ${since})`;
  // What came by a magic link waits for its sender, however long.
  const isOfLink = sql`exists (select 1 from ${magicLinkFiles} where magic_link_files.job_id = jobs.id and magic_link_files.completed_on is not null)`;
  return and(eq(jobs.isDraft, true), lte(jobs.updatedOn, since), not(isUsed), not(isOfLink));
}

/** Whether the job is a draft still, which is removed when its time has come. */
export async function isKeptDraft(env: Stores, jobId: string): Promise<boolean> {
  const found = await openDatabase(env.DB)
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.isDraft, true)));
  return found.length > 0;
}

type Stores = Pick<Env, "DB" | "FILES" | "LOCKS" | "VENDORS" | "MAIL">;

/** Removes everything that lies under this prefix. */
async function deleteFolder(files: R2Bucket, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await files.list({ prefix });
    if (objects.length === 0) return;
    await files.delete(objects.map(({ key }) => key));
  }
}

/** Rows of the catalogue that are the job's, or name it; with the line for it. */
async function eraseRows(db: Database, job: typeof jobs.$inferSelect, correlationId: string): Promise<void> {
  const theirs = db.select({ id: uploads.id }).from(uploads).where(eq(uploads.jobId, job.id));
  const standIn = db
    .select({ id: buyers.id })
    .from(buyers)
    .where(and(eq(buyers.id, job.id), eq(buyers.isDraft, true)));
  await commit(db, [
    db.delete(uploadParts).where(inArray(uploadParts.uploadId, theirs)),
    db.delete(uploads).where(eq(uploads.jobId, job.id)),
    db.delete(magicLinkFiles).where(eq(magicLinkFiles.jobId, job.id)),
    db.delete(linkedAccountJobs).where(eq(linkedAccountJobs.jobId, job.id)),
    db.delete(jobRateTables).where(eq(jobRateTables.jobId, job.id)),
    db.delete(exportFiles).where(eq(exportFiles.jobId, job.id)),
    db.delete(dataDownloads).where(eq(dataDownloads.jobId, job.id)),
    db.delete(jobAssignments).where(eq(jobAssignments.jobId, job.id)),
    db.delete(jobLinkUsers).where(eq(jobLinkUsers.jobId, job.id)),
    db.delete(entityFences).where(and(eq(entityFences.entityType, "job"), eq(entityFences.entityId, job.id))),
    db.delete(drafts).where(or(sql`instr(${drafts.entityId}, ${job.id})`, sql`instr(${drafts.content}, ${job.id})`)),
    db.delete(savedViews).where(sql`instr(${savedViews.query}, ${job.id})`),
    db
      .delete(idempotencyKeys)
      .where(
        or(
          lt(idempotencyKeys.expiresOn, now()),
          sql`instr(${idempotencyKeys.path}, ${job.id})`,
          sql`instr(${idempotencyKeys.answer}, ${job.id})`,
        ),
      ),
    // What its users decided about payees is the issuer's, and stays.
    db.update(issuerPayeeDecisions).set({ jobId: null }).where(eq(issuerPayeeDecisions.jobId, job.id)),
    db.delete(jobs).where(eq(jobs.id, job.id)),
    db.delete(rememberedMappings).where(inArray(rememberedMappings.buyerId, standIn)),
    db.delete(buyers).where(inArray(buyers.id, standIn)),
    db.insert(audit).values({
      at: now(),
      userId: "system",
      username: "system",
      effectiveRoles: "",
      action: "deleteJob",
      entityType: "job",
      entityId: job.id,
      issuerId: job.issuerId,
      outcome: "done",
      note: "erased",
      correlationId,
    }),
  ]);
}

/**
 * Erases a deleted job or an unused draft whose days are over, but for its object and its commands. What is stopped in
 * between is started again: files go first, since only the rows name them. @returns false where the job is not to be
 * erased
 */
export async function eraseJob(env: Stores, jobId: string, correlationId: string): Promise<boolean> {
  const db = openDatabase(env.DB);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (job) {
    const isOver = and(isNotNull(jobs.deletedOn), lte(jobs.deletedOn, deletedSince(now())));
    const isDue = and(eq(jobs.id, jobId), or(isOver, isUnused(now())));
    if ((await db.select({ id: jobs.id }).from(jobs).where(isDue)).length === 0) return false;
    const files = await db
      .select({ key: uploads.r2Key, multipart: uploads.r2UploadId })
      .from(uploads)
      .where(eq(uploads.jobId, jobId));
    for (const { key, multipart } of files) {
      // Parts of an upload that was never completed are listed nowhere. One that is completed refuses.
      if (multipart !== null)
        await env.FILES.resumeMultipartUpload(key, multipart)
          .abort()
          .catch(() => {});
      await deleteStored(env.FILES, key);
    }
    await deleteFolder(env.FILES, `uploads/${jobId}/`);
    await deleteFolder(env.FILES, `exports/${jobId}/`);
    await deleteFolder(env.FILES, reportFolder(jobId));
    await vendorsOf(env, job.issuerId).dropJob(job.issuerId, jobId);
    await mailEraserOf(env, job.issuerId).dropJob(jobId);
    await eraseRows(db, job, correlationId);
  }
  await locksOf(env, "job").forget(jobId);
  return true;
}
