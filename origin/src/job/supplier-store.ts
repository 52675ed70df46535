import * as v from "valibot";
import { matchEvidenceSchema, type MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { payeeIdentitySchema } from "@paygauge/analysis/reading/payee-identity";
import {
  directoryEntrySchema,
  payeeTotalsSchema,
  type DirectoryEntry,
  type GroupedSupplier,
  type PayeeIdentity,
  type PayeeTotals,
} from "./facts.ts";
import { rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { breakdownTables } from "./breakdowns/breakdown-store.ts";
import type { SupplierSqlColumn } from "./job-schema.ts";
import { jsonOf, parseStored, readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

/** A supplier's narrow row in the job's table. */
export type SupplierRecord = Record<SupplierSqlColumn, SqlStorageValue>;

type Table = "supplier" | "supplier_base" | "supplier_match" | "supplier_score";

/** Every table with rows of a run, the one by which its rows are known last, and what `meta` has of one. */
const runTables = [
  "supplier",
  "supplier_match",
  "supplier_score",
  "cube",
  "cube_page",
  "alike",
  "alike_run",
  "payee_class",
  ...breakdownTables,
  "supplier_base",
] as const;
const runMeta = ["annualisation", "littleInside", "decisions", "references", "payees"] as const;

/**
 * Writes rows, replacing those that are there: one prepared statement and a value a parameter. Measured here, rows
 * within one JSON parameter cost more than twice as much, the more the wider they are.
 */
export function putRows(
  sql: SqlStorage,
  table: Table,
  columns: readonly string[],
  rows: readonly (readonly SqlStorageValue[])[],
): void {
  const text = `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
  for (const row of rows) sql.exec(text, ...row);
}

/** Writes rows of an unfinished run, which no reader sees, some at a time. */
export async function putRowsInTurns(
  sql: SqlStorage,
  part: InTransaction,
  table: Table,
  columns: readonly string[],
  rows: readonly (readonly SqlStorageValue[])[],
): Promise<void> {
  const turns = new Turns("writtenSuppliers");
  for (const { from, to } of rangesOf("writtenSuppliers", rows.length)) {
    part(() => putRows(sql, table, columns, rows.slice(from, to)));
    await turns.next();
  }
}

/** What Group found: one row a supplier, in order from an ordinal on. */
export function putBases(
  sql: SqlStorage,
  run: string,
  from: number,
  suppliers: readonly GroupedSupplier[],
  spendOf: (totals: PayeeTotals) => number,
): void {
  const columns = ["run", "ordinal", "supplierKey", "spendMinor", "identityJson", "totalsJson", "variantIdsJson"];
  const rows = suppliers.map(({ supplierKey, identity, totals, variantIds }, index) => [
    run,
    from + index,
    supplierKey,
    spendOf(totals),
    JSON.stringify(identity),
    JSON.stringify(totals),
    JSON.stringify(variantIds),
  ]);
  putRows(sql, "supplier_base", columns, rows);
}

/** Makes an effect a transaction of its own. */
export type InTransaction = <T>(effect: () => T) => T;

/** Deletes the rows of runs that no reader sees, some at a time; `runsWithRows` finds those of a run that were not deleted yet. */
export async function deleteRuns(sql: SqlStorage, runs: readonly string[], part: InTransaction): Promise<void> {
  const turns = new Turns("deletedRows");
  const some = unitsOfTurn.deletedRows;
  for (const run of runs) {
    for (const table of runTables) {
      const text = `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE run = ? LIMIT ${some})`;
      const deleteSome = () => part(() => sql.exec(text, run).rowsWritten);
      while (deleteSome() > 0) await turns.next();
    }
    part(() => {
      for (const name of runMeta) sql.exec("DELETE FROM meta WHERE key = ?", `${name}:${run}`);
    });
  }
}

const nextRow = v.object({ next: v.nullable(v.string()) });

/** Runs that have suppliers here, finished or not. */
export function runsWithRows(sql: SqlStorage): string[] {
  const runs: string[] = [];
  // From one run to the next by the index: not every row of every run.
  for (let last = ""; ;) {
    const { next } = storedRow(sql, nextRow, "SELECT min(run) AS next FROM supplier_base WHERE run > ?", last);
    if (next === null) return runs;
    runs.push(next);
    last = next;
  }
}

const countRow = v.object({ n: v.number() });

/** How many suppliers a run has: their ordinals have no gaps, and counting would walk through all of them. */
export function countSuppliers(sql: SqlStorage, run: string): number {
  const text = "SELECT coalesce(max(ordinal), -1) + 1 AS n FROM supplier_base WHERE run = ?";
  return storedRow(sql, countRow, text, run).n;
}

const keyRow = v.object({ supplierKey: v.string(), ordinal: v.number() });

/** Keys of a run's suppliers with their ordinals. */
export const keysOfRun = (sql: SqlStorage, run: string): v.InferOutput<typeof keyRow>[] =>
  storedRows(sql, keyRow, "SELECT supplierKey, ordinal FROM supplier WHERE run = ?", run);

export interface StoredSupplier {
  readonly ordinal: number;
  readonly supplierKey: string;
  readonly identity: PayeeIdentity;
  readonly totals: PayeeTotals;
  readonly variantIds: number[];
  readonly evidence: MatchEvidence | null;
  readonly matched: DirectoryEntry | null;
  readonly runnerUp: DirectoryEntry | null;
}

type JoinedRow = {
  ordinal: number;
  supplierKey: string;
  identityJson: string;
  totalsJson: string;
  variantIdsJson: string;
  evidenceJson: string | null;
  matchedJson: string | null;
  runnerUpJson: string | null;
};
const joined = `SELECT b.ordinal, b.supplierKey, b.identityJson, b.totalsJson, b.variantIdsJson, m.evidenceJson, m.matchedJson, m.runnerUpJson
  FROM supplier_base b LEFT JOIN supplier_match m ON m.run = b.run AND m.ordinal = b.ordinal`;

const idsSchema = v.array(v.number());
const evidenceSchema = v.nullable(matchEvidenceSchema);
const entrySchema = v.nullable(directoryEntrySchema);

type Parse = <T>(schema: v.GenericSchema<unknown, T>, text: string, place: string) => T;
/** Fields that a record can't lack, by schema. */
const requiredOf = new WeakMap<object, readonly string[]>();

function requiredFields(schema: object): readonly string[] {
  const known = requiredOf.get(schema);
  if (known !== undefined) return known;
  const entries = "entries" in schema ? (schema.entries as Readonly<Record<string, { type: string }>>) : {};
  const fields = Object.keys(entries).filter((key) => !/optional|nullish/.test(entries[key]?.type ?? ""));
  requiredOf.set(schema, fields);
  return fields;
}

/** Steps walk every supplier of a run: 15 to 25 µs of parsing for each would be 3 to 7 % of an import. Missing fields are found; values aren't checked. */
const asWritten: Parse = <T>(schema: v.GenericSchema<unknown, T>, text: string, place: string): T => {
  const value = jsonOf(text, place);
  const isNull = value === null && schema.type === "nullable";
  const of = "wrapped" in schema ? (schema.wrapped as object) : schema;
  const isWhole = isNull || (value instanceof Object && requiredFields(of).every((key) => Object.hasOwn(value, key)));
  return isWhole ? (value as T) : parseStored(schema, value, place);
};

function storedOf(row: JoinedRow, parse: Parse): StoredSupplier {
  return {
    ordinal: row.ordinal,
    supplierKey: row.supplierKey,
    identity: parse(payeeIdentitySchema, row.identityJson, "supplier_base.identityJson"),
    totals: parse(payeeTotalsSchema, row.totalsJson, "supplier_base.totalsJson"),
    variantIds: parse(idsSchema, row.variantIdsJson, "supplier_base.variantIdsJson"),
    evidence: parse(evidenceSchema, row.evidenceJson ?? "null", "supplier_match.evidenceJson"),
    matched: parse(entrySchema, row.matchedJson ?? "null", "supplier_match.matchedJson"),
    runnerUp: parse(entrySchema, row.runnerUpJson ?? "null", "supplier_match.runnerUpJson"),
  };
}

/** Suppliers of a run from an ordinal on, in order. */
export function readSuppliers(sql: SqlStorage, run: string, from: number, most: number): StoredSupplier[] {
  return sql
    .exec<JoinedRow>(`${joined} WHERE b.run = ? AND b.ordinal >= ? ORDER BY b.ordinal LIMIT ?`, run, from, most)
    .toArray()
    .map((row) => storedOf(row, asWritten));
}

/** The same, some at a time: others have their turns in between. */
export async function suppliersInTurns(
  sql: SqlStorage,
  run: string,
  from: number,
  most: number,
): Promise<StoredSupplier[]> {
  const turns = new Turns("readSuppliers");
  const suppliers: StoredSupplier[] = [];
  for (let next = from; suppliers.length < most;) {
    const some = readSuppliers(sql, run, next, Math.min(unitsOfTurn.readSuppliers, most - suppliers.length));
    suppliers.push(...some);
    next = (some.at(-1)?.ordinal ?? next) + 1;
    if (some.length === 0) break;
    await turns.after(some.length);
  }
  return suppliers;
}

export function readSupplier(sql: SqlStorage, run: string, ordinal: number): StoredSupplier | null {
  const row = sql.exec<JoinedRow>(`${joined} WHERE b.run = ? AND b.ordinal = ?`, run, ordinal).toArray()[0];
  return row ? storedOf(row, readStored) : null;
}

/** The narrow row of a key. */
export function supplierByKey(sql: SqlStorage, run: string, supplierKey: string): SupplierRecord | null {
  return (
    sql
      .exec<SupplierRecord>("SELECT * FROM supplier WHERE run = ? AND supplierKey = ?", run, supplierKey)
      .toArray()[0] ?? null
  );
}
