/** Campaigns whose counters the catalogue does not know yet: noted in the transaction of the change, told afterwards. */
import * as v from "valibot";
import { readMeta, writeMeta } from "../job-schema.ts";
import { noteNeeds } from "../needs/needs-outbox.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

const key = "campaignNumber";

/** Notes that a campaign changed: part of the transaction that changes it. Numbers only ever rise. */
export function noteChanged(sql: SqlStorage, campaignId: string): void {
  const number = Number(readMeta(sql, key) ?? 0) + 1;
  writeMeta(sql, key, String(number));
  noteNeeds(sql);
  sql.exec(
    "INSERT INTO campaign_outbox VALUES (?1, ?2) ON CONFLICT (campaignId) DO UPDATE SET number = ?2",
    campaignId,
    number,
  );
}

const campaignOutboxRow = v.object({ campaignId: v.string(), number: v.number() });

/** Events for the catalogue, the oldest first. */
export function campaignsToTell(sql: SqlStorage): { campaignId: string; number: number }[] {
  return soundRows(sql, campaignOutboxRow, "SELECT campaignId, number FROM campaign_outbox ORDER BY number");
}

/** It was sent, unless the campaign changed again meanwhile. */
export function toldOf(sql: SqlStorage, campaignId: string, number: number): void {
  sql.exec("DELETE FROM campaign_outbox WHERE campaignId = ? AND number = ?", campaignId, number);
}

export const isUntold = (sql: SqlStorage): boolean => campaignsToTell(sql).length > 0;
