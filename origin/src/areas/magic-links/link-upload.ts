/** The one upload of a link's session: started, sent in parts, complete, removed. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { magicLinkLimits } from "@paygauge/api-types/entities/magic-links";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { unusedCommand } from "../../job/commands.ts";
import { changedMeanwhile, notFound, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { buyers, issuers, jobLinkUsers, jobs, magicLinkFiles, magicLinks, uploads, users } from "../../store/schema.ts";
import { draftForBuyer } from "../jobs/draft-for-buyer.ts";
import { newUpload, readingOf } from "../uploads/new-upload.ts";
import { forgetFile, withoutFile } from "../uploads/remove-upload.ts";
import type { UploadRow } from "../uploads/upload-access.ts";
import { freeBytes, joinParts, storePart } from "../uploads/upload-parts.ts";
import { noteEvent } from "./link-events.ts";
import { brandOf, mailReceipt } from "./link-mail.ts";
import { isStillSession, mayReplaceAgain, requireSession, type LinkFile, type LinkSession } from "./link-session.ts";

const receiptEveryMs = 3_600_000;

const about = ({ link }: LinkSession, note: string) => ({
  entityType: "magic-link",
  entityId: link.id,
  issuerId: link.issuerId,
  note,
});

/** What a receipt and its sender know a file by, short enough to be read out: "A3F-29C". */
export function referenceOf({ uploadId }: Pick<LinkFile, "uploadId">): string {
  const [, first, second] = /^(.{3})(.{3})/.exec(uploadId.replaceAll("-", "").toUpperCase()) ?? [];
  return `${first}-${second}`;
}

async function uploadOf(db: Database, { uploadId }: Pick<LinkFile, "uploadId">): Promise<UploadRow> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, uploadId));
  if (!row) throw notFound("upload");
  return row;
}

/** The session's file with its upload. @throws Refusal 404 before one was started */
async function ownFile(db: Database, session: LinkSession) {
  if (session.file === null) throw notFound("upload");
  return { file: session.file, row: await uploadOf(db, session.file) };
}

/** Files of the link that are on their way, of any of its sessions. */
async function openFiles(db: Database, { link }: LinkSession) {
  return db
    .select({ file: magicLinkFiles, upload: uploads })
    .from(magicLinkFiles)
    .innerJoin(uploads, eq(uploads.id, magicLinkFiles.uploadId))
    .where(
      and(eq(magicLinkFiles.linkId, link.id), isNull(magicLinkFiles.completedOn), isNull(magicLinkFiles.replacedOn)),
    );
}

/** The draft that the file is sent into: that of the file that it replaces, or a new one of the link's sender. */
async function draftOf({ db, correlationId }: CallContext<"beginLinkUpload">, { link, replaces }: LinkSession) {
  if (replaces !== null) return { jobId: replaces.jobId, statements: [], commands: [] };
  const jobId = crypto.randomUUID();
  const { kind, issuerId, buyerId, createdBy: ownerUserId } = link;
  const made = await draftForBuyer(db, { jobId, kind, issuerId, buyerId, ownerUserId });
  if (made === null) throw refuse("linkEnded");
  return { jobId, statements: made.statements, commands: [unusedCommand(jobId, made.at, correlationId)] };
}

/** The statements that give up files that were started and are not continued. */
async function giveUp(db: Database, files: readonly { file: LinkFile; upload: UploadRow }[]): Promise<Statement[]> {
  const each = files.map(async ({ file, upload }) => [
    ...(await withoutFile(db, upload)),
    db.update(magicLinkFiles).set({ replacedOn: now() }).where(eq(magicLinkFiles.uploadId, file.uploadId)),
  ]);
  return (await Promise.all(each)).flat();
}

/** Of two that start at the same moment, one does. */
const isOnlyFile = (db: Database, { link, hash }: LinkSession): Statement =>
  guardOf(
    db,
    sql`not exists (select 1 from ${magicLinkFiles} where ${magicLinkFiles.linkId} = ${link.id} and ${magicLinkFiles.replacedOn} is null
      and (${magicLinkFiles.completedOn} is null or ${magicLinkFiles.sessionHash} = ${hash}))`,
    changedMeanwhile("upload"),
  );

export async function beginLinkUpload(call: CallContext<"beginLinkUpload">) {
  const { db, env, identity, body, write } = call;
  const session = await requireSession(db, identity);
  if (session.file?.completedOn != null) throw refuse("linkFileThere");
  const open = await openFiles(db, session);
  const same = open.find(({ upload }) => upload.fileName === body.fileName && upload.size === body.size);
  const begun = done(message("linkUploadMayBegin"));
  if (same !== undefined) {
    // Also one of an earlier session of the link: this one was shown no part of it.
    const taken = db
      .update(magicLinkFiles)
      .set({ sessionHash: session.hash })
      .where(eq(magicLinkFiles.uploadId, same.file.uploadId));
    return write(about(session, "upload resumed"), [isStillSession(db, session), taken], begun);
  }
  if (!session.mayBegin) throw refuse("linkEnded");
  const { jobId, statements, commands } = await draftOf(call, session);
  const upload = await newUpload(
    env,
    { id: jobId },
    { ...body, id: crypto.randomUUID(), createdBy: session.link.createdBy },
  );
  const file = {
    uploadId: upload.id,
    linkId: session.link.id,
    jobId,
    sessionHash: session.hash,
    uploader: body.uploader,
    begunOn: now(),
  };
  const answer = await write(
    about(session, "upload begun"),
    [
      isStillSession(db, session),
      ...(await giveUp(db, open)),
      isOnlyFile(db, session),
      ...statements,
      db.insert(uploads).values(upload),
      db.insert(magicLinkFiles).values(file),
    ],
    begun,
    commands,
  );
  await Promise.all(open.map((each) => freeBytes(env.FILES, each.upload)));
  return answer;
}

export async function putLinkPart({ db, env, identity, params, request, audit }: CallContext<"putLinkPart">) {
  const session = await requireSession(db, identity);
  const { row } = await ownFile(db, session);
  const part = await storePart(env.FILES, db, row, params.partNumber, request);
  audit(about(session, `part ${part}`));
  return done(message("linkPartStored", { part }));
}

/** Spends the use, unless the file takes the place of one that had spent it. */
function spend(db: Database, { link, replaces }: LinkSession): Statement[] {
  if (replaces !== null) return [];
  const isLast = sql`${magicLinks.usesSpent} + 1 >= ${magicLinks.uses}`;
  return [
    db
      .update(magicLinks)
      .set({
        usesSpent: sql`${magicLinks.usesSpent} + 1`,
        sessionHash: null,
        state: sql`case when ${isLast} then 'Used' else ${magicLinks.state} end`,
        step: sql`case when ${isLast} then 3 else ${magicLinks.step} end`,
      })
      .where(eq(magicLinks.id, link.id)),
  ];
}

/** Lists the receiver with the job's users, where the address is that of an account. */
const nameReceiver = (db: Database, { link }: LinkSession, jobId: string, at: string): Statement =>
  db
    .insert(jobLinkUsers)
    .select(
      db
        .select({
          jobId: sql<string>`${jobId}`.as("job_id"),
          userId: users.id,
          cameOn: sql<string>`${at}`.as("came_on"),
        })
        .from(users)
        .where(eq(sql`lower(${users.email})`, link.recipient.toLowerCase())),
    )
    .onConflictDoNothing();

/**
 * Ends the upload once every part is there: the use is spent in the transaction that lets the file be read. Asked again,
 * it does nothing.
 */
export async function completeLinkUpload(call: CallContext<"completeLinkUpload">) {
  const { db, env, identity, write, audit } = call;
  const session = await requireSession(db, identity);
  const { file, row } = await ownFile(db, session);
  const received = done(message("linkReceived"));
  if (file.completedOn !== null) {
    audit(about(session, "complete again"));
    return received;
  }
  const [job] = await db.select().from(jobs).where(eq(jobs.id, file.jobId));
  if (!job) throw notFound("upload");
  await joinParts(env.FILES, db, row);
  const reading = await readingOf(env, db, job, row);
  const at = now();
  const isReceiving = and(eq(uploads.id, row.id), eq(uploads.state, "Receiving"));
  const { fileName: subject, size } = row;
  const answer = await write(
    about(session, "file received"),
    [
      isStillSession(db, session),
      db.update(uploads).set(reading.set).where(isReceiving),
      db.update(magicLinkFiles).set({ completedOn: at }).where(eq(magicLinkFiles.uploadId, file.uploadId)),
      ...spend(db, session),
      nameReceiver(db, session, file.jobId, at),
      ...noteEvent(db, { linkId: session.link.id, kind: "FileReceived", at, subject, size }),
    ],
    received,
    [reading.command],
  );
  await sendReceipt(call, session, { ...file, completedOn: at }, row);
  return answer;
}

/** Whether no receipt of the link was mailed within the last hour; it is noted before the mail leaves. */
async function takesReceipt(db: Database, { linkId, uploadId }: LinkFile): Promise<boolean> {
  const at = now();
  const since = new Date(Date.parse(at) - receiptEveryMs).toISOString();
  const taken = await db
    .update(magicLinkFiles)
    .set({ receiptOn: at })
    .where(
      and(
        eq(magicLinkFiles.uploadId, uploadId),
        sql`not exists (select 1 from magic_link_files f where f.link_id = ${linkId} and f.receipt_on > ${since})`,
      ),
    )
    .returning({ uploadId: magicLinkFiles.uploadId });
  return taken.length > 0;
}

/** Mails the receipt once, and one an hour for a link. The file has been received whether or not the mail leaves. */
async function sendReceipt(
  call: CallContext<"completeLinkUpload">,
  { link }: LinkSession,
  file: LinkFile & { completedOn: string },
  { fileName, size }: UploadRow,
): Promise<void> {
  const { db } = call;
  const [found] = await db
    .select({ issuer: issuers, buyer: buyers.name, sender: users.displayName })
    .from(issuers)
    .innerJoin(buyers, eq(buyers.id, link.buyerId))
    .innerJoin(users, eq(users.id, link.createdBy))
    .where(eq(issuers.id, link.issuerId));
  if (!found || !(await takesReceipt(db, file))) return;
  const of = { link, brand: brandOf(call, found.issuer), buyer: found.buyer, sender: found.sender };
  const received = { fileName, size, at: file.completedOn, reference: referenceOf(file) };
  if (await mailReceipt(call, of, received)) return;
  await db.update(magicLinkFiles).set({ receiptOn: null }).where(eq(magicLinkFiles.uploadId, file.uploadId));
}

/** So that a link with one use sends no mail, and makes no draft, as often as its holder likes. */
const isReplaceable = (db: Database, { link }: LinkSession): Statement =>
  guardOf(db, mayReplaceAgain(link.id), refuse("linkReplacedOften", { most: magicLinkLimits.replacements }));

/** Removes the session's file. One that is complete can be replaced until it is imported. */
export async function discardLinkUpload(call: CallContext<"discardLinkUpload">) {
  const { db, env, identity, write } = call;
  const session = await requireSession(db, identity);
  const { file, row } = await ownFile(db, session);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, file.jobId));
  if (file.completedOn !== null && (!job?.isDraft || job.deletedOn !== null)) throw refuse("linkFileOver");
  const at = now();
  const replaced = noteEvent(db, { linkId: session.link.id, kind: "FileReplaced", at, subject: row.fileName });
  const answer = await write(
    about(session, "file removed"),
    [
      ...(file.completedOn === null ? [] : [isReplaceable(db, session), ...replaced]),
      ...(await giveUp(db, [{ file, upload: row }])),
    ],
    done(message("linkFileRemoved")),
  );
  await forgetFile({ env }, row);
  return answer;
}
