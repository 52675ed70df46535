import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { Handlers } from "../../call-context.ts";
import { queueOf } from "../../env.ts";
import { visibleJobs } from "../../identity/job-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { changedMeanwhile, notFound, Refusal } from "../../refusal.ts";
import { guardOf, now } from "../../store/database.ts";
import { pagedQuery } from "../../store/paged-query.ts";
import { jobAssignments, exportFiles, jobs, uploadParts, uploads } from "../../store/schema.ts";
import { deleteStored } from "../../job/unpack/stored-file.ts";
import { deleteExportFiles } from "../exports/export-files.ts";
import { requireEdit, requireUploadSight } from "../uploads/upload-access.ts";
import { countJobs, jobColumns, jobOf, listItemOf, selectJobs } from "./job-view.ts";
import { queueRun, runCommandId, runSteps } from "./job-run.ts";
import { createJob } from "./create-job.ts";
import { progressOf } from "./job-progress.ts";

const answered = { success: true, statusCode: 200 };

export const jobsHandlers = {
  jobs: async ({ db, person, body }) => {
    const sight = visibleJobs(db, person);
    const query = pagedQuery(jobColumns, body, {
      searched: ["name", "buyerName", "issuerName", "ownerName"],
      standardOrder: "-createdOn",
      tieBreak: jobs.id,
    });
    const where = and(sight, query.where);
    const [rows, matching, all] = await Promise.all([
      selectJobs(db)
        .where(where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      countJobs(db, where),
      countJobs(db, sight),
    ]);
    return toPagedResult(rows.map(listItemOf), body, matching, all);
  },

  createJob: (context) => createJob(context, context.body),
  createJobArtifact: (context) => createJob(context, context.query),

  job: async ({ db, person, job }) => {
    const [row] = await selectJobs(db).where(eq(jobs.id, job.id));
    if (!row) throw notFound("job");
    return jobOf(row, person);
  },

  deleteJob: async ({ env, db, job, write }) => {
    if (job.state === "Running")
      throw new Refusal(409, "JOB_RUNNING", "The job is being imported. Cancel the import first.");
    const files = await db
      .select({ id: uploads.id, key: uploads.r2Key })
      .from(uploads)
      .where(eq(uploads.jobId, job.id));
    const answer = await write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "deleted" },
      [
        db
          .delete(uploadParts)
          .where(
            inArray(uploadParts.uploadId, db.select({ id: uploads.id }).from(uploads).where(eq(uploads.jobId, job.id))),
          ),
        db.delete(uploads).where(eq(uploads.jobId, job.id)),
        db.delete(exportFiles).where(eq(exportFiles.jobId, job.id)),
        db.delete(jobAssignments).where(eq(jobAssignments.jobId, job.id)),
        db.delete(jobs).where(eq(jobs.id, job.id)),
      ],
      { ...answered, message: "The job is deleted." },
    );
    await queueOf(env).cancelJob(job.id);
    await jobObjectOf(env, job.id).erase();
    for (const file of files) await deleteStored(env.FILES, file.key);
    await deleteExportFiles(env, job.id);
    return answer;
  },

  publishJob: async ({ db, job, body, write }) => {
    const { isPublished } = body;
    if (isPublished && job.state !== "Ready")
      throw new Refusal(
        409,
        "NOT_PUBLISHABLE",
        "Only a finished analysis can be published. Import and score the job first.",
      );
    const at = now();
    return write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: isPublished ? "published" : "unpublished" },
      [
        guardOf(
          db,
          sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and (${jobs.state} = 'Ready' or ${!isPublished}))`,
        ),
        db
          .update(jobs)
          .set({ isPublished, publishedOn: isPublished ? at : null, updatedOn: at })
          .where(eq(jobs.id, job.id)),
      ],
      { ...answered, message: isPublished ? "The analysis is published." : "The analysis is no longer published." },
      changedMeanwhile("job"),
    );
  },

  jobProgress: ({ env, job }) => progressOf(env, job),

  runningJobs: async ({ env, db, person }) => {
    const rows = await db
      .select()
      .from(jobs)
      .where(and(visibleJobs(db, person), eq(jobs.state, "Running")))
      .orderBy(desc(jobs.updatedOn))
      .limit(20);
    return Promise.all(
      rows.map(async (job) => ({ jobId: job.id, name: job.name, progress: await progressOf(env, job) })),
    );
  },

  importJob: async ({ env, db, person, job, effectId, write }) => {
    requireEdit(person, job);
    if (job.state === "Running") throw new Refusal(409, "JOB_RUNNING", "The job is being imported already.");
    const files = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.jobId, job.id), eq(uploads.state, "Checked")))
      .orderBy(asc(uploads.createdOn));
    if (files.length === 0)
      throw new Refusal(
        409,
        "NOTHING_CHECKED",
        "No file of this job is checked yet. Upload a file, confirm its columns and check it first.",
      );
    const answer = await write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "import" },
      [db.update(jobs).set({ state: "Running", failureMessage: null, updatedOn: now() }).where(eq(jobs.id, job.id))],
      { ...answered, message: "The import has begun." },
    );
    await queueRun(env, db, job, files, effectId);
    return answer;
  },

  cancelJob: async ({ env, db, person, job, write }) => {
    requireEdit(person, job);
    const ended = new Refusal(409, "JOB_NOT_RUNNING", "Nothing of this job is running.");
    if (job.state !== "Running") throw ended;
    const answer = await write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "canceled" },
      [
        // The import may have come to its end meanwhile.
        guardOf(
          db,
          sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.state} in ('Running', 'Canceled'))`,
        ),
        db
          .update(jobs)
          .set({ state: "Canceled", updatedOn: now() })
          .where(and(eq(jobs.id, job.id), eq(jobs.state, "Running"))),
      ],
      { ...answered, message: "The import is canceled. What was read so far is kept; resume goes on from there." },
      ended,
    );
    // After the write, so that one that is refused stops nothing. The run alone: exports and other files of the job are
    // somebody else's work.
    if (job.run !== null) await queueOf(env).cancelBatch(job.id, job.run);
    return answer;
  },

  resumeJob: async ({ env, db, person, job, write }) => {
    requireEdit(person, job);
    if (job.state !== "Canceled" && job.state !== "Failed")
      throw new Refusal(409, "JOB_NOT_STOPPED", "Only an import that was canceled or failed can be resumed.");
    const answer = await write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "resumed" },
      [db.update(jobs).set({ state: "Running", failureMessage: null, updatedOn: now() }).where(eq(jobs.id, job.id))],
      { ...answered, message: "The import goes on." },
    );
    for (const step of runSteps) await queueOf(env).retry(runCommandId(job.run ?? "", step));
    return answer;
  },

  jobSummary: async ({ env, job }) => {
    const summary = await jobObjectOf(env, job.id).summary();
    if (!summary) throw new Refusal(409, "NOT_ANALYSED", "This job has no finished analysis yet. Import a file first.");
    return summary;
  },

  jobRejects: async ({ env, person, job, query }) => {
    requireUploadSight(person, job);
    return jobObjectOf(env, job.id).rejects(Number(query.after ?? "0") || 0, 200);
  },

  exportRejects: ({ env, person, job, query }) => {
    requireUploadSight(person, job);
    const search = new URLSearchParams({ name: job.name, locale: query.locale ?? "" });
    return jobObjectOf(env, job.id).fetch(`https://job/rejects.csv?${search.toString()}`);
  },
} satisfies Partial<Handlers>;
