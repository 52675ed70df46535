/** Vendors that users merged, and the history of it. A merge is one pointer: splitting removes it and nothing else. */
import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";

const vendorLink = v.object({ vendor: v.number(), vendorId: v.string(), mergedInto: v.nullable(v.number()) });
type VendorLink = v.InferOutput<typeof vendorLink>;

/** The row of a vendor; null if there is none. */
const linkOf = (sql: SqlStorage, vendor: number): VendorLink | null =>
  storedRows(sql, vendorLink, "SELECT vendor, vendorId, mergedInto FROM vendor WHERE vendor = ?", vendor)[0] ?? null;

/** Who changes something, and when (ISO 8601). */
export interface ChangedBy {
  readonly authorId: string;
  readonly author: string;
  readonly at: string;
}

/** Follows pointers to the vendor that stands for another. */
export function rootsOf(sql: SqlStorage): Map<number, number> {
  const into = new Map<number, number>();
  for (const { vendor, mergedInto } of sql.exec<{ vendor: number; mergedInto: number }>(
    "SELECT vendor, mergedInto FROM vendor WHERE mergedInto IS NOT NULL",
  ))
    into.set(vendor, mergedInto);
  const roots = new Map<number, number>();
  for (const vendor of into.keys()) {
    let root = vendor;
    for (let next = into.get(root); next !== undefined; next = into.get(root)) root = next;
    roots.set(vendor, root);
  }
  return roots;
}

/** Vendors by label ID. */
export interface LabelVendors {
  /** Vendor number, merges followed; 0 for unknown IDs. */
  readonly vendorOf: Uint32Array;
  /** 1 where the label was merged into that vendor: the vendor keeps the name of its own labels. */
  readonly isMerged: Uint8Array;
  /** One more than the largest vendor number. */
  readonly size: number;
}

export function vendorsOfLabels(sql: SqlStorage): LabelVendors {
  const { labels, vendors } = sql
    .exec<{ labels: number; vendors: number }>(
      "SELECT coalesce((SELECT max(labelId) FROM label), 0) AS labels, coalesce((SELECT max(vendor) FROM vendor), 0) AS vendors",
    )
    .one();
  const roots = rootsOf(sql);
  const vendorOf = new Uint32Array(labels + 1);
  const isMerged = new Uint8Array(labels + 1);
  for (const { labelId, vendor } of sql.exec<{ labelId: number; vendor: number | null }>(
    "SELECT labelId, vendor FROM label",
  )) {
    const root = vendor === null ? undefined : roots.get(vendor);
    vendorOf[labelId] = root ?? vendor ?? 0;
    if (root !== undefined) isMerged[labelId] = 1;
  }
  return { vendorOf, isMerged, size: vendors + 1 };
}

/** A vendor by its ID; null if the issuer doesn’t have it. */
export function vendorById(sql: SqlStorage, vendorId: string): VendorLink | null {
  const query = "SELECT vendor, vendorId, mergedInto FROM vendor WHERE vendorId = ?";
  return storedRows(sql, vendorLink, query, vendorId)[0] ?? null;
}

/** IDs of vendors by their numbers. */
export function vendorIdsOf(sql: SqlStorage, vendors: readonly number[]): Map<number, string> {
  const rows = sql.exec<{ vendor: number; vendorId: string }>(
    "SELECT vendor, vendorId FROM vendor WHERE vendor IN (SELECT value FROM json_each(?))",
    JSON.stringify(vendors),
  );
  return new Map([...rows].map(({ vendor, vendorId }) => [vendor, vendorId]));
}

/** Returns a vendor and the vendors its pointers lead to; the last is the root. */
function chainFrom(sql: SqlStorage, vendor: number): number[] {
  const chain: number[] = [];
  for (let next: number | null = vendor; next !== null;) {
    chain.push(next);
    next = linkOf(sql, next)?.mergedInto ?? null;
  }
  return chain;
}

/** The vendor that an ID leads to, merges followed. */
export function rootOf(sql: SqlStorage, vendorId: string): VendorLink | null {
  const link = vendorById(sql, vendorId);
  if (link === null || link.mergedInto === null) return link;
  return linkOf(sql, chainFrom(sql, link.vendor).at(-1) ?? link.vendor);
}

/**
 * Points a vendor without labels to the vendor that has its labels now. Merges by users are kept: if the emptied vendor
 * was merged into a third one, both join that one. If the other vendor pointed to the emptied one, its pointer is
 * replaced, since a cycle would never end.
 */
export function leadEmptied(sql: SqlStorage, emptied: number, vendor: number): void {
  const point = (from: number, to: number | null) =>
    sql.exec("UPDATE vendor SET mergedInto = ? WHERE vendor = ?", to, from);
  const [chain, theirs] = [chainFrom(sql, vendor), chainFrom(sql, emptied)];
  const [root, theirRoot] = [chain.at(-1) ?? vendor, theirs.at(-1) ?? emptied];
  if (chain.includes(emptied)) point(vendor, theirs[1] ?? null);
  else if (root !== theirRoot && theirRoot !== emptied) point(root, theirRoot);
  point(emptied, vendor);
}

function remember(
  sql: SqlStorage,
  what: "Merged" | "Split",
  vendor: number,
  other: number,
  by: ChangedBy,
  reason: string,
): void {
  sql.exec(
    "INSERT INTO vendor_history (what, vendor, other, authorId, author, at, reason) VALUES (?, ?, ?, ?, ?, ?, ?)",
    what,
    vendor,
    other,
    by.authorId,
    by.author,
    by.at,
    reason,
  );
}

/** Merges one vendor into another. "gone": one of them doesn't exist; "same": they are one already. */
export function mergeVendors(
  storage: DurableObjectStorage,
  { into, from }: { readonly into: string; readonly from: string },
  by: ChangedBy,
  reason: string,
): "merged" | "gone" | "same" {
  const { sql } = storage;
  return storage.transactionSync(() => {
    const [survivor, other] = [rootOf(sql, into), rootOf(sql, from)];
    if (survivor === null || other === null) return "gone";
    if (survivor.vendor === other.vendor) return "same";
    sql.exec("UPDATE vendor SET mergedInto = ? WHERE vendor = ?", survivor.vendor, other.vendor);
    remember(sql, "Merged", survivor.vendor, other.vendor, by, reason);
    return "merged";
  });
}

/** Splits off a vendor that a user merged. "gone": it isn't merged into this one. */
export function splitVendor(
  storage: DurableObjectStorage,
  { from, vendorId }: { readonly from: string; readonly vendorId: string },
  by: ChangedBy,
  reason: string,
): "split" | "gone" {
  const { sql } = storage;
  return storage.transactionSync(() => {
    const [survivor, merged] = [rootOf(sql, from), vendorById(sql, vendorId)];
    if (survivor === null || merged?.mergedInto !== survivor.vendor || !hasLabels(sql, merged.vendor)) return "gone";
    sql.exec("UPDATE vendor SET mergedInto = NULL WHERE vendor = ?", merged.vendor);
    remember(sql, "Split", survivor.vendor, merged.vendor, by, reason);
    return "split";
  });
}

/** A vendor without labels was joined by its numbers or names; only a user's merge can be split. */
export const hasLabels = (sql: SqlStorage, vendor: number): boolean =>
  sql.exec("SELECT 1 FROM label WHERE vendor = ? LIMIT 1", vendor).toArray().length > 0;

/** Vendors that users merged into this one directly. */
export function mergedVendors(
  sql: SqlStorage,
  vendor: number,
): { readonly vendor: number; readonly vendorId: string }[] {
  return sql
    .exec<{ vendor: number; vendorId: string }>(
      `SELECT vendor, vendorId FROM vendor WHERE mergedInto = ?
       AND EXISTS (SELECT 1 FROM label WHERE label.vendor = vendor.vendor) ORDER BY vendor`,
      vendor,
    )
    .toArray();
}

type HistoryRow = {
  entryId: number;
  what: "Merged" | "Split";
  vendor: number;
  other: number;
  author: string;
  at: string;
  reason: string;
};

/** Merges and splits of a vendor, newest first. */
export function historyOf(sql: SqlStorage, vendor: number): HistoryRow[] {
  return sql
    .exec<HistoryRow>(
      `SELECT entryId, what, vendor, other, author, at, reason FROM vendor_history WHERE vendor = ? OR other = ?
       ORDER BY entryId DESC LIMIT 200`,
      vendor,
      vendor,
    )
    .toArray();
}
