import { eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "../../done.ts";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { tokenHash } from "../../mail/stop-tokens.ts";
import { notFound } from "../../refusal.ts";
import type { Database } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";
import { listFeeds, makeFeed, readFeed, revokeFeed } from "./calendar-feeds.ts";
import { takeEvents } from "./take-events.ts";

/** The issuer's object of a mail's link: of an issuer that exists, so that no address makes an object. @throws Refusal 404 */
async function linkOf(db: Database, env: Env, { issuerId, linkToken }: { issuerId: string; linkToken: string }) {
  const [found] = await db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, issuerId));
  if (!found) throw notFound("entry");
  return { object: issuerMailOf(env, found.id), hash: await tokenHash(linkToken) };
}

export const mailLinksHandlers = {
  mailStop: async ({ db, env, params }) => {
    const { object, hash } = await linkOf(db, env, params);
    const found = await object.stop(hash);
    if (found === null) throw notFound("entry");
    return found;
  },

  stopMails: async ({ db, env, params, audit }) => {
    const { object, hash } = await linkOf(db, env, params);
    const found = await object.stopNow(hash);
    if (found === null) throw notFound("entry");
    // Neither the token nor its hash: nothing deletes rows of the log.
    audit({ entityType: "mail", entityId: "opted out by link", issuerId: params.issuerId });
    return { ...done(message("mailsStopped")), ...found };
  },

  mailEvents: (context) => takeEvents(context),
  calendarFeed: (context) => readFeed(context),
  calendarFeeds: (context) => listFeeds(context),
  makeCalendarFeed: (context) => makeFeed(context),
  revokeCalendarFeed: (context) => revokeFeed(context),
} satisfies Partial<Handlers>;
