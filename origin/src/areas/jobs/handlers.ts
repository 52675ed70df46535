import { atStatedConversion } from "@paygauge/analysis/value/stated-conversion";
import { and, eq } from "drizzle-orm";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { Handlers } from "../../call-context.ts";
import type { Perspective } from "@paygauge/api-types/entities/runs";
import { visibleJobs, type SeenJob } from "../../identity/job-sight.ts";
import { notAnalysed, requireInWork, runInSight } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { directoryOf } from "../../job/ruleset-source.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { askRows } from "../suppliers/ask-rows.ts";
import { pagedQuery } from "../../store/paged-query.ts";
import { isDamagedRow } from "../../store/columns.ts";
import { jobs } from "../../store/schema.ts";
import { requireEdit, requireUploadSight } from "../uploads/upload-access.ts";
import { countJobs, jobColumns, jobOf, listItemOf, readRunOf, selectJobs } from "./job-view.ts";
import { cancelRun, isStill, resumeRun } from "./change-run.ts";
import { prepareRun } from "./job-run.ts";
import { requireFiles } from "./requested-import.ts";
import { publishJob, unpublishJob } from "./publish-job.ts";
import { renameJob, selectCapabilities } from "./change-job.ts";
import { downloadUpload, readJobDetails } from "./job-details.ts";
import { jobLogs } from "./job-logs.ts";
import { jobAssignments as assignmentsOf, jobUsers } from "./job-users.ts";
import { savePeriod } from "./save-period.ts";
import { switchKind } from "./switch-kind.ts";
import { deletionHandlers } from "./delete-job.ts";
import { jobDraftHandlers } from "./job-drafts.ts";
import { createJob } from "./create-job.ts";
import { progressOf } from "./job-progress.ts";
import { runningJobsOf } from "./running-jobs.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** Whose rejected rows are asked for: those of a run; null: of the import that was started last. */
function rejectsRun(job: SeenJob, asked: Perspective | "import" | undefined): string | null {
  if (asked !== "import") return runInSight(job, asked).run;
  requireInWork(job);
  return null;
}

export const jobsHandlers = {
  jobs: async ({ db, person, body }) => {
    const sight = visibleJobs(db, person);
    const query = pagedQuery(jobColumns(db, person), body, {
      searched: ["name", "buyerName", "issuerName", "ownerName"],
      standardOrder: "-createdOn",
      tieBreak: jobs.id,
    });
    const where = and(sight, query.where);
    const [rows, [[matching], [all]]] = await Promise.all([
      selectJobs(db, person)
        .where(where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      db.batch([countJobs(db, where), countJobs(db, sight)]),
    ]);
    const damaged = rows.flatMap(({ job }) => (isDamagedRow(job) ? [job.id] : []));
    return toPagedResult(rows.map(listItemOf), body, matching?.total ?? 0, all?.total ?? 0, damaged);
  },

  createJob: (context) => createJob(context, context.body),
  createJobArtifact: (context) => createJob(context, context.query),

  job: async ({ env, db, person, job }) => {
    const [row] = await selectJobs(db, person).where(eq(jobs.id, job.id));
    if (!row) throw notFound("job");
    const { directoryVersion: version = null, directoryMatched = null } = readRunOf(row) ?? {};
    const directory = version === null ? null : await directoryOf(env, version);
    const used = directory && { ...directory.used, ...(directoryMatched !== null && { isMatched: directoryMatched }) };
    return jobOf(row, used, person);
  },

  ...deletionHandlers,
  ...jobDraftHandlers,

  switchJobKind: (context) => switchKind(context),

  saveJobPeriod: (context) => savePeriod(context),

  publishJob,
  unpublishJob,

  jobDetails: readJobDetails,
  downloadUpload,
  renameJob,
  selectJobCapabilities: selectCapabilities,
  jobLogs,
  jobUsers,
  jobAssignments: assignmentsOf,

  jobProgress: ({ env, job }) => progressOf(env, job),

  runningJobs: ({ env, db, person }) => runningJobsOf(env, db, person),

  importJob: async ({ env, db, person, job, query, effectId, correlationId, write }) => {
    requireEdit(person, job);
    if (job.isDraft) throw refuse("draftUnnamed");
    const files = await requireFiles(db, job, query.rows);
    const run = await prepareRun(env, db, job, files, { run: effectId, correlationId });
    return write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "import" },
      [isStill(db, job, refuse("importedAlready")), run.begin],
      done(message("importBegun")),
      run.commands,
    );
  },

  cancelJob: (context) => cancelRun(context),

  resumeJob: (context) => resumeRun(context),

  jobSummary: async ({ env, db, job, run }) => {
    const [summary, { conversion }] = await Promise.all([
      jobObjectOf(env, job.id).summary(run.run),
      assumptionsIn(db, job),
    ]);
    if (!summary) throw notAnalysed();
    return atStatedConversion(summary, conversion);
  },

  jobRejects: async ({ env, person, job, query }) => {
    requireUploadSight(person, job);
    const after = Number(query.after ?? "0") || 0;
    return askRows(env, job.id, "rejects", { run: rejectsRun(job, query.run), after, limit: 200 });
  },

  exportRejects: ({ env, person, job, query }) => {
    requireUploadSight(person, job);
    const search = new URLSearchParams({ name: job.name, locale: query.locale ?? "" });
    const run = rejectsRun(job, query.run);
    if (run !== null) search.set("run", run);
    return jobObjectOf(env, job.id).fetch(`https://job/rejects.csv?${search.toString()}`);
  },
} satisfies Partial<Handlers>;
