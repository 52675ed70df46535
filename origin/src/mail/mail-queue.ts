/** Mails that wait, and the one that is handed over: and the writes that precede a hand-over. */
import * as v from "valibot";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { mailAddressKey } from "@paygauge/api-types/mail/mail-sender";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { mailIdsOf, mailOf, moveMail, type MailRow } from "./mail-rows.ts";
import { readRows } from "@paygauge/worker/stored-json";
import { isOptedOut, type OptOutHashes } from "./opt-outs.ts";

/** A mail to be sent; its text has `stopBase` and "…" where the link's token comes. */
interface NewMail
  extends
    OptOutHashes,
    Pick<
      MailRow,
      "supplierKey" | "supplier" | "toAddress" | "toName" | "subject" | "text" | "language" | "version" | "letter"
    > {
  readonly mailId: string;
  readonly messageId: string;
}
export interface MailBatch extends Pick<
  MailRow,
  | "batchId"
  | "jobId"
  | "campaignId"
  | "fromAddress"
  | "fromName"
  | "replyTo"
  | "stopBase"
  | "buyer"
  | "byUserId"
  | "byName"
> {
  readonly tone: CampaignTone;
  readonly isTest: boolean;
  readonly at: string;
  readonly mails: readonly NewMail[];
}

const counted = v.object({ n: v.number() });

/** Puts mails into the queue, all or none; a batch that is known adds nothing. Returns how many it has. */
export function addBatch(storage: DurableObjectStorage, batch: MailBatch): number {
  const { sql } = storage;
  return storage.transactionSync(() => {
    const known = storedRow(sql, counted, "SELECT count(*) AS n FROM mail WHERE batchId = ?", batch.batchId).n;
    if (known > 0) return known;
    for (const mail of batch.mails) addMail(sql, batch, mail);
    return batch.mails.length;
  });
}

function addMail(sql: SqlStorage, batch: MailBatch, mail: NewMail): void {
  sql.exec(
    `INSERT INTO mail (mailId, messageId, batchId, jobId, campaignId, supplierKey, supplier, toAddress, toKey, toName,
       fromAddress, fromName, replyTo, subject, text, stopBase, buyer, language, tone, version, letter, isTest, buyerHash, brandHash, state,
       byUserId, byName, queuedOn, changedOn)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'Waiting', ?, ?, ?, ?)`,
    mail.mailId,
    mail.messageId,
    batch.batchId,
    batch.jobId,
    batch.campaignId,
    mail.supplierKey,
    mail.supplier,
    mail.toAddress,
    mailAddressKey(mail.toAddress),
    mail.toName,
    batch.fromAddress,
    batch.fromName,
    batch.replyTo,
    mail.subject,
    mail.text,
    batch.stopBase,
    batch.buyer,
    mail.language,
    batch.tone,
    mail.version,
    mail.letter,
    Number(batch.isTest),
    mail.buyerHash,
    mail.brandHash,
    batch.byUserId,
    batch.byName,
    batch.at,
    batch.at,
  );
}

/** Mails of the issuer that were handed over on the day of a moment. */
export const sentOnDay = (sql: SqlStorage, at: string): number =>
  storedRow(sql, counted, "SELECT count(*) AS n FROM mail WHERE sentDay = ?", at.slice(0, 10)).n;

export const isPaused = (sql: SqlStorage, campaignId: string): boolean =>
  sql.exec("SELECT 1 FROM paused WHERE campaignId = ?", campaignId).toArray().length > 0;

/** A mail that a stopped process was handing over may have arrived: only a user has it sent again. */
function settleBroken(sql: SqlStorage, at: string): void {
  for (const mailId of mailIdsOf(sql, "state = 'Sending'"))
    moveMail(sql, mailId, "NotConfirmed", { at, reason: encodedMessage("mailInterrupted") });
}

export type Claim =
  | { readonly kind: "mail"; readonly mail: MailRow }
  | { readonly kind: "later"; readonly at: string }
  | { readonly kind: "end" };

interface Claiming {
  readonly batchId: string;
  /** SHA-256 of the token that the mail's link will carry. */
  readonly tokenHash: string;
  readonly dailyCap: number;
  readonly at: string;
}

const nextTry = v.object({ next: v.nullable(v.string()) });

/** Midnight UTC after a moment: when the day's count restarts. */
const nextDay = (at: string): string => new Date(Date.parse(`${at.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString();

/**
 * Takes the next mail of a batch: in one transaction it is checked against the opt-outs and the day's count, and
 * "Sending" is written with the link's hash. What is opted out is skipped permanently.
 */
export function claimMail(storage: DurableObjectStorage, { batchId, tokenHash, dailyCap, at }: Claiming): Claim {
  const { sql } = storage;
  return storage.transactionSync((): Claim => {
    settleBroken(sql, at);
    for (;;) {
      const due = "batchId = ? AND state = 'Waiting' AND coalesce(nextTryOn, '') <= ? ORDER BY seq LIMIT 1";
      const [mailId] = mailIdsOf(sql, due, batchId, at);
      if (mailId === undefined) return laterOf(sql, batchId);
      const mail = readRows([mailId], (id) => mailOf(sql, id)).readable[0] ?? null;
      if (mail === null) {
        // A damaged mail is not sent, and must not keep the others from it.
        moveMail(sql, mailId, "Refused", { at, reason: encodedMessage("storedDamaged") });
        continue;
      }
      if (isPaused(sql, mail.campaignId)) return { kind: "end" };
      if (mail.isTest === 0 && isOptedOut(sql, mail)) {
        moveMail(sql, mail.mailId, "OptedOut", { at, reason: null });
        continue;
      }
      if (sentOnDay(sql, at) >= dailyCap) return { kind: "later", at: nextDay(at) };
      moveMail(sql, mail.mailId, "Sending", { at, reason: null });
      sql.exec("UPDATE mail SET tries = tries + 1, sentDay = ? WHERE mailId = ?", at.slice(0, 10), mail.mailId);
      putLink(sql, mail, tokenHash);
      return { kind: "mail", mail: { ...mail, state: "Sending", tries: mail.tries + 1 } };
    }
  });
}

function laterOf(sql: SqlStorage, batchId: string): Claim {
  const next = storedRows(
    sql,
    nextTry,
    "SELECT min(nextTryOn) AS next FROM mail WHERE batchId = ? AND state = 'Waiting'",
    batchId,
  )[0]?.next;
  return next ? { kind: "later", at: next } : { kind: "end" };
}

function putLink(sql: SqlStorage, mail: MailRow, tokenHash: string): void {
  // A mail that a server asked to send later has a new link: the earlier one reached no receiver.
  sql.exec("DELETE FROM stop_link WHERE mailId = ?", mail.mailId);
  sql.exec(
    "INSERT INTO stop_link VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    tokenHash,
    mail.mailId,
    mail.buyerHash,
    mail.brandHash,
    mail.buyer,
    mail.fromName,
    mail.isTest === 1 ? "" : mail.supplier,
    mail.language,
    URL.parse(mail.stopBase)?.origin ?? "",
  );
}

/** How a hand-over ended. "later": the server answered that it did not take the mail and may do so later. */
export type HandedOver = {
  readonly end: "sent" | "refused" | "later" | "notConfirmed";
  readonly provider: string;
  readonly providerMessageId: string | null;
  /** An encoded message. */
  readonly reason: string | null;
  /** The server refused the address itself: the supplier needs another contact. */
  readonly isAddressRefused?: boolean;
  /** Of the stand-in: the text as it would have been received, its link complete; it replaces the stored one. */
  readonly captured?: string;
};

const stateOf = { sent: "Sent", refused: "Refused", notConfirmed: "NotConfirmed" } as const;

/** Writes how a hand-over ended: part of a transaction. An event that came first has told more, and stays. */
export function endHandOver(sql: SqlStorage, mail: MailRow, ended: HandedOver, at: string): void {
  const { end, provider, providerMessageId, reason } = ended;
  sql.exec(
    "UPDATE mail SET provider = ?, providerMessageId = ?, text = coalesce(?, text) WHERE mailId = ?",
    provider,
    providerMessageId,
    ended.captured ?? null,
    mail.mailId,
  );
  if (end === "later" && mail.tries < mailLimits.tries) {
    moveMail(sql, mail.mailId, "Waiting", { at, reason });
    const next = new Date(Date.parse(at) + mailLimits.tryAgainMs).toISOString();
    // Not handed over after all: it does not count for the day.
    sql.exec("UPDATE mail SET nextTryOn = ?, sentDay = NULL WHERE mailId = ?", next, mail.mailId);
    return;
  }
  moveMail(sql, mail.mailId, end === "later" ? "Refused" : stateOf[end], { at, reason });
  if (mail.isTest === 1) return;
  if (end === "sent") noteNews(sql, mail.mailId, "sent", at);
  if (ended.isAddressRefused === true) noteNews(sql, mail.mailId, "bounced", at);
}

/** News of a mail for the job's object: part of a transaction. */
export function noteNews(sql: SqlStorage, mailId: string, what: "sent" | "bounced", at: string): void {
  sql.exec("INSERT OR IGNORE INTO news VALUES (?, ?, ?, ?)", `${mailId}-${what}`, mailId, what, at);
}
