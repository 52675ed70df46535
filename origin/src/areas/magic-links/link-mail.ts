/** Mails about links: the link itself, and the receipt of its file. The token is in no row of the outbox. */
import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import { encodeMessage, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import type { CallBase } from "../../call-context.ts";
import { siteOf } from "../../identity/brand-site.ts";
import type { BrandingRow, SystemFacts } from "../../identity/system-facts.ts";
import { linkTexts } from "../../mail/link-texts.ts";
import type { Mail } from "../../mail/mail.ts";
import { deliver, isMailStandIn } from "../../mail/mail-provider.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { commit, now } from "../../store/database.ts";
import { mailOutbox } from "../../store/schema.ts";
import type { LinkRow } from "./link-rows.ts";

type Sending = Pick<CallBase, "env" | "db" | "facts" | "identity">;

/** The brand that the issuer's links are of. @throws Refusal 409 where there is none */
export function brandOf(
  { facts, identity }: { readonly facts: Pick<SystemFacts, "brands">; readonly identity: { readonly brand: string } },
  issuer: { readonly brandingId: string | null },
): BrandingRow {
  const own = facts.brands.find(({ id }) => id === issuer.brandingId);
  const brand = own ?? facts.brands.find(({ brandingKey }) => brandingKey === identity.brand);
  if (!brand) throw refuse("linkNoBrand");
  return brand;
}

/** The page of a link, without its token. */
export const pageOf = (env: Sending["env"], brand: BrandingRow, { id, language }: Pick<LinkRow, "id" | "language">) =>
  `${siteOf(env, brand)}/upload/${id}?lang=${language}`;

/** Where the stand-in keeps the mail as its receiver has it: not in the catalogue, which must never hold a token. */
export const captureKey = (linkId: string): string => `magic-links/${linkId}/mail`;

const dayIn = (moment: string, language: Language): string =>
  firstOfMonth(
    new Intl.DateTimeFormat(localeOf(language, []), { dateStyle: "long", timeZone: "UTC" }).format(new Date(moment)),
    language,
  );

const momentIn = (moment: string, language: Language): string =>
  `${firstOfMonth(
    new Intl.DateTimeFormat(localeOf(language, []), { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
      new Date(moment),
    ),
    language,
  )} UTC`;

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in decimal units, as the screens have it. */
function sizeIn(bytes: number, language: Language): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = { style: "unit", unit: units[step] ?? "byte", unitDisplay: step === 0 ? "long" : "short" } as const;
  return new Intl.NumberFormat(localeOf(language, []), { ...unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  );
}

type Outcome = { readonly isSent: true } | { readonly isSent: false; readonly ref: MessageRef };

/** Hands a mail over and writes it to the outbox, as `shown`. A refusal is an outcome, not an error. */
export async function post({ env, db }: Sending, mail: Mail, shown: string): Promise<Outcome> {
  try {
    const delivery = await deliver(env, mail);
    const { toName: _, ids: __, ...row } = { ...mail, text: shown };
    await commit(db, [
      db.insert(mailOutbox).values({ id: crypto.randomUUID(), createdOn: now(), ...row, ...delivery }),
    ]);
    return { isSent: true };
  } catch (error) {
    if (error instanceof Refusal) return { isSent: false, ref: error.ref };
    throw error;
  }
}

interface About {
  readonly link: Pick<LinkRow, "id" | "recipient" | "language" | "expiresOn" | "uses">;
  readonly brand: BrandingRow;
  readonly buyer: string;
  readonly sender: string;
}

const mailOf = (
  { link, brand }: About,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
) => ({
  toAddress: link.recipient,
  toName: link.recipient,
  fromAddress: brand.emailSenderAddress,
  fromName: brand.emailSenderName,
  subject,
  text: paragraphs.join("\n\n"),
});

/** Mails the link. @returns null, or why it was refused as an encoded message */
export async function mailLink(sending: Sending, about: About, token: string): Promise<string | null> {
  const { env } = sending;
  const { link, brand, buyer, sender } = about;
  const page = pageOf(env, brand, link);
  const until = dayIn(link.expiresOn, link.language);
  const facts = { brand: brand.displayName, buyer, sender, until, uses: link.uses };
  const text = linkTexts[link.language].link({ ...facts, address: `${page}#${token}` });
  const mail = { ...mailOf(about, text), ids: { paygauge_link: link.id } };
  const shown = linkTexts[link.language].link({ ...facts, address: page }).paragraphs.join("\n\n");
  const outcome = await post(sending, mail, shown);
  if (outcome.isSent && isMailStandIn(env)) await env.FILES.put(captureKey(link.id), mail.text);
  return outcome.isSent ? null : encodeMessage(outcome.ref);
}

interface Received {
  readonly fileName: string;
  readonly size: number;
  readonly at: string;
  readonly reference: string;
}

/** Mails the receipt of a file. @returns whether it was sent */
export async function mailReceipt(sending: Sending, about: About, received: Received): Promise<boolean> {
  const { link, brand, buyer, sender } = about;
  const { language } = link;
  const size = sizeIn(received.size, language);
  const facts = { brand: brand.displayName, buyer, sender, file: received.fileName, size };
  const more = { at: momentIn(received.at, language), reference: received.reference };
  const mail = mailOf(about, linkTexts[language].receipt({ ...facts, ...more }));
  return (await post(sending, mail, mail.text)).isSent;
}
