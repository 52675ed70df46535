import { eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { tokenHash } from "../../mail/stop-tokens.ts";
import { refuse } from "@paygauge/worker/refusal";
import { commit, guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { magicLinks } from "../../store/schema.ts";
import { noteEvent, takeFetch } from "./link-events.ts";
import { stateOf, type LinkRow } from "./link-rows.ts";

const encoder = new TextEncoder();

/** The hash that an unknown link is compared with, so that it takes the time of a known one. */
const noHash = "0".repeat(64);

const isSame = (one: string, other: string): boolean =>
  crypto.subtle.timingSafeEqual(encoder.encode(one), encoder.encode(other));

/** Whether a session may be opened by the link's token at a moment. */
function isRedeemable(link: Pick<LinkRow, "state" | "expiresOn" | "uses" | "usesSpent">, at: string): boolean {
  const state = stateOf(link, at);
  return (state === "Created" || state === "Sent" || state === "Opened") && link.usesSpent < link.uses;
}

/** Of many at the same moment, each finds the link open still, and the last one has the session. */
const isStillOpen = (db: Database, { id, tokenHash: hash }: LinkRow, at: string): Statement =>
  guardOf(
    db,
    sql`exists (select 1 from ${magicLinks} where ${magicLinks.id} = ${id} and ${magicLinks.tokenHash} = ${hash}
      and ${magicLinks.state} in ('Created', 'Sent', 'Opened') and ${magicLinks.expiresOn} > ${at}
      and ${magicLinks.usesSpent} < ${magicLinks.uses})`,
    refuse("linkEnded"),
  );

/**
 * Opens the link's one session for the holder of its token, and ends the one before it: a mail scanner that presses the
 * button locks no user out. No use is spent. The gateway names the session in its signed identity.
 * @throws Refusal 410 in one sentence, after the same work, for an unknown, expired, revoked or used link, or another
 * brand's site
 */
export async function redeemLink({ db, identity, body, write }: CallContext<"redeemMagicLink">) {
  const at = now();
  const hash = await tokenHash(body.token);
  const sessionHash = await tokenHash(identity.sid);
  const [link] = await db.select().from(magicLinks).where(eq(magicLinks.id, body.link));
  const isKnown = isSame(hash, link?.tokenHash ?? noHash);
  const isOfSite = link?.brandKey === null || link?.brandKey === identity.brand;
  if (!isKnown || !isOfSite || link === undefined || !isRedeemable(link, at) || identity.sid === "")
    throw refuse("linkEnded");
  return write(
    { entityType: "magic-link", entityId: link.id, issuerId: link.issuerId, note: "opened" },
    [
      isStillOpen(db, link, at),
      db.update(magicLinks).set({ sessionHash, state: "Opened", step: 2 }).where(eq(magicLinks.id, link.id)),
      ...takeFetch(db, link.id, at),
      ...noteEvent(db, { linkId: link.id, kind: "Opened", at }),
    ],
    { ...done(message("linkOpened")), id: link.id },
  );
}

/** Counts a load of the page. Of a link that does not exist nothing is written. */
export async function noteFetched({ db, params }: CallContext<"noteLinkFetched">) {
  const at = now();
  const [link] = await db.select({ id: magicLinks.id }).from(magicLinks).where(eq(magicLinks.id, params.magicLinkId));
  if (link) await commit(db, noteEvent(db, { linkId: link.id, kind: "Fetched", at }));
  return done(message("linkOpened"));
}
