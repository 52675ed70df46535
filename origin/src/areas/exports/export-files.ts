import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { exportLimits } from "@paygauge/api-types/entities/exports";
import type { Env } from "../../env.ts";
import type { Database } from "../../store/database.ts";
import { jobExports } from "../../store/schema.ts";

/** Where the files of a job's exports lie. */
const folderOf = (jobId: string): string => `exports/${jobId}/`;

export const exportKey = (jobId: string, exportId: string): string => folderOf(jobId) + exportId;

/** Removes the files of a job that is gone. */
export async function deleteExportFiles(env: Pick<Env, "FILES">, jobId: string): Promise<void> {
  const { objects } = await env.FILES.list({ prefix: folderOf(jobId) });
  await env.FILES.delete(objects.map(({ key }) => key));
}

/** The moment before which files are not kept. */
export const keptSince = (at: Date): string =>
  new Date(at.getTime() - exportLimits.keptDays * 24 * 3_600_000).toISOString();

/** Removes what is past its days, and a person's oldest beyond their number, so that one more has room. */
export async function makeRoom(env: Pick<Env, "FILES">, db: Database, userId: string): Promise<void> {
  const beyond = db
    .select({ id: jobExports.id })
    .from(jobExports)
    .where(eq(jobExports.userId, userId))
    .orderBy(desc(jobExports.createdOn))
    .limit(1000)
    .offset(exportLimits.keptMost - 1);
  const gone = await db
    .select({ id: jobExports.id, key: jobExports.r2Key })
    .from(jobExports)
    .where(
      or(
        lt(jobExports.createdOn, keptSince(new Date())),
        and(eq(jobExports.userId, userId), inArray(jobExports.id, beyond)),
      ),
    )
    .limit(50);
  if (gone.length === 0) return;
  await db.delete(jobExports).where(
    inArray(
      jobExports.id,
      gone.map(({ id }) => id),
    ),
  );
  await env.FILES.delete(gone.map(({ key }) => key));
}
