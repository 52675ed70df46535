/** What suppliers were before a change, for as long as the change can be undone. */
import * as v from "valibot";
import { changeLimits } from "@paygauge/api-types/entities/campaign-suppliers";
import type { Asking } from "./campaign-context.ts";
import { memberRow, type MemberRow } from "./member-rows.ts";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

interface OfChange {
  readonly campaignId: string;
  readonly changeId: string;
  readonly asking: Asking;
}

const later = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

/** Until when a change of this moment is offered to be undone. */
export const undoUntil = (at: string): string => later(at, changeLimits.undoSeconds);

/** Changes whose time is over. */
const oldest = (at: string): string => later(at, -(changeLimits.undoSeconds + changeLimits.graceSeconds));

/** What one supplier was before a change. */
const undoRow = v.object({
  supplierKey: v.string(),
  /** The version that the change gave it. */
  version: v.number(),
  was: v.partial(memberRow),
});
type UndoRow = Readonly<Omit<v.InferOutput<typeof undoRow>, "was">> & { readonly was: Partial<MemberRow> };

/** Suppliers that are in one value: their text stays far below what a value may hold. */
const atOnce = 2000;

/** Keeps what these suppliers were, and forgets changes whose time is over: part of the transaction of the change. */
export function keepForUndo(
  sql: SqlStorage,
  { campaignId, changeId, asking }: OfChange,
  rows: readonly UndoRow[],
): void {
  forgetChanges(sql, asking.at);
  sql.exec(
    "INSERT OR REPLACE INTO campaign_change VALUES (?, ?, ?, ?)",
    changeId,
    campaignId,
    asking.userId,
    asking.at,
  );
  for (let part = 0; part * atOnce < rows.length; part += 1)
    sql.exec(
      "INSERT OR REPLACE INTO campaign_undo VALUES (?, ?, ?)",
      changeId,
      part,
      JSON.stringify(rows.slice(part * atOnce, (part + 1) * atOnce)),
    );
}

/** Forgets changes that cannot be undone any more. */
function forgetChanges(sql: SqlStorage, at: string): void {
  sql.exec(
    "DELETE FROM campaign_undo WHERE changeId IN (SELECT changeId FROM campaign_change WHERE at < ?)",
    oldest(at),
  );
  sql.exec("DELETE FROM campaign_change WHERE at < ?", oldest(at));
}

const partSchema = v.object({ changeId: v.string(), part: v.number(), rowsJson: v.string() });
type Part = Readonly<v.InferOutput<typeof partSchema>>;
// JSON has no undefined: a column is there or it is not.
const undoRowsOf = ({ rowsJson }: Part) =>
  readStored(v.array(undoRow), rowsJson, "campaign_undo.rowsJson") as UndoRow[];

/** Forgets what suppliers of a campaign were: words about a user may be among it. */
export function forgetForUndo(sql: SqlStorage, campaignId: string, supplierKeys: readonly string[]): void {
  const forgotten = new Set(supplierKeys);
  const parts = storedRows(
    sql,
    partSchema,
    `SELECT changeId, part, rowsJson FROM campaign_undo
         WHERE changeId IN (SELECT changeId FROM campaign_change WHERE campaignId = ?)`,
    campaignId,
  );
  const { readable, damaged } = readRows(parts, (each) => ({ ...each, rows: undoRowsOf(each) }));
  for (const { changeId, part, rows } of readable)
    sql.exec(
      "UPDATE campaign_undo SET rowsJson = ? WHERE changeId = ? AND part = ?",
      JSON.stringify(rows.filter(({ supplierKey }) => !forgotten.has(supplierKey))),
      changeId,
      part,
    );
  // What can't be read may name the supplier as well.
  for (const { changeId, part } of damaged)
    sql.exec("DELETE FROM campaign_undo WHERE changeId = ? AND part = ?", changeId, part);
}

/** What a change of the user's own took from its suppliers; null: its time is over. */
export function readForUndo(sql: SqlStorage, { campaignId, changeId, asking }: OfChange): UndoRow[] | null {
  const known = sql.exec(
    "SELECT 1 FROM campaign_change WHERE changeId = ? AND campaignId = ? AND byUserId = ? AND at >= ?",
    changeId,
    campaignId,
    asking.userId,
    oldest(asking.at),
  );
  if (known.toArray().length === 0) return null;
  return storedRows(
    sql,
    partSchema,
    "SELECT changeId, part, rowsJson FROM campaign_undo WHERE changeId = ? ORDER BY part",
    changeId,
  ).flatMap(undoRowsOf);
}
