import { encodedMessage, encodeMessage, message } from "@paygauge/api-types/catalogue/message";
import type { Env } from "../env.ts";
import type { SharedGate } from "../outbound/outbound.ts";
import type { HandedOver } from "./mail-queue.ts";
import { base64Of, type Mail } from "./mail.ts";
import { smtpServerOf } from "./smtp-address.ts";
import { openSession } from "./smtp-session.ts";
import { answerIn, headerWords, namedAddress } from "./smtp-words.ts";

type Ended = Pick<HandedOver, "end" | "reason" | "isAddressRefused">;

/** A mail as it leaves over SMTP, with headers in addition to from, to and subject. */
interface SmtpMail extends Mail {
  readonly replyTo?: string;
  readonly headers: Readonly<Record<string, string>>;
}

function emailOf(mail: SmtpMail) {
  return {
    from: { email: mail.fromAddress },
    to: { email: mail.toAddress },
    subject: mail.subject,
    text: mail.text,
    ...(mail.attachment !== undefined && {
      attachments: [
        {
          filename: mail.attachment.fileName,
          content: base64Of(mail.attachment),
          mimeType: mail.attachment.type,
        },
      ],
    }),
    headers: {
      From: namedAddress(mail.fromName, mail.fromAddress),
      To: namedAddress(mail.toName, mail.toAddress),
      Subject: headerWords(mail.subject),
      ...(mail.replyTo !== undefined && { "Reply-To": mail.replyTo }),
      ...mail.headers,
    },
  };
}

/** The server answered to the receiver's address, before any of the mail. */
const isOfReceiver = (error: unknown): boolean => error instanceof Error && error.message.startsWith("Invalid RCPT TO");

/** How an error ended it: 4xx asks to try later, 5xx refuses; of a session that ended without an answer nothing is known. */
function endOf(error: unknown, isOpen: boolean): Ended {
  const answer = answerIn(error);
  if (answer === null) return { end: "notConfirmed", reason: encodedMessage("mailInterrupted") };
  const reason = encodeMessage(message("mailServerSays", { words: answer.words }));
  // A server that does not let us in has refused no mail: the settings are at fault, and the mail waits.
  if (!isOpen || answer.code < 500) return { end: "later", reason };
  return { end: "refused", reason, isAddressRefused: isOfReceiver(error) };
}

async function send(env: Partial<Env>, mail: SmtpMail): Promise<Ended> {
  const server = smtpServerOf(env);
  if ("fault" in server) return { end: "refused", reason: encodeMessage(server.fault) };
  let session;
  try {
    session = await openSession(server);
  } catch (error) {
    return endOf(error, false);
  }
  try {
    await session.send(emailOf(mail));
    return { end: "sent", reason: null };
  } catch (error) {
    return endOf(error, true);
  } finally {
    // Its answer is the mail's: how the session ends changes nothing.
    await session.close().catch(() => undefined);
  }
}

/** Hands a mail to the SMTP server once. Only what the server answers is an end; whatever else happens is not confirmed. */
export async function handToSmtp(env: Partial<Env>, gate: SharedGate, mail: SmtpMail): Promise<HandedOver> {
  const ended = { provider: "smtp", providerMessageId: null } as const;
  const admission = await gate.acquire();
  if (!admission.admitted) return { ...ended, end: "later", reason: encodedMessage("mailNoAnswer") };
  const { end, ...more } = await send(env, mail);
  await gate.report({ isGood: end !== "notConfirmed", holdMs: 0, isLast: true });
  return { ...ended, ...more, end };
}
