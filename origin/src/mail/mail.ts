import type { OutgoingMail } from "@paygauge/api-types/entities/mail";

/** A mail as the product writes it: plain text. */
export interface Mail {
  readonly toAddress: string;
  readonly toName: string;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  /** Where the recipient opts out, in one click (RFC 8058) or on a page. */
  readonly stopLink?: string;
  /** Our ids, which the provider's events then carry. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** What became of a mail, as the outbox keeps it. */
export type Delivery = Pick<OutgoingMail, "provider" | "state" | "providerMessageId">;
