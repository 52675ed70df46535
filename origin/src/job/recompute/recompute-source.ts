/** What a run is computed again from: its payload, with every version that it pinned, the decisions and agreements that it knew. */
import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";
import type { RunPayload } from "../commands.ts";
import { appliedTo } from "../decisions/decision-store.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { agreementsOfRun, type Agreement } from "./agreements.ts";

const copiedDecision = v.object({
  seq: v.number(),
  kind: v.string(),
  supplierKey: v.string(),
  decisionJson: v.string(),
  seenJson: v.string(),
  words: v.string(),
  author: v.string(),
  at: v.string(),
  undone: v.number(),
});
type CopiedDecision = v.InferOutput<typeof copiedDecision>;

export interface RecomputeSource {
  readonly payload: RunPayload;
  /** Which release computed the run. */
  readonly codeVersion: string;
  readonly decisions: readonly CopiedDecision[];
  readonly agreements: readonly Agreement[];
}

/** What a whole run was computed from; one that was undone after the run applies. null: the run isn't whole. */
export async function recomputeSource(sql: SqlStorage, run: string): Promise<RecomputeSource | null> {
  const known = readWholeRun(sql, run);
  if (known === null) return null;
  const decisions = storedRows(
    sql,
    copiedDecision,
    `SELECT seq, kind, supplierKey, decisionJson, seenJson, words, author, at,
       CASE WHEN undone > ?1 THEN 0 ELSE undone END AS undone FROM decision WHERE seq <= ?1 ORDER BY seq`,
    appliedTo(sql, run),
  );
  const agreements = known.payload.outcomesOf === null ? [] : await agreementsOfRun(sql, run);
  return { payload: known.payload, codeVersion: known.codeVersion, decisions, agreements };
}

/** Puts the decisions into the throw-away object. */
export function putDecisions(sql: SqlStorage, decisions: readonly CopiedDecision[]): void {
  for (const { seq, kind, supplierKey, decisionJson, seenJson, words, author, at, undone } of decisions)
    sql.exec(
      `INSERT OR REPLACE INTO decision (seq, kind, supplierKey, decisionJson, seenJson, words, author, at, undone)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      seq,
      kind,
      supplierKey,
      decisionJson,
      seenJson,
      words,
      author,
      at,
      undone,
    );
}
