import type { OutgoingMail } from "@paygauge/api-types/entities/mail";
import type { Env } from "../env.ts";
import { Refusal } from "../refusal.ts";
import { sendWithSendGrid } from "./sendgrid.ts";

/** A mail as the product writes it: plain text. */
export interface Mail {
  readonly toAddress: string;
  readonly toName: string;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
}

/** What became of a mail, as the outbox keeps it. */
export type Delivery = Pick<OutgoingMail, "provider" | "state" | "providerMessageId">;

const captured: Delivery = { provider: "outbox", state: "Captured", providerMessageId: null };

/** True where mails are kept here and reach nobody. */
export function isMailStandIn(env: Pick<Env, "MAIL_PROVIDER">): boolean {
  return (env.MAIL_PROVIDER ?? "outbox") === "outbox";
}

/**
 * Hands a mail to the provider that the configuration names; the stand-in only says that it was captured, and the
 * caller's row in the outbox is the mail. @throws Refusal 502 where the provider does not take it: nothing was sent.
 */
export async function deliver(env: Env, mail: Mail): Promise<Delivery> {
  const provider = env.MAIL_PROVIDER ?? "outbox";
  if (provider === "outbox") return captured;
  if (provider === "sendgrid") return sendWithSendGrid(env, mail);
  throw new Refusal(
    502,
    "MAIL_PROVIDER_UNKNOWN",
    `The configuration names the mail provider "${provider}", which is none. Ask an administrator to set MAIL_PROVIDER to outbox or sendgrid.`,
  );
}
