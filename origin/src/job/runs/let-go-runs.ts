import { eq } from "drizzle-orm";
import type { Env } from "../../env.ts";
import { openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { pruneRuns, settlePins } from "./run-store.ts";

/**
 * Lets runs go that nobody reads any more, once the catalogue names a new one and before the next is begun: what the
 * catalogue names is always whole.
 */
export async function letGoRuns(env: Pick<Env, "DB">, storage: DurableObjectStorage, jobId: string): Promise<void> {
  const [job] = await openDatabase(env.DB)
    .select({ publication: jobs.publication, run: jobs.publishedRun, current: jobs.currentRun })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return;
  storage.transactionSync(() => {
    settlePins(storage.sql, job);
    pruneRuns(storage.sql, job.current);
  });
}
