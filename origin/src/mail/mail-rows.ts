/** Mails of campaigns in the issuer's object. Moments: ISO, in UTC; flags: 0 and 1. */
import * as v from "valibot";
import { languageSchema } from "@paygauge/api-types/entities/written-texts";
import { letterKinds } from "@paygauge/api-types/mail/letter-kinds";
import { mailMoves, mailStates, type MailState } from "@paygauge/api-types/mail/mail-states";
import { soundRows, storedRows } from "@paygauge/worker/stored-rows";

const mailRow = v.object({
  seq: v.number(),
  mailId: v.string(),
  messageId: v.string(),
  batchId: v.string(),
  jobId: v.string(),
  campaignId: v.string(),
  supplierKey: v.string(),
  supplier: v.string(),
  toAddress: v.string(),
  toName: v.string(),
  fromAddress: v.string(),
  fromName: v.string(),
  /** The contact in the buyer's accounts department: replies reach them, and are pasted by hand. */
  replyTo: v.string(),
  subject: v.string(),
  text: v.string(),
  stopBase: v.string(),
  buyer: v.string(),
  language: languageSchema,
  version: v.number(),
  letter: v.picklist(letterKinds),
  isTest: v.number(),
  buyerHash: v.string(),
  brandHash: v.string(),
  state: v.picklist(mailStates),
  reason: v.nullable(v.string()),
  tries: v.number(),
  byUserId: v.string(),
  byName: v.string(),
  changedOn: v.string(),
});
export type MailRow = Readonly<v.InferOutput<typeof mailRow>>;

export const mailsOf = (sql: SqlStorage, where: string, ...values: SqlStorageValue[]): MailRow[] =>
  soundRows(sql, mailRow, `SELECT * FROM mail WHERE ${where}`, ...values);

/** IDs of mails to be changed, damaged ones included. */
export const mailIdsOf = (sql: SqlStorage, where: string, ...values: SqlStorageValue[]): string[] =>
  storedRows(sql, v.pick(mailRow, ["mailId"]), `SELECT mailId FROM mail WHERE ${where}`, ...values).map(
    ({ mailId }) => mailId,
  );

export const mailOf = (sql: SqlStorage, mailId: string): MailRow | null =>
  storedRows(sql, mailRow, "SELECT * FROM mail WHERE mailId = ?", mailId)[0] ?? null;

/** States from which a mail may move to this one, for the statement that moves it. */
const before = (to: MailState): string => JSON.stringify(mailStates.filter((from) => mailMoves[from].includes(to)));

interface Moved {
  readonly at: string;
  /** An encoded message; null keeps none. */
  readonly reason: string | null;
}

/** Moves a mail if its state allows it: the only statement that writes a state. Returns false if it does not. */
export function moveMail(sql: SqlStorage, mailId: string, to: MailState, { at, reason }: Moved): boolean {
  const { rowsWritten } = sql.exec(
    `UPDATE mail SET state = ?1, reason = ?2, changedOn = ?3
     WHERE mailId = ?4 AND state IN (SELECT value FROM json_each(?5))`,
    to,
    reason,
    at,
    mailId,
    before(to),
  );
  return rowsWritten > 0;
}
