import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import type { Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import type { HandedOver } from "./mail-queue.ts";
import { brokenHeader, mailHeaders, type Outgoing } from "./outgoing.ts";
import { handToSendGrid } from "./sendgrid.ts";
import { handToSmtp } from "./smtp.ts";

/** Who carries mails, by the configuration. */
export const mailProviderOf = ({ MAIL_PROVIDER }: Pick<Env, "MAIL_PROVIDER">): string => MAIL_PROVIDER ?? "outbox";

/**
 * Hands one mail over and says how it ended; it never throws for what a server or a network does. What is not answered
 * may have arrived: it is "notConfirmed", and nothing here tries again.
 */
export async function handOver(env: Env, mail: Outgoing): Promise<HandedOver> {
  const provider = mailProviderOf(env);
  const ended = { provider, providerMessageId: null, reason: null } as const;
  const broken = brokenHeader(mail);
  if (broken !== null) return { ...ended, end: "refused", reason: encodedMessage("mailHeaderLine", { field: broken }) };
  // The stand-in is the receiver's mailbox: it keeps the text with its working link, which no real provider's row has.
  if (provider === "outbox") return { ...ended, end: "sent", captured: mail.text };
  if (provider === "sendgrid") return handToSendGrid(env, gateOf(env, "mail"), mail);
  if (provider === "smtp") return handToSmtp(env, gateOf(env, "mail"), { ...mail, headers: mailHeaders(mail) });
  return { ...ended, end: "refused", reason: encodedMessage("mailProviderUnknown", { provider }) };
}
