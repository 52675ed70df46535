import * as v from "valibot";
import type { JobProgress, StepProgress } from "@paygauge/api-types/entities/jobs";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import type { JobRow, SeenJob } from "../../identity/job-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { checkedFiles, runCommandId, runSteps, stepsOfRun, type RunStep } from "./job-run.ts";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import { readStoredOr } from "@paygauge/worker/stored-json";

const units: Record<RunStep, StepProgress["unit"]> = {
  Ingest: "bytes",
  Group: "suppliers",
  Match: "suppliers",
  Score: "suppliers",
  Publishable: "steps",
  Alike: "suppliers",
};

/** Rows of the files that the job reads, as their checks counted them; null where one was not counted. */
async function rowsToRead(env: Env, jobId: string): Promise<number | null> {
  const files = await checkedFiles(openDatabase(env.DB), jobId);
  const counts = files.map(({ check }) => readStoredOr(countedRows, check ?? "null", "uploads.check", null));
  return counts.length > 0 && counts.every((count) => count !== null)
    ? counts.reduce((sum, { rows }) => sum + rows, 0)
    : null;
}
const countedRows = v.object({ rows: v.number() });

async function stepsOf(env: Env, { id: jobId, kind }: JobRow, run: string): Promise<StepProgress[]> {
  const ids = runSteps.map((step) => runCommandId(run, step));
  const [commands, figures, rowsTotal] = await Promise.all([
    queueOf(env).commandsById(ids),
    jobObjectOf(env, jobId).commandProgress(),
    rowsToRead(env, jobId),
  ]);
  // Runs of before the look for alike suppliers have no Alike; one of before the job changed its kind has its own steps.
  const expected = stepsOfRun(run, kind);
  const isQueued = (step: RunStep): boolean =>
    commands.some((each) => each.id === runCommandId(run, step)) ||
    (expected.includes(step) && (commands.length === 0 || step !== "Alike"));
  return runSteps.filter(isQueued).map((step) => {
    const id = runCommandId(run, step);
    const command = commands.find((each) => each.id === id);
    const figure = figures.find((each) => each.commandId === id);
    return {
      step,
      commandId: command ? id : null,
      state: command?.state ?? null,
      done: figure?.done ?? 0,
      total: figure?.total ?? 0,
      unit: units[step],
      rows: figure?.rows ?? null,
      rowsTotal: step === "Ingest" ? rowsTotal : null,
      attempt: command?.attempt ?? 0,
      message: command?.message ?? null,
      startedOn: command?.startedDate ?? null,
      completedOn: command?.completedDate ?? null,
    };
  });
}

/** The progress that readers of the published run see: nothing is running. */
const finished = (jobId: string): JobProgress => ({
  jobId,
  state: "Ready",
  steps: [],
  mayCancel: false,
  mayResume: false,
  failureMessage: null,
});

/** How far the job's import is. */
export async function progressOf(env: Env, job: JobRow & Pick<SeenJob, "isInWork">): Promise<JobProgress> {
  const { id: jobId, state, failureMessage } = job;
  if (!job.isInWork) return finished(jobId);
  const steps = job.run ? await stepsOf(env, job, job.run) : [];
  return {
    jobId,
    state,
    steps,
    mayCancel: state === "Running",
    mayResume: (state === "Canceled" || state === "Failed") && steps.some((step) => step.state !== "Completed"),
    failureMessage: failureMessage === null ? null : decodeMessage(failureMessage),
  };
}
