/** Makes the change of a batch, one job a slice. A slice that is killed begins again and changes nothing twice. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { MaintenanceAct } from "@paygauge/api-types/entities/job-maintenance";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { message } from "@paygauge/api-types/catalogue/message";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { actFor, type Held, type LaterWrite } from "../act-for.ts";
import { identityOf, userOf } from "../analytics/schedules/reader-of.ts";
import { rulesetsInUse } from "../areas/jobs/job-run.ts";
import type { MountedHandlers } from "../call-context.ts";
import type { Step, StepContext } from "../commands/step.ts";
import { sha256Hex } from "../idempotency.ts";
import type { UserRow } from "../identity/person.ts";
import { commitAndEnqueue } from "../proq/commit-and-enqueue.ts";
import type { Reader } from "../read-for.ts";
import { openDatabase } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import {
  batchRow,
  MadeBefore,
  makingIt,
  markDone,
  nextWaiting,
  noteSimulated,
  noteWaiting,
  refuseIt,
  type ActRow,
  type BatchRow,
} from "./act-rows.ts";
import { callOfAct, takesVersions } from "./acts.ts";
import { maintenanceCommand, maintenancePayload, maxPasses } from "./commands.ts";
import { dropCommand, recomputeSlice } from "./recompute-job.ts";
import { simulateSlice, simulationPart } from "./simulate-job.ts";

/** How far the job after this one is: its simulation, or that its recomputation is not finished. */
const workPart = v.union([simulationPart, v.literal("goesOn")]);
type WorkPart = v.InferOutput<typeof workPart>;
const cursorOf = v.nullable(
  v.object({ after: v.string(), done: v.number(), part: v.optional(v.nullable(workPart), null) }),
);

type Working = Pick<Reader, "env" | "db" | "execution" | "handlers" | "correlationId">;

/** Another user's lock, taken or forced in between. */
const lockCodes: readonly string[] = ["LOCKED", "LOCK_LOST", "LOCK_EXPIRED"];

/** A UUID that is the same at every attempt of this change. */
async function effectIdOf({ batchId, jobId }: ActRow): Promise<string> {
  const hex = await sha256Hex(`${batchId} ${jobId}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

function readerFor(working: Working, batch: BatchRow, user: UserRow): Reader {
  const roles = batch.roles === null ? null : batch.roles.split(" ").filter((role) => role !== "");
  const identity = { ...identityOf(user, working.env), aud: identityAudiences.origin, roles };
  return { ...working, request: new Request("https://origin.invalid/api/v1/job-maintenance"), identity };
}

type ChangingBatch = BatchRow & { readonly act: MaintenanceAct };

async function writeOf({ db }: Working, batch: ChangingBatch, row: ActRow): Promise<LaterWrite> {
  const { act, ownerUserId } = batch;
  const { jobId } = row;
  return {
    id: callOfAct[act],
    params: act === "owner" || act === "restore" ? { id: jobId } : { jobId },
    query: act === "import" ? { rows: "valid" } : undefined,
    body: act === "owner" ? { userId: ownerUserId ?? "" } : undefined,
    effectId: await effectIdOf(row),
    closing: makingIt(db, act, row),
  };
}

/** Nothing is scored with other versions than the user was shown. @throws Refusal 409 */
async function requireVersions({ db }: Working, batch: BatchRow): Promise<void> {
  if (!takesVersions(batch.act)) return;
  const { scoring, confidence } = await rulesetsInUse(db);
  if (scoring.version === batch.scoringVersion && confidence.version === batch.confidenceVersion) return;
  throw refuse("maintenanceRulesets", { scoring: scoring.version, confidence: confidence.version });
}

/** Whether an earlier attempt, killed before it said so, set the stopped run going. */
async function isResumed({ db }: Working, batch: BatchRow, row: ActRow): Promise<boolean> {
  if (batch.act !== "resume") return false;
  const [job] = await db.select({ state: jobs.state, run: jobs.run }).from(jobs).where(eq(jobs.id, row.jobId));
  return job !== undefined && job.run === row.run && (job.state === "Running" || job.state === "Ready");
}

/** The user of the batch, as they would be asked now. @throws Refusal 409 */
async function readerOf(working: Working, batch: BatchRow): Promise<Reader> {
  const user = await userOf(working.db, batch.userId);
  if (user === undefined) throw refuse("maintenanceUserGone");
  await requireVersions(working, batch);
  return readerFor(working, batch, user);
}

/** Changes one job. @throws Refusal as the call itself */
async function change(working: Working, batch: ChangingBatch, row: ActRow): Promise<void> {
  const { db } = working;
  if (await isResumed(working, batch, row)) return markDone(db, batch.act, row);
  const held: Held | null = await actFor(await readerOf(working, batch), await writeOf(working, batch, row));
  if (held !== null) await noteWaiting(db, row, message("maintenanceWaits", { name: held.holder }));
}

/** Simulates the next slice of one job; gives how far it is, null: it is finished. @throws Refusal as the call itself */
async function simulate(working: Working, batch: BatchRow, row: ActRow, part: WorkPart | null) {
  const from = part === "goesOn" ? null : part;
  const { counted, next } = await simulateSlice(await readerOf(working, batch), row.jobId, from);
  if (next === null) await noteSimulated(working.db, row, counted);
  return next;
}

/**
 * Works on one job, or says in its row why it is left as it is; gives how far it is, null: it is done.
 * @throws Refusal 423, 503 in a mode without changes
 */
async function workOn(working: Working, batch: BatchRow, row: ActRow, part: WorkPart | null): Promise<WorkPart | null> {
  const { db } = working;
  const { act } = batch;
  try {
    if (act === "recompute") return (await recomputeSlice(working, row)) ? "goesOn" : null;
    if (act === "simulate") return await simulate(working, batch, row, part);
    await change(working, { ...batch, act }, row);
  } catch (error) {
    if (error instanceof MadeBefore) return null;
    if (!(error instanceof Refusal)) {
      console.error(JSON.stringify({ event: "maintenance-fault", job: row.jobId, message: String(error) }));
      await refuseIt(db, row, message("stepFault"));
    } else if (error.status === 423 || error.status === 503) throw error;
    else if (lockCodes.includes(error.code)) await noteWaiting(db, row, error.ref);
    else await refuseIt(db, row, error.ref);
  }
  return null;
}

/** Jobs that other users are editing are looked at again, for an hour at most. */
async function endPass({ env, db, correlationId }: Working, batchId: string, pass: number): Promise<void> {
  if ((await nextWaiting(db, batchId, "")) === undefined) return;
  if (pass + 1 < maxPasses) {
    await commitAndEnqueue({ env, db }, [], [maintenanceCommand(batchId, pass + 1, correlationId)]);
    return;
  }
  for (let row = await nextWaiting(db, batchId, ""); row !== undefined; row = await nextWaiting(db, batchId, row.jobId))
    await refuseIt(db, row, message("maintenanceLocked"));
}

const progressOf = ({ jobsCount }: BatchRow, done: number) => ({ done: Math.min(done, jobsCount), total: jobsCount });

async function slice(context: StepContext, of: Omit<Working, "correlationId">): Promise<"more" | "done"> {
  const { batchId, pass } = v.parse(maintenancePayload, context.payload);
  // Of every pass: the audit log finds all changes of a batch by it.
  const working = { ...of, correlationId: batchId };
  const place = v.parse(cursorOf, context.cursor) ?? { after: "", done: 0, part: null };
  const batch = await batchRow(working.db, batchId);
  if (batch === undefined) return context.finish({ done: 0, total: 0 });
  const row = await nextWaiting(working.db, batchId, place.after);
  if (row === undefined) {
    // Canceled, or its job was erased: the object is erased as well.
    if (batch.act === "recompute" && place.part !== null)
      await commitAndEnqueue(working, [], [dropCommand(batchId, batchId, true)]);
    await endPass(working, batchId, pass);
    return context.finish(progressOf(batch, batch.jobsCount));
  }
  const part = await workOn(working, batch, row, place.part);
  if (part !== null) return context.more({ ...place, part }, progressOf(batch, place.done));
  const done = place.done + 1;
  return context.more({ after: row.jobId, done }, progressOf(batch, done));
}

export function maintenanceStep(handlers: MountedHandlers, execution: Reader["execution"]): Step {
  return (context) => {
    const { env } = context;
    return slice(context, { env, db: openDatabase(env.DB), execution, handlers });
  };
}
