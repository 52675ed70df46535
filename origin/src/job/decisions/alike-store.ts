/** Groups of suppliers that look like one, as the Alike step found them for a run. */
import { Turns } from "@paygauge/api-types/turns/turns";
import type { InTransaction } from "../supplier-store.ts";
import { noteNeeds } from "../needs/needs-outbox.ts";
import * as v from "valibot";
import { mergeProposal, type MergeProposal } from "@paygauge/api-types/entities/decisions";
import { soundRows } from "@paygauge/worker/stored-rows";
import { readRows, readStored } from "@paygauge/worker/stored-json";

/** Created at the object's first access; erased with the job. */
export function createAlikeTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS alike (run TEXT NOT NULL, ordinal INTEGER NOT NULL, spendMinor INTEGER NOT NULL,
    membersJson TEXT NOT NULL, likeness TEXT NOT NULL, agreesJson TEXT NOT NULL, PRIMARY KEY (run, ordinal))`);
  sql.exec("CREATE TABLE IF NOT EXISTS alike_run (run TEXT PRIMARY KEY)");
}

interface AlikeGroup extends Pick<MergeProposal, "likeness" | "agrees"> {
  /** Supplier ordinals of the run, most spend first. */
  members: number[];
  spendMinor: number;
}

/** Groups written at once. */
const groupsAtOnce = 500;

/** Whether a run was looked through: its groups stay, since the run never changes. */
export const isLookedThrough = (sql: SqlStorage, run: string): boolean =>
  sql.exec("SELECT 1 FROM alike_run WHERE run = ?", run).toArray().length > 0;

/** Writes the groups of a run, some at a time; no reader sees them before `noteAlike`. */
export async function putAlike(
  sql: SqlStorage,
  part: InTransaction,
  run: string,
  groups: readonly AlikeGroup[],
): Promise<void> {
  part(() => sql.exec("DELETE FROM alike WHERE run = ?", run));
  const turns = new Turns("walkedRows");
  const rows = groups.map(({ members, spendMinor, likeness, agrees }, at) => [
    at,
    spendMinor,
    JSON.stringify(members),
    likeness,
    JSON.stringify(agrees),
  ]);
  const text = "INSERT INTO alike SELECT ?, value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)";
  for (let from = 0; from < rows.length; from += groupsAtOnce) {
    part(() => sql.exec(text, run, JSON.stringify(rows.slice(from, from + groupsAtOnce))));
    await turns.next();
  }
}

/** Says that a run was looked through. */
export function noteAlike(sql: SqlStorage, run: string): void {
  const found = sql.exec("INSERT OR IGNORE INTO alike_run VALUES (?) RETURNING 1", run).toArray();
  if (found.length > 0) noteNeeds(sql);
}

const alikeRow = v.object({
  spendMinor: v.number(),
  membersJson: v.string(),
  likeness: mergeProposal.entries.likeness,
  agreesJson: v.string(),
});

/** Groups of a run, the largest spend first, without damaged ones; null while the run was not looked through. */
export function readAlike(sql: SqlStorage, run: string): AlikeGroup[] | null {
  if (!isLookedThrough(sql, run)) return null;
  const rows = soundRows(sql, alikeRow, "SELECT * FROM alike WHERE run = ? ORDER BY spendMinor DESC, ordinal", run);
  return readRows(rows, ({ spendMinor, membersJson, likeness, agreesJson }) => ({
    spendMinor,
    likeness,
    members: readStored(v.array(v.number()), membersJson, "alike.membersJson"),
    agrees: readStored(mergeProposal.entries.agrees, agreesJson, "alike.agreesJson"),
  })).readable;
}
