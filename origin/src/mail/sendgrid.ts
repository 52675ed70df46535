import * as v from "valibot";
import type { Env } from "../env.ts";
import { outbound, OutboundError, type SharedGate } from "../outbound/outbound.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Delivery, Mail } from "./mail.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** SendGrid answers a refusal with a list of messages (v3 API, "Errors"). */
const refused = v.object({ errors: v.array(v.object({ message: v.string() })) });

function notSent(why: MessageRef): Refusal {
  return refuse("mailNotSent", { sentence: why });
}

/** The body of POST /v3/mail/send. */
function sendGridBody(mail: Mail) {
  return {
    personalizations: [{ to: [{ email: mail.toAddress, name: mail.toName }] }],
    from: { email: mail.fromAddress, name: mail.fromName },
    subject: mail.subject,
    content: [{ type: "text/plain", value: mail.text }],
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

/** Sends one mail over SendGrid's v3 API; 202 is its yes. It is never repeated. @throws Refusal 502 MAIL_NOT_SENT. */
export async function sendWithSendGrid(
  env: Pick<Env, "MAIL_PROVIDER_URL" | "MAIL_PROVIDER_KEY"> & Partial<Env>,
  gate: SharedGate,
  mail: Mail,
): Promise<Delivery> {
  if (!env.MAIL_PROVIDER_KEY) throw notSent(message("mailKeyMissing"));
  const request = {
    method: "POST",
    path: "",
    headers: { authorization: `Bearer ${env.MAIL_PROVIDER_KEY}`, "content-type": "application/json" },
    body: JSON.stringify(sendGridBody(mail)),
    isRepeatable: false,
    answer: null,
  } as const;
  try {
    const { status, headers } = await outbound({ env, gate }, "mail", request);
    if (status !== 202) throw notSent(message("mailProviderStatus", { status }));
    return { provider: "sendgrid", state: "Sent", providerMessageId: headers.get("x-message-id") };
  } catch (error) {
    throw error instanceof OutboundError ? notSent(reasonOf(error)) : error;
  }
}
