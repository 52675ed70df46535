import { and, eq, sql } from "drizzle-orm";
import { decodeMessage, message, messageRef } from "@paygauge/api-types/catalogue/message";
import { mayBecome, magicLinkMachine, type MagicLinkState } from "@paygauge/api-types/states";
import type { CallBase, CallContext } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { Person } from "../../identity/person.ts";
import type { BrandingRow } from "../../identity/system-facts.ts";
import { isMailStandIn } from "../../mail/mail-provider.ts";
import { newToken } from "../../mail/stop-tokens.ts";
import { changedMeanwhile, invalid, notFound, refuse, type Refusal } from "@paygauge/worker/refusal";
import { commit, guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { buyers, issuers, magicLinks } from "../../store/schema.ts";
import { uploadPermission } from "../uploads/upload-access.ts";
import { noteEvent } from "./link-events.ts";
import { brandOf, captureKey, mailLink, pageOf } from "./link-mail.ts";
import { linkIssuers, requireLink, stateOf, type LinkRow } from "./link-rows.ts";
import { checkRecipient } from "./recipient-check.ts";

type IssuerRow = typeof issuers.$inferSelect;

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** Whether the issuer's settings allow links. */
export const allowsLinks = ({ sendMagicLinks, inputDataOptions }: IssuerRow): boolean =>
  sendMagicLinks && inputDataOptions.includes("SendUploadLink");

/** The issuer, where the user may make links for it. @throws Refusal 404, 409 */
async function requireOpenIssuer(db: Database, person: Person, issuerId: string): Promise<IssuerRow> {
  const [issuer] = await db
    .select()
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), linkIssuers(person)));
  if (!issuer) throw notFound("issuer");
  if (!allowsLinks(issuer)) throw refuse("linkOff", { issuer: issuer.name });
  return issuer;
}

/** @throws Refusal 422 for a buyer of another issuer */
async function requireBuyer(db: Database, issuerId: string, buyerId: string) {
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, buyerId), eq(buyers.issuerId, issuerId), eq(buyers.isDraft, false)));
  if (!buyer) throw invalid("buyerId", message("buyerOfOther"));
  return buyer;
}

const stateNames = {
  Created: "linkState-Created",
  Sent: "linkState-Sent",
  Opened: "linkState-Opened",
  Used: "linkState-Used",
  Expired: "linkState-Expired",
  Revoked: "linkState-Revoked",
} as const satisfies Record<MagicLinkState, string>;

/** The refusal of a step that the link's state does not lead to. */
const decided = (state: MagicLinkState): Refusal => refuse("linkDecided", { state: messageRef(stateNames[state]) });

const isUnchanged = (db: Database, { id }: LinkRow, version: number): Statement =>
  guardOf(
    db,
    sql`exists (select 1 from ${magicLinks} where ${magicLinks.id} = ${id} and ${magicLinks.version} = ${version})`,
    changedMeanwhile("magicLink"),
  );

/** A stored reason as a part of another message. */
function told(reason: string) {
  const read = decodeMessage(reason);
  return typeof read === "string" ? message("mailServerSays", { words: read }) : read;
}

interface Delivering {
  readonly link: LinkRow;
  readonly brand: BrandingRow;
  readonly buyer: string;
  readonly token: string;
  readonly byMail: boolean;
}

/**
 * Gives the link out: in this answer, or by mail. It is stored before, so that no mail has a link that does not exist; a
 * refused mail leaves it Created.
 */
async function giveOut(call: Pick<CallBase, "env" | "db" | "facts" | "identity"> & { person: Person }, of: Delivering) {
  const { env, db, person } = call;
  const { link, brand, buyer, token, byMail } = of;
  const shown = { id: link.id, address: "" };
  if (!byMail) return { ...done(message("linkMade")), ...shown, address: `${pageOf(env, brand, link)}#${token}` };
  const reason = await mailLink(call, { link, brand, buyer, sender: person.name }, token);
  const at = now();
  const by = person.name;
  if (reason !== null) {
    await commit(db, noteEvent(db, { linkId: link.id, kind: "MailRefused", at, by, reason }));
    return { ...done(message("linkMailRefused", { sentence: told(reason) })), ...shown };
  }
  await commit(db, [
    db
      .update(magicLinks)
      .set({ state: "Sent", step: 1 })
      .where(
        and(eq(magicLinks.id, link.id), eq(magicLinks.tokenHash, link.tokenHash), eq(magicLinks.state, "Created")),
      ),
    ...noteEvent(db, { linkId: link.id, kind: "Sent", at, by }),
  ]);
  const sent = isMailStandIn(env) ? message("linkCaptured") : message("linkMailed", { address: link.recipient });
  return { ...done(sent), ...shown };
}

export async function createLink(call: CallContext<"createMagicLink">) {
  const { db, person, body, effectId, write } = call;
  const { issuerId, buyerId, kind, recipient, language, days, uses, byMail, confirmsDomain } = body;
  const issuer = await requireOpenIssuer(db, person, issuerId);
  const buyer = await requireBuyer(db, issuer.id, buyerId);
  if (!person.permissions.has(uploadPermission[kind])) throw refuse("mayNotCreateKind");
  if (!confirmsDomain) await checkRecipient(db, issuer, buyer, recipient);
  const brand = brandOf(call, issuer);
  const { token, hash } = await newToken();
  const at = now();
  const link: LinkRow = {
    id: effectId,
    tokenHash: hash,
    brandKey: brand.brandingKey,
    issuerId: issuer.id,
    buyerId: buyer.id,
    kind,
    recipient,
    language,
    state: "Created",
    step: 0,
    expiresOn: inDays(days),
    uses,
    usesSpent: 0,
    sessionHash: null,
    lastEvent: "Created",
    lastEventOn: at,
    createdBy: person.userId,
    createdOn: at,
    updatedOn: at,
    version: 1,
  };
  // The kept answer of a repeated key must hold no token: the address is shown once.
  await write(
    { entityType: "magic-link", entityId: link.id, issuerId: issuer.id },
    [db.insert(magicLinks).values(link), ...noteEvent(db, { linkId: link.id, kind: "Created", at, by: person.name })],
    { ...done(message("linkMade")), id: link.id, address: "" },
  );
  return giveOut(call, { link, brand, buyer: buyer.name, token, byMail });
}

/** Makes a new token. What the one before opened ends, and so does a session that was opened by it. */
export async function sendLink(call: CallContext<"sendMagicLink">) {
  const { db, person, params, body, write, env } = call;
  const link = await requireLink(db, person, params.magicLinkId);
  const issuer = await requireOpenIssuer(db, person, link.issuerId);
  const buyer = await requireBuyer(db, issuer.id, link.buyerId);
  const state = stateOf(link);
  if (!mayBecome(magicLinkMachine, state, "Created")) throw decided(state);
  const brand = brandOf(call, issuer);
  const { token, hash } = await newToken();
  const at = now();
  const set = {
    tokenHash: hash,
    brandKey: brand.brandingKey,
    sessionHash: null,
    state: "Created",
    step: 0,
    expiresOn: inDays(body.days),
    updatedOn: at,
    version: body.version + 1,
  } as const;
  await write(
    { entityType: "magic-link", entityId: link.id, issuerId: link.issuerId, note: "new token" },
    [
      isUnchanged(db, link, body.version),
      db.update(magicLinks).set(set).where(eq(magicLinks.id, link.id)),
      ...noteEvent(db, { linkId: link.id, kind: "NewToken", at, by: person.name }),
    ],
    { ...done(message("linkMade")), id: link.id, address: "" },
  );
  await env.FILES.delete(captureKey(link.id));
  return giveOut(call, { link: { ...link, ...set }, brand, buyer: buyer.name, token, byMail: body.byMail });
}

/** Ends the link and its session at once. Files that came stay. */
export async function revokeLink({ env, db, person, params, body, write }: CallContext<"revokeMagicLink">) {
  const link = await requireLink(db, person, params.magicLinkId);
  const state = stateOf(link);
  if (!mayBecome(magicLinkMachine, state, "Revoked")) throw decided(state);
  const at = now();
  const answer = await write(
    { entityType: "magic-link", entityId: link.id, issuerId: link.issuerId },
    [
      isUnchanged(db, link, body.version),
      db
        .update(magicLinks)
        .set({ state: "Revoked", sessionHash: null, updatedOn: at, version: body.version + 1 })
        .where(eq(magicLinks.id, link.id)),
      ...noteEvent(db, { linkId: link.id, kind: "Revoked", at, by: person.name, subject: body.reason }),
    ],
    done(message("linkRevoked")),
  );
  await env.FILES.delete(captureKey(link.id));
  return answer;
}
