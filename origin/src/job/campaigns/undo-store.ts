/** What suppliers were before a change, for as long as the change can be taken back. */
import { changeLimits } from "@paygauge/api-types/entities/campaign-suppliers";
import type { Asking } from "./campaign-desk.ts";
import type { MemberRow } from "./member-rows.ts";

interface OfChange {
  readonly campaignId: string;
  readonly changeId: string;
  readonly asking: Asking;
}

const later = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

/** Until when a change of this moment is offered to be taken back. */
export const undoUntil = (at: string): string => later(at, changeLimits.undoSeconds);

/** Changes whose time is over. */
const oldest = (at: string): string => later(at, -(changeLimits.undoSeconds + changeLimits.graceSeconds));

/** Rows that one statement writes. */
const atOnce = 1000;

/** Keeps what these suppliers were, and forgets changes whose time is over: part of the transaction of the change. */
export function keepForUndo(
  sql: SqlStorage,
  { campaignId, changeId, asking }: OfChange,
  before: readonly MemberRow[],
): void {
  forgetChanges(sql, asking.at);
  sql.exec(
    "INSERT OR REPLACE INTO campaign_change VALUES (?, ?, ?, ?)",
    changeId,
    campaignId,
    asking.userId,
    asking.at,
  );
  for (let from = 0; from < before.length; from += atOnce)
    sql.exec(
      `INSERT OR REPLACE INTO campaign_change_row
         SELECT ?1, value->>'supplierKey', (value->>'version') + 1, value FROM json_each(?2)`,
      changeId,
      JSON.stringify(before.slice(from, from + atOnce)),
    );
}

/** Forgets changes that cannot be taken back any more. */
function forgetChanges(sql: SqlStorage, at: string): void {
  sql.exec(
    "DELETE FROM campaign_change_row WHERE changeId IN (SELECT changeId FROM campaign_change WHERE at < ?)",
    oldest(at),
  );
  sql.exec("DELETE FROM campaign_change WHERE at < ?", oldest(at));
}

/** What a change of the person's own took from its suppliers, with the version it gave them; null: its time is over. */
export function readForUndo(
  sql: SqlStorage,
  { campaignId, changeId, asking }: OfChange,
): { readonly row: MemberRow; readonly version: number }[] | null {
  const known = sql.exec(
    "SELECT 1 FROM campaign_change WHERE changeId = ? AND campaignId = ? AND byUserId = ? AND at >= ?",
    changeId,
    campaignId,
    asking.userId,
    oldest(asking.at),
  );
  if (known.toArray().length === 0) return null;
  return sql
    .exec<{ beforeJson: string; version: number }>(
      "SELECT beforeJson, version FROM campaign_change_row WHERE changeId = ?",
      changeId,
    )
    .toArray()
    .map(({ beforeJson, version }) => ({ row: JSON.parse(beforeJson), version }));
}
