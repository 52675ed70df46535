import type { MailRow } from "./mail-rows.ts";

/** A campaign's mail as it leaves, its link complete. */
export interface Outgoing extends Pick<
  MailRow,
  "mailId" | "messageId" | "toAddress" | "toName" | "fromAddress" | "fromName" | "replyTo" | "subject" | "text"
> {
  readonly issuerId: string;
  /** Where the receiver opts out, in one click (RFC 8058) or on a page. */
  readonly stopLink: string;
}

/** Headers that let a mail program opt its user out. */
export const stopHeaders = (stopLink: string): Readonly<Record<string, string>> => ({
  "List-Unsubscribe": `<${stopLink}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Headers of every campaign mail in addition to who, whom and what: its own id, and how to stop. */
export const mailHeaders = ({ messageId, stopLink }: Outgoing): Readonly<Record<string, string>> => ({
  "Message-ID": messageId,
  ...stopHeaders(stopLink),
});

/** A value that would end its header and begin another one; null: there is none. */
export function brokenHeader(mail: Outgoing): string | null {
  const { messageId, stopLink, toAddress, toName, fromAddress, fromName, replyTo, subject } = mail;
  const values = { messageId, stopLink, toAddress, toName, fromAddress, fromName, replyTo, subject };
  return Object.entries(values).find(([, value]) => /\p{Cc}|[\u2028\u2029]/u.test(value))?.[0] ?? null;
}
