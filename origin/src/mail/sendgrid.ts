import * as v from "valibot";
import type { Env } from "../env.ts";
import { Refusal, refuse } from "../refusal.ts";
import type { Delivery, Mail } from "./mail.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

const ownAddress = "https://api.sendgrid.com/v3/mail/send";
const timeoutMs = 8000;
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

async function reasonOf(response: Response): Promise<MessageRef> {
  const read = v.safeParse(refused, await response.json().catch(() => null));
  const words = read.success ? read.output.errors.map((each) => each.message).join(" ") : "";
  return words === ""
    ? message("mailProviderStatus", { status: response.status })
    : message("mailProviderSays", { words });
}

/** Sends one mail over SendGrid's v3 API; 202 is its yes. @throws Refusal 502 MAIL_NOT_SENT. */
export async function sendWithSendGrid(
  env: Pick<Env, "MAIL_PROVIDER_URL" | "MAIL_PROVIDER_KEY">,
  mail: Mail,
): Promise<Delivery> {
  if (!env.MAIL_PROVIDER_KEY) throw notSent(message("mailKeyMissing"));
  let response: Response;
  try {
    response = await fetch(env.MAIL_PROVIDER_URL ?? ownAddress, {
      method: "POST",
      headers: { authorization: `Bearer ${env.MAIL_PROVIDER_KEY}`, "content-type": "application/json" },
      body: JSON.stringify(sendGridBody(mail)),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw notSent(message("mailNoAnswer"));
  }
  if (response.status !== 202) throw notSent(await reasonOf(response));
  return { provider: "sendgrid", state: "Sent", providerMessageId: response.headers.get("x-message-id") };
}
