import { eq, or } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import type { CallContext, Handlers } from "../../call-context.ts";
import { siteOf } from "../../identity/brand-site.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { tokenHash } from "../../mail/stop-tokens.ts";
import { notFound } from "@paygauge/worker/refusal";
import { issuers } from "../../store/schema.ts";
import { listFeeds, makeFeed, readFeed, revokeFeed } from "./calendar-feeds.ts";
import { readScheduleStop, stopSchedule } from "./schedule-stop.ts";
import { takeEvents } from "./take-events.ts";

/**
 * The objects of a mail's link: of an issuer, or of a brand with all its issuers. Both exist, so that no address makes an
 * object. @throws Refusal 404
 */
async function linkOf({ db, env, facts, identity, params }: CallContext<"mailStop"> | CallContext<"stopMails">) {
  const { issuerId: id } = params;
  const isOf = or(eq(issuers.id, id), eq(issuers.brandingId, id));
  const found = await db.select({ id: issuers.id }).from(issuers).where(isOf);
  const ofBrand = facts.brands.filter((each) => each.id === id);
  const brand = facts.brands.find(({ brandingKey }) => brandingKey === identity.brand);
  const ids = [...ofBrand, ...found].map((each) => each.id);
  if (ids.length === 0 || !brand) throw notFound("entry");
  const asked = { hash: await tokenHash(params.linkToken), site: siteOf(env, brand) };
  const issuerId = ofBrand.length === 0 ? id : null;
  return { objects: ids.map((each) => issuerMailOf(env, each)), asked, issuerId };
}

const ofSchedule = async ({ issuerId: scheduleId, linkToken }: CallContext<"mailStop">["params"]) => ({
  scheduleId,
  hash: await tokenHash(linkToken),
});

export const mailLinksHandlers = {
  mailStop: async (context) => {
    const schedule = await readScheduleStop(context.db, await ofSchedule(context.params));
    if (schedule !== null) return schedule;
    const { objects, asked } = await linkOf(context);
    const answers = await Promise.all(objects.map((object) => object.stop(asked)));
    const found = answers.find((answer) => answer !== null);
    if (found === undefined) throw notFound("entry");
    return found;
  },

  stopMails: async (context) => {
    const ofOne = await stopSchedule(context.db, await ofSchedule(context.params));
    if (ofOne !== null) {
      context.audit({ entityType: "mail", entityId: "opted out by link", issuerId: ofOne.issuerId });
      return { ...done(message("mailsStopped")), ...ofOne.stop };
    }
    const { objects, asked, issuerId } = await linkOf(context);
    const answers = await Promise.all(objects.map((object) => object.stopNow(asked)));
    const found = answers.find((answer) => answer !== null);
    if (found === undefined) throw notFound("entry");
    // Neither the token nor its hash: nothing deletes rows of the log.
    context.audit({ entityType: "mail", entityId: "opted out by link", issuerId });
    return { ...done(message("mailsStopped")), ...found };
  },

  mailEvents: (context) => takeEvents(context),
  calendarFeed: (context) => readFeed(context),
  calendarFeeds: (context) => listFeeds(context),
  makeCalendarFeed: (context) => makeFeed(context),
  revokeCalendarFeed: (context) => revokeFeed(context),
} satisfies Partial<Handlers>;
