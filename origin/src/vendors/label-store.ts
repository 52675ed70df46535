/** Stores labels and assigns each to its vendor. Call inside a transaction. */
import { supplierKeyOf } from "@paygauge/analysis/names/group-key";
import { hasLabels, leadEmptied } from "./merge-store.ts";
import { apartKey, partition, type KeyedLabel } from "./partition.ts";
import { keysOf, type VendorLabel } from "./vendor-keys.ts";

type LabelKeys = { labelId: number; vendor: number | null; tax: string; company: string; entry: string; name: string };
const keyColumns = "labelId, vendor, taxKey AS tax, companyKey AS company, entryKey AS entry, nameKey AS name";
/** Labels that are compared at one time; more share one key only in a damaged register. */
const maxCompared = 20_000;

const digestOf = (label: VendorLabel): string =>
  supplierKeyOf(
    JSON.stringify([label.name, label.city, label.country, label.mcc, label.taxId, label.companyNumber, label.entryId]),
  );

/** A vendor ID that names its issuer and says nothing of how many vendors there are. */
const newVendorId = (issuerId: string): string =>
  `${issuerId}-v${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** The issuer that a vendor ID names; null if it isn't a vendor ID. */
export function issuerOfVendor(vendorId: string): string | null {
  return /^(.+)-v[0-9a-f]{12}$/.exec(vendorId)?.[1] ?? null;
}

/**
 * Stores the labels that are new and assigns every label that they touch to its vendor.
 * @returns label IDs in the order of `labels`
 */
export function storeLabels(sql: SqlStorage, issuerId: string, labels: readonly VendorLabel[]): number[] {
  const digests = labels.map(digestOf);
  const rows = labels.map((label, at) => {
    const keys = keysOf(label);
    const { name, city, country, mcc } = label;
    return [digests[at], name, city, country, mcc, keys.tax, keys.company, keys.entry, keys.name];
  });
  const added: number[] = [];
  for (let from = 0; from < rows.length; from += 2000) {
    const values = Array.from({ length: 9 }, (_, at) => `value->>${at}`).join(", ");
    const inserted = sql.exec<{ labelId: number }>(
      `INSERT INTO label (digest, name, city, country, mcc, taxKey, companyKey, entryKey, nameKey)
       SELECT ${values} FROM json_each(?) WHERE true
       ON CONFLICT (digest) DO UPDATE SET entryKey = excluded.entryKey WHERE entryKey <> excluded.entryKey RETURNING labelId`,
      JSON.stringify(rows.slice(from, from + 2000)),
    );
    for (const { labelId } of inserted) added.push(labelId);
  }
  if (added.length > 0) assignVendors(sql, issuerId, added);
  const idOf = new Map<string, number>();
  for (let from = 0; from < digests.length; from += 5000)
    for (const { digest, labelId } of sql.exec<{ digest: string; labelId: number }>(
      "SELECT digest, labelId FROM label WHERE digest IN (SELECT value FROM json_each(?))",
      JSON.stringify(digests.slice(from, from + 5000)),
    ))
      idOf.set(digest, labelId);
  return digests.map((digest) => idOf.get(digest) ?? 0);
}

/** Every label that shares a key with one of these, directly or through others. */
function connected(sql: SqlStorage, labelIds: readonly number[]): Map<number, LabelKeys> {
  const found = new Map<number, LabelKeys>();
  const keep = (rows: Iterable<LabelKeys>): LabelKeys[] =>
    [...rows].filter((row) => !found.has(row.labelId) && found.set(row.labelId, row) !== undefined);
  let last = keep(
    sql.exec<LabelKeys>(
      `SELECT ${keyColumns} FROM label WHERE labelId IN (SELECT value FROM json_each(?))`,
      JSON.stringify(labelIds),
    ),
  );
  while (last.length > 0 && found.size < maxCompared + labelIds.length) {
    const next: LabelKeys[] = [];
    for (const kind of ["tax", "company", "entry", "name"] as const) {
      const keys = [...new Set(last.map((row) => row[kind]).filter((key) => key !== ""))];
      if (keys.length === 0) continue;
      next.push(
        ...keep(
          sql.exec<LabelKeys>(
            `SELECT ${keyColumns} FROM label WHERE ${kind}Key <> '' AND ${kind}Key IN (SELECT value FROM json_each(?))`,
            JSON.stringify(keys),
          ),
        ),
      );
    }
    last = next;
  }
  return found;
}

function apartOf(sql: SqlStorage, labelIds: readonly number[]): Set<string> {
  const pairs = sql.exec<{ one: number; other: number }>(
    "SELECT one, other FROM apart WHERE one IN (SELECT value FROM json_each(?))",
    JSON.stringify(labelIds),
  );
  return new Set([...pairs].map(({ one, other }) => apartKey(one, other)));
}

/**
 * Assigns labels, and all that are connected with them, to vendors. A vendor stays with its oldest label; one that is
 * left without labels leads to the vendor that they went to, so that its address still works.
 */
function assignVendors(sql: SqlStorage, issuerId: string, labelIds: readonly number[]): void {
  const labels = connected(sql, labelIds);
  const keyed: KeyedLabel[] = [...labels.values()].map(({ labelId, tax, company, entry, name }) => ({
    labelId,
    keys: { tax, company, entry, name },
  }));
  const groups = partition(keyed, apartOf(sql, [...labels.keys()]));
  const taken = new Set<number>();
  const changes: [labelId: number, vendor: number][] = [];
  const moved = new Map<number, number>();
  for (const members of groups) {
    const known = members.flatMap((id) => labels.get(id)?.vendor ?? []).find((vendor) => !taken.has(vendor));
    const vendor = known ?? insertVendor(sql, issuerId);
    taken.add(vendor);
    for (const labelId of members) {
      const before = labels.get(labelId)?.vendor ?? null;
      if (before === vendor) continue;
      changes.push([labelId, vendor]);
      if (before !== null) moved.set(before, vendor);
    }
  }
  for (let from = 0; from < changes.length; from += 5000)
    sql.exec(
      "UPDATE label SET vendor = value->>1 FROM json_each(?) WHERE labelId = value->>0",
      JSON.stringify(changes.slice(from, from + 5000)),
    );
  for (const [before, vendor] of moved) if (!hasLabels(sql, before)) leadEmptied(sql, before, vendor);
}

/**
 * Takes the directory entry from labels that no run states any longer: a match that was rejected must not join vendors.
 * The job that stated them is remembered, for when it is erased.
 */
export function leaveLabels(sql: SqlStorage, issuerId: string, jobId: string, labelIds: readonly number[]): void {
  if (labelIds.length === 0) return;
  const ids = JSON.stringify(labelIds);
  sql.exec("INSERT OR IGNORE INTO left_label SELECT ?, value FROM json_each(?)", jobId, ids);
  const matched = sql.exec<{ labelId: number }>(
    "SELECT labelId FROM label WHERE entryKey <> '' AND labelId IN (SELECT value FROM json_each(?))",
    ids,
  );
  const changed = [...matched].map(({ labelId }) => labelId);
  if (changed.length === 0) return;
  const touched = [...connected(sql, changed).keys()];
  sql.exec("UPDATE label SET entryKey = '' WHERE labelId IN (SELECT value FROM json_each(?))", JSON.stringify(changed));
  assignVendors(sql, issuerId, touched);
}

/** Labels that earlier runs of a job stated, and those of no other job; they are taken off the list. */
export function leftLabels(sql: SqlStorage, jobId: string): number[] {
  const left = sql.exec<{ labelId: number }>("DELETE FROM left_label WHERE jobId = ? RETURNING labelId", jobId);
  const ids = [...left].map(({ labelId }) => labelId);
  const others = sql.exec<{ labelId: number }>(
    "SELECT labelId FROM left_label WHERE labelId IN (SELECT value FROM json_each(?))",
    JSON.stringify(ids),
  );
  const kept = new Set([...others].map(({ labelId }) => labelId));
  return ids.filter((labelId) => !kept.has(labelId));
}

/** Removes labels; those that were connected with them may be one vendor now, or no longer. */
export function forgetLabels(sql: SqlStorage, issuerId: string, labelIds: readonly number[]): void {
  if (labelIds.length === 0) return;
  const gone = new Set(labelIds);
  const neighbours = [...connected(sql, labelIds).keys()].filter((labelId) => !gone.has(labelId));
  sql.exec("DELETE FROM label WHERE labelId IN (SELECT value FROM json_each(?))", JSON.stringify(labelIds));
  for (const side of ["one", "other"])
    sql.exec(`DELETE FROM apart WHERE ${side} IN (SELECT value FROM json_each(?))`, JSON.stringify(labelIds));
  if (neighbours.length > 0) assignVendors(sql, issuerId, neighbours);
}

const insertVendor = (sql: SqlStorage, issuerId: string): number =>
  sql.exec<{ vendor: number }>("INSERT INTO vendor (vendorId) VALUES (?) RETURNING vendor", newVendorId(issuerId)).one()
    .vendor;
