import { eq } from "drizzle-orm";
import type { ColumnMapping, FileDialect } from "@paygauge/api-types/entities/ledger";
import { queueOf, type Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { commandTypes, type JobFacts } from "../../job/commands.ts";
import type { Database } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";
import type { UploadRow } from "./upload-access.ts";

/** Facts of the job that its steps compute with, fixed at the moment a command is queued. */
export async function jobFactsOf(db: Database, job: JobRow): Promise<JobFacts> {
  const [issuer] = await db
    .select({ fallback: issuers.fallbackCountryIso3 })
    .from(issuers)
    .where(eq(issuers.id, job.issuerId));
  return {
    jobId: job.id,
    kind: job.kind,
    currency: job.currency,
    fallbackCountry: issuer?.fallback || job.buyerCountry,
    buyerCountry: job.buyerCountry,
    buyerId: job.buyerId,
    periodFrom: job.periodFrom,
    periodTo: job.periodTo,
  };
}

const file = (row: UploadRow) => ({ uploadId: row.id, r2Key: row.r2Key, size: row.size, fileName: row.fileName });

/** Queues the look at a whole file; the id makes a repeated call queue it once. */
export async function queueInspection(
  env: Env,
  db: Database,
  job: JobRow,
  row: UploadRow,
  commandId: string,
  dialect: FileDialect | null,
  overrideRefusal: boolean,
): Promise<void> {
  const payload = { ...file(row), job: await jobFactsOf(db, job), dialect, overrideRefusal };
  await queueOf(env).enqueue([
    { ...common(job, row.id, commandId), commandType: commandTypes.Inspect, payload: JSON.stringify(payload) },
  ]);
}

/** Queues the dry run with a confirmed mapping. */
export async function queueCheck(
  env: Env,
  db: Database,
  job: JobRow,
  row: UploadRow,
  commandId: string,
  dialect: FileDialect,
  mapping: ColumnMapping,
): Promise<void> {
  const payload = { ...file(row), job: await jobFactsOf(db, job), dialect, mapping };
  await queueOf(env).enqueue([
    { ...common(job, row.id, commandId), commandType: commandTypes.Check, payload: JSON.stringify(payload) },
  ]);
}

function common(job: JobRow, uploadId: string, commandId: string) {
  return {
    id: commandId,
    priority: 10,
    category: "analysis",
    targetEntityId: uploadId,
    jobId: job.id,
    correlationId: commandId,
    processingGroup: `job:${job.id}`,
    stuckTimeOutInSeconds: 120,
    tags: ["upload"],
  };
}
