/** A new link of a buyer's accounting system, and a new page of the provider for one that exists. */
import { and, eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Language } from "@paygauge/api-types/languages";
import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, invalid, notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import type { BrandingRow } from "../../identity/system-facts.ts";
import { tokenOf, type AccountRow } from "../../linked-accounts/account-status.ts";
import { adapters, placeOf } from "../../linked-accounts/adapters.ts";
import { sealToken } from "../../linked-accounts/sealed-token.ts";
import { modeOf } from "../../linked-accounts/settings.ts";
import { accountSyncOf } from "../../linked-accounts/sync-object.ts";
import { accountLinkTexts } from "../../mail/account-link-texts.ts";
import { isMailStandIn } from "../../mail/mail-provider.ts";
import { asRefusal } from "../../outbound/as-refusal.ts";
import { outsideAddress } from "../../outbound/private-address.ts";
import { commit, guardOf, now, type Database } from "../../store/database.ts";
import { buyers, issuers, linkedAccounts } from "../../store/schema.ts";
import { brandOf, post } from "../magic-links/link-mail.ts";
import { accountIssuers, allowsLink, requireAccount } from "./account-rows.ts";

type Making = CallContext<"createLinkedAccount" | "relinkAccount">;
type IssuerRow = typeof issuers.$inferSelect;
type BuyerRow = typeof buyers.$inferSelect;

/** Where the stand-in of the mails keeps the one with the page's address: not in the catalogue. */
export const accountCaptureKey = (accountId: string): string => `linked-accounts/${accountId}/mail`;

/** The issuer and the buyer of an account. @throws Refusal 404, 409, 422 */
async function requirePlace(
  { db, person, env }: Pick<Making, "db" | "person" | "env">,
  asked: { issuerId: string; buyerId: string; provider: LinkProvider; byMail: boolean },
): Promise<{ issuer: IssuerRow; buyer: BuyerRow }> {
  const { issuerId, buyerId, provider, byMail } = asked;
  const [issuer] = await db
    .select()
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), accountIssuers(person)));
  if (!issuer) throw notFound("issuer");
  if (!allowsLink(issuer, provider, byMail)) throw refuse("linkedOff", { issuer: issuer.name, provider });
  if (modeOf(env, provider) === "off") throw refuse("providerNotConfigured", { provider });
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, buyerId), eq(buyers.issuerId, issuer.id), eq(buyers.isDraft, false)));
  if (!buyer) throw invalid("buyerId", message("buyerOfOther"));
  return { issuer, buyer };
}

/** The provider's page. @throws Refusal 409 */
async function newPage(
  { env, facts, identity }: Making,
  row: AccountRow,
  buyer: BuyerRow,
  issuer: IssuerRow,
  language: Language,
) {
  const brand = brandOf({ facts, identity }, issuer);
  const { provider, email, id: originId, remoteId } = row;
  try {
    const token = await tokenOf(env, row);
    const asked = { originId, organisation: buyer.name, email, language, token, remoteId };
    const made = await adapters[provider].link(placeOf(env, provider), asked);
    const address = outsideAddress(env, made.address);
    if (address === null) throw refuse("providerNoAnswer", { provider, at: "" });
    return { brand, address: address.href, made };
  } catch (error) {
    throw asRefusal(error, provider);
  }
}

async function keepToken(
  { env, db }: Making,
  row: AccountRow,
  made: { token: string | null; remoteId: string | null },
) {
  if (made.token === null) return;
  const sealedToken = await sealToken(env, row.id, made.token);
  await commit(db, [
    db.update(linkedAccounts).set({ sealedToken, remoteId: made.remoteId }).where(eq(linkedAccounts.id, row.id)),
  ]);
}

interface Giving {
  readonly row: AccountRow;
  readonly issuer: IssuerRow;
  readonly buyer: BuyerRow;
  readonly byMail: boolean;
  readonly language: Language;
}

/** Gives the page's address out: in this answer, or by mail. */
async function giveOut(call: Making, { row, issuer, buyer, byMail, language }: Giving) {
  const { env, person } = call;
  const { brand, address, made } = await newPage(call, row, buyer, issuer, language);
  await keepToken(call, row, made);
  await accountSyncOf(env, row.id).watch(row.id, null);
  const shown = { id: row.id, address: "" };
  if (!byMail) return { ...done(message("linkedPageMade")), ...shown, address };
  const told = await mailPage(call, { row, brand, buyer: buyer.name, sender: person.name, language }, address);
  if (told !== null) return { ...done(message("linkMailRefused", { sentence: told })), ...shown };
  const sent = isMailStandIn(env) ? message("linkedCaptured") : message("linkMailed", { address: row.email });
  return { ...done(sent), ...shown };
}

interface About {
  readonly row: AccountRow;
  readonly brand: BrandingRow;
  readonly buyer: string;
  readonly sender: string;
  readonly language: Language;
}

/** Mails the page's address, which no row of the outbox has. @returns null, or why it was refused */
async function mailPage(call: Making, { row, brand, buyer, sender, language }: About, address: string) {
  const { env } = call;
  const facts = { brand: brand.displayName, buyer, sender, provider: row.provider };
  const { subject, paragraphs } = accountLinkTexts[language]({ ...facts, address });
  const mail = {
    toAddress: row.email,
    toName: row.email,
    fromAddress: brand.emailSenderAddress,
    fromName: brand.emailSenderName,
    subject,
    text: paragraphs.join("\n\n"),
  };
  const shown = accountLinkTexts[language]({ ...facts, address: "…" }).paragraphs.join("\n\n");
  const outcome = await post(call, mail, shown);
  if (outcome.isSent && isMailStandIn(env)) await env.FILES.put(accountCaptureKey(row.id), mail.text);
  if (outcome.isSent) return null;
  return outcome.ref;
}

export async function createAccount(call: CallContext<"createLinkedAccount">) {
  const { person, body, effectId, write, db } = call;
  const { issuerId, buyerId, provider, email, byMail, language } = body;
  const { issuer, buyer } = await requirePlace(call, body);
  const at = now();
  const made = {
    id: effectId,
    issuerId,
    buyerId,
    provider,
    email,
    createdBy: person.userId,
    createdOn: at,
    updatedOn: at,
  };
  await write(
    { entityType: "linked-account", entityId: effectId, issuerId },
    [db.insert(linkedAccounts).values(made)],
    { ...done(message("linkedPageMade")), id: effectId, address: "" },
  );
  const row = await requireAccount(db, person, effectId);
  return giveOut(call, { row, issuer, buyer, byMail, language });
}

/** @throws Refusal 409 for an account that was deleted */
export function requireLive({ status }: AccountRow): void {
  if (status === "Deleted") throw refuse("linkedDeleted");
}

export const isUnchanged = (db: Database, { id }: AccountRow, version: number) =>
  guardOf(
    db,
    sql`exists (select 1 from ${linkedAccounts} where ${linkedAccounts.id} = ${id} and ${linkedAccounts.version} = ${version})`,
    changedMeanwhile("linkedAccount"),
  );

/** A new page for the same account: its id and its rows stay. */
export async function relinkAccount(call: CallContext<"relinkAccount">) {
  const { db, person, params, body, write } = call;
  const { byMail, language, version } = body;
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireLive(row);
  const { issuer, buyer } = await requirePlace(call, { ...row, byMail });
  await write(
    { entityType: "linked-account", entityId: row.id, issuerId: row.issuerId, note: "link again" },
    [
      isUnchanged(db, row, version),
      db
        .update(linkedAccounts)
        .set({ version: version + 1, updatedOn: now() })
        .where(eq(linkedAccounts.id, row.id)),
    ],
    { ...done(message("linkedPageMade")), id: row.id, address: "" },
  );
  return giveOut(call, { row, issuer, buyer, byMail, language });
}
