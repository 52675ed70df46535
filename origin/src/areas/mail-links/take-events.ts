import { inArray } from "drizzle-orm";
import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { issuerMailOf, unplacedIssuer } from "../../mail/issuer-mail-stub.ts";
import type { ToldEvent } from "../../mail/mail-events.ts";
import { eventsOf, isSigned, signatureHeader, timestampHeader } from "../../mail/sendgrid-events.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { commit, type Database } from "../../store/database.ts";
import { linkMailStatements } from "../magic-links/link-events.ts";
import { issuers } from "../../store/schema.ts";

const eventList = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()), v.maxLength(mailLimits.events));

async function knownIssuers(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: issuers.id })
    .from(issuers)
    .where(inArray(issuers.id, [...ids].slice(0, 90)));
  return new Set(rows.map(({ id }) => id));
}

/** Takes a provider's events. The same post again within its five minutes changes nothing: each event is known by then. */
export async function takeEvents({ env, db, request, bodyText, audit }: CallContext<"mailEvents">) {
  const signed = {
    signature: request.headers.get(signatureHeader) ?? "",
    timestamp: request.headers.get(timestampHeader) ?? "",
    body: bodyText,
  };
  const key = env.MAIL_EVENT_KEY ?? "";
  if (key === "" || !(await isSigned(key, signed, Date.now()))) throw refuse("mailEventsUnsigned");
  const list = v.safeParse(eventList, bodyText);
  if (!list.success) throw invalid("body", message("mailEventsList", { most: mailLimits.events }));
  const events = eventsOf(list.output);
  const known = await knownIssuers(db, [...new Set(events.flatMap(({ issuerId }) => issuerId ?? []))]);
  const byIssuer = new Map<string, ToldEvent[]>();
  const ofLinks = events.filter(({ linkId }) => linkId !== null);
  await commit(db, await linkMailStatements(db, ofLinks));
  for (const { issuerId, linkId, event } of events) {
    if (linkId !== null) continue;
    const of = issuerId !== null && known.has(issuerId) ? issuerId : unplacedIssuer;
    byIssuer.set(of, [...(byIssuer.get(of) ?? []), event]);
  }
  const told = { applied: ofLinks.length, known: 0, unplaced: 0 };
  for (const [issuerId, own] of byIssuer) {
    const part = await issuerMailOf(env, issuerId).takeEvents(own);
    for (const name of ["applied", "known", "unplaced"] as const) told[name] += part[name];
  }
  audit({ entityType: "mail-events", entityId: "sendgrid", note: `${told.applied} of ${events.length} events` });
  return { ...done(message("mailEventsTaken", { count: events.length })), ...told };
}
