/** One recipient of one run: their own rows, by email, once. */
import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import { and, eq } from "drizzle-orm";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { exportLimits } from "@paygauge/api-types/entities/exports";
import { scheduleLimits, type DeliveryState } from "@paygauge/api-types/entities/analytics-schedules";
import { localeOf } from "@paygauge/api-types/languages";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import { Refusal } from "@paygauge/worker/refusal";
import { siteOf } from "../../identity/brand-site.ts";
import type { UserRow } from "../../identity/person.ts";
import { scheduleTexts } from "../../mail/schedule-texts.ts";
import type { Attachment } from "../../mail/mail.ts";
import { isMailStandIn } from "../../mail/mail-provider.ts";
import { newToken } from "../../mail/stop-tokens.ts";
import { commit, now, type Statement } from "../../store/database.ts";
import { exportFiles, queryScheduleDeliveries } from "../../store/schema.ts";
import { attachmentKey, claimMail, handOverOnce, interrupted, letterFrom, type Letter } from "./post-mail.ts";
import { personOf, postFor, userOf, type Working } from "./reader-of.ts";
import { answerForRecipient, type RecipientAnswer } from "./recipient-answer.ts";
import { fileNameOf, scheduleFile } from "./schedule-file.ts";
import type { ScheduleRow } from "./schedule-rows.ts";

/** A run of a schedule. */
export interface Run {
  readonly schedule: ScheduleRow;
  readonly ownerName: string;
  /** Its moment. */
  readonly on: string;
  readonly recipientId: string;
  /** Files above so many bytes are a link. */
  readonly attachedBytes?: number;
}

const isOf = ({ schedule, on, recipientId }: Run) =>
  and(
    eq(queryScheduleDeliveries.scheduleId, schedule.id),
    eq(queryScheduleDeliveries.runOn, on),
    eq(queryScheduleDeliveries.userId, recipientId),
  );

const keyOf = ({ schedule, on, recipientId }: Run) => ({
  scheduleId: schedule.id,
  runOn: on,
  userId: recipientId,
});

const setState = ({ db }: Working, run: Run, state: DeliveryState, message: string | null): Statement =>
  db.update(queryScheduleDeliveries).set({ state, message }).where(isOf(run));

/** Notes what became of a recipient who gets no email. */
const note = ({ db }: Working, run: Run, state: DeliveryState, message: string | null = null): Promise<void> =>
  commit(db, [
    db
      .insert(queryScheduleDeliveries)
      .values({ ...keyOf(run), state, message })
      .onConflictDoNothing(),
  ]);

/** The id of the email, the same at every attempt. */
const mailIdOf = ({ schedule, on, recipientId }: Run) =>
  `query-schedule-${schedule.id}-${on.replaceAll(/\D/g, "")}-${recipientId}`;

/** A file that is too large for an email, among the exports of its recipient; they remove it, or it expires with them. */
function keepFile({ db }: Working, run: Run, file: Attachment, rows: number): Statement {
  const id = mailIdOf(run);
  const moment = now();
  return db
    .insert(exportFiles)
    .values({
      id,
      jobId: null,
      list: null,
      userId: run.recipientId,
      fileName: file.fileName,
      format: run.schedule.format,
      r2Key: attachmentKey(id),
      rows,
      size: file.bytes.length,
      createdOn: moment,
      finishedOn: moment,
    })
    .onConflictDoNothing();
}

interface Content {
  readonly user: UserRow;
  readonly report: string;
  readonly rows: number;
  readonly file: Attachment | null;
}

const dayMs = 86_400_000;

async function mailTo(working: Working, run: Run, { user, report, rows, file }: Content): Promise<void> {
  const { env, db } = working;
  const { brand, language } = await postFor(working, user, await personOf(working, user));
  if (brand === undefined) return note(working, run, "failed", encodedMessage("mailNoBrand"));
  const site = siteOf(env, brand);
  const id = mailIdOf(run);
  const { token, hash } = await newToken();
  const isLink = file !== null && file.bytes.length > (run.attachedBytes ?? scheduleLimits.attachedBytes);
  const until = new Intl.DateTimeFormat(localeOf(language, []), { dateStyle: "long", timeZone: "UTC" });
  const stopBase = `${site}/api/v1/mails/${run.schedule.id}/stop/`;
  const textWith = (secret: string) =>
    scheduleTexts[language].rows({
      report,
      schedule: run.schedule.name,
      owner: run.ownerName,
      rows,
      file: file === null || isLink ? null : file.fileName,
      address: `${site}/api/v1/exports/${id}`,
      until: firstOfMonth(until.format(Date.now() + exportLimits.keptDays * dayMs), language),
      stopLink: `${stopBase}${secret}`,
    });
  const { subject, paragraphs } = textWith(token);
  const letter: Letter = {
    id,
    toUserId: user.id,
    ...letterFrom(brand, user),
    subject,
    text: paragraphs.join("\n\n"),
    shown: textWith("…").paragraphs.join("\n\n"),
    stopLink: `${stopBase}${token}`,
    ...(file === null || isLink ? {} : { attachment: file }),
  };
  if (file !== null && (isLink || isMailStandIn(env))) await env.FILES.put(attachmentKey(id), file.bytes);
  await commit(db, [
    db.insert(queryScheduleDeliveries).values({ ...keyOf(run), state: "sending", stopHash: hash }),
    claimMail(working, letter),
    ...(isLink ? [keepFile(working, run, file, rows)] : []),
  ]);
  await handOverOnce(working, letter, {
    sent: setState(working, run, rows === 0 ? "empty" : "sent", null),
    failed: (why) => setState(working, run, "failed", why),
  });
}

/** Whether the recipient was served by an earlier attempt; an email that was interrupted may have left. */
async function wasServed(working: Working, run: Run): Promise<boolean> {
  const [known] = await working.db.select().from(queryScheduleDeliveries).where(isOf(run));
  if (known?.state === "sending") await commit(working.db, [setState(working, run, "failed", interrupted)]);
  return known !== undefined;
}

type Found = { readonly kind: "mail"; readonly content: Content } | Exclude<RecipientAnswer, { readonly kind: "rows" }>;

/** What the recipient is sent. */
async function contentFor(working: Working, { schedule }: Run, user: UserRow): Promise<Found> {
  const found = await answerForRecipient(working, user, schedule.reportId);
  if (found.kind !== "rows") return found;
  const { report, query, answer } = found;
  if (answer.rows.length === 0 || answer.scanned === 0)
    return { kind: "mail", content: { user, report, rows: 0, file: null } };
  const { language } = await postFor(working, user, await personOf(working, user));
  const { format } = schedule;
  const bytes = await scheduleFile(query, answer, { name: report, format, language });
  const file = { fileName: fileNameOf(report, format), type: fileTypes[format], bytes };
  return { kind: "mail", content: { user, report, rows: answer.rows.length, file } };
}

/** A fault of one recipient leaves the others' emails as they are. @throws Refusal 423, 503 in a mode in which nothing is read */
async function contentOrFault(working: Working, run: Run, user: UserRow): Promise<Found> {
  try {
    return await contentFor(working, run, user);
  } catch (error) {
    if (error instanceof Refusal && [423, 503].includes(error.status)) throw error;
    console.error(JSON.stringify({ event: "schedule-fault", schedule: run.schedule.id, message: String(error) }));
    return { kind: "failed", why: encodedMessage("stepFault") };
  }
}

/** @returns "again" while suppliers are being prepared. @throws Refusal 423, 503 in a mode in which nothing is read */
export async function sendTo(working: Working, run: Run): Promise<"done" | "again"> {
  if (await wasServed(working, run)) return "done";
  const user = await userOf(working.db, run.recipientId);
  if (user === undefined) return "done";
  const found = await contentOrFault(working, run, user);
  switch (found.kind) {
    case "preparing":
      return "again";
    case "refused":
      await note(working, run, "refused");
      break;
    case "failed":
      await note(working, run, "failed", found.why);
      break;
    case "mail":
      if (found.content.rows > 0 || run.schedule.sendsEmpty) await mailTo(working, run, found.content);
      else await note(working, run, "empty");
  }
  return "done";
}
