import { and, count, eq, gte, like } from "drizzle-orm";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { toolMailLimits, type ToolMailResult } from "@paygauge/api-types/entities/tool-mails";
import { domainOf, verifiedDomains } from "@paygauge/api-types/mail/mail-sender";
import { fillToolMail, type Recipient } from "@paygauge/api-types/mail/tool-mail";
import type { CallContext, Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { BrandingRow } from "../../identity/system-facts.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { deliver, isMailStandIn } from "../../mail/mail-provider.ts";
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
const brandsOf = ({
  facts,
  identity,
  person,
}: Pick<Sending, "facts" | "identity" | "person">): readonly BrandingRow[] =>
  facts.brands.filter(({ brandingKey }) => person.tenancy.isStaff || brandingKey === identity.brand);

const isVerified = (env: Sending["env"], { emailSenderAddress }: BrandingRow): boolean =>
  isMailStandIn(env) || verifiedDomains(env.MAIL_VERIFIED_DOMAINS).has(domainOf(emailSenderAddress));

async function sentInHour(db: Database): Promise<number> {
  const since = new Date(Date.now() - hourMs).toISOString();
  const inHour = and(like(mailOutbox.id, `${prefix}%`), gte(mailOutbox.createdOn, since));
  const [row] = await db.select({ n: count() }).from(mailOutbox).where(inHour);
  return row?.n ?? 0;
}

/** Which of the addresses opted out of the brand's emails, at any of its issuers. */
async function optedOut({ env, db }: Sending, brand: BrandingRow, recipients: readonly Recipient[]) {
  const ofBrand = await db.select({ id: issuers.id }).from(issuers).where(eq(issuers.brandingId, brand.id));
  const of = recipients.map(({ address }) => ({ address, buyerId: "", brandId: brand.id }));
  const found = await Promise.all(ofBrand.map(({ id }) => issuerMailOf(env, id).hashes(of)));
  return new Set(
    recipients.flatMap(({ address }, at) => (found.some((hashes) => hashes[at]?.isOptedOut === true) ? [address] : [])),
  );
}

/** Hands one email over and writes its row. A repeated call finds the row, and sends nothing. */
async function sendOne(
  context: Sending,
  brand: BrandingRow,
  recipient: Recipient,
  at: number,
): Promise<ToolMailResult> {
  const { env, db, body, person, effectId } = context;
  const id = `${prefix}${effectId}-${at}`;
  const { address } = recipient;
  const state = isMailStandIn(env) ? "captured" : "sent";
  const [known] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(eq(mailOutbox.id, id));
  if (known !== undefined) return { address, state, reason: null };
  const mail = {
    toAddress: address,
    fromAddress: brand.emailSenderAddress,
    fromName: brand.emailSenderName,
    ...fillToolMail(body, { recipient, brand: brand.displayName, sender: person.name }),
  };
  try {
    const delivery = await deliver(env, { ...mail, toName: recipient.name || address });
    await commit(db, [
      db
        .insert(mailOutbox)
        .values({ id, createdOn: now(), ...mail, ...delivery })
        .onConflictDoNothing(),
    ]);
    return { address, state, reason: null };
  } catch (error) {
    if (error instanceof Refusal) return { address, state: "refused", reason: error.ref };
    throw error;
  }
}

/** How many were sent; with the others where there are any. */
function toldOf(results: readonly ToolMailResult[], isStandIn: boolean): MessageRef {
  const sent = results.filter(({ state }) => state === "sent" || state === "captured").length;
  const others = results.length - sent;
  if (isStandIn) return message("toolMailsCaptured", { sent, others });
  return message("toolMailsSent", { sent, others });
}

async function sendToolMails(context: Sending) {
  const { env, db, body, audit } = context;
  const brand = brandsOf(context).find(({ id }) => id === body.brandId);
  if (brand === undefined) throw notFound("brand");
  if (!isVerified(env, brand))
    throw invalid("brandId", message("mailDomain", { domain: domainOf(brand.emailSenderAddress) }));
  const left = toolMailLimits.hourly - (await sentInHour(db));
  if (body.recipients.length > left)
    throw refuse("toolMailsHourly", { most: toolMailLimits.hourly, left: Math.max(0, left) });
  const stopped = await optedOut(context, brand, body.recipients);
  const results: ToolMailResult[] = [];
  for (let from = 0; from < body.recipients.length; from += atOnce) {
    const some = body.recipients
      .slice(from, from + atOnce)
      .map((recipient, at) =>
        stopped.has(recipient.address)
          ? Promise.resolve<ToolMailResult>({ address: recipient.address, state: "optedOut", reason: null })
          : sendOne(context, brand, recipient, from + at),
      );
    results.push(...(await Promise.all(some)));
  }
  audit({ entityType: "branding", entityId: brand.id, note: `${results.length} emails` });
  return { ...done(toldOf(results, isMailStandIn(env))), results };
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
