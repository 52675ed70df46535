/** Labelled sets for the matching tests and bench: public ones from the samples folder, and a made one for scale. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DirectoryEntry, GroupedSupplier, PayeeIdentity } from "../facts.ts";
import { emptyTotals } from "../grouping/totals.ts";
import { identityOf } from "../measures/identity.fixture.ts";

export interface MatchSet {
  name: string;
  entries: DirectoryEntry[];
  suppliers: GroupedSupplier[];
  /** Entry id that is right for each supplier, null when none is. */
  truth: (string | null)[];
}

export function entryOf(part: Partial<DirectoryEntry> & { entryId: string; name: string }): DirectoryEntry {
  return {
    addressLine1: "",
    city: "",
    postalCode: "",
    country: "",
    phone: "",
    taxId: "",
    companyNumber: "",
    mcc: "",
    acceptsCard: true,
    acceptsVirtualCard: false,
    detailLevel: 1,
    stpCapable: false,
    lockboxes: [],
    lastSeen: "",
    ...part,
  };
}

export function supplierOf(key: string, part: Partial<PayeeIdentity> & { name: string }): GroupedSupplier {
  return { supplierKey: key, identity: identityOf(part), totals: emptyTotals(), variantIds: [] };
}

/** Cells of a CSV text; quotes and quoted line ends are understood. Only for the small, clean files of the labelled sets. */
function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end = ""] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}

export function csvRows(path: string): Record<string, string>[] {
  const raw = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(raw) : raw).toString("utf8").replace(/^\ufeff/, "");
  const [header = [], ...rows] = cells(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

/**
 * Council ledger spellings against the company register: names only, without repeats. `surest` keeps the pairs joined
 * by the register's own names (method 1–5) and leaves out trading names and care homes that were paired by hand.
 */
export function northWest(dir: string, surest = 99): MatchSet {
  const entries = csvRows(join(dir, "ref-registry/uk_companies_from_nwod.csv")).map((row) =>
    entryOf({
      entryId: (row["company_number"] ?? "").trim(),
      name: (row["company_name"] ?? "").trim(),
      country: "GBR",
    }),
  );
  const seen = new Set<string>();
  const set: MatchSet = {
    name: surest < 99 ? "North-West, register names" : "North-West",
    entries,
    suppliers: [],
    truth: [],
  };
  for (const council of ["bolton", "oldham"]) {
    for (const row of csvRows(join(dir, `northwest-open-data/${council}_2019.csv`))) {
      const name = (row["beneficiary_name"] ?? "").trim();
      const number = (row["company_number"] ?? "").trim();
      const key = `${council}|${name}|${number}`;
      if (!name || !number || seen.has(key) || Number(row["match_method"]) > surest) continue;
      seen.add(key);
      set.suppliers.push(supplierOf(key, { name, country: "GBR" }));
      set.truth.push(number);
    }
  }
  return set;
}

/**
 * A set with every second company left out, as a directory knows only some: the payees of the others have no right
 * entry. `kept`: which of the two halves stays.
 */
export function halfOf(set: MatchSet, kept: 0 | 1 = 0): MatchSet {
  const entries = set.entries.filter((_, at) => at % 2 === kept);
  const known = new Set(entries.map(({ entryId }) => entryId));
  const truth = set.truth.map((entryId) => (entryId !== null && known.has(entryId) ? entryId : null));
  return { ...set, name: `${set.name}, ${kept === 0 ? "half" : "other half"} of the register`, entries, truth };
}

/** Hand-made variant → parent company pairs: typing errors, two languages, subsidiaries. Names only. */
export function canada(dir: string): MatchSet {
  const rows = csvRows(join(dir, "match-goc/vendor_normalization_data.csv"));
  const parents = [...new Set(rows.map((row) => row["parent_company"] ?? ""))].filter(Boolean);
  return {
    name: "Government of Canada",
    entries: parents.map((name) => entryOf({ entryId: name, name })),
    suppliers: rows.map((row, at) => supplierOf(String(at), { name: row["company_name"] ?? "" })),
    truth: rows.map((row) => row["parent_company"] ?? null),
  };
}

export interface LabelledPair {
  left: GroupedSupplier;
  right: DirectoryEntry;
  same: boolean;
}

/** Dutch firm names, pairs judged right or wrong. */
export function dutchFirms(dir: string): LabelledPair[] {
  return csvRows(join(dir, "match-other/emm_kvk_namepairs.csv.gz")).map((row, at) => ({
    left: supplierOf(String(at), { name: row["name"] ?? "" }),
    right: entryOf({ entryId: String(at), name: row["gt_name"] ?? "" }),
    same: row["correct"] === "True",
  }));
}

function restaurantSide(text: string): Record<string, string> {
  const parts = text.split(/COL /).filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [key = "", value = ""] = part.split(" VAL ");
      return [
        key.trim(),
        value
          .replace(/[`'"\\]/g, "")
          .replace(/\s+/g, " ")
          .trim(),
      ];
    }),
  );
}

const sideOf = (from: Record<string, string>): { name: string; addressLine1: string; city: string; phone: string } => ({
  name: from["name"] ?? "",
  addressLine1: from["addr"] ?? "",
  city: from["city"] ?? "",
  phone: from["phone"] ?? "",
});

/** Fodors to Zagats: restaurants with name, address, city and phone; the published splits. */
export function restaurants(dir: string, splits: string[]): LabelledPair[] {
  const pairs: LabelledPair[] = [];
  for (const split of splits) {
    const lines = readFileSync(join(dir, `match-fodors-zagats/fz_${split}.txt`), "utf8")
      .split("\n")
      .filter(Boolean);
    for (const line of lines) {
      const [a = "", b = "", label = ""] = line.split("\t");
      const [left, right] = [restaurantSide(a), restaurantSide(b)];
      pairs.push({
        left: supplierOf(JSON.stringify(left), sideOf(left)),
        right: entryOf({ entryId: JSON.stringify(right), ...sideOf(right) }),
        same: label.trim() === "1",
      });
    }
  }
  return pairs;
}

/** Patent applicants with the cluster each belongs to: spellings to group, names only. */
export function applicants(dir: string): { names: string[]; clusters: string[] } {
  const rows = csvRows(join(dir, "match-other/dedupe_patstat_reference.csv"));
  return { names: rows.map((row) => row["person_name"] ?? ""), clusters: rows.map((row) => row["leuven_id"] ?? "") };
}
