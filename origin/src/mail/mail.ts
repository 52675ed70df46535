import type { OutgoingMail } from "@paygauge/api-types/entities/mail";

/** A file that a mail brings. */
export interface Attachment {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file as mail providers take it. */
export function base64Of({ bytes }: Attachment): string {
  let text = "";
  // Whole groups of three bytes: only the last piece is padded.
  for (let at = 0; at < bytes.length; at += 24_576)
    text += btoa(String.fromCodePoint(...bytes.subarray(at, at + 24_576)));
  return text;
}

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
  readonly attachment?: Attachment;
  /** Our ids, which the provider's events then carry. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** What became of a mail, as the outbox keeps it. */
export type Delivery = Pick<OutgoingMail, "provider" | "state" | "providerMessageId">;
