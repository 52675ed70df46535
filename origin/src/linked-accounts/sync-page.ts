/** One page of a model into the account's tables: rows and the place after them in one transaction. */
import * as v from "valibot";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { linkedAccountLimits, type LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import { storedRows } from "@paygauge/worker/stored-rows";
import type { LinkedRow, ModelPage } from "./adapter.ts";
import { rowsIn, type ModelRow } from "./sync-tables.ts";

const kept = v.object({ body: v.string(), isDeleted: v.number(), seenIn: v.number() });

interface Counts {
  added: number;
  changed: number;
  deleted: number;
  twice: number;
}

/** What a row is to the one that was there. */
function kindOf(before: v.InferOutput<typeof kept> | undefined, body: string, isDeleted: boolean, number: number) {
  if (before === undefined) return isDeleted ? null : "added";
  if (isDeleted && before.isDeleted === 0) return "deleted";
  if (before.seenIn === number && before.body !== body) return "twice";
  const isChanged = !isDeleted && (before.body !== body || before.isDeleted === 1);
  return isChanged ? "changed" : "same";
}

function keepTwin(sql: SqlStorage, model: LinkedModel, number: number, row: LinkedRow): void {
  const body = JSON.stringify(row);
  const isKnown = "SELECT 1 FROM twin WHERE model = ? AND id = ? AND body = ?";
  if (sql.exec(isKnown, model, row.id, body).toArray().length === 0)
    sql.exec("UPDATE ledger SET changedIn = ? WHERE model = ? AND id = ?", number, model, row.id);
  sql.exec("INSERT OR REPLACE INTO twin VALUES (?, ?, ?, ?)", model, row.id, body, number);
}

function keepRow(sql: SqlStorage, model: LinkedModel, number: number, row: LinkedRow, counts: Counts): void {
  const body = JSON.stringify(row);
  const [before] = storedRows(
    sql,
    kept,
    "SELECT body, isDeleted, seenIn FROM ledger WHERE model = ? AND id = ?",
    model,
    row.id,
  );
  const kind = kindOf(before, body, row.isDeleted, number);
  if (kind === null) return;
  if (kind !== "same") counts[kind] += 1;
  // The first entry is kept as it is, and the check of the file asks which of both is right.
  if (kind === "twice") return keepTwin(sql, model, number, row);
  sql.exec(
    `INSERT INTO ledger VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (model, id) DO UPDATE SET body = excluded.body,
       isDeleted = excluded.isDeleted, seenIn = excluded.seenIn, changedIn = iif(?, changedIn, excluded.changedIn)`,
    model,
    row.id,
    body,
    row.isDeleted ? 1 : 0,
    number,
    number,
    number,
    kind === "same" ? 1 : 0,
  );
}

/** Notes a mark of the page; false: it was there before. */
function isNew(sql: SqlStorage, model: LinkedModel, mark: string): boolean {
  return sql.exec("INSERT INTO seen VALUES (?, ?) ON CONFLICT DO NOTHING", model, mark).rowsWritten > 0;
}

/** What of a whole list was not listed again is deleted at the provider. */
function deleteUnseen(sql: SqlStorage, model: LinkedModel, number: number): number {
  const gone = "model = ? AND seenIn < ? AND isDeleted = 0";
  const { rowsWritten } = sql.exec(
    `UPDATE ledger SET isDeleted = 1, changedIn = ? WHERE ${gone}`,
    number,
    model,
    number,
  );
  return rowsWritten;
}

/** Digest of a page that has rows: two pages of one list never have the same. */
export async function digestOf(page: ModelPage): Promise<string | null> {
  if (page.isOff || page.rows.length === 0) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(page.rows)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Taken {
  readonly provider: string;
  readonly number: number;
  readonly model: ModelRow;
  readonly page: ModelPage;
  readonly digest: string | null;
}

/** Part of a transaction. @returns why reading must stop, and the page was not stored; else null */
export function takePage(sql: SqlStorage, { provider, number, model: row, page, digest }: Taken): MessageRef | null {
  const { model } = row;
  if (page.isOff) {
    sql.exec("UPDATE model SET state = 'off', cursor = NULL WHERE model = ?", model);
    return null;
  }
  const isRepeated =
    (digest !== null && !isNew(sql, model, `page ${digest}`)) ||
    (page.next !== null && !isNew(sql, model, `cursor ${page.next}`));
  if (isRepeated) return message("linkedRepeats", { provider });
  if (rowsIn(sql, null) + page.rows.length > linkedAccountLimits.rows)
    return message("linkedTooManyRows", { most: linkedAccountLimits.rows });
  const counts: Counts = { added: 0, changed: 0, deleted: 0, twice: 0 };
  for (const each of page.rows) keepRow(sql, model, number, each, counts);
  const isEnd = page.next === null;
  if (isEnd && row.since === null) counts.deleted += deleteUnseen(sql, model, number);
  sql.exec(
    `UPDATE model SET state = ?, cursor = ?, added = added + ?, changed = changed + ?, deleted = deleted + ?,
       isWhole = iif(?, 1, isWhole) WHERE model = ?`,
    isEnd ? "done" : "reading",
    page.next,
    counts.added,
    counts.changed,
    counts.deleted,
    isEnd ? 1 : 0,
    model,
  );
  sql.exec("UPDATE sync SET failures = 0, twice = twice + ?", counts.twice);
  return null;
}
