/** Calendar feeds: made by a user for themselves, opened by a token alone, and authorised again each time. */
import { and, asc, count, eq, isNull, or } from "drizzle-orm";
import { linkTo } from "@paygauge/api-types/sitemap";
import { message } from "@paygauge/api-types/catalogue/message";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { hasAgreed } from "../../identity/current-user.ts";
import { siteOf } from "../../identity/brand-site.ts";
import { requireJob, visibleJobs } from "../../identity/job-sight.ts";
import { loadPerson, type Person } from "../../identity/person.ts";
import { newToken, tokenHash } from "../../mail/stop-tokens.ts";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { isDamage } from "@paygauge/worker/stored-json";
import { calendarFeeds, jobCampaigns, jobs, users } from "../../store/schema.ts";
import { askCampaigns, askingOf } from "../campaigns/ask-campaigns.ts";
import { calendarText, type CalendarAction } from "./calendar.ts";

export async function listFeeds({ db, person }: CallContext<"calendarFeeds">) {
  return db
    .select({ id: calendarFeeds.id, createdOn: calendarFeeds.createdOn })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, person.userId))
    .orderBy(asc(calendarFeeds.createdOn));
}

/** Makes a feed. Its address is in this answer alone. @throws Refusal 409 at the limit */
export async function makeFeed({ db, person, identity, write }: CallContext<"makeCalendarFeed">) {
  const [own] = await db.select({ n: count() }).from(calendarFeeds).where(eq(calendarFeeds.userId, person.userId));
  if ((own?.n ?? 0) >= mailLimits.calendarFeeds) throw refuse("calendarFeedsFull", { most: mailLimits.calendarFeeds });
  const { token, hash } = await newToken();
  const id = crypto.randomUUID();
  const row = { id, userId: person.userId, tokenHash: hash, brandKey: identity.brand, createdOn: now() };
  const path = `/api/v1/calendars/${token}/next-actions.ics`;
  const about = { entityType: "calendar-feed", entityId: id };
  // The kept answer of a repeated key would hold the token: the address is shown once.
  await write(about, [db.insert(calendarFeeds).values(row)], { ...done(message("calendarFeedMade")), id, path: "" });
  return { ...done(message("calendarFeedMade")), id, path };
}

export async function revokeFeed({ db, person, params, write }: CallContext<"revokeCalendarFeed">) {
  const isOwn = and(eq(calendarFeeds.id, params.feedId), eq(calendarFeeds.userId, person.userId));
  const [found] = await db.select({ id: calendarFeeds.id }).from(calendarFeeds).where(isOwn);
  if (!found) throw notFound("entry");
  const about = { entityType: "calendar-feed", entityId: found.id };
  return write(about, [db.delete(calendarFeeds).where(isOwn)], done(message("calendarFeedRevoked")));
}

type FeedCall = CallContext<"calendarFeed">;

/** The feed's user, with what they may do now. @throws Refusal 404 for whatever opens nothing */
async function readerOf({ env, db, identity, facts, params }: FeedCall): Promise<Person> {
  const hash = await tokenHash(params.linkToken);
  const [found] = await db
    .select({ idpIssuer: users.idpIssuer, idpSubject: users.idpSubject })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, hash),
        or(isNull(calendarFeeds.brandKey), eq(calendarFeeds.brandKey, identity.brand)),
      ),
    );
  if (!found) throw notFound("entry");
  const sub = `${found.idpIssuer}|${found.idpSubject}`;
  const person = await loadPerson(db, env.DB, { ...identity, aud: identityAudiences.origin, sub, roles: null }, true);
  const may = person?.permissions.has("Campaigns_CRUD") && person.permissions.has("JobCampaigns_VIEW");
  if (!person?.eligible || !may || !hasAgreed(person, facts)) throw notFound("entry");
  return person;
}

/** Campaigns of jobs that one feed looks into. */
const mostCampaigns = 50;

async function actionsOf(call: FeedCall, person: Person, site: string): Promise<CalendarAction[]> {
  const { db } = call;
  const campaigns = await db
    .select({ jobId: jobCampaigns.jobId, campaignWorkflowId: jobCampaigns.campaignId })
    .from(jobCampaigns)
    .innerJoin(jobs, eq(jobs.id, jobCampaigns.jobId))
    .where(and(visibleJobs(db, person), eq(jobCampaigns.stage, "Active")))
    .orderBy(asc(jobCampaigns.dueOn))
    .limit(mostCampaigns);
  const actions: CalendarAction[] = [];
  for (const { jobId, campaignWorkflowId } of campaigns) {
    const own = await ownActions(call, person, { jobId, campaignWorkflowId }).catch((error: unknown) => {
      // Gone, or out of sight since the catalogue was read; a damaged one must not hide the others.
      if (error instanceof Refusal || isDamage(error)) return [];
      throw error;
    });
    for (const { supplierKey, name, on, time } of own) {
      const link = `${site}${linkTo("jobCampaignSupplier", { jobId, campaignWorkflowId, supplierKey })}`;
      actions.push({ id: `${campaignWorkflowId}-${supplierKey}`, supplier: name, link, on, time });
    }
    if (actions.length >= mailLimits.calendarEntries) break;
  }
  return actions.slice(0, mailLimits.calendarEntries);
}

interface CampaignPlace {
  readonly jobId: string;
  readonly campaignWorkflowId: string;
}

async function ownActions(
  { db, env, request }: FeedCall,
  person: Person,
  { jobId, campaignWorkflowId }: CampaignPlace,
) {
  const job = await requireJob(db, person, jobId);
  return askCampaigns(env, job, "ownActions", {
    campaignWorkflowId,
    asking: await askingOf({ db, person, job, request }),
  });
}

export async function readFeed(call: FeedCall): Promise<Response> {
  const person = await readerOf(call);
  const { env, facts, identity } = call;
  const brand = facts.brands.find(({ brandingKey }) => brandingKey === identity.brand);
  const site = brand === undefined ? "" : siteOf(env, brand);
  const text = calendarText(await actionsOf(call, person, site), now());
  return new Response(text, {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" },
  });
}
