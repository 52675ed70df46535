/**
 * Users' decisions about this job, unchanged and in order. Nothing is rewritten: the last word about a
 * supplier's match counts, group decisions apply one after the other, and all of it outlives every run.
 */
import * as v from "valibot";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import {
  groupDecisionSchema,
  scoreLevelSchema,
  type GroupDecision,
  type MatchDecision,
} from "@paygauge/api-types/entities/analysis";
import { decidableClassSchema } from "@paygauge/api-types/entities/payee-classes";
import type { MatchDecisionBody } from "@paygauge/api-types/entities/decisions";
import { readMeta, writeMeta } from "../job-schema.ts";
import { noteNeeds } from "../needs/needs-outbox.ts";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

/** Created at the object's first access; erased with the job. */
export function createDecisionTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS decision (seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL,
    supplierKey TEXT NOT NULL, decisionJson TEXT NOT NULL, seenJson TEXT NOT NULL, words TEXT NOT NULL,
    author TEXT NOT NULL, at TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0)`);
  sql.exec("CREATE INDEX IF NOT EXISTS decision_supplier ON decision (kind, supplierKey, seq)");
}

const decisionRow = v.object({
  seq: v.number(),
  supplierKey: v.string(),
  decisionJson: v.string(),
  /** What was known when it was said: identity, entry and levels; labelled data without a second look-up. */
  seenJson: v.string(),
  words: v.string(),
  author: v.string(),
  at: v.string(),
});
export type DecisionRow = Readonly<v.InferOutput<typeof decisionRow>>;
export type DecisionKind = "match" | "group" | "band" | "note" | "class" | "company";
type NewDecision = Omit<DecisionRow, "seq"> & { readonly kind: DecisionKind };

const seqRow = v.object({ seq: v.number() });

/** Keeps a decision and gives its number. */
export function addDecision(sql: SqlStorage, decision: NewDecision): number {
  if (decision.kind === "group" || decision.kind === "class") noteNeeds(sql);
  return storedRow(
    sql,
    seqRow,
    `INSERT INTO decision (kind, supplierKey, decisionJson, seenJson, words, author, at) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING seq`,
    decision.kind,
    decision.supplierKey,
    decision.decisionJson,
    decision.seenJson,
    decision.words,
    decision.author,
    decision.at,
  ).seq;
}

/** IDs of entries as directories named them, whatever form requests ask for today. */
const storedMatch = v.variant("decision", [
  v.object({ decision: v.literal("confirm"), entryId: v.string() }),
  v.object({ decision: v.literal("refuse"), entryId: v.string() }),
  v.object({ decision: v.literal("clear") }),
]);

/** What was decided, as it is stored, by kind. */
const storedWords = {
  match: storedMatch,
  group: groupDecisionSchema,
  /** A null level takes it back. */
  band: v.object({ kind: v.literal("band"), capability: capabilitySchema, level: v.nullable(scoreLevelSchema) }),
  note: v.object({ kind: v.literal("note"), authorId: v.string() }),
  class: v.object({ kind: v.literal("class"), payeeClass: decidableClassSchema }),
  company: v.object({ kind: v.literal("company"), number: v.string() }),
} as const satisfies Record<DecisionKind, v.GenericSchema>;

/** What a decision says. @throws Error when it is damaged */
export const decisionOf = <K extends DecisionKind>(kind: K, { decisionJson }: Pick<DecisionRow, "decisionJson">) =>
  readStored<v.InferOutput<(typeof storedWords)[K]>>(
    storedWords[kind],
    decisionJson,
    `decision.decisionJson (${kind})`,
  );

/**
 * Decisions of a kind in the order they were made: those that apply, or applied when `upTo` was the newest one. One that
 * was undone has the number of the decision that undid it, so that a published run keeps its own. Damaged ones say
 * nothing and are passed over.
 */
export function readDecisions(sql: SqlStorage, kind: DecisionKind, upTo?: number): DecisionRow[] {
  const read = (row: DecisionRow) => (decisionOf(kind, row) === undefined ? [] : [row]);
  return readRows(decisionRows(sql, kind, upTo), read).readable.flat();
}

/** The same with damaged ones. */
export function decisionRows(sql: SqlStorage, kind: DecisionKind, upTo = Number.MAX_SAFE_INTEGER): DecisionRow[] {
  return storedRows(
    sql,
    decisionRow,
    "SELECT * FROM decision WHERE kind = ?1 AND seq <= ?2 AND (undone = 0 OR undone > ?2) ORDER BY seq",
    kind,
    upTo,
  );
}

const decisionJsonRow = v.object({ decisionJson: v.string() });

/** Undoes a decision on a group or a payee class, or a note; false without a decision of this number. */
export function undoDecision(sql: SqlStorage, kind: "group" | "note" | "class", seq: number): boolean {
  const [row] = storedRows(
    sql,
    decisionJsonRow,
    "SELECT decisionJson FROM decision WHERE seq = ? AND kind = ? AND undone = 0",
    seq,
    kind,
  );
  if (row === undefined) return false;
  if (kind !== "note") noteNeeds(sql);
  // Taking back is a word of its own: the next re-score has it to do.
  const back = storedRow(
    sql,
    seqRow,
    "INSERT INTO decision (kind, supplierKey, decisionJson, seenJson, words, author, at) VALUES ('undo', '', ?, '', '', '', '') RETURNING seq",
    row.decisionJson,
  ).seq;
  sql.exec("UPDATE decision SET undone = ? WHERE seq = ?", back, seq);
  return true;
}

/** What was decided about groups. */
export const groupDecisionOf = ({ decisionJson }: Pick<DecisionRow, "decisionJson">): GroupDecision =>
  decisionOf("group", { decisionJson });

/** What was decided about a match. */
export const matchDecisionOf = ({ decisionJson }: Pick<DecisionRow, "decisionJson">): MatchDecisionBody =>
  decisionOf("match", { decisionJson });

export function groupDecisions(sql: SqlStorage): GroupDecision[] {
  return readDecisions(sql, "group").map(groupDecisionOf);
}

/** The words of one supplier folded: a confirm outweighs what was refused before it, a clear forgets. */
export function foldMatch(words: readonly MatchDecisionBody[]): MatchDecision | null {
  let confirmed: string | null = null;
  let refused: string[] = [];
  for (const word of words) {
    if (word.decision === "clear") {
      confirmed = null;
      refused = [];
    } else if (word.decision === "confirm") {
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

/** The current decision about each supplier's match, by supplier key. */
export function matchDecisions(sql: SqlStorage): Map<string, MatchDecision> {
  const words = new Map<string, MatchDecisionBody[]>();
  for (const row of readDecisions(sql, "match"))
    words.set(row.supplierKey, [...(words.get(row.supplierKey) ?? []), matchDecisionOf(row)]);
  const standing = new Map<string, MatchDecision>();
  for (const [supplierKey, said] of words) {
    const decision = foldMatch(said);
    if (decision) standing.set(supplierKey, decision);
  }
  return standing;
}

/** Number of the newest decision; 0 without any. */
export function newestDecision(sql: SqlStorage): number {
  return storedRow(sql, seqRow, "SELECT coalesce(max(seq), 0) AS seq FROM decision").seq;
}

const appliedKey = (run: string): string => `decisions:${run}`;

/** Writes down which decisions a run takes into account. */
export function markApplied(sql: SqlStorage, run: string, seq: number): void {
  writeMeta(sql, appliedKey(run), String(seq));
}

/** The newest decision that a run took into account. */
export function appliedTo(sql: SqlStorage, run: string): number {
  return Number(readMeta(sql, appliedKey(run)) ?? 0);
}

const countRow = v.object({ n: v.number() });

/** How many decisions the run does not know yet; one that was undone before a run knew it is none. That suppliers are apart changes nothing, nor does a note: no re-score has them to do. */
export function pendingDecisions(sql: SqlStorage, run: string): number {
  return storedRow(
    sql,
    countRow,
    // An undo has the undone decision; in objects of earlier releases, and of a damaged one, it has nothing.
    `SELECT count(*) AS n FROM decision AS d
       WHERE seq > ?1 AND CASE WHEN json_valid(decisionJson) THEN coalesce(decisionJson->>'kind', '') ELSE '' END NOT IN ('apart', 'note')
         AND CASE kind
           WHEN 'undo' THEN NOT EXISTS (SELECT 1 FROM decision AS u WHERE u.undone = d.seq AND u.seq > ?1)
           ELSE undone = 0 END`,
    appliedTo(sql, run),
  ).n;
}
