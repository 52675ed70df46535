import type { ExportKeys } from "@paygauge/api-types/entities/exports";
import { breakdownProperties, isBreakdownProperty } from "@paygauge/api-types/entities/breakdowns";
import { toPagedResult, type PagedRequest, type PagedResult } from "@paygauge/api-types/entities/paging";
import {
  isPredictionProperty,
  supplierRow,
  type SupplierRow,
  type SupplierTotals,
} from "@paygauge/api-types/entities/suppliers";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { readRows, parseStored } from "@paygauge/worker/stored-json";
import type { SupplierRecord } from "../supplier-store.ts";
import { SupplierColumns, type NumberColumn } from "./columns.ts";
import { matchingRows, PlacesRoom } from "./filter.ts";
import { inOrder } from "./order.ts";
import { PredictedColumns, type PredictedColumn } from "./predicted-columns.ts";

export type SupplierPage = PagedResult<SupplierRow> & {
  totals: SupplierTotals;
  breakdowns: string[];
  predictionModel: number | null;
};
type Selection = Omit<PagedRequest, "pageNumber" | "pageSize">;

const rowColumns = Object.keys(supplierRow.entries).filter(
  (name) => !isBreakdownProperty(name) && !isPredictionProperty(name),
);
/** Selections whose order is kept, so that the next page of the same grid costs nothing. */
const selectionsKept = 8;
/** Rows whose order is found at least: the first page, and what one turns to next. */
const minOrdered = 500;

/** What the totals are made of. */
const summed = [
  "spendMinor",
  "transactions",
  "orders",
  "invoices",
  "payments",
  "ordersMinor",
  "invoicesMinor",
  "paymentsMinor",
] as const satisfies readonly NumberColumn[];

/** The averages, which are read with their documents. */
const averaged = ["apovMinor", "aivMinor", "apvMinor"] as const satisfies readonly NumberColumn[];

/** A stored supplier as the grid's row: SQLite's 0 and 1 become false and true. @throws Error where it is damaged */
export function rowOf(record: Partial<SupplierRecord>): SupplierRow {
  const { cardAccepting, stpCapable, setByHand } = record;
  const flags = { cardAccepting: cardAccepting === 1, stpCapable: stpCapable === 1, setByHand: setByHand === 1 };
  return parseStored(supplierRow, { ...record, ...flags }, "a row of supplier");
}

interface Selected {
  readonly length: number;
  /** Places of the first rows in their order, or of all. */
  readonly ordered: Uint32Array;
  readonly totals: SupplierTotals;
}

/** The suppliers grid of one run: filters, sorts and counts over typed columns, reads the rows of a page from SQL. */
export class SupplierGrid {
  readonly run: string;
  readonly #sql: SqlStorage;
  readonly #columns: SupplierColumns;
  readonly #room: PlacesRoom;
  readonly #selections = new Map<string, Selected>();

  constructor(sql: SqlStorage, run: string) {
    this.run = run;
    this.#sql = sql;
    this.#columns = new SupplierColumns(sql, run);
    this.#room = new PlacesRoom(this.#columns.size);
  }

  /** Suppliers of the run. */
  get size(): number {
    return this.#columns.size;
  }

  /** What the run's breakdowns are called, in their order. */
  get breakdowns(): string[] {
    return this.#columns.breakdowns.map(({ label }) => label);
  }

  /** One page with exact totals. @throws Refusal 422 for a request that cannot be answered. */
  page(request: PagedRequest, predicted: PredictedColumn | null = null): SupplierPage {
    const from = (request.pageNumber - 1) * request.pageSize;
    const { ordered, length, totals } = this.#select(request, from + request.pageSize, predicted);
    const { rows, damaged } = this.#read(ordered.subarray(from, from + request.pageSize));
    const page = toPagedResult(rows, request, length, this.#columns.size, damaged);
    return { ...page, totals, breakdowns: this.breakdowns, predictionModel: null };
  }

  /** Reads the columns that a selection needs, in parts of `walkedRows`; a selection without this reads them at once. */
  *prepared({ filters, orderBy, secondaryOrderBy }: Selection): InParts<void> {
    const filtered = (filters?.filterItems ?? []).map(({ propertyName }) => propertyName);
    const ordered = [orderBy ?? "", secondaryOrderBy ?? ""].map((key) => key.replace(/^[-+]/, ""));
    for (const name of new Set<string>([...summed, ...averaged, ...filtered, ...ordered]))
      yield* this.#columns.load(name);
  }

  /** How many rows a selection has. @throws Refusal 422 for one that cannot be answered. */
  count(selection: Selection, predicted: PredictedColumn | null = null): number {
    return this.#select(selection, 0, predicted).length;
  }

  /** What `read` makes of a selection's places, which are in the room until it is done. @throws Refusal 422 as above */
  measured<T>(
    selection: Pick<Selection, "filters" | "search">,
    read: (columns: SupplierColumns, at: Uint32Array) => T,
  ): T {
    return read(this.#columns, matchingRows(this.#columns, selection, this.#room));
  }

  /**
   * Every row of a selection, batch by batch, for a download; with `keys` only those of it, or all but those. A batch
   * that is left empty comes too: it tells how far the reading is. @param damaged takes the keys of rows that can't be read
   */
  *batches(
    selection: Selection,
    keys: ExportKeys | null = null,
    damaged: string[] = [],
    predicted: PredictedColumn | null = null,
    batch: number = unitsOfTurn.fileRows,
  ): Generator<SupplierRow[]> {
    const { ordered } = this.#select(selection, Infinity, predicted);
    const named = new Set(keys?.keys);
    for (let from = 0; from < ordered.length; from += batch) {
      const places = ordered.subarray(from, from + batch);
      const read = this.#read(places);
      // A file takes its time: half a run must not pass for a whole one.
      if (read.rows.length + read.damaged.length < places.length) throw new RunLetGo();
      const isChosen = (supplierKey: string) => keys === null || named.has(supplierKey) === (keys.kind === "only");
      damaged.push(...read.damaged.filter(isChosen));
      yield read.rows.filter((row) => isChosen(row.supplierKey));
    }
  }

  /** A selection of which at least the first `end` rows are in order. */
  #select(request: Selection, end: number, predicted: PredictedColumn | null): Selected {
    const { filters, search, orderBy, secondaryOrderBy } = request;
    const key = JSON.stringify([filters, search, orderBy, secondaryOrderBy, predicted?.number]);
    const known = this.#selections.get(key);
    if (known && known.ordered.length >= Math.min(end, known.length)) return known;
    const columns = predicted === null ? this.#columns : new PredictedColumns(this.#columns, predicted);
    const matching = matchingRows(columns, request, this.#room);
    const selected = {
      length: matching.length,
      // Who leafs through many pages soon has all of them in order.
      ordered: inOrder(columns, matching, request, Math.max(minOrdered, 4 * end)),
      totals: known?.totals ?? this.#totals(matching),
    };
    const oldest = this.#selections.size >= selectionsKept ? this.#selections.keys().next().value : undefined;
    if (oldest !== undefined) this.#selections.delete(oldest);
    this.#selections.set(key, selected);
    return selected;
  }

  /** Sums of whole numbers, exact below 2^53; an average is the documents' value over their number, of all rows. */
  #totals(places: Uint32Array): SupplierTotals {
    const columns = summed.map((name) => this.#columns.numbers(name));
    const [spendMinor = 0, transactions = 0, orders = 0, invoices = 0, payments = 0, ...values] = sumsOf(
      columns,
      places,
    );
    // Documents of unknown value are in no average: a summary may count them without it.
    const average = (total = 0, known: NumberColumn, value: NumberColumn, count: NumberColumn): number | null => {
      const [averages, moneys, counts] = [known, value, count].map((name) => this.#columns.numbers(name));
      const of = countKnown(averages ?? none, moneys ?? none, counts ?? none, places);
      return of > 0 ? total / of : null;
    };
    return {
      spendMinor,
      transactions,
      orders,
      invoices,
      payments,
      apovMinor: average(values[0], "apovMinor", "ordersMinor", "orders"),
      aivMinor: average(values[1], "aivMinor", "invoicesMinor", "invoices"),
      apvMinor: average(values[2], "apvMinor", "paymentsMinor", "payments"),
    };
  }

  /** Rows by their places, which are their ordinals, in the given order, and the keys of those that can't be read. */
  #read(places: Uint32Array): { readonly rows: SupplierRow[]; readonly damaged: string[] } {
    const found = new Map<number, SupplierRow>();
    const rows = this.#sql.exec<SupplierRecord>(
      `SELECT ordinal, ${rowColumns.join(", ")} FROM supplier WHERE run = ? AND ordinal IN (SELECT value FROM json_each(?))`,
      this.run,
      JSON.stringify([...places]),
    );
    const mains = this.#columns.breakdowns.map(({ place }) => {
      const name = breakdownProperties[place] ?? "breakdown1";
      return { name, column: this.#columns.texts(name) };
    });
    const { readable, damaged } = readRows(rows.toArray(), (record) => ({
      at: Number(record.ordinal),
      row: rowOf(record),
    }));
    for (const { at, row } of readable) {
      for (const { name, column } of mains) row[name] = column.words[column.codes[at] ?? 0] ?? "";
      found.set(at, row);
    }
    return {
      rows: [...places].flatMap((place) => found.get(place) ?? []),
      damaged: damaged.map(({ supplierKey }) => (typeof supplierKey === "string" ? supplierKey : "?")),
    };
  }
}

/** The run was released while it was read. */
export class RunLetGo extends Error {}

const none = new Float64Array(0);

/** Documents of the suppliers at some places, but for those that have neither an average nor a value. */
function countKnown(averages: Float64Array, moneys: Float64Array, counts: Float64Array, places: Uint32Array): number {
  let sum = 0;
  for (const at of places) if (!Number.isNaN(averages[at] ?? Number.NaN) || moneys[at] !== 0) sum += counts[at] ?? 0;
  return sum;
}

/** The sum of each column over some places. Four columns go together: more than the adding, it is the reading that takes time. */
function sumsOf(columns: readonly Float64Array[], places: Uint32Array): number[] {
  const sums: number[] = [];
  for (let from = 0; from < columns.length; from += 4) {
    const [a = none, b = none, c = none, d = none] = columns.slice(from, from + 4);
    let [ofA, ofB, ofC, ofD] = [0, 0, 0, 0];
    for (let index = 0; index < places.length; index++) {
      const at = places[index] ?? 0;
      ofA += a[at] ?? 0;
      ofB += b[at] ?? 0;
      ofC += c[at] ?? 0;
      ofD += d[at] ?? 0;
    }
    sums.push(ofA, ofB, ofC, ofD);
  }
  return sums;
}
