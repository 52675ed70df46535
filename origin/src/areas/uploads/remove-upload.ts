/** Removes a file with its results, as confirmed: in one transaction, except for its bytes. */
import { and, eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { SeenJob } from "../../identity/job-sight.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { dropRollups } from "../../job/cubes/catalogue-rollup.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { withoutOverlaps } from "../../job/steps/tell-overlaps.ts";
import { refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { jobRuns, jobs, uploadCorrections, uploadParts, uploads } from "../../store/schema.ts";
import { prepareRun, type PreparedRun } from "../jobs/job-run.ts";
import { settlePublication } from "../jobs/publication.ts";
import { confirmationOf, planRemoval, removalView, type RemovalPlan } from "./plan-removal.ts";
import { requireEdit, requireFilesSight, requireUpload, type UploadRow } from "./upload-access.ts";
import { freeBytes } from "./upload-parts.ts";

/** The statements that remove a file itself. */
export async function withoutFile(db: Database, row: UploadRow): Promise<Statement[]> {
  return [
    db.delete(uploadParts).where(eq(uploadParts.uploadId, row.id)),
    db.delete(uploadCorrections).where(eq(uploadCorrections.uploadId, row.id)),
    db.update(uploads).set({ state: "Discarded", updatedOn: now() }).where(eq(uploads.id, row.id)),
    ...(await withoutOverlaps(db, row)),
  ];
}

/** Removes its data outside the catalogue. */
export async function forgetFile({ env }: Pick<CallContext<"removeUpload">, "env">, row: UploadRow): Promise<void> {
  await freeBytes(env.FILES, row);
  await jobObjectOf(env, row.jobId).forgetCheck(row.id);
}

export async function uploadRemoval({ env, db, person, job, params }: CallContext<"uploadRemoval">) {
  requireFilesSight(person, job);
  requireEdit(person, job);
  const row = await requireUpload(db, job.id, params.uploadId);
  return removalView(row, job, await planRemoval(env, db, person, job, row));
}

/** The newest results from now on. */
function resultsOf(db: Database, job: SeenJob, { outcome, earlier }: RemovalPlan): Statement[] {
  const set = (change: Partial<typeof jobs.$inferInsert>) => [
    db
      .update(jobs)
      .set({ failureMessage: null, ...change, updatedOn: now() })
      .where(eq(jobs.id, job.id)),
  ];
  if (outcome === "none") return set({ currentRun: null, run: null, state: "Draft" });
  if (outcome !== "earlier" || earlier === null) return [];
  const { run, periodFrom, periodTo } = earlier.row;
  return set({ currentRun: run, run, state: "Ready", periodFrom, periodTo });
}

/** What members and clients read from now on. */
function publicationOf(db: Database, job: SeenJob, { published, publishedRun }: RemovalPlan): Statement[] {
  if (published !== "earlier" && published !== "none") return [];
  const [run, publishedOn] = [publishedRun?.run ?? null, publishedRun === null ? null : now()];
  const change = db
    .update(jobs)
    .set({ publishedRun: run, publishedOn, publication: job.publication + 1 })
    .where(eq(jobs.id, job.id));
  if (run === null) return [change];
  const isIt = and(eq(jobRuns.jobId, job.id), eq(jobRuns.run, run));
  return [change, db.update(jobRuns).set({ publishedOn }).where(isIt)];
}

const changed = () => refuse("removalChanged");

/** The job is unchanged since the plan was made. */
const asPlanned = (db: Database, job: SeenJob): Statement =>
  guardOf(
    db,
    sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.state} = ${job.state}
      and ${jobs.publication} = ${job.publication} and ${jobs.currentRun} is ${job.currentRun})`,
    changed(),
  );

const noteOf = ({ id }: UploadRow, { published, publishedRun }: RemovalPlan): string => {
  if (published === "earlier") return `published ${publishedRun?.run ?? ""} without upload ${id}`;
  return published === "none" ? `unpublished with upload ${id}` : `removed upload ${id}`;
};

/** The answer's sentence about the results. */
const told = {
  unused: message("fileRemoved"),
  earlier: message("fileRemovedEarlier"),
  again: message("fileRemovedAgain"),
  none: message("fileRemovedNone"),
} as const;

async function again(
  { env, db, job, effectId, correlationId }: CallContext<"removeUpload">,
  { outcome, files, earlier }: RemovalPlan,
): Promise<PreparedRun | null> {
  if (outcome !== "again") return null;
  const period = earlier === null ? {} : { periodFrom: earlier.row.periodFrom, periodTo: earlier.row.periodTo };
  const asked = { run: effectId, correlationId, pins: earlier?.made.pins };
  return prepareRun(env, db, { ...job, ...period }, files, asked);
}

export async function removeUpload(context: CallContext<"removeUpload">) {
  const { env, db, person, job, params, body, write } = context;
  requireEdit(person, job);
  requireInWork(job);
  if (job.state === "Running") throw refuse("importRunning");
  const row = await requireUpload(db, job.id, params.uploadId);
  const plan = await planRemoval(env, db, person, job, row);
  if (confirmationOf(job, plan) !== body.confirmation) throw changed();
  const object = jobObjectOf(env, job.id);
  const { publishedRun, published, outcome } = plan;
  if (published === "earlier" && publishedRun && !(await object.pin(job.publication + 1, publishedRun.run)))
    throw changed();
  const run = await again(context, plan);
  const answer = await write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: noteOf(row, plan) },
    [
      asPlanned(db, job),
      ...(await withoutFile(db, row)),
      ...resultsOf(db, job, plan),
      ...publicationOf(db, job, plan),
      ...(run === null ? [] : [run.begin]),
      dropRollups(db, job.id),
    ],
    done(told[outcome]),
    run?.commands,
  );
  await forgetFile(context, row);
  await settlePublication(env, db, job.id);
  const named = [
    outcome === "earlier" ? plan.earlier?.row.run : undefined,
    published === "earlier" ? publishedRun?.run : undefined,
  ];
  const runs = named.filter((each) => each !== undefined);
  if (runs.length > 0) await object.rollUpAgain(job.id, runs);
  return answer;
}
