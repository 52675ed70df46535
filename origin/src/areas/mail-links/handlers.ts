import { eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import type { CallContext, Handlers } from "../../call-context.ts";
import { siteOf } from "../../identity/brand-site.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { tokenHash } from "../../mail/stop-tokens.ts";
import { notFound } from "@paygauge/worker/refusal";
import { issuers } from "../../store/schema.ts";
import { listFeeds, makeFeed, readFeed, revokeFeed } from "./calendar-feeds.ts";
import { takeEvents } from "./take-events.ts";

/** The issuer's object of a mail's link: of an issuer that exists, so that no address makes an object. @throws Refusal 404 */
async function linkOf({ db, env, facts, identity, params }: CallContext<"mailStop"> | CallContext<"stopMails">) {
  const [found] = await db.select({ id: issuers.id }).from(issuers).where(eq(issuers.id, params.issuerId));
  const brand = facts.brands.find(({ brandingKey }) => brandingKey === identity.brand);
  if (!found || !brand) throw notFound("entry");
  const asked = { hash: await tokenHash(params.linkToken), site: siteOf(env, brand) };
  return { object: issuerMailOf(env, found.id), asked };
}

export const mailLinksHandlers = {
  mailStop: async (context) => {
    const { object, asked } = await linkOf(context);
    const found = await object.stop(asked);
    if (found === null) throw notFound("entry");
    return found;
  },

  stopMails: async (context) => {
    const { object, asked } = await linkOf(context);
    const found = await object.stopNow(asked);
    if (found === null) throw notFound("entry");
    // Neither the token nor its hash: nothing deletes rows of the log.
    context.audit({ entityType: "mail", entityId: "opted out by link", issuerId: context.params.issuerId });
    return { ...done(message("mailsStopped")), ...found };
  },

  mailEvents: (context) => takeEvents(context),
  calendarFeed: (context) => readFeed(context),
  calendarFeeds: (context) => listFeeds(context),
  makeCalendarFeed: (context) => makeFeed(context),
  revokeCalendarFeed: (context) => revokeFeed(context),
} satisfies Partial<Handlers>;
