/** Suppliers that agreed to a method in a campaign of the issuer, and how the suppliers of another ledger meet them. */
import * as v from "valibot";
import { agreedInCampaign, type AgreedInCampaign } from "@paygauge/api-types/entities/agreed-in-campaign";
import { soundRows, storedRows } from "@paygauge/worker/stored-rows";
import { rootsOf } from "./merge-store.ts";
import { keysOf, type VendorKeys, type VendorLabel } from "./vendor-keys.ts";

export type SupplierLabel = Pick<VendorLabel, "name" | "country" | "taxId" | "companyNumber">;
type Keys = Omit<VendorKeys, "entry">;

const keysFor = (label: SupplierLabel): Keys => {
  const { tax, company, name } = keysOf({ ...label, city: "", mcc: "", entryId: "" });
  return { tax, company, name };
};

export function createAcceptanceTable(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS acceptance (jobId TEXT NOT NULL, campaignId TEXT NOT NULL, supplierKey TEXT NOT NULL,
    campaign TEXT NOT NULL, method TEXT NOT NULL, at TEXT NOT NULL, taxKey TEXT NOT NULL, companyKey TEXT NOT NULL,
    nameKey TEXT NOT NULL, PRIMARY KEY (jobId, campaignId, supplierKey)) WITHOUT ROWID`);
}

interface Report {
  readonly jobId: string;
  readonly campaignId: string;
  readonly campaign: string;
  readonly outcomes: readonly {
    readonly supplierKey: string;
    readonly status: string;
    readonly method: string;
    readonly on: string;
    readonly label: SupplierLabel;
  }[];
}

/** Replaces the acceptances of a campaign: a supplier that was reopened is no longer among them. */
export function putAcceptances(sql: SqlStorage, { jobId, campaignId, campaign, outcomes }: Report): void {
  sql.exec("DELETE FROM acceptance WHERE jobId = ? AND campaignId = ?", jobId, campaignId);
  const agreed = outcomes.filter(({ status, method }) => status === "Succeeded" && method !== "");
  const rows = agreed.map(({ supplierKey, method, on, label }) => {
    const { tax, company, name } = keysFor(label);
    return [supplierKey, method, on, tax, company, name];
  });
  for (let from = 0; from < rows.length; from += 2000)
    sql.exec(
      `INSERT INTO acceptance SELECT ?, ?, value->>0, ?, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)`,
      jobId,
      campaignId,
      campaign,
      JSON.stringify(rows.slice(from, from + 2000)),
    );
}

const stored = v.object({
  ...agreedInCampaign.entries,
  tax: v.string(),
  company: v.string(),
  name: v.string(),
});
type Stored = v.InferOutput<typeof stored>;

const kinds = ["tax", "company", "name"] as const;

/** The vendor of each label by its surest key, merges followed; 0 where none or several are known. */
function vendorsOf(sql: SqlStorage, labels: readonly Keys[]): number[] {
  const roots = rootsOf(sql);
  const found = labels.map(() => 0);
  for (const kind of kinds) {
    const byLabel = new Map<number, Set<number>>();
    const rows = storedRows(
      sql,
      v.object({ at: v.number(), vendor: v.number() }),
      `SELECT DISTINCT j.key AS at, l.vendor AS vendor FROM json_each(?) AS j JOIN label AS l
       ON l.${kind}Key = j.value AND l.${kind}Key <> '' WHERE l.vendor IS NOT NULL`,
      JSON.stringify(labels.map((keys) => keys[kind])),
    );
    for (const { at, vendor } of rows) {
      const known = byLabel.get(at) ?? new Set();
      byLabel.set(at, known.add(roots.get(vendor) ?? vendor));
    }
    for (const [at, vendors] of byLabel) {
      const [only] = vendors;
      if (found[at] === 0 && vendors.size === 1 && only !== undefined) found[at] = only;
    }
  }
  return found;
}

/** Numbers decide where both have one; otherwise the name within its country. */
function isSame(one: Keys, other: Keys): boolean {
  for (const kind of ["tax", "company"] as const)
    if (one[kind] !== "" && other[kind] !== "") return one[kind] === other[kind];
  return one.name !== "" && one.name === other.name;
}

/** The newest agreement of each supplier, or null. A merge or a split of vendors by a user counts. */
export function agreedWith(sql: SqlStorage, labels: readonly SupplierLabel[]): (AgreedInCampaign | null)[] {
  const acceptances = soundRows(
    sql,
    stored,
    `SELECT method, at AS "on", campaign, taxKey AS tax, companyKey AS company, nameKey AS name FROM acceptance
     ORDER BY at DESC, campaignId, supplierKey`,
  );
  if (acceptances.length === 0) return labels.map(() => null);
  const asked = labels.map(keysFor);
  const theirVendors = vendorsOf(sql, acceptances);
  const candidates = new Map<string, Set<number>>();
  const keysWith = (keys: Keys, vendor: number): string[] => [
    ...kinds.filter((kind) => keys[kind] !== "").map((kind) => `${kind} ${keys[kind]}`),
    ...(vendor === 0 ? [] : [`vendor ${vendor}`]),
  ];
  for (const [at, keys] of acceptances.entries())
    for (const key of keysWith(keys, theirVendors[at] ?? 0)) {
      const known = candidates.get(key) ?? new Set();
      candidates.set(key, known.add(at));
    }
  const vendors = vendorsOf(sql, asked);
  return asked.map((keys, at) => {
    const vendor = vendors[at] ?? 0;
    const places = keysWith(keys, vendor).flatMap((key) => [...(candidates.get(key) ?? [])]);
    const [first] = [...new Set(places)]
      .toSorted((a, b) => a - b)
      .filter((place) => {
        const theirs = theirVendors[place] ?? 0;
        const other: Stored | undefined = acceptances[place];
        if (other === undefined) return false;
        return vendor !== 0 && theirs !== 0 ? vendor === theirs : isSame(keys, other);
      });
    const agreed = first === undefined ? undefined : acceptances[first];
    return agreed === undefined ? null : { method: agreed.method, on: agreed.on, campaign: agreed.campaign };
  });
}
