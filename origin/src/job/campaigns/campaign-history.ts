/** What happened to suppliers of campaigns: lines that are only ever added, but for words that are erased. */
import type { CampaignAttempt, CampaignEvent } from "@paygauge/api-types/entities/campaign-suppliers";
import type { ChangedBy, MemberEvent } from "./member-change.ts";

export type SupplierEvent = MemberEvent & { readonly supplierKey: string };

/** Lines that one statement adds. */
const atOnce = 2000;

/** Notes what happened, in order: part of a transaction. */
export function noteEvents(sql: SqlStorage, campaignId: string, events: readonly SupplierEvent[], by: ChangedBy): void {
  for (let from = 0; from < events.length; from += atOnce)
    sql.exec(
      `INSERT INTO campaign_history (campaignId, supplierKey, what, fromStatus, toStatus, text, byUserId, byName, at)
         SELECT ?1, value->>'supplierKey', value->>'what', value->>'from', value->>'to', value->>'text', ?2, ?3, ?4
         FROM json_each(?5)`,
      campaignId,
      by.userId,
      by.name,
      by.at,
      JSON.stringify(events.slice(from, from + atOnce)),
    );
}

type Stored<T> = T & Record<string, SqlStorageValue>;

/** What happened to one supplier, the newest first. @param withText false leaves out words that people wrote */
export function historyOf(
  sql: SqlStorage,
  campaignId: string,
  supplierKey: string,
  withText: boolean,
): CampaignEvent[] {
  return sql
    .exec<Stored<CampaignEvent>>(
      `SELECT historyId, what, fromStatus AS "from", toStatus AS "to", text, byName AS "by", at AS "on"
         FROM campaign_history WHERE campaignId = ? AND supplierKey = ? ORDER BY historyId DESC LIMIT 500`,
      campaignId,
      supplierKey,
    )
    .toArray()
    .map((event) => (withText ? event : { ...event, text: "" }));
}

/** Attempts on one supplier, the newest first. */
export function attemptsOf(
  sql: SqlStorage,
  campaignId: string,
  supplierKey: string,
  withText: boolean,
): CampaignAttempt[] {
  return sql
    .exec<Stored<CampaignAttempt>>(
      `SELECT attemptId, channel, disposition, note, byName AS "by", at AS "on" FROM campaign_attempt
         WHERE campaignId = ? AND supplierKey = ? ORDER BY at DESC, attemptId LIMIT 500`,
      campaignId,
      supplierKey,
    )
    .toArray()
    .map((attempt) => (withText ? attempt : { ...attempt, note: "" }));
}
