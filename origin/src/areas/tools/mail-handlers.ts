import { and, eq, gte, like } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { toolMailLimits, type ToolMailResult } from "@paygauge/api-types/entities/tool-mails";
import { domainOf, verifiedDomains } from "@paygauge/api-types/mail/mail-sender";
import { fillToolMail, type Recipient } from "@paygauge/api-types/mail/tool-mail";
import type { CallContext, Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { BrandingRow } from "../../identity/system-facts.ts";
import { siteOf } from "../../identity/brand-site.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import type { Mail } from "../../mail/mail.ts";
import { deliver, isMailStandIn } from "../../mail/mail-provider.ts";
import { newToken } from "../../mail/stop-tokens.ts";
import { invalid, notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { commit, now, type Database } from "../../store/database.ts";
import { issuers, mailOutbox } from "../../store/schema.ts";

type Sending = CallContext<"sendToolMails">;

/** Emails that are handed over at the same time. */
const atOnce = 5;
const hourMs = 3_600_000;
/** Ids of these emails in the outbox, by which they are counted. */
const prefix = "tool-";

/** Staff write in the name of each brand, other users of the one whose site they use. */
export const brandsOf = ({
  facts,
  identity,
  person,
}: Pick<Sending, "facts" | "identity" | "person">): readonly BrandingRow[] =>
  facts.brands.filter(({ brandingKey }) => person.tenancy.isStaff || brandingKey === identity.brand);

const isVerified = (env: Sending["env"], { emailSenderAddress }: BrandingRow): boolean =>
  isMailStandIn(env) || verifiedDomains(env.MAIL_VERIFIED_DOMAINS).has(domainOf(emailSenderAddress));

async function sentInHour(db: Database): Promise<number> {
  const since = new Date(Date.now() - hourMs).toISOString();
  return db.$count(mailOutbox, and(like(mailOutbox.id, `${prefix}%`), gte(mailOutbox.createdOn, since)));
}

/** Objects that store who opted out of a brand's emails: the brand's own, and those of its issuers. */
async function optOutsOf({ db }: Pick<Sending, "db">, brand: BrandingRow): Promise<readonly { readonly id: string }[]> {
  const ofBrand = await db.select({ id: issuers.id }).from(issuers).where(eq(issuers.brandingId, brand.id));
  return [{ id: brand.id }, ...ofBrand];
}

/** Which of the addresses opted out of the brand's emails, at the brand or any of its issuers. */
async function optedOut({ env, db }: Sending, brand: BrandingRow, recipients: readonly Recipient[]) {
  const ofBrand = await optOutsOf({ db }, brand);
  const of = recipients.map(({ address }) => ({ address, buyerId: "", brandId: brand.id }));
  const found = await Promise.all(ofBrand.map(({ id }) => issuerMailOf(env, id).hashes(of)));
  return new Set(
    recipients.flatMap(({ address }, at) => (found.some((hashes) => hashes[at]?.isOptedOut === true) ? [address] : [])),
  );
}

/** An email with the ID of its row in the outbox: the same at every attempt of one call. */
interface Letter extends Mail {
  readonly id: string;
  /** Where the recipient opts out, without the token: the text has "…" in its place until it leaves. */
  readonly stopBase: string;
}

function lettersOf({ env, body, person, effectId }: Sending, brand: BrandingRow): readonly Letter[] {
  const stopBase = `${siteOf(env, brand)}/api/v1/mails/${brand.id}/stop/`;
  return body.recipients.map((recipient, at) => ({
    stopBase,
    id: `${prefix}${effectId}-${at}`,
    toAddress: recipient.address,
    toName: recipient.name || recipient.address,
    fromAddress: brand.emailSenderAddress,
    fromName: brand.emailSenderName,
    ...fillToolMail(body, {
      recipient,
      brand: brand.displayName,
      sender: person.name,
      language: body.language,
      stopLink: `${stopBase}…`,
    }),
  }));
}

/**
 * Writes all rows before any email leaves, or none where they would pass the hourly limit: two calls at the same time
 * can't pass it together. A repeated call writes no row again, and its own don't count against it.
 * @returns IDs of the rows written now. @throws Refusal 409
 */
async function reserve({ env, effectId, db }: Sending, letters: readonly Letter[]): Promise<ReadonlySet<string>> {
  const since = new Date(Date.now() - hourMs).toISOString();
  const { results } = await env.DB.prepare(
    `INSERT INTO mail_outbox (id, to_address, from_address, from_name, subject, text, provider, state, created_on)
     SELECT value ->> 'id', value ->> 'toAddress', value ->> 'fromAddress', value ->> 'fromName', value ->> 'subject',
       value ->> 'text', ?2, 'Sending', ?3
     FROM json_each(?1)
     WHERE json_array_length(?1) + (SELECT count(*) FROM mail_outbox
       WHERE id LIKE ?4 AND id NOT LIKE ?5 AND created_on >= ?6) <= ?7
     ON CONFLICT (id) DO NOTHING RETURNING id`,
  )
    .bind(
      JSON.stringify(letters),
      env.MAIL_PROVIDER ?? "outbox",
      now(),
      `${prefix}%`,
      `${prefix}${effectId}-%`,
      since,
      toolMailLimits.hourly,
    )
    .all<{ id: string }>();
  if (results.length > 0 || letters.length === 0) return new Set(results.map(({ id }) => id));
  const own = await db.$count(mailOutbox, like(mailOutbox.id, `${prefix}${effectId}-%`));
  if (own > 0) return new Set();
  const left = Math.max(0, toolMailLimits.hourly - (await sentInHour(db)));
  throw refuse("toolMailsHourly", { most: toolMailLimits.hourly, left });
}

interface Linked extends Letter {
  readonly stopLink: string;
}

/**
 * Gives emails that are about to leave their links, which the brand and its issuers know by their hashes: a recipient who opts
 * out gets no email of the brand, by hand or of a campaign.
 */
async function withLinks(context: Sending, brand: BrandingRow, letters: readonly Letter[]): Promise<readonly Linked[]> {
  const { env, body } = context;
  const tokens = await Promise.all(letters.map(async (letter) => ({ letter, ...(await newToken()) })));
  const links = tokens.map(({ letter, hash }) => ({
    hash,
    mailId: letter.id,
    address: letter.toAddress,
    buyerId: "",
    brandId: brand.id,
    sender: letter.fromName,
    language: body.language,
    site: siteOf(env, brand),
  }));
  const objects = await optOutsOf(context, brand);
  await Promise.all(objects.map(({ id }) => issuerMailOf(env, id).addStopLinks(links)));
  return tokens.map(({ letter, token }) => {
    const stopLink = `${letter.stopBase}${token}`;
    return { ...letter, stopLink, text: letter.text.replaceAll(`${letter.stopBase}…`, stopLink) };
  });
}

/** Hands one email over. Where it isn't taken nothing was sent, and its row goes. */
async function sendOne({ env, db }: Sending, letter: Linked): Promise<ToolMailResult> {
  const { id, toAddress: address } = letter;
  const row = eq(mailOutbox.id, id);
  try {
    const delivery = await deliver(env, letter);
    // The stand-in is the recipient's mailbox: it has the working link, which no row of a sent email has.
    const text = isMailStandIn(env) ? { text: letter.text } : {};
    await commit(db, [
      db
        .update(mailOutbox)
        .set({ ...delivery, ...text })
        .where(row),
    ]);
    return { address, state: isMailStandIn(env) ? "captured" : "sent", reason: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await commit(db, [db.delete(mailOutbox).where(row)]);
    return { address, state: "refused", reason: error.ref };
  }
}

/** An email of an earlier attempt: one that stopped while it was handed over may have left, and isn't sent twice. */
async function sentBefore({ db }: Sending, { id, toAddress: address }: Letter): Promise<ToolMailResult> {
  const [row] = await db.select({ state: mailOutbox.state }).from(mailOutbox).where(eq(mailOutbox.id, id));
  if (row?.state === "Captured") return { address, state: "captured", reason: null };
  if (row?.state === "Sent") return { address, state: "sent", reason: null };
  return { address, state: "uncertain", reason: message("mailInterrupted") };
}

async function sendToolMails(context: Sending) {
  const { env, body, audit } = context;
  const brand = brandsOf(context).find(({ id }) => id === body.brandId);
  if (brand === undefined) throw notFound("brand");
  if (!isVerified(env, brand))
    throw invalid("brandId", message("mailDomain", { domain: domainOf(brand.emailSenderAddress) }));
  const stopped = await optedOut(context, brand, body.recipients);
  const letters = lettersOf(context, brand);
  const reserved = await reserve(
    context,
    letters.filter(({ toAddress }) => !stopped.has(toAddress)),
  );
  const leaving = letters.filter(({ id }) => reserved.has(id));
  const linked = new Map((await withLinks(context, brand, leaving)).map((letter) => [letter.id, letter]));
  const resultOf = async (letter: Letter): Promise<ToolMailResult> => {
    if (stopped.has(letter.toAddress)) return { address: letter.toAddress, state: "optedOut", reason: null };
    const ready = linked.get(letter.id);
    return ready === undefined ? sentBefore(context, letter) : sendOne(context, ready);
  };
  const results: ToolMailResult[] = [];
  for (let from = 0; from < letters.length; from += atOnce)
    results.push(...(await Promise.all(letters.slice(from, from + atOnce).map(resultOf))));
  audit({ entityType: "branding", entityId: brand.id, note: `${results.length} emails` });
  const count = results.filter(({ state }) => state === "sent" || state === "captured").length;
  return { ...done(message(isMailStandIn(env) ? "mailsQueuedHere" : "mailsQueued", { count })), results };
}

export const toolMailHandlers = {
  toolMailForm: async (context) => {
    const { env, db, person } = context;
    return {
      brands: brandsOf(context).map((brand) => ({
        id: brand.id,
        name: brand.displayName,
        fromName: brand.emailSenderName,
        fromAddress: brand.emailSenderAddress,
        isVerified: isVerified(env, brand),
      })),
      sender: person.name,
      left: Math.max(0, toolMailLimits.hourly - (await sentInHour(db))),
      isStandIn: isMailStandIn(env),
    };
  },
  sendToolMails,
} satisfies Partial<Handlers>;
