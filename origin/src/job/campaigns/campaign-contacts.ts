/** Contacts: typed, verified, and erased with every word about the contact, while no counter changes. */
import { letterKinds } from "@paygauge/api-types/mail/letter-kinds";
import * as v from "valibot";
import type { CampaignContact, ContactBody } from "@paygauge/api-types/entities/campaign-suppliers";
import { changedMeanwhile, notFound, refuse } from "@paygauge/worker/refusal";
import { writeRows } from "./campaign-changes.ts";
import { requireCampaign, rowsOf, type CampaignContext } from "./campaign-context.ts";
import type { OfMember } from "./campaign-members.ts";
import { readCampaign, type CampaignRecord } from "./campaign-store.ts";
import { contactOf, hashesOf, isErased, noteErased, putContact } from "./contact-store.ts";
import type { MemberRow } from "./member-rows.ts";
import type { ChangedBy } from "./member-change.ts";
import { forgetForUndo } from "./undo-store.ts";
import { storedRows } from "@paygauge/worker/stored-rows";
import { deleteText, placeOf } from "../texts/text-store.ts";

/** A contact that was found is called on the day; one that is wrong has to be found. */
export function withContact(row: MemberRow, contact: MemberRow["contact"], by: ChangedBy): MemberRow {
  const isFound = row.nextKind === "findContact" && contact !== "none";
  return {
    ...row,
    contact,
    version: row.version + 1,
    changedBy: by.name,
    changedOn: by.at,
    ...(isFound ? { nextKind: "call", nextOn: by.at.slice(0, 10), nextTime: null } : {}),
  };
}

const placeSchema = v.object({ campaignId: v.string(), supplierKey: v.string() });
type Place = Readonly<v.InferOutput<typeof placeSchema>>;

/** Every row of the job that names the contact: this one, and those with the same address or number. */
function placesOf(sql: SqlStorage, { mail, phone }: CampaignContact, here: Place): Place[] {
  const others = storedRows(
    sql,
    placeSchema,
    `SELECT campaignId, supplierKey FROM campaign_contact
         WHERE (?1 <> '' AND lower(mail) = lower(?1)) OR (?2 <> '' AND phone = ?2)`,
    mail,
    phone,
  );
  const isHere = (each: Place): boolean => each.campaignId === here.campaignId && each.supplierKey === here.supplierKey;
  return [here, ...others.filter((each) => !isHere(each))];
}

/** Texts about a supplier's contacts: notes of attempts and moves, and where card details go. */
function eraseWords(sql: SqlStorage, campaignId: string, supplierKey: string): void {
  const at = [campaignId, supplierKey] as const;
  sql.exec("DELETE FROM campaign_contact WHERE campaignId = ? AND supplierKey = ?", ...at);
  sql.exec("UPDATE campaign_attempt SET note = '' WHERE campaignId = ? AND supplierKey = ?", ...at);
  // A letter greets the contact by name.
  for (const kind of letterKinds) deleteText(sql, placeOf.letter(campaignId, supplierKey, kind));
  sql.exec(
    "UPDATE campaign_history SET text = '' WHERE campaignId = ? AND supplierKey = ? AND what IN ('moved', 'reopened', 'contact')",
    ...at,
  );
}

const erasedRow = (row: MemberRow, by: ChangedBy): MemberRow => ({
  ...withContact(row, "erased", by),
  note: null,
  detailsTo: null,
});

/** Erases contacts of one campaign at some suppliers; no status, attempt or count changes. */
export function eraseAt(
  context: CampaignContext,
  campaign: CampaignRecord,
  supplierKeys: readonly string[],
  by: ChangedBy,
): void {
  const rows = supplierKeys.flatMap((supplierKey) => rowsOf(context, campaign).of(supplierKey) ?? []);
  const event = { what: "erased", from: null, to: null, text: "" } as const;
  writeRows(
    context,
    campaign,
    rows.map((row) => erasedRow(row, by)),
    rows.map(({ supplierKey }) => ({ supplierKey, ...event })),
    by,
    () => {
      for (const { supplierKey } of rows) eraseWords(context.storage.sql, campaign.campaignId, supplierKey);
      // Undo records contain the same texts.
      forgetForUndo(context.storage.sql, campaign.campaignId, supplierKeys);
    },
  );
}

export const campaignContactActs = {
  /** @throws Refusal 404, 409 where it was changed since, or the contact was erased */
  async saveContact(context: CampaignContext, ask: OfMember & { readonly body: ContactBody }): Promise<number> {
    const { sql } = context.storage;
    const { supplierKey, asking } = ask;
    const { version, ...said } = ask.body;
    const hashes = await hashesOf(sql, said, supplierKey);
    const campaign = requireCampaign(context, ask);
    if (campaign.route === "External") throw refuse("campaignExternal");
    const row = rowsOf(context, campaign).of(supplierKey);
    if (row === undefined) throw notFound("supplier");
    const before = contactOf(sql, campaign.campaignId, supplierKey);
    if ((before?.version ?? 0) !== version) throw changedMeanwhile("campaignContact");
    if (isErased(sql, hashes)) throw refuse("campaignContactErased");
    const verifiedOn = said.isVerified ? (before?.isVerified ? before.verifiedOn : asking.at) : null;
    const contact = {
      ...said,
      verifiedOn,
      source: "typed" as const,
      sourceName: asking.name,
      on: asking.at,
      version: version + 1,
    };
    const event = { what: "contact", from: null, to: null, text: "" } as const;
    writeRows(
      context,
      campaign,
      [withContact(row, said.isVerified ? "verified" : "unverified", asking)],
      [{ supplierKey, ...event }],
      asking,
      () => putContact(sql, campaign.campaignId, supplierKey, contact),
    );
    return contact.version;
  },

  /** Erases the contact everywhere in the job, and records that it must not return. @throws Refusal 404 */
  async eraseContact(context: CampaignContext, ask: OfMember): Promise<void> {
    const { sql } = context.storage;
    const campaign = requireCampaign(context, ask);
    const contact = contactOf(sql, campaign.campaignId, ask.supplierKey);
    if (contact === null) throw notFound("campaignContact");
    const places = placesOf(sql, contact, { campaignId: campaign.campaignId, supplierKey: ask.supplierKey });
    const hashes = await Promise.all(places.map(({ supplierKey }) => hashesOf(sql, contact, supplierKey)));
    context.storage.transactionSync(() => {
      noteErased(sql, hashes.flat(), ask.asking.at);
      for (const campaignId of new Set(places.map((place) => place.campaignId))) {
        const found = readCampaign(sql, campaignId);
        const keys = places.filter((place) => place.campaignId === campaignId).map(({ supplierKey }) => supplierKey);
        if (found !== null) eraseAt(context, found, keys, ask.asking);
      }
    });
  },
} as const;
