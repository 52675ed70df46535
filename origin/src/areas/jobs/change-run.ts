/** Cancel and resume of a job's run: the queue decides, and the job becomes what its commands became. */
import { and, eq, sql } from "drizzle-orm";
import { jobMachine, mayBecome } from "@paygauge/api-types/states";
import type { CallContext } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { requireEdit } from "../uploads/upload-access.ts";
import { checkedFiles, prepareRun, runCommandId, runSteps } from "./job-run.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** Fails the batch unless the job is in the state in which it was read: of two at once, one begins a run. */
export function isStill(db: Database, job: JobRow, otherwise: Refusal): Statement {
  return guardOf(
    db,
    sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.state} = ${job.state})`,
    otherwise,
  );
}

/** Whether the queue holds any of the run's commands: where the call that began it died in between, it does not. */
async function isQueued(env: Env, run: string): Promise<boolean> {
  const commands = await queueOf(env).commandsById(runSteps.map((step) => runCommandId(run, step)));
  return commands.length > 0;
}

/** Cancels what is not done of the job's run: exports and other files of the job are not part of it. */
export async function cancelRun({ env, db, person, job, check, audit }: CallContext<"cancelJob">) {
  requireEdit(person, job);
  const ended = refuse("nothingRunning");
  const { run } = job;
  if (run === null || !mayBecome(jobMachine, job.state, "Canceled")) throw ended;
  await check([isStill(db, job, ended)]);
  // The steps after the results are shown are not part of the import any more.
  const count = await queueOf(env).cancelBatch(job.id, run, runCommandId(run, "Publishable"));
  if (count === 0) {
    if (await isQueued(env, run)) throw ended;
    await db
      .update(jobs)
      .set({ state: "Canceled", updatedOn: now() })
      .where(and(eq(jobs.id, job.id), eq(jobs.run, run), eq(jobs.state, "Running")));
  }
  audit({ entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "canceled" });
  return done(message("importCanceled"));
}

/** Continues a run that was canceled or failed. */
export async function resumeRun({
  env,
  db,
  person,
  job,
  correlationId,
  check,
  audit,
  write,
}: CallContext<"resumeJob">) {
  requireEdit(person, job);
  const notStopped = refuse("onlyStoppedResumed");
  const { run } = job;
  if (run === null || (job.state !== "Canceled" && job.state !== "Failed")) throw notStopped;
  const about = { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "resumed" };
  const answer = done(message("importGoesOn"));
  if (!(await isQueued(env, run))) {
    const prepared = await prepareRun(env, db, job, await checkedFiles(db, job.id), { run, correlationId });
    return write(about, [isStill(db, job, notStopped), prepared.begin], answer, prepared.commands);
  }
  await check([isStill(db, job, notStopped)]);
  if ((await queueOf(env).retryBatch(job.id, run)) === 0) throw notStopped;
  audit(about);
  return answer;
}
