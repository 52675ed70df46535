/** What happened to suppliers of campaigns: lines that are only ever added, but for words that are erased. */
import * as v from "valibot";
import {
  campaignAttempt,
  campaignEvent,
  type CampaignAttempt,
  type CampaignEvent,
} from "@paygauge/api-types/entities/campaign-suppliers";
import { soundRows } from "@paygauge/worker/stored-rows";
import type { ChangedBy, MemberEvent } from "./member-change.ts";

export type SupplierEvent = MemberEvent & { readonly supplierKey: string };

/** Notes what happened, in order for each supplier: part of a transaction. What happened to many alike is one statement. */
export function noteEvents(sql: SqlStorage, campaignId: string, events: readonly SupplierEvent[], by: ChangedBy): void {
  const groups = new Map<string, { readonly event: MemberEvent; readonly supplierKeys: string[] }>();
  for (const { supplierKey, ...event } of events) {
    const key = JSON.stringify(event);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { event, supplierKeys: [supplierKey] });
    else known.supplierKeys.push(supplierKey);
  }
  for (const { event, supplierKeys } of groups.values())
    sql.exec(
      `INSERT INTO campaign_history (campaignId, supplierKey, what, fromStatus, toStatus, text, byUserId, byName, at)
         SELECT ?1, value, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM json_each(?9)`,
      campaignId,
      event.what,
      event.from,
      event.to,
      event.text,
      by.userId,
      by.name,
      by.at,
      JSON.stringify(supplierKeys.toSorted()),
    );
}

/** What happened to one supplier, the newest first. @param withText false leaves out texts that users wrote */
export function historyOf(
  sql: SqlStorage,
  campaignId: string,
  supplierKey: string,
  withText: boolean,
): CampaignEvent[] {
  return soundRows(
    sql,
    campaignEvent,
    `SELECT historyId, what, fromStatus AS "from", toStatus AS "to", text, byName AS "by", at AS "on"
         FROM campaign_history WHERE campaignId = ? AND supplierKey = ? ORDER BY historyId DESC LIMIT 500`,
    campaignId,
    supplierKey,
  ).map((event) => (withText ? event : { ...event, text: "" }));
}

/** Attempts on one supplier, the newest first. */
export function attemptsOf(
  sql: SqlStorage,
  campaignId: string,
  supplierKey: string,
  withText: boolean,
): CampaignAttempt[] {
  return soundRows(
    sql,
    campaignAttempt,
    `SELECT attemptId, channel, disposition, note, byName AS "by", at AS "on" FROM campaign_attempt
         WHERE campaignId = ? AND supplierKey = ? ORDER BY at DESC, attemptId LIMIT 500`,
    campaignId,
    supplierKey,
  ).map((attempt) => (withText ? attempt : { ...attempt, note: "" }));
}

const dayRow = v.object({ supplierKey: v.string(), at: v.string() });

/** When each supplier of a campaign was written to first, by mail or letter. */
export const firstWritten = (sql: SqlStorage, campaignId: string): ReadonlyMap<string, string> =>
  new Map(
    soundRows(
      sql,
      dayRow,
      `SELECT supplierKey, min(at) AS at FROM campaign_attempt
         WHERE campaignId = ? AND channel IN ('mail', 'letter') GROUP BY supplierKey`,
      campaignId,
    ).map(({ supplierKey, at }) => [supplierKey, at]),
  );
