import { eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { sampleName } from "@paygauge/api-types/entities/jobs";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { changedMeanwhile, invalid, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { isStill } from "./change-run.ts";
import { selectableOf } from "./job-details.ts";
import { checkedFiles, isRescore, prepareRun, rescoreRun } from "./job-run.ts";

/** Gives the job another name; everything that names it reads the new one. */
export async function renameJob({ db, job, body, write }: CallContext<"renameJob">) {
  requireInWork(job);
  const name = job.isSample ? sampleName(body.name) : body.name;
  const change = { name, updatedOn: now(), version: sql`${jobs.version} + 1` };
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "name" },
    [db.update(jobs).set(change).where(eq(jobs.id, job.id))],
    done(message("jobRenamed", { name })),
  );
}

/**
 * Chooses the capabilities that the job recommends. The screens show a run: where there are results, they are
 * scored again at once; otherwise the next import takes the choice. @throws Refusal 404, 409, 422
 */
export async function selectCapabilities(context: CallContext<"selectJobCapabilities">) {
  const { env, db, job, body, effectId, correlationId, write } = context;
  requireInWork(job);
  if (job.state === "Running") throw refuse("workedOn");
  const selectable = await selectableOf(db, job);
  if (body.capabilities.some((each) => !selectable.includes(each)))
    throw invalid("capabilities", message("capabilityNotOfIssuer"));
  const chosen = selectable.filter((each) => body.capabilities.includes(each));
  const about = { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: chosen.join(" ") };
  const save = db
    .update(jobs)
    .set({ capabilities: chosen, updatedOn: now(), version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, job.id));
  const isStopped = (job.state === "Failed" || job.state === "Canceled") && isRescore(job.run);
  const still = isStill(db, job, changedMeanwhile("job"));
  if (job.currentRun === null || (job.state !== "Ready" && !isStopped))
    return write(about, [still, save], done(message("capabilitiesSaved")));
  const files = await checkedFiles(db, job.id);
  const asked = { run: await rescoreRun(env, job, effectId), correlationId };
  const run = await prepareRun(env, db, { ...job, capabilities: chosen }, files, asked);
  return write(about, [still, save, run.begin], done(message("capabilitiesScored")), run.commands);
}
