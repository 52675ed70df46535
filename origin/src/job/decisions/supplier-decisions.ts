/** Decisions as screens and downloads show them, and the checks before one is kept. */
import type { GroupDecision } from "@paygauge/api-types/entities/analysis";
import type { GroupDecisionItem, MatchDecisionBody, SupplierDecisions } from "@paygauge/api-types/entities/decisions";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { readSupplier, supplierByKey, type StoredSupplier } from "../supplier-store.ts";
import {
  addDecision,
  appliedTo,
  foldMatch,
  groupDecisionOf,
  matchDecisionOf,
  pendingDecisions,
  decisionRows,
  readDecisions,
  type DecisionRow,
} from "./decision-store.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { readRows } from "@paygauge/worker/stored-json";

/** Who ruled and when. */
export interface RuledBy {
  readonly author: string;
  readonly at: string;
}
/** A refusal as data: an exception loses its class on the way between objects. "supplier": it is not found. */
export interface DecisionRefusal {
  readonly refusal: "supplier" | { readonly path: string; readonly message: MessageRef };
}
/** The write lock has changed hands: the decision was not kept. */
export interface StaleDecision {
  readonly isStale: true;
}
export interface DecisionKept {
  readonly decisionId: number;
}

const refuse = (path: string, ref: MessageRef): DecisionRefusal => ({ refusal: { path, message: ref } });

function storedOf(sql: SqlStorage, run: string, supplierKey: string): StoredSupplier | null {
  const record = supplierByKey(sql, run, supplierKey);
  return record && readSupplier(sql, run, Number(record.ordinal));
}

/** Stores a user's decision about a supplier's match. Only the entries that the page of the run shows can be decided. */
export function ruleMatch(
  sql: SqlStorage,
  run: string,
  supplierKey: string,
  body: MatchDecisionBody,
  by: RuledBy,
): DecisionKept | DecisionRefusal {
  const stored = storedOf(sql, run, supplierKey);
  if (!stored) return { refusal: "supplier" };
  const { evidence, identity } = stored;
  const entries = [stored.matched, stored.runnerUp];
  const entry = body.decision === "clear" ? null : entries.find((each) => each?.entryId === body.entryId);
  if (entry === undefined) return refuse("entryId", message("entryOfOther"));
  const seen = {
    identity,
    entry,
    levels: evidence?.levels ?? null,
    bits: evidence?.bits ?? null,
    band: evidence?.band ?? null,
  };
  const decisionId = addDecision(sql, {
    kind: "match",
    supplierKey,
    decisionJson: JSON.stringify(body),
    seenJson: JSON.stringify(seen),
    words: entry?.name ?? "",
    ...by,
  });
  return { decisionId };
}

/** Suppliers that a decision names, the one that stays first. */
function keysOf(decision: GroupDecision): string[] {
  if (decision.kind === "split") return [decision.supplierKey];
  return decision.kind === "merge" ? [decision.into, ...decision.supplierKeys] : decision.supplierKeys;
}

/** Keeps a merge, a split, or that suppliers are apart. @returns a refusal where the supplier or a spelling is not of the run. */
export function ruleGroup(
  sql: SqlStorage,
  run: string,
  decision: GroupDecision,
  by: RuledBy,
): DecisionKept | DecisionRefusal {
  const keys = keysOf(decision);
  const found = keys.map((key) => storedOf(sql, run, key));
  const missing = found.indexOf(null);
  if (missing >= 0) return refuse("supplierKeys", message("supplierNotPresent", { key: keys[missing] ?? "" }));
  const suppliers = found.filter((each) => each !== null);
  if (suppliers.some((each) => each.identity.payeeClass === "Redacted"))
    return refuse("supplierKeys", message("redactedTogether"));
  const names = suppliers.map((each) => each.identity.name);
  if (decision.kind === "split") {
    const own = new Set(suppliers[0]?.variantIds);
    if (decision.variantIds.some((id) => !own.has(id))) return refuse("variantIds", message("spellingGone"));
    if (new Set(decision.variantIds).size >= own.size) return refuse("variantIds", message("oneSpellingStays"));
  }
  const words = decision.kind === "merge" ? `${names.slice(1).join(", ")} → ${names[0] ?? ""}` : names.join(", ");
  const decisionId = addDecision(sql, {
    kind: "group",
    supplierKey: keys[0] ?? "",
    decisionJson: JSON.stringify(decision),
    seenJson: "null",
    words: words.slice(0, 400),
    ...by,
  });
  return { decisionId };
}

function groupItem(row: DecisionRow, applied: number): GroupDecisionItem {
  const { seq, words, author, at } = row;
  const decision = readRows([row], groupDecisionOf).readable[0] ?? null;
  const isPending = decision !== null && decision.kind !== "apart" && seq > applied;
  return { decisionId: seq, decision, words, author, at, isPending };
}

/** Every decision about groups that applies, or applied at `upTo`, oldest first; pending are those that the run does not know. */
export function groupDecisionItems(sql: SqlStorage, run: string, upTo?: number): GroupDecisionItem[] {
  const applied = appliedTo(sql, run);
  return decisionRows(sql, "group", upTo).map((row) => groupItem(row, applied));
}

/** The decisions about one supplier: as of now, or as the run has it where it is looked at as published. */
export function supplierDecisionsOf(
  sql: SqlStorage,
  { run, perspective }: RunInSight,
  supplierKey: string,
): SupplierDecisions {
  const applied = appliedTo(sql, run);
  const isPublished = perspective === "published";
  const upTo = isPublished ? applied : undefined;
  const said = readDecisions(sql, "match", upTo).filter((row) => row.supplierKey === supplierKey);
  const last = said.at(-1);
  const standing = foldMatch(said.map(matchDecisionOf));
  // What a damaged one was about is known of its first supplier.
  const damaged = new Set(
    decisionRows(sql, "group", upTo).flatMap((row) => (row.supplierKey === supplierKey ? [row.seq] : [])),
  );
  const about = ({ decision, decisionId }: GroupDecisionItem): boolean =>
    decision === null ? damaged.has(decisionId) : keysOf(decision).includes(supplierKey);
  return {
    match:
      last && standing
        ? {
            confirmed: standing.confirmed ?? null,
            refused: standing.refused,
            author: last.author,
            at: last.at,
            isPending: last.seq > applied,
          }
        : null,
    groups: groupDecisionItems(sql, run, upTo).filter(about),
    pending: isPublished ? 0 : pendingDecisions(sql, run),
  };
}
