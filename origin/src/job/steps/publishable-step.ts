import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import {
  commit,
  guardOf,
  isGuardFailure,
  now,
  openDatabase,
  type Database,
  type Statement,
} from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { queueOf, type Env } from "../../env.ts";
import { runPayload, type RunPayload } from "../commands.ts";
import { CubeBuilder } from "../cubes/build-cubes.ts";
import { nameRollup, vendorsAtOnce, writeTotals, writeVendors } from "../cubes/catalogue-rollup.ts";
import { RunCubes } from "../cubes/run-cubes.ts";
import { matchServiceNote } from "../matching/network/match-service.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { summaryOf } from "../job-summary.ts";
import { directoryOf } from "../ruleset-source.ts";
import { countSuppliers, keepOnlyRun } from "../supplier-store.ts";
import { StepStopped, type Step, type StepContext } from "./step.ts";

/** Catalogue and queue agree about a cancel within so many turns of so many ms, unless the call that made it died. */
const settleTurns = 20;
const settleMs = 50;

/** What stands beside every match: the directory version, or the network that was asked. */
async function matchNote(env: Env, { matchService, directoryVersion }: RunPayload): Promise<string> {
  if (matchService !== "directory") return matchServiceNote(matchService);
  return (await directoryOf(env, directoryVersion))?.note ?? "No directory was used.";
}

/** What the step has done so far: nothing, the cubes, vendors up to an ordinal, or all but the last word. */
const cursor = v.nullable(v.object({ vendors: v.number() }));

/** Cubes in one pass, a heartbeat between batches; then the totals of every dimension go to the catalogue. */
async function makeCubes(context: StepContext, jobId: string, run: string): Promise<void> {
  const { sql: store, storage } = context;
  const total = countSuppliers(store, run);
  const builder = new CubeBuilder(store, run);
  while (builder.more()) await context.tick({ done: Math.min(builder.done, total), total: 2 * total });
  storage.transactionSync(() => builder.save());
  await writeTotals(context.env.DB, jobId, new RunCubes(storage, run));
}

/**
 * Adds the run up and makes it the one that screens read, in one transaction with its summary, and then says so in the
 * catalogue: a step that is killed in between is begun again and writes the same.
 */
export const publishableStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const { run, job } = payload;
  const done = v.parse(cursor, context.cursor);
  const suppliers = countSuppliers(context.sql, run);
  if (done === null) {
    await makeCubes(context, job.jobId, run);
    return context.more({ vendors: 0 }, { done: suppliers, total: 2 * suppliers });
  }
  if (done.vendors < suppliers) {
    await writeVendors(context.env.DB, context.sql, { jobId: job.jobId, run }, done.vendors);
    const vendors = done.vendors + vendorsAtOnce;
    return context.more({ vendors }, { done: suppliers + Math.min(vendors, suppliers), total: 2 * suppliers });
  }
  await makeCurrent(context, payload);
  return context.finish({ done: 2 * suppliers, total: 2 * suppliers });
};

async function makeCurrent(context: StepContext, payload: RunPayload): Promise<void> {
  const { sql: store, storage } = context;
  const { run, job } = payload;
  const total = 2 * countSuppliers(store, run);
  // Canceled until now: nothing of the run becomes current.
  await context.tick({ done: total, total });
  const directoryNote = await matchNote(context.env, payload);
  const summary = summaryOf(store, new RunCubes(storage, run), payload, {
    annualisation: readMeta(store, `annualisation:${run}`) || null,
    directoryNote,
  });
  storage.transactionSync(() => {
    writeMeta(store, "currentRun", run);
    writeMeta(store, "summary", JSON.stringify(summary));
    writeMeta(store, "directoryNote", directoryNote);
    writeMeta(store, "currentPayload", JSON.stringify(payload));
    keepOnlyRun(store, run);
  });
  const db = openDatabase(context.env.DB);
  const ready = [
    db
      .update(jobs)
      .set({
        state: "Ready",
        suppliersCount: countSuppliers(store, run),
        spendMinor: String(summary.totals.spendMinor),
        failureMessage: null,
        updatedOn: now(),
      })
      .where(and(eq(jobs.id, job.jobId), eq(jobs.run, run))),
    ...nameRollup(db, job, run),
  ];
  const canceled = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.jobId} and ${jobs.run} = ${run} and ${jobs.state} = 'Canceled')`;
  // A cancel, and its being taken back, is told to one of catalogue and queue after the other: this waits for both.
  for (let turn = 0; turn < settleTurns; turn += 1) {
    if (await committed(db, [guardOf(db, sql`not ${canceled}`), ...ready])) return;
    // A cancel that the queue knows of stops the step here, and a resume does the rest.
    await context.tick({ done: total, total });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
  }
  // Whoever canceled was stopped before the queue was told.
  await queueOf(context.env).cancelBatch(job.jobId, run);
  throw new StepStopped("canceled");
}

/** False where a guard did not hold. */
async function committed(db: Database, statements: readonly Statement[]): Promise<boolean> {
  try {
    await commit(db, statements);
    return true;
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return false;
  }
}
