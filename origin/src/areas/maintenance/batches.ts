import { and, asc, count, desc, eq, lt, sql } from "drizzle-orm";
import { isAllowed } from "@paygauge/api-types/access/access";
import { decodeMessage, encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import { calls } from "@paygauge/api-types/endpoints";
import {
  maintenanceLimits,
  simulatedJob,
  type BatchBody,
  type MaintenanceBatch,
  type OneMaintenanceBatch,
} from "@paygauge/api-types/entities/job-maintenance";
import { done } from "@paygauge/worker/done";
import { invalid, notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";
import { callOfAct, changeOf } from "../../maintenance/acts.ts";
import { maintenanceCommand } from "../../maintenance/commands.ts";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { jobRuns, jobs, maintenanceActRows, maintenanceBatches, users } from "../../store/schema.ts";
import { rulesetsInUse } from "../jobs/job-run.ts";
import { chosenJobs, type ChosenJobs } from "./chosen-jobs.ts";
import { simulationOf } from "./simulations.ts";

/** Rows of one statement: it takes at most a hundred values. */
const rowsAtOnce = 15;

/** The user may make this change of a single job as well. @throws Refusal 403, 422 */
function requireAct(person: Person, { act, ownerUserId }: BatchBody): void {
  if (!isAllowed(calls[callOfAct[act]].access, person.permissions)) throw refuse("noPermission");
  if (act === "owner" && ownerUserId === undefined) throw invalid("ownerUserId", message("maintenanceOwner"));
}

/** The set is what the user was shown, and a deletion was confirmed by its number. @throws Refusal 409, 422 */
function requireSet({ act, digest, confirmed }: BatchBody, chosen: ChosenJobs): void {
  if (chosen.digest !== digest) throw refuse("maintenanceSetChanged");
  const { length } = chosen.able;
  if (length === 0) throw refuse("maintenanceNothing");
  if (act === "delete" && confirmed !== length)
    throw invalid("confirmed", message("maintenanceConfirm", { count: length }));
}

/** A re-score carries the simulation of exactly its set, which the user was shown. @throws Refusal 409 */
async function requireSimulation(
  db: Database,
  person: Person,
  { act, simulationId }: BatchBody,
  set: Parameters<typeof simulationOf>[2],
): Promise<void> {
  if (act !== "score") return;
  const known = await simulationOf(db, person, set, simulationId);
  if (simulationId === undefined || known === null) throw refuse("maintenanceSimulate");
}

/** A row for each job: those that can't be changed are refused from the start. */
function rowsOf(db: Database, batchId: string, { able, refused }: ChosenJobs): Statement[] {
  const at = { batchId, updatedOn: now() };
  const rows = [
    ...able.map(({ id }) => ({ ...at, jobId: id, state: "Waiting" as const, message: null, run: null })),
    ...refused.flatMap(({ job, message: why }) =>
      job === null ? [] : [{ ...at, jobId: job.id, state: "Refused" as const, message: encodeMessage(why), run: null }],
    ),
  ];
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    db.insert(maintenanceActRows).values(rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce)),
  );
}

/** Where the run that stopped is noted: an attempt that is killed finds that it set it going. */
const stoppedRuns = (db: Database, batchId: string): Statement =>
  db
    .update(maintenanceActRows)
    .set({ run: sql`(select ${jobs.run} from ${jobs} where ${jobs.id} = ${maintenanceActRows.jobId})` })
    .where(and(eq(maintenanceActRows.batchId, batchId), eq(maintenanceActRows.state, "Waiting")));

/** Queues one change of many jobs as one batch with the digest of its set. */
export async function createBatch(context: CallContext<"createMaintenanceBatch">) {
  const { db, person, identity, body, effectId, correlationId, write } = context;
  requireAct(person, body);
  const { act, digest, jobIds } = body;
  const [chosen, { scoring, confidence }] = await Promise.all([
    chosenJobs(db, person, { act: changeOf(act), jobIds }),
    rulesetsInUse(db),
  ]);
  requireSet(body, chosen);
  const versions = { scoringVersion: scoring.version, confidenceVersion: confidence.version };
  await requireSimulation(db, person, body, { digest, ...versions });
  const batch = {
    id: effectId,
    act,
    digest,
    userId: person.userId,
    roles: identity.roles?.join(" ") ?? null,
    ownerUserId: body.ownerUserId ?? null,
    ...versions,
    simulationId: act === "score" ? (body.simulationId ?? null) : null,
    jobsCount: chosen.able.length + chosen.refused.length,
    createdOn: now(),
  };
  const old = new Date(Date.now() - maintenanceLimits.batchDays * 86_400_000).toISOString();
  return write(
    { entityType: "maintenance", entityId: effectId, note: `${act}, ${chosen.able.length} jobs, set ${digest}` },
    [
      db.delete(maintenanceBatches).where(lt(maintenanceBatches.createdOn, old)),
      db.insert(maintenanceBatches).values(batch),
      ...rowsOf(db, effectId, chosen),
      ...(act === "resume" ? [stoppedRuns(db, effectId)] : []),
    ],
    { ...done(message("maintenanceQueued", { count: chosen.able.length })), id: effectId },
    [maintenanceCommand(effectId, 0, correlationId)],
  );
}

const counted = (state: string) => sql<number>`coalesce(sum(${maintenanceActRows.state} = ${state}), 0)`;

const listed = (db: Database) =>
  db
    .select({
      id: maintenanceBatches.id,
      act: maintenanceBatches.act,
      digest: maintenanceBatches.digest,
      createdOn: maintenanceBatches.createdOn,
      author: users.displayName,
      jobs: maintenanceBatches.jobsCount,
      waiting: counted("Waiting"),
      done: counted("Done"),
      refused: counted("Refused"),
      canceled: counted("Canceled"),
    })
    .from(maintenanceBatches)
    .innerJoin(users, eq(users.id, maintenanceBatches.userId))
    .leftJoin(maintenanceActRows, eq(maintenanceActRows.batchId, maintenanceBatches.id))
    .groupBy(maintenanceBatches.id);

/** Whose batches a user sees: staff all of them, others their own. */
const seenBy = (person: Person) => (person.tenancy.isStaff ? undefined : eq(maintenanceBatches.userId, person.userId));

export const listBatches = (db: Database, person: Person): Promise<MaintenanceBatch[]> =>
  listed(db).where(seenBy(person)).orderBy(desc(maintenanceBatches.createdOn)).limit(maintenanceLimits.batches);

/** One batch with what became of each of its jobs. @throws Refusal 404 */
export async function oneBatch(db: Database, person: Person, batchId: string): Promise<OneMaintenanceBatch> {
  const [batch] = await listed(db).where(and(eq(maintenanceBatches.id, batchId), seenBy(person)));
  if (batch === undefined) throw notFound("entry");
  const isFinished = sql<number>`exists (select 1 from ${jobRuns} where ${jobRuns.jobId} = ${maintenanceActRows.jobId} and ${jobRuns.run} = ${maintenanceActRows.run})`;
  // Deleted jobs of the batch are named as well: restoring them is one of its acts.
  const rows = await db
    .select({ act: maintenanceActRows, name: jobs.name, isFinished: isFinished.as("is_finished") })
    .from(maintenanceActRows)
    .innerJoin(jobs, eq(jobs.id, maintenanceActRows.jobId))
    .where(eq(maintenanceActRows.batchId, batchId))
    .orderBy(asc(jobs.name), asc(jobs.id));
  const acts = rows.map(({ act, name, isFinished: has }) => ({
    jobId: act.jobId,
    name,
    state: act.state,
    message: act.message === null ? null : decodeMessage(act.message),
    isRunDone: act.run === null || act.state !== "Done" ? null : has === 1,
    simulated:
      act.simulated === null ? null : readStoredOr(simulatedJob, act.simulated, "maintenance_acts.simulated", null),
    updatedOn: act.updatedOn,
  }));
  return { ...batch, acts };
}

/** Cancels the jobs of a batch that wait; what was changed stays changed. @throws Refusal 404, 409 */
export async function cancelBatch({ db, person, params, write }: CallContext<"cancelMaintenanceBatch">) {
  await oneBatch(db, person, params.batchId);
  const waits = and(eq(maintenanceActRows.batchId, params.batchId), eq(maintenanceActRows.state, "Waiting"));
  const [waiting] = await db.select({ total: count() }).from(maintenanceActRows).where(waits);
  const total = waiting?.total ?? 0;
  const ended = refuse("maintenanceEnded");
  if (total === 0) throw ended;
  return write(
    { entityType: "maintenance", entityId: params.batchId, note: "canceled" },
    [
      guardOf(
        db,
        sql`exists ${db
          .select({ one: sql`1` })
          .from(maintenanceActRows)
          .where(waits)}`,
        ended,
      ),
      db.update(maintenanceActRows).set({ state: "Canceled", message: null, updatedOn: now() }).where(waits),
    ],
    done(message("maintenanceCanceled", { count: total })),
  );
}
