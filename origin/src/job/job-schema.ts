import * as v from "valibot";
import type { BreakdownProperty } from "@paygauge/api-types/entities/breakdowns";
import type { SupplierColumn } from "@paygauge/api-types/entities/suppliers";
import { industryColumnOf } from "@paygauge/api-types/entities/insights";
import { industryColumns } from "./dimensions/industry-columns.ts";
import { storedRows } from "@paygauge/worker/stored-rows";

/**
 * SQL types of a supplier's row: the columns of the grid and of the insights, narrow, so that filters read little. What
 * the supplier page opens lies next to it, as each step wrote it: base (Group), match (Match), score (Score).
 */
export const supplierSql = {
  run: "TEXT NOT NULL",
  ordinal: "INTEGER NOT NULL",
  supplierKey: "TEXT NOT NULL",
  name: "TEXT NOT NULL",
  country: "TEXT NOT NULL",
  city: "TEXT NOT NULL",
  mcc: "TEXT NOT NULL",
  mccDescription: "TEXT NOT NULL DEFAULT ''",
  mccGroup: "TEXT NOT NULL DEFAULT ''",
  mccType: "TEXT NOT NULL DEFAULT ''",
  /** Industry of other classifications as "code title", "" where none is stated. */
  sicDivision: "TEXT NOT NULL DEFAULT ''",
  sicMajorGroup: "TEXT NOT NULL DEFAULT ''",
  sicIndustryGroup: "TEXT NOT NULL DEFAULT ''",
  sicIndustryCode: "TEXT NOT NULL DEFAULT ''",
  unspscCategory: "TEXT NOT NULL DEFAULT ''",
  naicsIndustry: "TEXT NOT NULL DEFAULT ''",
  payeeClass: "TEXT NOT NULL",
  variants: "INTEGER NOT NULL",
  spendMinor: "INTEGER NOT NULL DEFAULT 0",
  transactions: "INTEGER NOT NULL DEFAULT 0",
  orders: "INTEGER NOT NULL DEFAULT 0",
  ordersMinor: "INTEGER NOT NULL DEFAULT 0",
  invoices: "INTEGER NOT NULL DEFAULT 0",
  invoicesMinor: "INTEGER NOT NULL DEFAULT 0",
  payments: "INTEGER NOT NULL DEFAULT 0",
  paymentsMinor: "INTEGER NOT NULL DEFAULT 0",
  addressableMinor: "INTEGER NOT NULL DEFAULT 0",
  cardableMinor: "INTEGER NOT NULL DEFAULT 0",
  /** Documents that make up the cardable spend; null: all of them. */
  cardableTransactions: "INTEGER",
  /** Cardable spend and its documents at half and twice the limit of acceptance; null: as they are, or not known. */
  cardableLowMinor: "INTEGER",
  cardableLowTransactions: "INTEGER",
  cardableHighMinor: "INTEGER",
  cardableHighTransactions: "INTEGER",
  /** Null where the job's factor makes a year of the supplier's figures; 0 where they are one-off. */
  yearFactor: "REAL",
  apovMinor: "INTEGER",
  aivMinor: "INTEGER",
  apvMinor: "INTEGER",
  frequency: "TEXT NOT NULL DEFAULT 'None'",
  termsBucket: "TEXT NOT NULL DEFAULT 'Unknown'",
  daysToPay: "REAL",
  /** Methods seen, as "|Card|Cheque|", so that one is found by its bars. */
  paymentMethods: "TEXT NOT NULL DEFAULT ''",
  paymentMethodCount: "INTEGER NOT NULL DEFAULT 0",
  matchedState: "TEXT NOT NULL DEFAULT 'UNMATCHED'",
  matchBand: "TEXT NOT NULL DEFAULT 'Unmatched'",
  matchReason: "TEXT NOT NULL DEFAULT ''",
  matchedName: "TEXT NOT NULL DEFAULT ''",
  confidence: "REAL NOT NULL DEFAULT 0",
  cardAccepting: "INTEGER NOT NULL DEFAULT 0",
  vcAccepting: "TEXT NOT NULL DEFAULT 'UNMATCHED'",
  detailLevel: "INTEGER NOT NULL DEFAULT 0",
  stpCapable: "INTEGER NOT NULL DEFAULT 0",
  cardCapability: "TEXT NOT NULL DEFAULT 'NoMcAcceptance'",
  stpScore: "TEXT NOT NULL DEFAULT 'None'",
  vcardScore: "TEXT NOT NULL DEFAULT 'None'",
  pcardScore: "TEXT NOT NULL DEFAULT 'None'",
  tandEcardScore: "TEXT NOT NULL DEFAULT 'None'",
  scfScore: "TEXT NOT NULL DEFAULT 'None'",
  instantPayScore: "TEXT NOT NULL DEFAULT 'None'",
  boostScore: "TEXT NOT NULL DEFAULT 'None'",
  optimaScore: "TEXT NOT NULL DEFAULT 'None'",
  recommendedMethod: "TEXT",
  setByHand: "INTEGER NOT NULL DEFAULT 0",
  machineBands: "TEXT NOT NULL DEFAULT ''",
} as const satisfies Record<string, string> & Record<Exclude<SupplierColumn, BreakdownProperty>, string>;
export type SupplierSqlColumn = keyof typeof supplierSql;
const limitColumns = [
  "cardableLowMinor",
  "cardableLowTransactions",
  "cardableHighMinor",
  "cardableHighTransactions",
] as const satisfies readonly SupplierSqlColumn[];

/** Rows of suppliers, and next to each what every step wrote. */
export function createSupplierTables(sql: SqlStorage): void {
  const columns = Object.entries(supplierSql).map(([name, type]) => `${name} ${type}`);
  sql.exec(`CREATE TABLE IF NOT EXISTS supplier (${columns.join(", ")}, PRIMARY KEY (run, ordinal))`);
  sql.exec("CREATE UNIQUE INDEX IF NOT EXISTS supplier_key ON supplier (run, supplierKey)");
  sql.exec("CREATE INDEX IF NOT EXISTS supplier_spend ON supplier (run, spendMinor DESC, ordinal)");
  sql.exec("CREATE INDEX IF NOT EXISTS supplier_name ON supplier (run, name COLLATE NOCASE)");
  sql.exec(`CREATE TABLE IF NOT EXISTS supplier_base (run TEXT NOT NULL, ordinal INTEGER NOT NULL, supplierKey TEXT NOT NULL,
    spendMinor INTEGER NOT NULL, identityJson TEXT NOT NULL, totalsJson TEXT NOT NULL, variantIdsJson TEXT NOT NULL, PRIMARY KEY (run, ordinal))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS supplier_match (run TEXT NOT NULL, ordinal INTEGER NOT NULL, evidenceJson TEXT NOT NULL,
    matchedJson TEXT, runnerUpJson TEXT, PRIMARY KEY (run, ordinal))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS supplier_score (run TEXT NOT NULL, ordinal INTEGER NOT NULL, measuresJson TEXT NOT NULL,
    scoresJson TEXT NOT NULL, PRIMARY KEY (run, ordinal))`);
}

/** Brings the suppliers' rows of an older object up to date, before its missing tables are made. */
export function upgradeSupplier(sql: SqlStorage, version: number): void {
  if (version < 2) addIndustryColumns(sql);
  // Version 6: bands that users set by hand; runs of before have none.
  if (version < 6) addColumns(sql, ["setByHand", "machineBands"]);
  // Version 7: why a match is in its band; runs of before do not say it.
  if (version < 7) addColumns(sql, ["matchReason", "matchedName"]);
  // Version 9: factors of suppliers with documents outside the period; runs of before scaled those as well.
  if (version < 9) addColumns(sql, ["yearFactor"]);
  // Version 11: documents of the cardable spend; runs of before have all of a supplier's.
  if (version < 11) addColumns(sql, ["cardableTransactions"]);
  // Version 12: what other limits of acceptance would prove; runs of before don't know it.
  if (version < 12) addColumns(sql, limitColumns);
}

const nameRow = v.object({ name: v.string() });

/** Adds the columns that the suppliers' rows do not have yet. */
function addColumns(sql: SqlStorage, names: readonly SupplierSqlColumn[]): void {
  const known = new Set(
    storedRows(sql, nameRow, "SELECT name FROM pragma_table_info('supplier')").map(({ name }) => name),
  );
  for (const name of names.filter((each) => !known.has(each)))
    sql.exec(`ALTER TABLE supplier ADD COLUMN ${name} ${supplierSql[name]}`);
}

const codesRow = v.object({
  run: v.string(),
  ordinal: v.number(),
  sic: v.string(),
  unspsc: v.string(),
  naics: v.string(),
});

/** Version 2: the industry columns, filled from what Group kept; the cubes are built when they are first asked for. */
function addIndustryColumns(sql: SqlStorage): void {
  const names = Object.values(industryColumnOf);
  for (const name of names) sql.exec(`ALTER TABLE supplier ADD COLUMN ${name} ${supplierSql[name]}`);
  const stated = storedRows(
    sql,
    codesRow,
    `SELECT run, ordinal, ifnull(identityJson->>'sic', '') AS sic, ifnull(identityJson->>'unspsc', '') AS unspsc,
       ifnull(identityJson->>'naics', '') AS naics FROM supplier_base WHERE sic <> '' OR unspsc <> '' OR naics <> ''`,
  );
  const rows = stated.map(({ run, ordinal, ...codes }) => {
    const columns = industryColumns(codes);
    return [run, ordinal, ...names.map((name) => columns[name])];
  });
  const values = names.map((name, index) => `${name} = value->>${index + 2}`).join(", ");
  for (let from = 0; from < rows.length; from += 1000) {
    sql.exec(
      `UPDATE supplier SET ${values} FROM json_each(?) WHERE run = value->>0 AND ordinal = value->>1`,
      JSON.stringify(rows.slice(from, from + 1000)),
    );
  }
}

const valueRow = v.object({ value: v.string() });

export function readMeta(sql: SqlStorage, key: string): string | null {
  return storedRows(sql, valueRow, "SELECT value FROM meta WHERE key = ?", key)[0]?.value ?? null;
}

export function writeMeta(sql: SqlStorage, key: string, value: string): void {
  sql.exec("INSERT OR REPLACE INTO meta VALUES (?, ?)", key, value);
}
