import { holders, tokenOnly } from "../access/access.ts";
import { calendarFeeds, madeCalendarFeed, mailEventsTold, mailStop, stoppedMails } from "../entities/campaign-mails.ts";
import { done } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const link = "/api/v1/mails/:issuerId/stop/:linkToken";
const feeds = "/api/v1/calendar-feeds";
const runs = holders("JobCampaigns_VIEW", "Campaigns_CRUD");

/** Calls that a token or a provider's signature opens, without a session, and the feeds that users make for themselves. */
export const mailLinksCalls = {
  /** What a mail's link is about: shown by the gateway as a page. Looking changes nothing. */
  mailStop: { method: "GET", path: link, access: tokenOnly, effect: "read", answer: mailStop },
  /** Opts the receiver out, in one click (RFC 8058): the body says no more than the address does. */
  stopMails: {
    method: "POST",
    path: link,
    access: tokenOnly,
    effect: "write",
    unlocked: "system",
    answer: stoppedMails,
  },
  /** SendGrid's signed event webhook. */
  mailEvents: {
    method: "POST",
    path: "/api/v1/mail-events",
    access: tokenOnly,
    effect: "write",
    unlocked: "system",
    // Read once its signature holds: a list of at most 1,000 events.
    bodyType: "json",
    answer: mailEventsTold,
  },
  /** One's next actions as iCalendar (RFC 5545): a supplier's name and a link each, of what the user may see now. */
  calendarFeed: {
    method: "GET",
    path: "/api/v1/calendars/:linkToken/next-actions.ics",
    access: tokenOnly,
    effect: "read",
    answer: "download",
  },
  calendarFeeds: { method: "GET", path: feeds, access: runs, effect: "read", answer: calendarFeeds },
  makeCalendarFeed: {
    method: "POST",
    path: feeds,
    access: runs,
    effect: "write",
    usersOnly: true,
    unlocked: "own",
    answer: madeCalendarFeed,
  },
  revokeCalendarFeed: {
    method: "DELETE",
    path: `${feeds}/:feedId`,
    access: runs,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
} as const satisfies Record<string, Call>;
