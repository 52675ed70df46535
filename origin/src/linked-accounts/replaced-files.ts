/** Files of one account in one job: each holds all of the account's lines, so that the newest stands for those before. */
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { linkedAccountJobs, uploads } from "../store/schema.ts";

/** True of an upload that a newer checked file of its account replaces. */
export const isReplaced: SQL = sql`exists (select 1 from linked_account_jobs as own
  join linked_account_jobs as newer on newer.job_id = own.job_id and newer.account_id = own.account_id
    and newer.read_on > own.read_on
  join uploads as later on later.id = newer.upload_id and later.state = 'Checked'
  where own.upload_id = ${uploads.id})`;

/** True of an upload that is of the same account and job as this one: their rows are the same bills. */
export const isOfAccountOf = (uploadId: string): SQL => sql`exists (select 1 from linked_account_jobs as own
  join linked_account_jobs as mine on mine.job_id = own.job_id and mine.account_id = own.account_id
  where own.upload_id = ${uploads.id} and mine.upload_id = ${uploadId})`;

/** The checked file that counts again once this one is removed; null: none does. */
export async function fileBehind(db: Database, uploadId: string): Promise<typeof uploads.$inferSelect | null> {
  const [mine] = await db.select().from(linkedAccountJobs).where(eq(linkedAccountJobs.uploadId, uploadId));
  if (!mine) return null;
  const [found] = await db
    .select({ upload: uploads })
    .from(linkedAccountJobs)
    .innerJoin(uploads, and(eq(uploads.id, linkedAccountJobs.uploadId), eq(uploads.state, "Checked")))
    .where(
      and(
        eq(linkedAccountJobs.jobId, mine.jobId),
        eq(linkedAccountJobs.accountId, mine.accountId),
        sql`${linkedAccountJobs.readOn} < ${mine.readOn}`,
      ),
    )
    .orderBy(desc(linkedAccountJobs.readOn))
    .limit(1);
  return found?.upload ?? null;
}
