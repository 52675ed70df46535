import * as v from "valibot";
import type { Env } from "../env.ts";
import { uploadCommand } from "../job/commands.ts";

/** Adds the suppliers of a job's runs to its issuer's vendors; run by the job's object, no step of its import. */
export const vendorsCommandType = "Paygauge.Analysis.AddVendorsCommand";

/** The catalogue names the runs when the command starts. */
export const vendorsPayload = v.object({ jobId: v.string() });

/**
 * The command that brings a job's vendors up to date.
 * @param occasion what it follows, such as a run or a publication: the same again enqueues nothing
 */
export function vendorsCommand(jobId: string, occasion: string, correlationId: string) {
  return {
    ...uploadCommand(jobId, jobId, `vendors-${jobId}-${occasion}`),
    correlationId,
    tags: ["vendors"],
    // After everything that a user waits for.
    priority: 60,
    commandType: vendorsCommandType,
    payload: JSON.stringify({ jobId } satisfies v.InferOutput<typeof vendorsPayload>),
  };
}

/** Occasion of jobs that were analysed before they were rolled up for insights across jobs. */
export const backlogOccasion = "roll-up";

/** Adds the jobs of a system that was in use before there were vendors or roll-ups; run by an object of its own. */
export const addJobsCommandType = "Paygauge.Vendors.AddJobsCommand";
const addJobsId = "vendors-roll-up-jobs";

/** The one command that does so: the same again enqueues nothing. */
export const addJobsCommand = () => ({
  id: addJobsId,
  priority: 60,
  category: "vendors",
  targetEntityId: addJobsId,
  jobId: null,
  batchId: addJobsId,
  correlationId: addJobsId,
  stuckTimeOutInSeconds: 120,
  tags: ["vendors"],
  commandType: addJobsCommandType,
  payload: "{}",
});

/** What a queue starts with: a deployed system may hold jobs from before there were vendors. npm start asks by its seed. */
export const commandsOfStart = ({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">) =>
  ENVIRONMENT === "local" ? [] : [addJobsCommand()];
