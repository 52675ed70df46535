import { inArray, sql } from "drizzle-orm";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { Database } from "../store/database.ts";
import { jobs } from "../store/schema.ts";

/** Capabilities by job, as `SeenJobRow` has them. */
export async function chosenOf(
  db: Database,
  runs: readonly { readonly jobId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = JSON.stringify(runs.map(({ jobId }) => jobId));
  const rows = await db
    .select({ id: jobs.id, capabilities: jobs.capabilities })
    .from(jobs)
    .where(inArray(jobs.id, sql`(select value from json_each(${ids}))`));
  return new Map(rows.map((job) => [job.id, `|${capabilitiesOf(job).join("|")}|`]));
}
