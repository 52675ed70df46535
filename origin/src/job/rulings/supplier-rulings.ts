/** Rulings as screens and downloads show them, and the checks before one is kept. */
import type { GroupRuling } from "@paygauge/api-types/entities/analysis";
import type { GroupRulingItem, MatchRulingBody, SupplierRulings } from "@paygauge/api-types/entities/rulings";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { readSupplier, supplierByKey, type StoredSupplier } from "../supplier-store.ts";
import { addRuling, appliedTo, foldMatch, pendingRulings, readRulings, type RulingRow } from "./ruling-store.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** Who ruled and when. */
export interface RuledBy {
  readonly author: string;
  readonly at: string;
}
/** A refusal as data: an exception loses its class on the way between objects. "supplier": it is not found. */
export interface RulingRefusal {
  readonly refusal: "supplier" | { readonly path: string; readonly message: MessageRef };
}
/** The write lock has changed hands: the ruling was not kept. */
export interface StaleRuling {
  readonly isStale: true;
}
export interface RulingKept {
  readonly rulingId: number;
}

const refuse = (path: string, ref: MessageRef): RulingRefusal => ({ refusal: { path, message: ref } });

function storedOf(sql: SqlStorage, run: string, supplierKey: string): StoredSupplier | null {
  const record = supplierByKey(sql, run, supplierKey);
  return record && readSupplier(sql, run, Number(record.ordinal));
}

/** Keeps a person's word about a supplier's match. Only the entries that the page of the run shows can be ruled about. */
export function ruleMatch(
  sql: SqlStorage,
  run: string,
  supplierKey: string,
  body: MatchRulingBody,
  by: RuledBy,
): RulingKept | RulingRefusal {
  const stored = storedOf(sql, run, supplierKey);
  if (!stored) return { refusal: "supplier" };
  const { evidence, identity } = stored;
  const entries = [stored.matched, stored.runnerUp];
  const entry = body.ruling === "clear" ? null : entries.find((each) => each?.entryId === body.entryId);
  if (entry === undefined) return refuse("entryId", message("entryOfOther"));
  const seen = {
    identity,
    entry,
    levels: evidence?.levels ?? null,
    bits: evidence?.bits ?? null,
    band: evidence?.band ?? null,
  };
  const rulingId = addRuling(sql, {
    kind: "match",
    supplierKey,
    rulingJson: JSON.stringify(body),
    seenJson: JSON.stringify(seen),
    words: entry?.name ?? "",
    ...by,
  });
  return { rulingId };
}

/** Suppliers that a ruling names, the one that stays first. */
function keysOf(ruling: GroupRuling): string[] {
  if (ruling.kind === "split") return [ruling.supplierKey];
  return ruling.kind === "merge" ? [ruling.into, ...ruling.supplierKeys] : ruling.supplierKeys;
}

/** Keeps a merge, a split, or that suppliers are apart. @returns a refusal where the supplier or a spelling is not of the run. */
export function ruleGroup(sql: SqlStorage, run: string, ruling: GroupRuling, by: RuledBy): RulingKept | RulingRefusal {
  const keys = keysOf(ruling);
  const found = keys.map((key) => storedOf(sql, run, key));
  const missing = found.indexOf(null);
  if (missing >= 0) return refuse("supplierKeys", message("supplierNotPresent", { key: keys[missing] ?? "" }));
  const suppliers = found.filter((each) => each !== null);
  if (suppliers.some((each) => each.identity.payeeClass === "Redacted"))
    return refuse("supplierKeys", message("redactedTogether"));
  const names = suppliers.map((each) => each.identity.name);
  if (ruling.kind === "split") {
    const own = new Set(suppliers[0]?.variantIds);
    if (ruling.variantIds.some((id) => !own.has(id))) return refuse("variantIds", message("spellingGone"));
    if (new Set(ruling.variantIds).size >= own.size) return refuse("variantIds", message("oneSpellingStays"));
  }
  const words = ruling.kind === "merge" ? `${names.slice(1).join(", ")} → ${names[0] ?? ""}` : names.join(", ");
  const rulingId = addRuling(sql, {
    kind: "group",
    supplierKey: keys[0] ?? "",
    rulingJson: JSON.stringify(ruling),
    seenJson: "null",
    words: words.slice(0, 400),
    ...by,
  });
  return { rulingId };
}

function groupItem(row: RulingRow, applied: number): GroupRulingItem {
  const { seq, words, author, at } = row;
  const ruling: GroupRuling = JSON.parse(row.rulingJson);
  return { rulingId: seq, ruling, words, author, at, isPending: ruling.kind !== "apart" && seq > applied };
}

/** Every ruling about groups that stands, or stood with `upTo`, oldest first; pending are those that the run does not know. */
export function groupRulingItems(sql: SqlStorage, run: string, upTo?: number): GroupRulingItem[] {
  const applied = appliedTo(sql, run);
  return readRulings(sql, "group", upTo).map((row) => groupItem(row, applied));
}

/** What stands about one supplier: as of now, or as the run has it where it is looked at as published. */
export function supplierRulingsOf(
  sql: SqlStorage,
  { run, perspective }: RunInSight,
  supplierKey: string,
): SupplierRulings {
  const applied = appliedTo(sql, run);
  const isPublished = perspective === "published";
  const upTo = isPublished ? applied : undefined;
  const said = readRulings(sql, "match", upTo).filter((row) => row.supplierKey === supplierKey);
  const last = said.at(-1);
  const standing = foldMatch(said.map((row) => JSON.parse(row.rulingJson)));
  const about = ({ ruling }: GroupRulingItem): boolean => keysOf(ruling).includes(supplierKey);
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
    groups: groupRulingItems(sql, run, upTo).filter(about),
    pending: isPublished ? 0 : pendingRulings(sql, run),
  };
}
