/**
 * Use cases of a job: their records, and with each the suppliers of its frozen set with the figures of when it was
 * frozen, so that a set outlives the run that it was taken from.
 */
import * as v from "valibot";
import { useCase, type UseCase } from "@paygauge/api-types/entities/use-cases";
import { measuredTerms, statedTerms } from "@paygauge/analysis/value/assumptions";
import { parseStored, readRows, readStored } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

/** The stored part of a use case: all but what depends on other runs. */
const useCaseRecord = v.object({
  ...v.omit(useCase, ["isOutOfDate", "totals", "cardable"]).entries,
  // Records of the first release have no pitches.
  pitches: v.optional(useCase.entries.pitches, {}),
  /** What defaults are made of again when the method changes. */
  measured: measuredTerms,
  stated: statedTerms,
});
export type UseCaseRecord = Readonly<v.InferOutput<typeof useCaseRecord>>;
/** A record with the sums of its set. */
export type StoredUseCase = Omit<UseCase, "isOutOfDate"> & UseCaseRecord;

/** Created at the object's first access; erased with the job. */
export function createUseCaseTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS use_case (useCaseId TEXT PRIMARY KEY, createdOn TEXT NOT NULL,
    suppliers INTEGER NOT NULL, yearMinor INTEGER NOT NULL, payments INTEGER NOT NULL, recordJson TEXT NOT NULL)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS use_case_member (useCaseId TEXT NOT NULL, ordinal INTEGER NOT NULL,
    supplierKey TEXT NOT NULL, name TEXT NOT NULL, country TEXT NOT NULL, mcc TEXT NOT NULL, mccDescription TEXT NOT NULL,
    yearMinor INTEGER NOT NULL, payments INTEGER NOT NULL, levels TEXT NOT NULL,
    PRIMARY KEY (useCaseId, ordinal)) WITHOUT ROWID`);
  addCardable(sql);
  sql.exec("CREATE UNIQUE INDEX IF NOT EXISTS use_case_member_key ON use_case_member (supplierKey, useCaseId)");
}

const cardableColumns = {
  use_case: ["cardableSuppliers", "cardableMinor", "cardablePayments"],
  use_case_member: ["cardableMinor", "cardablePayments"],
} as const;

const nameRow = v.object({ name: v.string() });

/** Columns of card acceptance; blank for sets of before it was kept, which count as they did until they are refreshed. */
function addCardable(sql: SqlStorage): void {
  for (const [table, names] of Object.entries(cardableColumns)) {
    const known = storedRows(sql, nameRow, `SELECT name FROM pragma_table_info('${table}')`);
    for (const column of names)
      if (!known.some(({ name }) => name === column)) sql.exec(`ALTER TABLE ${table} ADD COLUMN ${column} INTEGER`);
  }
}

const rowSchema = v.object({
  useCaseId: v.string(),
  suppliers: v.number(),
  yearMinor: v.number(),
  payments: v.number(),
  cardableSuppliers: v.nullable(v.number()),
  cardableMinor: v.nullable(v.number()),
  cardablePayments: v.nullable(v.number()),
  recordJson: v.string(),
});
type Row = Readonly<v.InferOutput<typeof rowSchema>>;

function storedOf({ suppliers, yearMinor, payments, recordJson, ...known }: Omit<Row, "useCaseId">): StoredUseCase {
  const cardable = {
    suppliers: known.cardableSuppliers ?? suppliers,
    yearMinor: known.cardableMinor ?? yearMinor,
    payments: known.cardablePayments ?? payments,
  };
  const record = readStored(useCaseRecord, recordJson, "use_case.recordJson");
  return { ...record, totals: { suppliers, yearMinor, payments }, cardable };
}

const columns =
  "useCaseId, suppliers, yearMinor, payments, cardableSuppliers, cardableMinor, cardablePayments, recordJson";

const rowsOf = (sql: SqlStorage): Row[] =>
  storedRows(sql, rowSchema, `SELECT ${columns} FROM use_case ORDER BY createdOn, useCaseId`);

/** Every use case, in the order in which they were made. @throws Error when one is damaged: no report leaves it out */
export const readUseCases = (sql: SqlStorage): StoredUseCase[] => rowsOf(sql).map(storedOf);

/** A row of which only the ID is known to be readable. */
const listedRow = v.looseObject({ useCaseId: v.string() });

/** The same for lists, with the IDs of those that are damaged. */
export function listUseCases(sql: SqlStorage): { readonly readable: StoredUseCase[]; readonly damaged: string[] } {
  const rows = storedRows(sql, listedRow, `SELECT ${columns} FROM use_case ORDER BY createdOn, useCaseId`);
  const { readable, damaged } = readRows(rows, (row) => storedOf(parseStored(rowSchema, row, "a row of use_case")));
  return { readable, damaged: damaged.map(({ useCaseId }) => useCaseId) };
}

export function readUseCase(sql: SqlStorage, useCaseId: string): StoredUseCase | null {
  const [row] = storedRows(sql, rowSchema, `SELECT ${columns} FROM use_case WHERE useCaseId = ?`, useCaseId);
  return row ? storedOf(row) : null;
}

/** Writes a record with the sums of its stored set. */
export function putUseCase(sql: SqlStorage, record: UseCaseRecord): void {
  sql.exec(
    `INSERT OR REPLACE INTO use_case (useCaseId, createdOn, recordJson, suppliers, yearMinor, payments,
         cardableSuppliers, cardableMinor, cardablePayments)
       SELECT ?1, ?2, ?3, count(*), coalesce(sum(yearMinor), 0), coalesce(sum(payments), 0),
         coalesce(sum(cardableMinor > 0), 0), coalesce(sum(cardableMinor), 0),
         coalesce(sum(iif(cardableMinor > 0, coalesce(cardablePayments, payments), 0)), 0)
       FROM use_case_member WHERE useCaseId = ?1`,
    record.useCaseId,
    record.createdOn,
    JSON.stringify(record),
  );
}

/** Writes a record again; its set and sums stay. */
export function changeUseCase(sql: SqlStorage, record: UseCaseRecord): void {
  sql.exec("UPDATE use_case SET recordJson = ? WHERE useCaseId = ?", JSON.stringify(record), record.useCaseId);
}

/** Removes a use case and its set; false where there is none. */
export function deleteUseCase(sql: SqlStorage, useCaseId: string): boolean {
  sql.exec("DELETE FROM use_case_member WHERE useCaseId = ?", useCaseId);
  return sql.exec("DELETE FROM use_case WHERE useCaseId = ?", useCaseId).rowsWritten > 0;
}
