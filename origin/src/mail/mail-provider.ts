import { decodeMessage, message } from "@paygauge/api-types/catalogue/message";
import type { Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { Delivery, Mail } from "./mail.ts";
import { stopHeaders } from "./outgoing.ts";
import { sendWithSendGrid } from "./sendgrid.ts";
import { handToSmtp } from "./smtp.ts";

const captured: Delivery = { provider: "outbox", state: "Captured", providerMessageId: null };

/** True where mails are kept here and reach no receiver. */
export function isMailStandIn(env: Pick<Env, "MAIL_PROVIDER">): boolean {
  return (env.MAIL_PROVIDER ?? "outbox") === "outbox";
}

/** Sends one mail over SMTP. @throws Refusal 502 unless the server took it */
async function deliverBySmtp(env: Env, mail: Mail): Promise<Delivery> {
  const { end, reason } = await handToSmtp(env, gateOf(env, "mail"), {
    ...mail,
    headers: mail.stopLink === undefined ? {} : stopHeaders(mail.stopLink),
  });
  if (end === "sent") return { provider: "smtp", state: "Sent", providerMessageId: null };
  const why = decodeMessage(reason ?? "");
  throw refuse("mailNotSent", { sentence: typeof why === "string" ? message("mailNoAnswer") : why });
}

/**
 * Hands a mail to the provider that the configuration names; the stand-in only says that it was captured, and the
 * caller's row in the outbox is the mail. @throws Refusal 502 where the provider does not take it: nothing was sent.
 */
export async function deliver(env: Env, mail: Mail): Promise<Delivery> {
  const provider = env.MAIL_PROVIDER ?? "outbox";
  if (provider === "outbox") return captured;
  if (provider === "sendgrid") return sendWithSendGrid(env, gateOf(env, "mail"), mail);
  if (provider === "smtp") return deliverBySmtp(env, mail);
  throw refuse("mailProviderUnknown", { provider });
}
