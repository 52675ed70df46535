/**
 * What people decided about this job, as it was said and in order. Nothing is rewritten: the last word about a
 * supplier's match counts, group rulings apply one after the other, and all of it outlives every run.
 */
import type { GroupRuling, MatchRuling } from "@paygauge/api-types/entities/analysis";
import type { MatchRulingBody } from "@paygauge/api-types/entities/rulings";
import { readMeta, writeMeta } from "../job-schema.ts";

/** Created at the object's first access; erased with the job. */
export function createRulingTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS ruling (seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL,
    supplierKey TEXT NOT NULL, rulingJson TEXT NOT NULL, seenJson TEXT NOT NULL, words TEXT NOT NULL,
    author TEXT NOT NULL, at TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0)`);
  sql.exec("CREATE INDEX IF NOT EXISTS ruling_supplier ON ruling (kind, supplierKey, seq)");
}

export interface RulingRow extends Record<string, SqlStorageValue> {
  readonly seq: number;
  readonly supplierKey: string;
  readonly rulingJson: string;
  /** What was known when it was said: identity, entry and levels; labelled data without a second look-up. */
  readonly seenJson: string;
  readonly words: string;
  readonly author: string;
  readonly at: string;
}
export type RulingKind = "match" | "group" | "band" | "note";
export type NewRuling = Omit<RulingRow, "seq"> & { readonly kind: RulingKind };

/** Keeps a ruling and gives its number. */
export function addRuling(sql: SqlStorage, ruling: NewRuling): number {
  return sql
    .exec<{ seq: number }>(
      `INSERT INTO ruling (kind, supplierKey, rulingJson, seenJson, words, author, at) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING seq`,
      ruling.kind,
      ruling.supplierKey,
      ruling.rulingJson,
      ruling.seenJson,
      ruling.words,
      ruling.author,
      ruling.at,
    )
    .one().seq;
}

/**
 * Rulings of a kind in the order they were made: those that stand, or stood when `upTo` was the newest word. A word that
 * was taken back carries the number of the word that did it, so that a published run keeps its own.
 */
export function readRulings(sql: SqlStorage, kind: RulingKind, upTo = Number.MAX_SAFE_INTEGER): RulingRow[] {
  return sql
    .exec<RulingRow>(
      "SELECT * FROM ruling WHERE kind = ?1 AND seq <= ?2 AND (undone = 0 OR undone > ?2) ORDER BY seq",
      kind,
      upTo,
    )
    .toArray();
}

/** Takes a group ruling or a note back; false when there is none of this number. */
export function undoRuling(sql: SqlStorage, kind: "group" | "note", seq: number): boolean {
  const [row] = sql
    .exec<{ rulingJson: string }>("SELECT rulingJson FROM ruling WHERE seq = ? AND kind = ? AND undone = 0", seq, kind)
    .toArray();
  if (row === undefined) return false;
  // Taking back is a word of its own: the next re-score has it to do.
  const back = sql
    .exec<{ seq: number }>(
      "INSERT INTO ruling (kind, supplierKey, rulingJson, seenJson, words, author, at) VALUES ('undo', '', ?, '', '', '', '') RETURNING seq",
      row.rulingJson,
    )
    .one().seq;
  sql.exec("UPDATE ruling SET undone = ? WHERE seq = ?", back, seq);
  return true;
}

export function groupRulings(sql: SqlStorage): GroupRuling[] {
  return readRulings(sql, "group").map(({ rulingJson }) => JSON.parse(rulingJson));
}

/** The words of one supplier folded: a confirm outweighs what was refused before it, a clear forgets. */
export function foldMatch(words: readonly MatchRulingBody[]): MatchRuling | null {
  let confirmed: string | null = null;
  let refused: string[] = [];
  for (const word of words) {
    if (word.ruling === "clear") {
      confirmed = null;
      refused = [];
    } else if (word.ruling === "confirm") {
      confirmed = word.entryId;
      refused = refused.filter((id) => id !== word.entryId);
    } else {
      if (confirmed === word.entryId) confirmed = null;
      refused = [...new Set([...refused, word.entryId])];
    }
  }
  if (confirmed === null && refused.length === 0) return null;
  return confirmed === null ? { refused } : { confirmed, refused };
}

/** What stands about each supplier's match, by supplier key. */
export function matchRulings(sql: SqlStorage): Map<string, MatchRuling> {
  const words = new Map<string, MatchRulingBody[]>();
  for (const { supplierKey, rulingJson } of readRulings(sql, "match"))
    words.set(supplierKey, [...(words.get(supplierKey) ?? []), JSON.parse(rulingJson)]);
  const standing = new Map<string, MatchRuling>();
  for (const [supplierKey, said] of words) {
    const ruling = foldMatch(said);
    if (ruling) standing.set(supplierKey, ruling);
  }
  return standing;
}

/** Number of the newest ruling; 0 without any. */
export function newestRuling(sql: SqlStorage): number {
  return sql.exec<{ seq: number }>("SELECT coalesce(max(seq), 0) AS seq FROM ruling").one().seq;
}

const appliedKey = (run: string): string => `rulings:${run}`;

/** Writes down which rulings a run takes into account. */
export function markApplied(sql: SqlStorage, run: string, seq: number): void {
  writeMeta(sql, appliedKey(run), String(seq));
}

/** The newest ruling that a run took into account. */
export function appliedTo(sql: SqlStorage, run: string): number {
  return Number(readMeta(sql, appliedKey(run)) ?? 0);
}

/** How many rulings the run does not know yet. That suppliers are apart changes nothing, nor does a note: no re-score has them to do. */
export function pendingRulings(sql: SqlStorage, run: string): number {
  return sql
    .exec<{ n: number }>(
      // Taking back carries what was taken back; in objects of before it carries nothing.
      `SELECT count(*) AS n FROM ruling
       WHERE seq > ? AND CASE rulingJson WHEN '' THEN '' ELSE coalesce(rulingJson->>'kind', '') END NOT IN ('apart', 'note')`,
      appliedTo(sql, run),
    )
    .one().n;
}
