/** Hands a schedule's email over once: its row is written before it leaves, and one that was interrupted isn't repeated. */
import { eq, type SQL } from "drizzle-orm";
import { encodeMessage, encodedMessage } from "@paygauge/api-types/catalogue/message";
import { Refusal } from "@paygauge/worker/refusal";
import type { Env } from "../../env.ts";
import type { BrandingRow } from "../../identity/system-facts.ts";
import type { UserRow } from "../../identity/person.ts";
import type { Mail } from "../../mail/mail.ts";
import { deliver, isMailStandIn } from "../../mail/mail-provider.ts";
import { commit, now, type Database, type Statement } from "../../store/database.ts";
import { mailOutbox } from "../../store/schema.ts";

/** Where the stand-in has the file of an email, which its recipient would get. */
export const attachmentKey = (mailId: string): string => `query-schedules/${mailId}`;

export interface Letter extends Mail {
  /** The same at every attempt. */
  readonly id: string;
  readonly toUserId: string;
  /** The text with "…" in place of the token: what the outbox has of an email that leaves. */
  readonly shown: string;
}

interface Place {
  readonly env: Env;
  readonly db: Database;
}

/** Statements for the email's end, in one transaction with it. */
export interface Ends {
  readonly sent: Statement;
  readonly failed: (why: string) => Statement;
}

export const letterFrom = (
  brand: BrandingRow,
  user: UserRow,
): Pick<Mail, "toAddress" | "toName" | "fromAddress" | "fromName"> => ({
  toAddress: user.email,
  toName: user.displayName,
  fromAddress: brand.emailSenderAddress,
  fromName: brand.emailSenderName,
});

const rowIs = (id: string): SQL => eq(mailOutbox.id, id);

/** The email's row, to be written with the claim. */
export const claimMail = (
  { db, env }: Place,
  { id, toUserId, toAddress, fromAddress, fromName, subject, shown }: Letter,
) =>
  db.insert(mailOutbox).values({
    id,
    toUserId,
    toAddress,
    fromAddress,
    fromName,
    subject,
    text: shown,
    provider: env.MAIL_PROVIDER ?? "outbox",
    state: "Sending",
    createdOn: now(),
  });

/** Hands over what was claimed. Where it isn't taken nothing was sent, and its row goes. */
export async function handOverOnce({ env, db }: Place, letter: Letter, { sent, failed }: Ends): Promise<void> {
  try {
    const delivery = await deliver(env, letter);
    // The stand-in is the recipient's mailbox: it has the working link, which no row of a sent email has.
    const text = isMailStandIn(env) ? { text: letter.text } : {};
    const row = db
      .update(mailOutbox)
      .set({ ...delivery, ...text })
      .where(rowIs(letter.id));
    await commit(db, [row, sent]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await commit(db, [db.delete(mailOutbox).where(rowIs(letter.id)), failed(encodeMessage(error.ref))]);
  }
}

/** What an email that was interrupted says: it may have left. */
export const interrupted = encodedMessage("mailInterrupted");
