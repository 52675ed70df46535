/** SendGrid's signed event webhook: ECDSA P-256 over the timestamp and the body as received, and the events in it. */
import * as v from "valibot";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { MailEvent } from "@paygauge/api-types/mail/mail-states";
import type { ToldEvent } from "./mail-events.ts";

export const signatureHeader = "x-twilio-email-event-webhook-signature";
export const timestampHeader = "x-twilio-email-event-webhook-timestamp";

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);

/** One integer of a DER signature as 32 bytes, and where the next one begins; null: it is malformed. */
function integerAt(der: Uint8Array, at: number): { readonly value: Uint8Array; readonly next: number } | null {
  const length = der[at + 1] ?? 0;
  const bytes = der.subarray(at + 2, at + 2 + length);
  if (der[at] !== 0x02 || length === 0 || bytes.length !== length) return null;
  const bare = bytes[0] === 0 ? bytes.subarray(1) : bytes;
  if (bare.length > 32) return null;
  const value = new Uint8Array(32);
  value.set(bare, 32 - bare.length);
  return { value, next: at + 2 + length };
}

/** A DER signature as Web Crypto reads it: r and s, 32 bytes each. */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  const r = integerAt(der, 2);
  const s = r && integerAt(der, r.next);
  if (!r || s?.next !== der.length) return null;
  const raw = new Uint8Array(64);
  raw.set(r.value);
  raw.set(s.value, 32);
  return raw;
}

interface Signed {
  readonly signature: string;
  /** Seconds since 1970, as the provider wrote them. */
  readonly timestamp: string;
  readonly body: string;
}

/** Whether the provider signed the body within the last five minutes. @param publicKey SPKI in base64 */
export async function isSigned(
  publicKey: string,
  { signature, timestamp, body }: Signed,
  now: number,
): Promise<boolean> {
  if (!/^\d{9,11}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > mailLimits.eventAgeMs) return false;
  try {
    const raw = rawSignature(bytesOf(signature));
    if (raw === null) return false;
    const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), algorithm, false, ["verify"]);
    return await crypto.subtle.verify(algorithm, key, raw, new TextEncoder().encode(`${timestamp}${body}`));
  } catch {
    // Not base64, or no key: nothing that the provider signed.
    return false;
  }
}

const event = v.object({
  event: v.string(),
  timestamp: v.number(),
  email: v.optional(v.string(), ""),
  reason: v.optional(v.string(), ""),
  response: v.optional(v.string(), ""),
  /** Of a bounce: "bounce", or "blocked" for a temporary one. */
  type: v.optional(v.string(), ""),
  paygauge_issuer: v.optional(v.string()),
  paygauge_mail: v.optional(v.string()),
  paygauge_link: v.optional(v.string()),
});

/** SendGrid's kinds that matter here; all others (opens, clicks, deferrals) are ignored. */
const kinds: ReadonlyMap<string, MailEvent> = new Map([
  ["delivered", "delivered"],
  ["bounce", "bounce"],
  ["spamreport", "spamreport"],
  ["unsubscribe", "unsubscribe"],
  ["group_unsubscribe", "unsubscribe"],
]);

/** Reasons for which SendGrid does not send a mail, by what each says of its receiver; other reasons concern the mail alone. */
const dropReasons: readonly (readonly [RegExp, MailEvent])[] = [
  [/^bounced address/i, "bounce"],
  [/^invalid$/i, "bounce"],
  [/^spam reporting address/i, "spamreport"],
  [/^unsubscribed address/i, "unsubscribe"],
];

function kindOf({ event: name, type, reason }: v.InferOutput<typeof event>): MailEvent | undefined {
  if (name === "bounce" && type === "blocked") return "blocked";
  if (name === "dropped") return dropReasons.find(([pattern]) => pattern.test(reason))?.[1] ?? "blocked";
  return kinds.get(name);
}

const isIssuerId = (text: string | undefined): text is string => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text ?? "");

interface IssuerEvent {
  /** null: the event names no issuer. */
  readonly issuerId: string | null;
  /** The magic link that the mail carried; null for every other mail. */
  readonly linkId: string | null;
  readonly event: ToldEvent;
}

/** Events of a body, by the ids that we gave their mails; what has another shape is passed over. */
export function eventsOf(body: readonly unknown[]): IssuerEvent[] {
  return body.flatMap((each) => {
    const read = v.safeParse(event, each);
    const kind = read.success ? kindOf(read.output) : undefined;
    if (!read.success || kind === undefined) return [];
    const { timestamp, email, reason, response, paygauge_issuer: issuer, paygauge_mail: mailId } = read.output;
    const linkId = read.output.paygauge_link ?? null;
    const at = new Date(Math.min(timestamp * 1000, 8.64e15));
    if (Number.isNaN(at.getTime())) return [];
    const told = {
      mailId: mailId ?? null,
      event: kind,
      at: at.toISOString(),
      address: email.slice(0, 320),
      reason: (reason || response).slice(0, 500),
    };
    return [{ issuerId: isIssuerId(issuer) ? issuer : null, linkId, event: told }];
  });
}
