import * as v from "valibot";
import type { Env } from "../env.ts";
import { outbound, OutboundError, type SharedGate } from "../outbound/outbound.ts";
import { refuse, type Refusal } from "@paygauge/worker/refusal";
import { base64Of, type Attachment, type Delivery, type Mail } from "./mail.ts";
import { encodedMessage, encodeMessage, message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { HandedOver } from "./mail-queue.ts";
import { mailHeaders, stopHeaders, type Outgoing } from "./outgoing.ts";

/** SendGrid answers a refusal with a list of messages (v3 API, "Errors"). */
const refused = v.object({ errors: v.array(v.object({ message: v.string() })) });

function notSent(why: MessageRef): Refusal {
  return refuse("mailNotSent", { sentence: why });
}

/** The body of POST /v3/mail/send: no link is rewritten, since one of ours may hold a token, and no pixel added. */
function sendGridBody(mail: Mail) {
  return {
    personalizations: [{ to: [{ email: mail.toAddress, name: mail.toName }] }],
    from: { email: mail.fromAddress, name: mail.fromName },
    subject: mail.subject,
    content: [{ type: "text/plain", value: mail.text }],
    ...(mail.ids === undefined ? {} : { custom_args: mail.ids }),
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
    },
  };
}

function reasonOf(error: OutboundError): MessageRef {
  if (error.status === null) return message("mailNoAnswer");
  const read = v.safeParse(refused, error.answer);
  const words = read.success ? read.output.errors.map((each) => each.message).join(" ") : "";
  return words === ""
    ? message("mailProviderStatus", { status: error.status })
    : message("mailProviderSays", { words });
}

const attachmentOf = (attachment: Attachment) => ({
  content: base64Of(attachment),
  type: attachment.type,
  filename: attachment.fileName,
  disposition: "attachment",
});

/** The body of a single email, with its file and the headers of its link. */
const handBody = (mail: Mail) => ({
  ...sendGridBody(mail),
  ...(mail.attachment === undefined ? {} : { attachments: [attachmentOf(mail.attachment)] }),
  ...(mail.stopLink === undefined ? {} : { headers: stopHeaders(mail.stopLink) }),
});

/** A mail is never sent twice: the request is not one to repeat. */
const requestOf = (key: string, body: object) =>
  ({
    method: "POST",
    path: "",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    isRepeatable: false,
    answer: null,
  }) as const;

/** Sends one mail over SendGrid's v3 API; 202 is its yes. It is never repeated. @throws Refusal 502 MAIL_NOT_SENT. */
export async function sendWithSendGrid(
  env: Pick<Env, "MAIL_PROVIDER_URL" | "MAIL_PROVIDER_KEY"> & Partial<Env>,
  gate: SharedGate,
  mail: Mail,
): Promise<Delivery> {
  const { MAIL_PROVIDER_KEY: key } = env;
  if (!key) throw notSent(message("mailKeyMissing"));
  try {
    const { status, headers } = await outbound({ env, gate }, "mail", requestOf(key, handBody(mail)));
    if (status !== 202) throw notSent(message("mailProviderStatus", { status }));
    return { provider: "sendgrid", state: "Sent", providerMessageId: headers.get("x-message-id") };
  } catch (error) {
    throw error instanceof OutboundError ? notSent(reasonOf(error)) : error;
  }
}

/**
 * Asks SendGrid to check a mail that it doesn't send (sandbox mode: "Sandbox Mode" in its v3 API). @throws OutboundError, and
 * Refusal 502 without a key
 */
export async function isSendGridThere(
  env: Pick<Env, "MAIL_PROVIDER_KEY" | "MAIL_VERIFIED_DOMAINS"> & Partial<Env>,
  gate: SharedGate,
  signal: AbortSignal,
): Promise<void> {
  const { MAIL_PROVIDER_KEY: key, MAIL_VERIFIED_DOMAINS: domains = "" } = env;
  if (!key) throw notSent(message("mailKeyMissing"));
  const address = `health-check@${domains.split(",")[0]?.trim() || "example.com"}`;
  const names = { fromName: "Health check", toName: "Health check", fromAddress: address, toAddress: address };
  const body = sendGridBody({ ...names, subject: "Health check", text: "Not sent." });
  const sandbox = { ...body, mail_settings: { sandbox_mode: { enable: true } } };
  await outbound({ env, gate }, "mail", { ...requestOf(key, sandbox), signal });
}

/** What a campaign's mail adds: headers, and our ids for the provider's events. */
function campaignBody(mail: Outgoing) {
  const ids = { paygauge_issuer: mail.issuerId, paygauge_mail: mail.mailId };
  return { ...sendGridBody({ ...mail, ids }), reply_to: { email: mail.replyTo }, headers: mailHeaders(mail) };
}

/** Faults of our own gate: nothing has left. */
const unsent: ReadonlySet<string> = new Set(["private", "rate", "open"]);

/** How a call that did not succeed ended. Only an answer that refuses is one; of everything else nothing is known. */
function endOf(error: OutboundError): Pick<HandedOver, "end" | "reason"> {
  if (unsent.has(error.fault)) return { end: "later", reason: encodedMessage("mailNoAnswer") };
  const reason = encodeMessage(reasonOf(error));
  if (error.status === 429) return { end: "later", reason };
  const isRefusal = error.fault === "status" && error.status !== null && error.status >= 400 && error.status < 500;
  return isRefusal ? { end: "refused", reason } : { end: "notConfirmed", reason };
}

/** Hands a campaign's mail to SendGrid once. 202 is its yes, 4xx its no; whatever else happens is not confirmed. */
export async function handToSendGrid(
  env: Pick<Env, "MAIL_PROVIDER_URL" | "MAIL_PROVIDER_KEY"> & Partial<Env>,
  gate: SharedGate,
  mail: Outgoing,
): Promise<HandedOver> {
  const ended = { provider: "sendgrid", providerMessageId: null } as const;
  const { MAIL_PROVIDER_KEY: key } = env;
  if (!key) return { ...ended, end: "refused", reason: encodedMessage("mailKeyMissing") };
  try {
    const { status, headers } = await outbound({ env, gate }, "mail", requestOf(key, campaignBody(mail)));
    if (status === 202) return { ...ended, end: "sent", providerMessageId: headers.get("x-message-id"), reason: null };
    return { ...ended, end: "notConfirmed", reason: encodedMessage("mailProviderStatus", { status }) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ...ended, ...endOf(error) };
  }
}
