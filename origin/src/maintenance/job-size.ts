import { now, type Database } from "../store/database.ts";
import { jobSizes } from "../store/schema.ts";

/** Notes how large the job's object is. */
export const sizeStatement = (db: Database, jobId: string, bytes: number) =>
  db
    .insert(jobSizes)
    .values({ jobId, bytes, measuredOn: now() })
    .onConflictDoUpdate({ target: jobSizes.jobId, set: { bytes, measuredOn: now() } });
