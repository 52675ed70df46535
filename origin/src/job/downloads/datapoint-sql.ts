/** SQL expressions of datapoints in the job's SQLite. Expressions come from this table, never from a request. */
import { datapointOf, type DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";

/** Tables that expressions read in addition to the first: base, match and contact rows. */
type Joined = "base" | "match" | "contact";

interface DatapointSql {
  /** Compared and summed as SQLite stores it. */
  readonly sql: string;
  readonly needs?: Joined;
}

/** Places in a matched directory entry, where they are called otherwise. */
const entryPaths: Partial<Record<DatapointKey, string>> = {
  entryId: "entryId",
  entryName: "name",
  entryAddress: "addressLine1",
  entryCity: "city",
  entryPostalCode: "postalCode",
  entryCountry: "country",
  lastSeen: "lastSeen",
  cardPayments: "paidByCard.count",
  cardEvidence: "paidByCard",
};

const documentDates: Partial<Record<DatapointKey, string>> = { firstPaidOn: "firstDate", lastPaidOn: "lastDate" };

const ofCampaign: Partial<Record<DatapointKey, string>> = {
  campaignName: "g.recordJson ->> '$.name'",
  agreedMethod: "c.agreedMethod",
  agreedOn: "c.agreedOn",
  succeededOn: "substr(c.statusOn, 1, 10)",
  yearMinor: "c.yearMinor",
};

const ofContact: Partial<Record<DatapointKey, string>> = {
  contactName: "k.name",
  contactRole: "k.role",
  contactPhone: "k.phone",
  contactMail: "k.mail",
};

/** What a campaign keeps of its suppliers, so that it outlives the run that they came from. */
const keptByCampaign: ReadonlySet<DatapointKey> = new Set<DatapointKey>(["name", "country", "mcc", "mccDescription"]);

function ofSupplier(key: DatapointKey, kind: DownloadKind): string {
  if (kind !== "onboarding") return `s.${key}`;
  if (key === "supplierKey") return "c.supplierKey";
  return keptByCampaign.has(key) ? `ifnull(s.${key}, c.${key})` : `s.${key}`;
}

/** The expression of a datapoint in a download of this kind. */
export function sqlOf(key: DatapointKey, kind: DownloadKind): DatapointSql {
  const { source } = datapointOf(key);
  switch (source) {
    case "supplier":
      return { sql: ofSupplier(key, kind) };
    case "identity":
      return { sql: `b.identityJson ->> '$.${key}'`, needs: "base" };
    case "documents":
      return { sql: `date((b.totalsJson ->> '$.${documentDates[key]}') * 86400, 'unixepoch')`, needs: "base" };
    case "entry":
      // The nearest entry of an unmatched supplier isn't its own.
      return {
        sql: `CASE WHEN s.matchBand <> 'Unmatched' THEN m.matchedJson ->> '$.${entryPaths[key]}' END`,
        needs: "match",
      };
    case "campaign":
      return { sql: ofCampaign[key] ?? "NULL" };
    case "contact":
      return { sql: ofContact[key] ?? "NULL", needs: "contact" };
  }
}

const joins: Readonly<Record<Joined, string>> = {
  base: "LEFT JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal",
  match: "LEFT JOIN supplier_match m ON m.run = s.run AND m.ordinal = s.ordinal",
  contact: "LEFT JOIN campaign_contact k ON k.campaignId = c.campaignId AND k.supplierKey = c.supplierKey",
};

/** Which campaigns a reader sees: drafts are none, nor are those of runs that they may not read. */
const inSight = `c.status = 'Succeeded' AND g.recordJson ->> '$.isDraft' = 0 AND (? IS NULL OR g.recordJson ->> '$.run' IS NULL
  OR g.recordJson ->> '$.run' IN (SELECT value FROM json_each(?)))`;

/** FROM and WHERE of a download's rows with the tables that these datapoints read; `sourceValues` are its parameters. */
export function sourceOf(kind: DownloadKind, keys: readonly DatapointKey[]): string {
  const needed = new Set(keys.flatMap((key) => sqlOf(key, kind).needs ?? []));
  const joined = [...needed].map((name) => joins[name]).join(" ");
  return kind === "onboarding"
    ? `FROM campaign_member c JOIN campaign g ON g.campaignId = c.campaignId
       LEFT JOIN supplier s ON s.run = ? AND s.supplierKey = c.supplierKey ${joined} WHERE ${inSight}`
    : `FROM supplier s ${joined} WHERE s.run = ?`;
}

export interface SourceAsked {
  readonly kind: DownloadKind;
  readonly run: string;
  /** Runs whose campaigns may be seen; null: of every run. */
  readonly campaignsOf: readonly string[] | null;
}

/** Parameters of a source, in their order. */
export function sourceValues({ kind, run, campaignsOf }: SourceAsked): SqlStorageValue[] {
  const runs = campaignsOf && JSON.stringify(campaignsOf);
  return kind === "onboarding" ? [run, runs, runs] : [run];
}

/** What rows are ordered by and read on from: each has its own value. */
export const placeOf = (kind: DownloadKind): string =>
  kind === "onboarding" ? "c.campaignId || ' ' || c.supplierKey" : "s.ordinal";
