import { eq } from "drizzle-orm";
import type { JobProgress, StepProgress } from "@paygauge/api-types/entities/jobs";
import { queueOf, type Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { runCommandId, runSteps } from "./job-run.ts";

const units: Record<(typeof runSteps)[number], StepProgress["unit"]> = {
  Ingest: "bytes",
  Group: "suppliers",
  Match: "suppliers",
  Score: "suppliers",
  Publishable: "steps",
  Alike: "suppliers",
};

async function stepsOf(env: Env, jobId: string, run: string): Promise<StepProgress[]> {
  const ids = runSteps.map((step) => runCommandId(run, step));
  const [commands, figures] = await Promise.all([
    queueOf(env).commandsById(ids),
    jobObjectOf(env, jobId).commandProgress(),
  ]);
  // A re-score reads no file: it has no Ingest. Runs of before the look for alike suppliers have no Alike.
  const isQueued = (step: (typeof runSteps)[number]): boolean =>
    (step !== "Ingest" && step !== "Alike") ||
    commands.length === 0 ||
    commands.some((each) => each.id === runCommandId(run, step));
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
      attempt: command?.attempt ?? 0,
      message: command?.message ?? null,
      startedOn: command?.startedDate ?? null,
      completedOn: command?.completedDate ?? null,
    };
  });
}

/** How far the job's import is. A command that ended in Error makes the job Failed, with the command's sentence. */
export async function progressOf(env: Env, job: JobRow): Promise<JobProgress> {
  const steps = job.run ? await stepsOf(env, job.id, job.run) : [];
  const failed = steps.find((step) => step.state === "Error");
  let { state, failureMessage } = job;
  if (failed && state === "Running") {
    state = "Failed";
    failureMessage = failed.message ?? "The import stopped. Resume it, or import again.";
    await openDatabase(env.DB).update(jobs).set({ state, failureMessage, updatedOn: now() }).where(eq(jobs.id, job.id));
  }
  return {
    jobId: job.id,
    state,
    steps,
    mayCancel: state === "Running",
    mayResume: (state === "Canceled" || state === "Failed") && steps.some((step) => step.state !== "Completed"),
    failureMessage,
  };
}
