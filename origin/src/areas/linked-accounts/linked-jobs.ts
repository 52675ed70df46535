/** Jobs that are made of a linked account: its lines as an uploaded file, which the user checks and imports. */
import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { unusedCommand } from "../../job/commands.ts";
import type { AccountRow } from "../../linked-accounts/account-status.ts";
import { accountSyncOf } from "../../linked-accounts/sync-object.ts";
import { now, type Database } from "../../store/database.ts";
import { buyers, issuers, jobRuns, jobs, linkedAccountJobs, uploads } from "../../store/schema.ts";
import { draftForBuyer } from "../jobs/draft-for-buyer.ts";
import { storedUpload, readingOf } from "../uploads/new-upload.ts";
import { requireEdit, uploadPermission } from "../uploads/upload-access.ts";
import type { FactsRow } from "../uploads/upload-commands.ts";
import { requireAccount } from "./account-rows.ts";

const numberOf = (which: SQL) =>
  sql<number | null>`(select max(${jobRuns.number}) from ${jobRuns} where ${jobRuns.jobId} = ${jobs.id} and ${which})`;

const mostJobs = 20;

/** Jobs that are kept, those with the newest file first, each with its newest file. */
async function jobsOfAccount(db: Database, accountId: string) {
  return db
    .select({
      jobId: jobs.id,
      name: jobs.name,
      isDraft: jobs.isDraft,
      uploadId: linkedAccountJobs.uploadId,
      readOn: linkedAccountJobs.readOn,
      lines: linkedAccountJobs.lines,
      runNumber: numberOf(sql`true`),
      publishedNumber: numberOf(sql`${jobRuns.run} = ${jobs.publishedRun}`),
    })
    .from(linkedAccountJobs)
    .innerJoin(jobs, and(eq(jobs.id, linkedAccountJobs.jobId), isNull(jobs.deletedOn)))
    .where(
      and(
        eq(linkedAccountJobs.accountId, accountId),
        sql`${linkedAccountJobs.readOn} = (select max(own.read_on) from linked_account_jobs as own
          where own.account_id = ${linkedAccountJobs.accountId} and own.job_id = ${linkedAccountJobs.jobId})`,
      ),
    )
    .orderBy(desc(linkedAccountJobs.readOn))
    .limit(mostJobs);
}

/** What became of the account so far, and what has changed since the newest file of each job. */
export async function accountChanges({ env, db, person, params }: CallContext<"linkedAccountChanges">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  const made = await jobsOfAccount(db, row.id);
  const found = await accountSyncOf(env, row.id).changes(made.map(({ uploadId }) => uploadId));
  const changes = new Map(found.map((each) => [each.uploadId, each.changes]));
  return { jobs: made.map(({ uploadId, ...job }) => ({ ...job, changes: changes.get(uploadId) ?? null })) };
}

/** @throws Refusal 409 before the account was read whole, and while it is being read; where its issuer no longer allows it */
async function requireRead(db: Database, row: AccountRow): Promise<void> {
  if (row.syncState === "running") throw refuse("linkedSyncRuns");
  if (row.lastSyncOn === null || row.rows === 0) throw refuse("linkedNoRows");
  const { provider } = row;
  const [issuer] = await db.select().from(issuers).where(eq(issuers.id, row.issuerId));
  if (!issuer) throw notFound("issuer");
  const isOpen = issuer.inputDataOptions.some(
    (option) => option === `${provider}Link` || option === `${provider}MagicLink`,
  );
  if (!isOpen) throw refuse("linkedOff", { issuer: issuer.name, provider });
}

/** Writes the account's lines as a file for a job. What is stored with it is in `statements`. */
async function newFile(
  { env, db, person }: Pick<CallContext<"createLinkedJob">, "env" | "db" | "person">,
  row: AccountRow,
  job: FactsRow & { readonly id: string },
) {
  const at = now();
  const [buyer] = await db.select({ name: buyers.name }).from(buyers).where(eq(buyers.id, row.buyerId));
  const uploadId = crypto.randomUUID();
  const r2Key = `uploads/${job.id}/${uploadId}`;
  const sync = accountSyncOf(env, row.id);
  const { size, lines, number } = await sync.writeFile(r2Key);
  const fileName = `${buyer?.name ?? row.provider} ${at.slice(0, 10)}.csv`;
  const upload = storedUpload({ id: uploadId, jobId: job.id, fileName, size, r2Key, createdBy: person.userId });
  const reading = await readingOf(env, db, job, upload);
  const statements = [
    db.insert(uploads).values({ ...upload, ...reading.set }),
    db.insert(linkedAccountJobs).values({ uploadId, accountId: row.id, jobId: job.id, lines, readOn: at }),
  ];
  const about = { entityType: "linked-account", entityId: row.id, issuerId: row.issuerId, note: `job ${job.id}` };
  return { about, statements, lines, command: reading.command, note: () => sync.noteFile(uploadId, number) };
}

/** Makes a draft of an advanced job with the account's lines as its file. */
export async function createLinkedJob(call: CallContext<"createLinkedJob">) {
  const { db, person, params, effectId: jobId, correlationId, write } = call;
  const row = await requireAccount(db, person, params.linkedAccountId);
  await requireRead(db, row);
  if (!person.permissions.has(uploadPermission.advanced) || !person.permissions.has("JobCreate"))
    throw refuse("mayNotCreateKind");
  const { issuerId, buyerId } = row;
  const made = await draftForBuyer(db, { jobId, kind: "advanced", issuerId, buyerId, ownerUserId: person.userId });
  if (made === null) throw notFound("buyer");
  const { draft, statements, at } = made;
  const file = await newFile(call, row, { ...draft, periodFrom: null, periodTo: null });
  const answer = await write(
    file.about,
    [...statements, ...file.statements],
    { ...done(message("linkedJobMade", { count: file.lines })), id: jobId },
    [unusedCommand(jobId, at, correlationId), file.command],
  );
  await file.note();
  return answer;
}

/**
 * Adds the account's lines as they are now to a job that was made of it. Once checked, the file stands for the one before
 * in the next run; the runs that were made, and the published one, stay as they are.
 */
export async function updateLinkedJob(call: CallContext<"updateLinkedJob">) {
  const { db, person, params, job, write } = call;
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireEdit(person, job);
  requireInWork(job);
  await requireRead(db, row);
  const isOfAccount = and(eq(linkedAccountJobs.accountId, row.id), eq(linkedAccountJobs.jobId, job.id));
  const [earlier] = await db.select().from(linkedAccountJobs).where(isOfAccount).limit(1);
  if (!earlier) throw notFound("job");
  const file = await newFile(call, row, job);
  const answer = await write(
    file.about,
    file.statements,
    { ...done(message("linkedJobMade", { count: file.lines })), id: job.id },
    [file.command],
  );
  await file.note();
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
