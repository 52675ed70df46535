/** Rulings as screens and downloads show them, and the checks before one is kept. */
import type { GroupRuling } from "@paygauge/api-types/entities/analysis";
import type { GroupRulingItem, MatchRulingBody, SupplierRulings } from "@paygauge/api-types/entities/rulings";
import { currentRun, readSupplier, supplierByKey, type StoredSupplier } from "../supplier-store.ts";
import { addRuling, appliedTo, foldMatch, pendingRulings, readRulings, type RulingRow } from "./ruling-store.ts";

/** Who said it and when. */
export interface Said {
  readonly author: string;
  readonly at: string;
}
/** A refusal as data: an exception loses its class on the way between objects. `path` empty: not found. */
export interface RulingRefusal {
  readonly refusal: { readonly path: string; readonly sentence: string };
}
/** The write lock has changed hands: the ruling was not kept. */
export interface StaleRuling {
  readonly isStale: true;
}
export interface RulingKept {
  readonly rulingId: number;
}

const refuse = (path: string, sentence: string): RulingRefusal => ({ refusal: { path, sentence } });

function storedOf(sql: SqlStorage, supplierKey: string): StoredSupplier | null {
  const run = currentRun(sql);
  const record = run === null ? null : supplierByKey(sql, run, supplierKey);
  return run === null || record === null ? null : readSupplier(sql, run, Number(record.ordinal));
}

/** Keeps a person's word about a supplier's match. Only the entries that the page shows can be ruled about. */
export function ruleMatch(
  sql: SqlStorage,
  supplierKey: string,
  body: MatchRulingBody,
  said: Said,
): RulingKept | RulingRefusal {
  const stored = storedOf(sql, supplierKey);
  if (!stored) return refuse("", "supplier");
  const { evidence, identity } = stored;
  const entries = [stored.matched, stored.runnerUp];
  const entry = body.ruling === "clear" ? null : entries.find((each) => each?.entryId === body.entryId);
  if (entry === undefined)
    return refuse("entryId", "This entry is neither the match nor the runner-up of the supplier. Load the page again.");
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
    ...said,
  });
  return { rulingId };
}

/** Suppliers that a ruling names, the one that stays first. */
function keysOf(ruling: GroupRuling): string[] {
  if (ruling.kind === "split") return [ruling.supplierKey];
  return ruling.kind === "merge" ? [ruling.into, ...ruling.supplierKeys] : ruling.supplierKeys;
}

/** Keeps a merge, a split, or that suppliers are apart. @returns a refusal where the supplier or a spelling is not of the present analysis. */
export function ruleGroup(sql: SqlStorage, ruling: GroupRuling, said: Said): RulingKept | RulingRefusal {
  const keys = keysOf(ruling);
  const found = keys.map((key) => storedOf(sql, key));
  const missing = found.indexOf(null);
  if (missing >= 0)
    return refuse(
      "supplierKeys",
      `The supplier ${keys[missing] ?? ""} is not in the present analysis. Load the page again.`,
    );
  const suppliers = found.filter((each) => each !== null);
  if (suppliers.some((each) => each.identity.payeeClass === "Redacted"))
    return refuse("supplierKeys", "Redacted payees stay together: they are neither merged nor split.");
  const names = suppliers.map((each) => each.identity.name);
  if (ruling.kind === "split") {
    const own = new Set(suppliers[0]?.variantIds);
    if (ruling.variantIds.some((id) => !own.has(id)))
      return refuse("variantIds", "A spelling is no longer part of this supplier. Load the page again.");
    if (new Set(ruling.variantIds).size >= own.size)
      return refuse("variantIds", "At least one spelling must stay. Leave one out.");
  }
  const words = ruling.kind === "merge" ? `${names.slice(1).join(", ")} → ${names[0] ?? ""}` : names.join(", ");
  const rulingId = addRuling(sql, {
    kind: "group",
    supplierKey: keys[0] ?? "",
    rulingJson: JSON.stringify(ruling),
    seenJson: "null",
    words: words.slice(0, 400),
    ...said,
  });
  return { rulingId };
}

function groupItem(row: RulingRow, applied: number): GroupRulingItem {
  const { seq, words, author, at } = row;
  const ruling: GroupRuling = JSON.parse(row.rulingJson);
  return { rulingId: seq, ruling, words, author, at, isPending: ruling.kind !== "apart" && seq > applied };
}

/** Every ruling about groups that stands, oldest first. */
export function groupRulingItems(sql: SqlStorage): GroupRulingItem[] {
  const applied = appliedTo(sql, currentRun(sql) ?? "");
  return readRulings(sql, "group").map((row) => groupItem(row, applied));
}

/** What stands about one supplier of the present analysis. */
export function supplierRulingsOf(sql: SqlStorage, supplierKey: string): SupplierRulings {
  const run = currentRun(sql) ?? "";
  const applied = appliedTo(sql, run);
  const said = readRulings(sql, "match").filter((row) => row.supplierKey === supplierKey);
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
    groups: groupRulingItems(sql).filter(about),
    pending: pendingRulings(sql, run),
  };
}
