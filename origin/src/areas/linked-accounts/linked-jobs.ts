/** Jobs that are made of a linked account: its lines as an uploaded file in a draft, which the user checks and imports. */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { unusedCommand } from "../../job/commands.ts";
import type { AccountRow } from "../../linked-accounts/account-status.ts";
import { accountSyncOf } from "../../linked-accounts/sync-object.ts";
import type { Database } from "../../store/database.ts";
import { jobs, linkedAccountJobs, uploads } from "../../store/schema.ts";
import { draftForBuyer } from "../jobs/draft-for-buyer.ts";
import { storedUpload, readingOf } from "../uploads/new-upload.ts";
import { uploadPermission } from "../uploads/upload-access.ts";
import { requireAccount } from "./account-rows.ts";

/** Jobs that are kept, newest first. */
async function jobsOfAccount(db: Database, accountId: string) {
  return db
    .select({
      jobId: jobs.id,
      name: jobs.name,
      isDraft: jobs.isDraft,
      readOn: linkedAccountJobs.readOn,
      lines: linkedAccountJobs.lines,
    })
    .from(linkedAccountJobs)
    .innerJoin(jobs, and(eq(jobs.id, linkedAccountJobs.jobId), isNull(jobs.deletedOn)))
    .where(eq(linkedAccountJobs.accountId, accountId))
    .orderBy(desc(linkedAccountJobs.readOn))
    .limit(20);
}

/** What became of the account so far, and what has changed since. */
export async function accountChanges({ env, db, person, params }: CallContext<"linkedAccountChanges">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  const [made, changes] = await Promise.all([jobsOfAccount(db, row.id), accountSyncOf(env, row.id).changes()]);
  return { jobs: made, changes };
}

/** @throws Refusal 409 before the account was read whole, and while it is being read */
function requireRead(row: AccountRow): void {
  if (row.syncState === "running") throw refuse("linkedSyncRuns");
  if (row.lastSyncOn === null || row.rows === 0) throw refuse("linkedNoRows");
}

/**
 * Makes a draft of an advanced job with the account's lines as its file. Each is a file of its own, so that a job that
 * was made before stays as it is, with its runs.
 */
export async function createLinkedJob(call: CallContext<"createLinkedJob">) {
  const { env, db, person, params, effectId: jobId, correlationId, write } = call;
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireRead(row);
  if (!person.permissions.has(uploadPermission.advanced) || !person.permissions.has("JobCreate"))
    throw refuse("mayNotCreateKind");
  const { issuerId, buyerId } = row;
  const made = await draftForBuyer(db, { jobId, kind: "advanced", issuerId, buyerId, ownerUserId: person.userId });
  if (made === null) throw notFound("buyer");
  const { draft, buyer, statements, at } = made;
  const uploadId = crypto.randomUUID();
  const r2Key = `uploads/${jobId}/${uploadId}`;
  const sync = accountSyncOf(env, row.id);
  const { size, lines, number } = await sync.writeFile(r2Key);
  const fileName = `${buyer.name} ${at.slice(0, 10)}.csv`;
  const upload = storedUpload({ id: uploadId, jobId, fileName, size, r2Key, createdBy: person.userId });
  const reading = await readingOf(env, db, { ...draft, periodFrom: null, periodTo: null }, upload);
  const answer = await write(
    { entityType: "linked-account", entityId: row.id, issuerId: row.issuerId, note: `job ${jobId}` },
    [
      ...statements,
      db.insert(uploads).values({ ...upload, ...reading.set }),
      db.insert(linkedAccountJobs).values({ uploadId, accountId: row.id, jobId, lines, readOn: at }),
    ],
    { ...done(message("linkedJobMade", { count: lines })), id: jobId },
    [unusedCommand(jobId, at, correlationId), reading.command],
  );
  await sync.noteFile(uploadId, number);
  return answer;
}

/** How many jobs were made of the account and are kept. */
export async function countKept(db: Database, accountId: string): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`count(distinct ${linkedAccountJobs.jobId})` })
    .from(linkedAccountJobs)
    .innerJoin(jobs, and(eq(jobs.id, linkedAccountJobs.jobId), isNull(jobs.deletedOn)))
    .where(eq(linkedAccountJobs.accountId, accountId));
  return found?.n ?? 0;
}
