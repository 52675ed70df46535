/** What a campaign lends to its mails, and what it learns of them. */
import * as v from "valibot";
import { isMailAddress } from "@paygauge/api-types/mail/mail-sender";
import type { AccountsContact, SupplierFacts } from "@paygauge/analysis/pitch/letter-values";
import { isOutcome } from "@paygauge/api-types/campaigns/campaign-rules";
import { soundRows } from "@paygauge/worker/stored-rows";
import { refuse } from "@paygauge/worker/refusal";
import { writeRows } from "./campaign-changes.ts";
import { keepCampaign } from "./campaign-settings.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { requireCampaign, rowsOf, type CampaignContext, type OfCampaign } from "./campaign-context.ts";
import { offerOf, ownFactsOf } from "./campaign-letters.ts";
import type { OfMember } from "./campaign-members.ts";
import type { SourceFacts } from "./campaign-source.ts";
import { attempted, bounced } from "./member-change.ts";
import type { MemberRow } from "./member-rows.ts";
import { putAttempt } from "./campaign-calls.ts";

interface OfMails extends OfCampaign, SourceFacts {}

const addressRow = v.object({ supplierKey: v.string(), name: v.string(), mail: v.string() });

/** A supplier that has an address. */
interface MailReceiver extends v.InferOutput<typeof addressRow>, Omit<SupplierFacts, "contact" | "firstOn"> {
  readonly country: string;
  readonly valueMinor: number;
  /** Pending or Active: it can be written to. */
  readonly isOpen: boolean;
}

const receiverOf = (
  record: CampaignRecord,
  row: MemberRow,
  contact: v.InferOutput<typeof addressRow>,
): MailReceiver => ({
  ...contact,
  ...ownFactsOf(record, row),
  country: row.country,
  valueMinor: row.valueMinor,
  isOpen: !isOutcome(row.status),
});

/** What happened with a mail; `attemptId` is its own, so that it is recorded once however often it is reported. */
interface MailNews extends OfMember {
  readonly attemptId: string;
  readonly what: "sent" | "bounced";
}

const bounceOf = (attemptId: string): string => attemptId.replace(/-sent$/, "-bounced");

export const campaignMailActs = {
  /** Receivers by value with their own facts, and what the campaign offers. @throws Refusal 404 */
  async mailFacts(context: CampaignContext, ask: OfMails) {
    const record = requireCampaign(context, ask);
    const members = rowsOf(context, record);
    const offer = await offerOf(context, record, ask);
    const contacts = soundRows(
      context.storage.sql,
      addressRow,
      "SELECT supplierKey, name, mail FROM campaign_contact WHERE campaignId = ? AND mail <> ''",
      record.campaignId,
    );
    const receivers = contacts
      .filter(({ mail }) => isMailAddress(mail))
      .flatMap((contact) => {
        const row = members.of(contact.supplierKey);
        return row === undefined ? [] : [receiverOf(record, row, contact)];
      })
      .toSorted((a, b) => b.valueMinor - a.valueMinor || (a.supplierKey < b.supplierKey ? -1 : 1));
    return {
      offer,
      isWorked: record.stage === "Active" && record.route !== "External",
      suppliers: members.rows.length,
      receivers,
    };
  },

  /** Sets who answers suppliers. Not a version of the settings: nothing else of the campaign changes. @throws Refusal 409 */
  setAccounts(context: CampaignContext, { accountsContact, accountsMail, ...ask }: OfCampaign & AccountsContact): void {
    const record = requireCampaign(context, ask);
    if (record.route === "External") throw refuse("campaignExternal");
    keepCampaign(context, { ...record, accountsContact, accountsMail }, ask.asking.at);
  },

  /** Next actions that are the asking user's: their own suppliers', and those without an owner of their own campaign. */
  ownActions(context: CampaignContext, ask: OfCampaign) {
    const campaign = requireCampaign(context, ask);
    const { userId } = ask.asking;
    return rowsOf(context, campaign).rows.flatMap((row) => {
      const { supplierKey, name, nextOn, nextTime, ownerUserId, status } = row;
      if ((ownerUserId ?? campaign.ownerUserId) !== userId || nextOn === null || isOutcome(status)) return [];
      return [{ supplierKey, name, on: nextOn, time: nextTime }];
    });
  },

  /** Notes a mail that was sent or came back: once, and where the campaign is still worked on. */
  mailNews(context: CampaignContext, { attemptId, what, asking, ...of }: MailNews): void {
    const campaign = requireCampaign(context, { ...of, asking });
    const row = rowsOf(context, campaign).of(of.supplierKey);
    const { sql } = context.storage;
    const isKnown = sql.exec("SELECT 1 FROM campaign_attempt WHERE attemptId = ?", attemptId).toArray().length > 0;
    if (row === undefined || isKnown) return;
    const body = {
      channel: "mail",
      note: "",
      ...(what === "bounced" && { disposition: "wrongContact" as const }),
    } as const;
    // A mail can come back before its sending is reported: the bounce then stays what was heard of it last.
    const isBack =
      sql.exec("SELECT 1 FROM campaign_attempt WHERE attemptId = ?", bounceOf(attemptId)).toArray().length > 0;
    const sent = attempted(row, body, asking);
    const after = what === "bounced" ? { row: bounced(row, asking), event: null } : sent;
    const shown = what === "sent" && isBack ? bounced(after.row, asking) : after.row;
    const events = after.event === null ? [] : [{ supplierKey: row.supplierKey, ...after.event }];
    writeRows(context, campaign, [shown], events, asking, () =>
      putAttempt(sql, campaign, { ...of, attemptId, body, asking }),
    );
  },
} as const;
