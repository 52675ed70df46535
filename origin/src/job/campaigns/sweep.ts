/** What the job's object does for campaigns by itself: untouched drafts go, and so do contacts whose time is over. */
import * as v from "valibot";
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import { eraseAt } from "./campaign-contacts.ts";
import { forgetRows, isOldDraft, type CampaignContext } from "./campaign-context.ts";
import { deleteCampaign, listCampaigns, type CampaignRecord } from "./campaign-store.ts";
import { hashesOf, noteErased } from "./contact-store.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import { localDay } from "../../local-day.ts";

/** When a campaign's contacts are erased; null: it hasn't ended. */
function contactsEnd({ endedOn, keepContactsMonths }: CampaignRecord): string | null {
  if (endedOn === null) return null;
  const end = new Date(endedOn);
  end.setUTCMonth(end.getUTCMonth() + keepContactsMonths);
  return end.toISOString();
}

const namedSchema = v.object({
  supplierKey: v.string(),
  name: v.string(),
  phone: v.string(),
  mail: v.string(),
});

async function eraseContacts(
  context: CampaignContext,
  campaign: CampaignRecord,
  at: string,
  eraseMails: (campaignId: string) => Promise<void>,
): Promise<void> {
  const { sql } = context.storage;
  const people = soundRows(
    sql,
    namedSchema,
    "SELECT supplierKey, name, phone, mail FROM campaign_contact WHERE campaignId = ?",
    campaign.campaignId,
  );
  if (people.length === 0) return;
  // The mails first: a failure here leaves the contacts, and the next alarm begins with them again.
  await eraseMails(campaign.campaignId);
  const hashes = await Promise.all(people.map((person) => hashesOf(sql, person, person.supplierKey)));
  context.storage.transactionSync(() => {
    noteErased(sql, hashes.flat(), at);
    const keys = people.map(({ supplierKey }) => supplierKey);
    eraseAt(context, campaign, keys, { userId: "", name: "", at, ...localDay(at, null) });
  });
}

/** Called by the object's alarm. @returns when to look again, ISO; null: nothing will come by itself */
export async function sweepCampaigns(
  context: CampaignContext,
  at: string,
  eraseMails: (campaignId: string) => Promise<void>,
): Promise<string | null> {
  const { sql } = context.storage;
  for (const each of listCampaigns(sql).readable.filter((campaign) => isOldDraft(campaign, at))) {
    deleteCampaign(sql, each.campaignId);
    forgetRows(context, each.campaignId);
  }
  const ends: string[] = [];
  for (const campaign of listCampaigns(sql).readable) {
    const end = contactsEnd(campaign);
    if (end !== null && end <= at) await eraseContacts(context, campaign, at, eraseMails);
    else if (end !== null) ends.push(end);
    if (campaign.isDraft)
      ends.push(
        new Date(Date.parse(campaign.touchedOn) + campaignLimits.draftDays * 86_400_000 + 60_000).toISOString(),
      );
  }
  return ends.toSorted()[0] ?? null;
}
