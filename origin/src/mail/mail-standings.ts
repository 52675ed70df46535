/** Standings of a campaign's suppliers with its mails. */
import * as v from "valibot";
import { decodeMessage, type Message } from "@paygauge/api-types/catalogue/message";
import { letterKinds } from "@paygauge/api-types/mail/letter-kinds";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { mailStates, type MailState } from "@paygauge/api-types/mail/mail-states";
import { soundRows } from "@paygauge/worker/stored-rows";
import { isPaused, sentOnDay } from "./mail-queue.ts";
import { mailsOf, type MailRow } from "./mail-rows.ts";
import { readMailMeta } from "./mail-tables.ts";
import { unplacedRow } from "./mail-events.ts";

/** The newest mail of each supplier; tests, and mails that were written again, count for none. */
const newest = `isTest = 0 AND isReplaced = 0 AND campaignId = ?1 AND seq = (SELECT max(seq) FROM mail AS later
  WHERE later.campaignId = mail.campaignId AND later.supplierKey = mail.supplierKey AND later.isTest = 0)`;

const standingRow = v.object({
  supplierKey: v.string(),
  state: v.picklist(mailStates),
  language: v.string(),
  version: v.number(),
  letter: v.picklist(letterKinds),
  /** The day on which the newest letter was sent; null: it waits, or the day is unknown. */
  firstOn: v.nullable(v.string()),
  toKey: v.string(),
});
export type Standing = Readonly<v.InferOutput<typeof standingRow>>;

export const standingsOf = (sql: SqlStorage, campaignId: string): Standing[] =>
  soundRows(
    sql,
    standingRow,
    `SELECT supplierKey, state, language, version, letter, toKey, (SELECT max(sentDay) FROM mail AS one
       WHERE one.campaignId = ?1 AND one.supplierKey = mail.supplierKey AND one.isTest = 0 AND one.letter = 'first') AS firstOn
     FROM mail WHERE ${newest}`,
    campaignId,
  );

const optOutRow = v.object({
  on: v.string(),
  scope: v.picklist(["buyer", "brand"]),
  source: v.string(),
  supplier: v.string(),
});

interface ListedMailRow extends Pick<
  MailRow,
  "mailId" | "supplierKey" | "supplier" | "toAddress" | "state" | "language" | "version" | "changedOn"
> {
  readonly reason: Message | null;
  readonly isTest: boolean;
  readonly by: string;
}

const listed = ({ reason, isTest, byName, ...row }: MailRow): ListedMailRow => ({
  mailId: row.mailId,
  supplierKey: row.supplierKey,
  supplier: row.supplier,
  toAddress: row.toAddress,
  state: row.state,
  language: row.language,
  version: row.version,
  changedOn: row.changedOn,
  reason: reason === null ? null : decodeMessage(reason),
  isTest: isTest === 1,
  by: byName,
});

const eventRow = v.object({ event: v.string(), on: v.string(), reason: v.string() });

/** One mail of a campaign with its text and events; null if the campaign has no such mail. */
export function mailDetail(sql: SqlStorage, campaignId: string, mailId: string) {
  const [mail] = mailsOf(sql, "mailId = ? AND campaignId = ?", mailId, campaignId);
  if (mail === undefined) return null;
  const events = soundRows(
    sql,
    eventRow,
    `SELECT event, at AS "on", reason FROM event WHERE mailId = ? ORDER BY at DESC LIMIT ${mailLimits.listed}`,
    mailId,
  );
  return { ...listed(mail), subject: mail.subject, text: mail.text, messageId: mail.messageId, events };
}

/** Events that name no mail, the newest first. */
export const unplacedEvents = (sql: SqlStorage) =>
  soundRows(
    sql,
    unplacedRow,
    `SELECT eventId, event, address, at AS "on", reason FROM unplaced ORDER BY eventId DESC LIMIT ${mailLimits.listed}`,
  );

/** What the screen of a campaign's mails shows of the issuer's object. @param state of the listed mails alone */
export function mailOverview(sql: SqlStorage, campaignId: string, state: MailState | undefined, at: string) {
  const mails = mailsOf(
    sql,
    `campaignId = ?1 AND isReplaced = 0 AND (?2 IS NULL OR state = ?2) ORDER BY seq DESC LIMIT ${mailLimits.listed}`,
    campaignId,
    state ?? null,
  );
  return {
    postalAddress: readMailMeta(sql, "postalAddress") ?? "",
    isPaused: isPaused(sql, campaignId),
    sentToday: sentOnDay(sql, at),
    mails: mails.map(listed),
    optOuts: soundRows(
      sql,
      optOutRow,
      `SELECT at AS "on", scope, source, supplier FROM opt_out ORDER BY at DESC LIMIT ${mailLimits.listed}`,
    ),
    unplaced: unplacedEvents(sql),
  };
}
