/** The run of a job that was computed again to be compared: queued, how far it is, and until when it is stored. */
import { and, desc, eq, gt } from "drizzle-orm";
import { decodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { comparisonLimits, type RecomputationOfJob } from "@paygauge/api-types/entities/endpoint-comparison";
import type { Perspective } from "@paygauge/api-types/entities/runs";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { sha256Hex } from "../../idempotency.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { runInSight } from "../../identity/run-in-sight.ts";
import { dropCommand, recomputeCommand, recomputeProgress } from "../../maintenance/recompute-job.ts";
import { now, type Database } from "../../store/database.ts";
import { jobRuns, maintenanceActRows, maintenanceBatches, users } from "../../store/schema.ts";
import { rulesetsInUse } from "../jobs/job-run.ts";

const dayMs = 86_400_000;
const untilOf = (createdOn: string): string =>
  new Date(Date.parse(createdOn) + comparisonLimits.recomputedDays * dayMs).toISOString();

/** The newest recomputation of the job that is stored; undefined: none. */
export async function recomputedOf(db: Database, jobId: string) {
  const since = new Date(Date.now() - comparisonLimits.recomputedDays * dayMs).toISOString();
  const [row] = await db
    .select({
      id: maintenanceBatches.id,
      createdOn: maintenanceBatches.createdOn,
      author: users.displayName,
      state: maintenanceActRows.state,
      message: maintenanceActRows.message,
      run: maintenanceActRows.run,
      runNumber: jobRuns.number,
    })
    .from(maintenanceActRows)
    .innerJoin(maintenanceBatches, eq(maintenanceBatches.id, maintenanceActRows.batchId))
    .innerJoin(users, eq(users.id, maintenanceBatches.userId))
    .leftJoin(jobRuns, and(eq(jobRuns.jobId, jobId), eq(jobRuns.run, maintenanceActRows.run)))
    .where(
      and(
        eq(maintenanceActRows.jobId, jobId),
        eq(maintenanceBatches.act, "recompute"),
        gt(maintenanceBatches.createdOn, since),
      ),
    )
    .orderBy(desc(maintenanceBatches.createdOn))
    .limit(1);
  return row;
}

/** As which run of the job users read it; null: they read others. */
export const perspectiveOf = (
  { currentRun, publishedRun }: Pick<JobRow, "currentRun" | "publishedRun">,
  run: string | null,
): Perspective | null =>
  run === null ? null : run === currentRun ? "latest" : run === publishedRun ? "published" : null;

export async function recomputationOf(
  { env, db }: { readonly env: Env; readonly db: Database },
  job: JobRow,
): Promise<RecomputationOfJob> {
  const row = await recomputedOf(db, job.id);
  if (row === undefined) return { recomputed: null };
  const progress = row.state === "Waiting" ? await recomputeProgress(env, row.id) : null;
  const {
    step,
    stepNumber,
    steps,
    done: count,
    total,
  } = progress ?? {
    step: null,
    stepNumber: 0,
    steps: 0,
    done: 0,
    total: 0,
  };
  const { run, message: why, ...shown } = row;
  return {
    recomputed: {
      ...shown,
      message: why === null ? null : decodeMessage(why),
      perspective: perspectiveOf(job, run),
      until: untilOf(row.createdOn),
      step,
      stepNumber,
      steps,
      done: count,
      total,
    },
  };
}

/** Queues the recomputation; what there was of the job before is erased. */
export async function recomputeJob(context: CallContext<"recomputeJob">) {
  const { db, person, identity, job, body, effectId, correlationId, write } = context;
  const { run } = runInSight(job, body.run);
  const [{ scoring, confidence }, before, digest] = await Promise.all([
    rulesetsInUse(db),
    recomputedOf(db, job.id),
    sha256Hex(`recompute ${job.id} ${run}`),
  ]);
  const createdOn = now();
  const batch = {
    id: effectId,
    act: "recompute" as const,
    digest,
    userId: person.userId,
    roles: identity.roles?.join(" ") ?? null,
    ownerUserId: null,
    scoringVersion: scoring.version,
    confidenceVersion: confidence.version,
    jobsCount: 1,
    createdOn,
  };
  const row = { batchId: effectId, jobId: job.id, state: "Waiting" as const, message: null, run, updatedOn: createdOn };
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: `run ${run} is computed again` },
    [
      ...(before === undefined ? [] : [cancelStatement(db, before.id)]),
      db.insert(maintenanceBatches).values(batch),
      db.insert(maintenanceActRows).values(row),
    ],
    { ...done(message("recomputeQueued")), id: effectId },
    [
      recomputeCommand(effectId, correlationId),
      dropCommand(effectId, correlationId, false),
      ...(before === undefined ? [] : [dropCommand(before.id, correlationId, true)]),
    ],
  );
}

const cancelStatement = (db: Database, batchId: string) =>
  db
    .update(maintenanceActRows)
    .set({ state: "Canceled", message: null, updatedOn: now() })
    .where(and(eq(maintenanceActRows.batchId, batchId), eq(maintenanceActRows.state, "Waiting")));

/** @throws Refusal 404, 409 where it has ended */
export async function cancelRecomputation(context: CallContext<"cancelRecomputation">) {
  const { db, params, correlationId, write } = context;
  const [row] = await db
    .select({ state: maintenanceActRows.state, jobId: maintenanceActRows.jobId })
    .from(maintenanceActRows)
    .innerJoin(maintenanceBatches, eq(maintenanceBatches.id, maintenanceActRows.batchId))
    .where(and(eq(maintenanceActRows.batchId, params.batchId), eq(maintenanceBatches.act, "recompute")));
  if (row === undefined) throw notFound("entry");
  if (row.state !== "Waiting") throw refuse("maintenanceEnded");
  return write(
    { entityType: "job", entityId: row.jobId, note: "computing again canceled" },
    [cancelStatement(db, params.batchId)],
    done(message("recomputeCanceled")),
    [dropCommand(params.batchId, correlationId, true)],
  );
}
