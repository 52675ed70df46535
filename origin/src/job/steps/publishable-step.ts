import type { Counted } from "@paygauge/api-types/entities/ledger-words";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import * as v from "valibot";
import { now, openDatabase } from "../../store/database.ts";
import { jobRuns } from "../../store/schema.ts";
import { runPayload, type RunPayload } from "../commands.ts";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import { CubeBuilder } from "../cubes/build-cubes.ts";
import { writeTotals } from "../cubes/catalogue-rollup.ts";
import { cubeParts, dropCube, putCubePart } from "../cubes/cube-store.ts";
import { RunCubes } from "../cubes/run-cubes.ts";
import { figuresOfSummary } from "../runs/catalogue-figures.ts";
import { codeVersionOf } from "../runs/code-version.ts";
import { countedBy, factsOfLedger } from "../runs/ledger-facts.ts";
import { lastLedger, putRun, summaryShape } from "../runs/run-store.ts";
import { makeSummary } from "../summary/keep-summary.ts";
import { countSuppliers } from "../supplier-store.ts";
import type { Step, StepContext } from "../../commands/step.ts";

/** What the step has done so far: nothing, or the cubes and totals. A step started by an older version names more. */
const cursor = v.nullable(v.looseObject({}));

/** Suppliers between two heartbeats. */
const heartbeatSuppliers = 20_000;
const isTimeToTell = (before: number, done: number): boolean =>
  Math.floor(before / heartbeatSuppliers) < Math.floor(done / heartbeatSuppliers);

/** Cubes in one pass, a heartbeat between batches. */
async function makeCubes(context: StepContext, run: string): Promise<void> {
  const { sql: store } = context;
  const total = countSuppliers(store, run);
  const builder = new CubeBuilder(store, run);
  const turns = new Turns("cubeSuppliers");
  for (let before = 0; builder.more(); before = builder.done) {
    await turns.after(builder.done - before);
    if (isTimeToTell(before, builder.done))
      await context.tick({ done: Math.min(builder.done, total), total: 2 * total });
  }
  // No reader sees the run yet: cube by cube, and from the first one again after a kill.
  for (const name of builder.names()) {
    const cube = await inTurns(builder.cube(name), new Turns("cubeCells"));
    context.part(() => dropCube(store, run, name));
    for (const each of cubeParts(cube)) {
      context.part(() => putCubePart(store, run, name, each));
      await turns.next();
    }
  }
}

/**
 * Adds the run up and records it whole, here and in the catalogue: a step that is killed in between is started again
 * and writes the same. It is the newest once the queue has recorded that this step is done (follow-outcome.ts): until
 * then no user reads it, and what is published stays what it is.
 */
export const publishableStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const { run, job } = payload;
  const done = v.parse(cursor, context.cursor);
  const suppliers = countSuppliers(context.sql, run);
  if (done === null) {
    await makeCubes(context, run);
    await writeTotals(context.env.DB, job.jobId, new RunCubes(context.storage, run));
    return context.more({ hasTotals: true }, { done: suppliers, total: 2 * suppliers });
  }
  await finishRun(context, payload);
  return context.finish({ done: 2 * suppliers, total: 2 * suppliers });
};

/** The record of the run, whole from now on; gives its number. */
async function recordRun(
  context: StepContext,
  payload: RunPayload,
): Promise<{ number: number; summary: JobSummary; counted: Counted }> {
  const { sql: store, storage, env } = context;
  const { run } = payload;
  const summary = await makeSummary(env, storage, payload);
  const ledgerFacts = factsOfLedger(store, run);
  const record = {
    run,
    ledger: lastLedger(store),
    payload,
    codeVersion: codeVersionOf(env),
    ledgerFacts,
    summary,
    summaryShape,
  };
  const number = storage.transactionSync(() => putRun(store, record));
  return { number, summary, counted: countedBy(payload.job.kind, ledgerFacts) };
}

/** The run's line in the catalogue. */
async function writeLine(
  { env }: StepContext,
  payload: RunPayload,
  { number, summary, counted }: { readonly number: number; readonly summary: JobSummary; readonly counted: Counted },
): Promise<void> {
  const { run, job, confidenceRulesetVersion, scoringRulesetVersion } = payload;
  const line = {
    number,
    kind: job.kind,
    currency: job.currency,
    suppliersCount: summary.totals.suppliers,
    counted,
    ...figuresOfSummary(job.kind, summary),
    periodFrom: job.periodFrom,
    periodTo: job.periodTo,
    confidenceRulesetVersion,
    scoringRulesetVersion,
    directoryVersion: payload.matchService === "directory" ? payload.directoryVersion : null,
  };
  await openDatabase(env.DB)
    .insert(jobRuns)
    .values({ jobId: job.jobId, run, finishedOn: now(), ...line })
    .onConflictDoUpdate({ target: [jobRuns.jobId, jobRuns.run], set: line });
}

async function finishRun(context: StepContext, payload: RunPayload): Promise<void> {
  const total = 2 * countSuppliers(context.sql, payload.run);
  // Canceled until now: the run is not finished.
  await context.tick({ done: total, total });
  await writeLine(context, payload, await recordRun(context, payload));
}

/** The same of a run that is computed again to be compared: the catalogue stays as it is. */
export const uncataloguedStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const total = 2 * countSuppliers(context.sql, payload.run);
  if (v.parse(cursor, context.cursor) === null) {
    await makeCubes(context, payload.run);
    return context.more({ hasTotals: true }, { done: total / 2, total });
  }
  await recordRun(context, payload);
  return context.finish({ done: total, total });
};
