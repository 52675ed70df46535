import * as v from "valibot";
import type { ExportKeys } from "@paygauge/api-types/entities/exports";
import { toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import { supplierRow, type SupplierRow, type SupplierTotals } from "@paygauge/api-types/entities/suppliers";
import type { SupplierRecord } from "../supplier-store.ts";
import { SupplierColumns, type NumberColumn } from "./columns.ts";
import { matchingRows } from "./filter.ts";
import { OrderedRows } from "./order.ts";

export type SupplierPage = PagedResult<SupplierRow> & { totals: SupplierTotals };
type Selection = Omit<PagedRequest, "pageNumber" | "pageSize">;

const rowColumns = Object.keys(supplierRow.entries);
/** Selections whose order is kept, so that the next page of the same grid costs nothing. */
const selectionsKept = 8;

/** A stored supplier as the grid's row: SQLite's 0 and 1 become false and true. */
export function rowOf(record: Partial<SupplierRecord>): SupplierRow {
  return v.parse(supplierRow, {
    ...record,
    cardAccepting: record.cardAccepting === 1,
    stpCapable: record.stpCapable === 1,
  });
}

interface Selected {
  readonly rows: OrderedRows;
  readonly totals: SupplierTotals;
}

/** The suppliers grid of one run: filters, sorts and counts over typed columns, reads the rows of a page from SQL. */
export class SupplierGrid {
  readonly run: string;
  readonly #sql: SqlStorage;
  readonly #columns: SupplierColumns;
  readonly #selections = new Map<string, Selected>();

  constructor(sql: SqlStorage, run: string) {
    this.run = run;
    this.#sql = sql;
    this.#columns = new SupplierColumns(sql, run);
  }

  /** One page with exact totals. @throws Refusal 422 for a request that cannot be answered. */
  page(request: PagedRequest): SupplierPage {
    const { rows, totals } = this.#select(request);
    const from = (request.pageNumber - 1) * request.pageSize;
    const page = toPagedResult(
      this.#read(rows.between(from, from + request.pageSize)),
      request,
      rows.length,
      this.#columns.size,
    );
    return { ...page, totals };
  }

  /** How many rows a selection has. @throws Refusal 422 for one that cannot be answered. */
  count(selection: Selection): number {
    return this.#select(selection).rows.length;
  }

  /**
   * Every row of a selection, batch by batch, for a download; with `keys` only those of it, or all but those. A batch
   * that is left empty comes too: it tells how far the reading is.
   */
  *batches(selection: Selection, keys: ExportKeys | null = null, batch = 1000): Generator<SupplierRow[]> {
    const { rows } = this.#select(selection);
    const named = new Set(keys?.keys);
    const chosen = (row: SupplierRow): boolean => named.has(row.supplierKey) === (keys?.kind === "only");
    for (let from = 0; from < rows.length; from += batch) {
      const read = this.#read(rows.between(from, from + batch));
      yield keys === null ? read : read.filter(chosen);
    }
  }

  #select(request: Selection): Selected {
    const key = JSON.stringify([request.filters, request.search, request.orderBy, request.secondaryOrderBy]);
    const known = this.#selections.get(key);
    if (known) return known;
    const matching = matchingRows(this.#columns, request);
    const selected = { rows: new OrderedRows(this.#columns, matching, request), totals: this.#totals(matching) };
    const oldest = this.#selections.size >= selectionsKept ? this.#selections.keys().next().value : undefined;
    if (oldest !== undefined) this.#selections.delete(oldest);
    this.#selections.set(key, selected);
    return selected;
  }

  /** Sums of whole numbers, exact below 2^53; an average is the documents' value over their number, of all rows. */
  #totals(rows: Uint32Array): SupplierTotals {
    const sum = (name: NumberColumn): number => {
      const values = this.#columns.numbers(name);
      let total = 0;
      for (const at of rows) total += values[at] ?? 0;
      return total;
    };
    const [orders, invoices, payments] = [sum("orders"), sum("invoices"), sum("payments")];
    const average = (name: NumberColumn, count: number): number | null => (count > 0 ? sum(name) / count : null);
    return {
      spendMinor: sum("spendMinor"),
      transactions: sum("transactions"),
      orders,
      invoices,
      payments,
      apovMinor: average("ordersMinor", orders),
      aivMinor: average("invoicesMinor", invoices),
      apvMinor: average("paymentsMinor", payments),
    };
  }

  /** Rows by their places, which are their ordinals, in the given order. */
  #read(places: Uint32Array): SupplierRow[] {
    const found = new Map<number, SupplierRow>();
    const rows = this.#sql.exec<SupplierRecord>(
      `SELECT ordinal, ${rowColumns.join(", ")} FROM supplier WHERE run = ? AND ordinal IN (SELECT value FROM json_each(?))`,
      this.run,
      JSON.stringify([...places]),
    );
    for (const record of rows) found.set(Number(record.ordinal), rowOf(record));
    return [...places].flatMap((place) => found.get(place) ?? []);
  }
}
