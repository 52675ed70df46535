import { eq } from "drizzle-orm";
import type { Env } from "../../env.ts";
import { openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import type { CommandOutcome } from "../../proq/contract.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { vendorsCommand } from "../../vendors/commands.ts";
import { sizeStatement } from "../../maintenance/job-size.ts";
import { deleteRuns } from "../supplier-store.ts";
import { letGo, pruneRuns, settlePins } from "./run-store.ts";

/**
 * Call when a run has become the newest, before the next one starts: deletes runs that the catalogue no longer refers to,
 * and sends the suppliers of the others to the issuer's vendors.
 */
export async function afterRun(
  env: Pick<Env, "DB" | "PROQ">,
  storage: DurableObjectStorage,
  { jobId, batchId, commandId }: CommandOutcome,
): Promise<void> {
  if (jobId === null) return;
  await letGoRuns(env, storage, jobId);
  await queueOf(env).enqueue([vendorsCommand(jobId, batchId ?? commandId, commandId)]);
}

async function letGoRuns(env: Pick<Env, "DB">, storage: DurableObjectStorage, jobId: string): Promise<void> {
  const [job] = await openDatabase(env.DB)
    .select({ publication: jobs.publication, run: jobs.publishedRun, current: jobs.currentRun })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return;
  storage.transactionSync(() => {
    settlePins(storage.sql, job);
    pruneRuns(storage.sql, job.current);
  });
  await deleteRuns(storage.sql, letGo(storage.sql), (effect) => storage.transactionSync(effect));
  await sizeStatement(openDatabase(env.DB), jobId, storage.sql.databaseSize);
}
