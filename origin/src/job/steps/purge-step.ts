import * as v from "valibot";
import { queueOf } from "../../proq/queue-stub.ts";
import { purgePayload, unusedCommand } from "../commands.ts";
import { eraseJob, isKeptDraft } from "../erase-job.ts";
import { now } from "../../store/database.ts";
import { migrateJob } from "../job-tables.ts";
import { deleteRuns, runsWithRows } from "../supplier-store.ts";
import type { Step } from "../../commands/step.ts";

/**
 * Erases the job that this object is of, once its days as a deleted one are over. The object goes last: until then its
 * alarm begins again what was stopped. The command's row is deleted too, so no outcome is reported.
 */
export const purgeStep: Step = async (context) => {
  const { jobId } = v.parse(purgePayload, context.payload);
  if (!(await eraseJob(context.env, jobId, context.commandId))) {
    // Used since: its days begin again.
    if (await isKeptDraft(context.env, jobId))
      await queueOf(context.env).enqueue([unusedCommand(jobId, now(), context.commandId)]);
    return context.finish({ done: 1, total: 1 });
  }
  await queueOf(context.env).forgetJob(jobId);
  // What is large goes a turn at a time; the rest is deleted at once.
  const { sql, storage } = context;
  await deleteRuns(sql, runsWithRows(sql), (effect) => storage.transactionSync(effect));
  await storage.deleteAll();
  migrateJob(sql);
  return "done";
};
