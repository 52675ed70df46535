import { sql as statement, SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import { supplierColumns, type SupplierColumn, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { supplierRow } from "@paygauge/api-types/entities/suppliers";
import * as v from "valibot";
import { pagedQuery, type PagedColumn, type PagedColumns } from "../store/paged-query.ts";
import { countSuppliers, type SupplierRecord } from "./supplier-store.ts";

const dialect = new SQLiteSyncDialect();
const kinds = {
  text: "text",
  enum: "text",
  list: "text",
  money: "number",
  number: "number",
  boolean: "boolean",
} as const;

/** The allow-list of the suppliers grid: only these names reach SQL. */
const columns: PagedColumns = Object.fromEntries(
  (Object.entries(supplierColumns) as [SupplierColumn, keyof typeof kinds][]).map(
    ([name, kind]): [string, PagedColumn] => [name, { sql: blankAsNull(name, kind), kind: kinds[kind] }],
  ),
);

/** An empty text counts as blank, so that "include blanks" and "is empty" mean what people see. */
function blankAsNull(name: SupplierColumn, kind: keyof typeof kinds): SQL {
  const column = statement.raw(`supplier.${name}`);
  return kind === "text" ? statement`nullif(${column}, '')` : statement`${column}`;
}

function all<T extends Record<string, SqlStorageValue>>(storage: SqlStorage, query: SQL): T[] {
  const { sql, params } = dialect.sqlToQuery(query);
  return storage.exec<T>(sql, ...(params as SqlStorageValue[])).toArray();
}

const rowColumns = Object.keys(supplierRow.entries) as (keyof SupplierRow)[];
const picked = statement.raw(rowColumns.map((name) => `supplier.${name}`).join(", "));

/** A stored supplier as the grid's row: SQLite's 0 and 1 become false and true. */
export function rowOf(record: Partial<SupplierRecord>): SupplierRow {
  return v.parse(supplierRow, {
    ...record,
    cardAccepting: record.cardAccepting === 1,
    stpCapable: record.stpCapable === 1,
  });
}

interface Selection {
  readonly where: SQL;
  readonly order: SQL;
}

function selectionOf(run: string, request: PagedRequest): Selection & { limit: number; offset: number } {
  const query = pagedQuery(columns, request, {
    searched: ["name", "city", "mcc", "mccDescription"],
    standardOrder: "-spendMinor",
    tieBreak: statement.raw("supplier.ordinal"),
  });
  const where = query.where ? statement`supplier.run = ${run} and ${query.where}` : statement`supplier.run = ${run}`;
  return { where, order: statement.join(query.orderBy, statement`, `), limit: query.limit, offset: query.offset };
}

/** One page of the grid with exact totals. */
export function supplierPage(storage: SqlStorage, run: string, request: PagedRequest): PagedResult<SupplierRow> {
  const { where, order, limit, offset } = selectionOf(run, request);
  const rows = all<SupplierRecord>(
    storage,
    statement`select ${picked} from supplier where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );
  const [matching] = all<{ n: number }>(storage, statement`select count(*) as n from supplier where ${where}`);
  return toPagedResult(rows.map(rowOf), request, matching?.n ?? 0, countSuppliers(storage, run));
}

/** Every row of the selection, batch by batch, for a download. */
export function* supplierBatches(
  storage: SqlStorage,
  run: string,
  request: Omit<PagedRequest, "pageNumber" | "pageSize">,
  batch = 1000,
): Generator<SupplierRow[]> {
  for (let page = 1; ; page += 1) {
    const { where, order } = selectionOf(run, { ...request, pageNumber: 1, pageSize: 1 });
    const rows = all<SupplierRecord>(
      storage,
      statement`select ${picked} from supplier where ${where} order by ${order} limit ${batch} offset ${(page - 1) * batch}`,
    );
    if (rows.length > 0) yield rows.map(rowOf);
    if (rows.length < batch) return;
  }
}
