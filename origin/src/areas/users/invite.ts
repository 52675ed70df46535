import { count, eq, lt, sql } from "drizzle-orm";
import { firstLanguage, type Language } from "@paygauge/api-types/languages";
import { limits } from "@paygauge/api-types/limits";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { forgetPeople, type UserRow } from "../../identity/person.ts";
import type { BrandingRow } from "../../identity/system-facts.ts";
import { requireManaged } from "../../identity/user-sight.ts";
import { invitationTexts } from "../../mail/invitation-texts.ts";
import { siteOf } from "../../identity/brand-site.ts";
import type { Mail } from "../../mail/mail.ts";
import { deliver, isMailStandIn } from "../../mail/mail-provider.ts";
import { refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { issuers, mailOutbox, userIssuers, users } from "../../store/schema.ts";
import { effectiveBrandingId } from "./user-rows.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** Mails older than this are removed when the next one is written: UTC, ISO 8601. */
const mailsKeptSince = (): string => new Date(Date.now() - limits.mailsKeptDays * 86_400_000).toISOString();

function invitationOf(row: UserRow, language: Language, inviter: string, brand: BrandingRow, site: string): Mail {
  const { subject, paragraphs } = invitationTexts[language]({
    name: row.displayName,
    inviter,
    brand: brand.displayName,
    provider: row.idProviderName,
    address: `${site}/login`,
  });
  return {
    toAddress: row.email,
    toName: row.displayName,
    fromAddress: brand.emailSenderAddress,
    fromName: brand.emailSenderName,
    subject,
    text: paragraphs.join("\n\n"),
  };
}

/** What the receiver reads: their own choice, else the language of their first issuer, else English. */
async function languageOfReceiver(db: Database, row: UserRow): Promise<Language> {
  const ofIssuers = await db
    .select({ language: issuers.language })
    .from(issuers)
    .innerJoin(userIssuers, eq(userIssuers.issuerId, issuers.id))
    .where(eq(userIssuers.userId, row.id))
    .orderBy(issuers.name);
  return firstLanguage([row.language, ...ofIssuers.map(({ language }) => language)]);
}

/**
 * Sends an invitation: the mail first, then the row and the outbox in one transaction, so that no one is shown as
 * invited whom no mail has reached. The user is pending until their next sign-in.
 */
export async function inviteUser(context: CallContext<"inviteUser">) {
  const { db, env, facts, identity, person, body, effectId, write } = context;
  const row = await requireManaged(db, person, body.id);
  if (row.isDeactivated) {
    throw refuse("isDeactivated", { name: row.displayName });
  }
  if (row.approved && !row.pending) {
    throw refuse("isActive", { name: row.displayName });
  }
  const [own] = await db.select({ brandingId: effectiveBrandingId }).from(users).where(eq(users.id, row.id));
  const brand =
    facts.brands.find(({ id }) => id === own?.brandingId) ??
    facts.brands.find(({ brandingKey }) => brandingKey === identity.brand);
  if (!brand) throw refuse("noBrandToInvite");
  const language = await languageOfReceiver(db, row);
  const { toName: _toName, ...mail } = invitationOf(row, language, person.name, brand, siteOf(env, brand));
  const delivery = await deliver(env, { ...mail, toName: row.displayName });
  const moment = now();
  const answer = await write(
    { entityType: "user", entityId: row.id, note: `invited by ${delivery.provider}` },
    [
      db
        .update(users)
        .set({
          pending: true,
          approved: row.approved || person.permissions.has("User_APPROVE"),
          invitedOn: moment,
          updatedOn: moment,
          version: sql`${users.version} + 1`,
        })
        .where(eq(users.id, row.id)),
      db
        .insert(mailOutbox)
        .values({ id: effectId, toUserId: row.id, createdOn: moment, ...mail, ...delivery })
        .onConflictDoNothing(),
      db.delete(mailOutbox).where(lt(mailOutbox.createdOn, mailsKeptSince())),
    ],
    done(
      isMailStandIn(env)
        ? message("invitedCaptured", { name: row.displayName })
        : message("invitedByMail", { name: row.displayName }),
    ),
  );
  forgetPeople(env.DB);
  return answer;
}

const columns: PagedColumns = {
  createdOn: { sql: mailOutbox.createdOn, kind: "moment" },
  toAddress: { sql: mailOutbox.toAddress, kind: "text" },
  subject: { sql: mailOutbox.subject, kind: "text" },
  state: { sql: mailOutbox.state, kind: "text" },
};

/** Mails that the product wrote, the newest first; staff alone, because they are of every tenant. */
export async function listOutbox({ db, env, person, body }: CallContext<"mailOutbox">) {
  const query = pagedQuery(columns, body, {
    searched: ["toAddress", "subject"],
    standardOrder: "-createdOn",
    tieBreak: mailOutbox.id,
  });
  if (!person.tenancy.isStaff) throw refuse("staffOutbox");
  const total = { total: count() };
  const [rows, [matching], [all]] = await db.batch([
    db
      .select()
      .from(mailOutbox)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.select(total).from(mailOutbox).where(query.where),
    db.select(total).from(mailOutbox),
  ]);
  return { ...toPagedResult(rows, body, matching?.total ?? 0, all?.total ?? 0), isStandIn: isMailStandIn(env) };
}
