import type { DirectoryEntry, GroupedSupplier, PayeeIdentity, PayeeTotals } from "./facts.ts";
import type { MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { readMeta, supplierSql, type SupplierSqlColumn } from "./job-schema.ts";

/** A supplier as it lies in the job's table. */
export type SupplierRecord = Record<SupplierSqlColumn, SqlStorageValue>;

const insertColumns = ["run", "ordinal", "supplierKey", "name", "country", "city", "mcc", "payeeClass", "variants", "spendMinor", "identityJson", "totalsJson", "variantIdsJson"] as const;

/** The run that screens read; null before the first finished import. */
export function currentRun(sql: SqlStorage): string | null {
  return readMeta(sql, "currentRun");
}

/** Writes many rows with one parameter: 2,000 rows a call is the fast way into SQLite here. */
export function insertSuppliers(sql: SqlStorage, run: string, first: number, suppliers: readonly GroupedSupplier[], spendOf: (totals: PayeeTotals) => number): void {
  const rows = suppliers.map(({ supplierKey, identity, totals, variantIds }, index) => [
    run, first + index, supplierKey, identity.name, identity.country, identity.city, identity.mcc, identity.payeeClass, variantIds.length,
    spendOf(totals), JSON.stringify(identity), JSON.stringify(totals), JSON.stringify(variantIds),
  ]);
  const values = insertColumns.map((_, index) => `value->>${index}`).join(", ");
  sql.exec(`INSERT OR REPLACE INTO supplier (${insertColumns.join(", ")}) SELECT ${values} FROM json_each(?)`, JSON.stringify(rows));
}

export function deleteRun(sql: SqlStorage, run: string): void {
  sql.exec("DELETE FROM supplier WHERE run = ?", run);
}

/** Removes every run but one. */
export function keepOnlyRun(sql: SqlStorage, run: string): void {
  sql.exec("DELETE FROM supplier WHERE run <> ?", run);
}

export function countSuppliers(sql: SqlStorage, run: string): number {
  return sql.exec<{ n: number }>("SELECT count(*) AS n FROM supplier WHERE run = ?", run).one().n;
}

export interface StoredSupplier {
  readonly ordinal: number;
  readonly supplierKey: string;
  readonly identity: PayeeIdentity;
  readonly totals: PayeeTotals;
  readonly evidence: MatchEvidence | null;
  readonly matched: DirectoryEntry | null;
}

type PageRow = { ordinal: number; supplierKey: string; identityJson: string; totalsJson: string; evidenceJson: string | null; matchedJson: string | null };

/** Suppliers of a run from an ordinal on, in order. */
export function readSuppliers(sql: SqlStorage, run: string, from: number, most: number): StoredSupplier[] {
  return sql
    .exec<PageRow>("SELECT ordinal, supplierKey, identityJson, totalsJson, evidenceJson, matchedJson FROM supplier WHERE run = ? AND ordinal >= ? ORDER BY ordinal LIMIT ?", run, from, most)
    .toArray()
    .map((row) => ({
      ordinal: row.ordinal,
      supplierKey: row.supplierKey,
      identity: JSON.parse(row.identityJson),
      totals: JSON.parse(row.totalsJson),
      evidence: row.evidenceJson === null ? null : JSON.parse(row.evidenceJson),
      matched: row.matchedJson === null ? null : JSON.parse(row.matchedJson),
    }));
}

/** Sets columns of many suppliers at once; every row names its ordinal first, then the columns' values. */
export function updateSuppliers(sql: SqlStorage, run: string, columns: readonly SupplierSqlColumn[], rows: readonly (readonly unknown[])[]): void {
  const sets = columns.map((column, index) => `${column} = given.c${index}`).join(", ");
  const picks = columns.map((_, index) => `value->>${index + 1} AS c${index}`).join(", ");
  sql.exec(
    `UPDATE supplier SET ${sets} FROM (SELECT value->>0 AS ordinal, ${picks} FROM json_each(?)) AS given WHERE supplier.run = ? AND supplier.ordinal = given.ordinal`,
    JSON.stringify(rows), run,
  );
}

export function supplierByKey(sql: SqlStorage, run: string, supplierKey: string): SupplierRecord | null {
  return sql.exec<SupplierRecord>("SELECT * FROM supplier WHERE run = ? AND supplierKey = ?", run, supplierKey).toArray()[0] ?? null;
}

/** Columns that exist, as a check for names that reach SQL as text. */
export function isSupplierColumn(name: string): name is SupplierSqlColumn {
  return Object.hasOwn(supplierSql, name);
}
