import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { exportLimits } from "@paygauge/api-types/entities/exports";
import type { Env } from "../../env.ts";
import type { Database } from "../../store/database.ts";
import { exportFiles } from "../../store/schema.ts";

/** Where the file of an export lies. `owner`: a job, or "lists". */
export const exportKey = (owner: string, exportId: string): string => `exports/${owner}/${exportId}`;

/** The moment before which files are not kept. */
export const keptSince = (at: Date): string =>
  new Date(at.getTime() - exportLimits.keptDays * 24 * 3_600_000).toISOString();

/** Removes what is past its days, and a user's oldest beyond their number, so that one more has room. */
export async function makeRoom(env: Pick<Env, "FILES">, db: Database, userId: string): Promise<void> {
  const beyond = db
    .select({ id: exportFiles.id })
    .from(exportFiles)
    .where(eq(exportFiles.userId, userId))
    .orderBy(desc(exportFiles.createdOn))
    .limit(1000)
    .offset(exportLimits.maxKept - 1);
  const gone = await db
    .select({ id: exportFiles.id, key: exportFiles.r2Key })
    .from(exportFiles)
    .where(
      or(
        lt(exportFiles.createdOn, keptSince(new Date())),
        and(eq(exportFiles.userId, userId), inArray(exportFiles.id, beyond)),
      ),
    )
    .limit(50);
  if (gone.length === 0) return;
  await db.delete(exportFiles).where(
    inArray(
      exportFiles.id,
      gone.map(({ id }) => id),
    ),
  );
  await env.FILES.delete(gone.map(({ key }) => key));
}
