/**
 * Where each row of a checked file lies and what the check found in it, in the SQLite of the job's object: pages of
 * columns, so that any page of any state is found without reading the file again.
 */
import {
  rowFilters,
  rowStates,
  type RowCode,
  type RowFilter,
  type RowState,
} from "@paygauge/api-types/entities/checked-rows";
import * as v from "valibot";
import { readStored } from "@paygauge/worker/stored-json";
import { bytesOf, drain, numberOf, textOf, type SqlRow, type SqlRunner } from "./sql-runner.ts";

/** Rows of a page. */
const pageRows = 65_536;
/** Bytes of a row in all columns: a page is below the 2 MB of a stored value. */
const rowBytes = 22;

export function createRowMapTable(sql: SqlRunner): void {
  drain(
    sql.exec(`CREATE TABLE IF NOT EXISTS check_map_page (uploadId TEXT NOT NULL, page INTEGER NOT NULL,
      all_rows INTEGER NOT NULL, ready INTEGER NOT NULL, warning INTEGER NOT NULL, error INTEGER NOT NULL,
      leftOut INTEGER NOT NULL, codes TEXT NOT NULL, columns BLOB NOT NULL, PRIMARY KEY (uploadId, page))`),
  );
}

/** Forgets the rows of an upload. */
export function forgetRowMap(sql: SqlRunner, uploadId: string): void {
  drain(sql.exec("DELETE FROM check_map_page WHERE uploadId = ?", uploadId));
}

/** A row: its bytes in the file (a plain text in the dialect's encoding), where users see it, and its finding. */
export interface MappedRow {
  readonly at: number;
  readonly length: number;
  readonly line: number;
  /** The row that a spreadsheet shows, from 1. */
  readonly row: number;
  readonly state: RowState;
  readonly code: RowCode | null;
}

interface Columns {
  readonly at: Float64Array;
  readonly length: Uint32Array;
  readonly line: Uint32Array;
  readonly row: Uint32Array;
  readonly state: Uint8Array;
  /** Position in the page's list of codes. */
  readonly code: Uint8Array;
}

function columnsOf(page: ArrayBufferLike, rows: number): Columns {
  return {
    at: new Float64Array(page, 0, rows),
    length: new Uint32Array(page, rows * 8, rows),
    line: new Uint32Array(page, rows * 12, rows),
    row: new Uint32Array(page, rows * 16, rows),
    state: new Uint8Array(page, rows * 20, rows),
    code: new Uint8Array(page, rows * 21, rows),
  };
}

/** Takes the rows of a check, in place of those of the check before. */
export class RowMap {
  private readonly columns = columnsOf(new ArrayBuffer(pageRows * rowBytes), pageRows);
  private codes: (RowCode | null)[] = [null];
  private counts = rowStates.map(() => 0);
  private used = 0;
  private page = 0;
  private readonly sql: SqlRunner;
  private readonly uploadId: string;

  constructor(sql: SqlRunner, uploadId: string) {
    this.sql = sql;
    this.uploadId = uploadId;
  }

  /** Begins a reading: what an earlier one, or an earlier check, left is forgotten. */
  begin(): void {
    forgetRowMap(this.sql, this.uploadId);
    this.clear();
    this.page = 0;
  }

  add(row: MappedRow): void {
    const { columns, used } = this;
    const state = rowStates.indexOf(row.state);
    let code = this.codes.indexOf(row.code);
    if (code < 0) code = this.codes.push(row.code) - 1;
    columns.at[used] = row.at;
    columns.length[used] = row.length;
    columns.line[used] = row.line;
    columns.row[used] = row.row;
    columns.state[used] = state;
    columns.code[used] = code;
    this.counts[state] = (this.counts[state] ?? 0) + 1;
    if (++this.used === pageRows) this.flush();
  }

  /** Stores the remainder; to be called at the end. */
  flush(): void {
    const { used, columns } = this;
    if (used === 0) return;
    const stored = new ArrayBuffer(used * rowBytes);
    const into = columnsOf(stored, used);
    into.at.set(columns.at.subarray(0, used));
    into.length.set(columns.length.subarray(0, used));
    into.line.set(columns.line.subarray(0, used));
    into.row.set(columns.row.subarray(0, used));
    into.state.set(columns.state.subarray(0, used));
    into.code.set(columns.code.subarray(0, used));
    drain(
      this.sql.exec(
        "INSERT INTO check_map_page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        this.uploadId,
        this.page++,
        used,
        ...this.counts,
        JSON.stringify(this.codes),
        stored,
      ),
    );
    this.clear();
  }

  private clear(): void {
    this.used = 0;
    this.codes = [null];
    this.counts = rowStates.map(() => 0);
  }
}

type RowCounts = Record<RowFilter, number>;
const columnOfFilter: Record<RowFilter, string> = {
  all: "all_rows",
  ready: "ready",
  warning: "warning",
  error: "error",
  leftOut: "leftOut",
};

const sums = rowFilters.map((filter) => `total(${columnOfFilter[filter]}) AS ${columnOfFilter[filter]}`).join(", ");

/** How many rows are in each state; null where no check of this release is kept. */
export function rowCounts(sql: SqlRunner, uploadId: string): RowCounts | null {
  const [row] = sql.exec(`SELECT count(*) AS pages, ${sums} FROM check_map_page WHERE uploadId = ?`, uploadId);
  if (row === undefined || numberOf(row["pages"]) === 0) return null;
  const of = (filter: RowFilter) => numberOf(row[columnOfFilter[filter]]);
  return { all: of("all"), ready: of("ready"), warning: of("warning"), error: of("error"), leftOut: of("leftOut") };
}

export interface RowsAsked {
  readonly show: RowFilter;
  /** Rows of the filter to pass over, and to answer at most. */
  readonly skip: number;
  readonly take: number;
}

const codesSchema = v.array(v.nullable(v.string()));

/** Some rows, in the order of the file. */
export function mappedRows(sql: SqlRunner, uploadId: string, { show, skip, take }: RowsAsked): MappedRow[] {
  const rows: MappedRow[] = [];
  let left = skip;
  const filled = columnOfFilter[show];
  const pages = [
    ...sql.exec(
      `SELECT page, ${filled} AS matching FROM check_map_page WHERE uploadId = ? AND ${filled} > 0 ORDER BY page`,
      uploadId,
    ),
  ];
  for (const { page, matching } of pages) {
    const found = numberOf(matching);
    if (rows.length === take) break;
    if (left >= found) left -= found;
    else {
      rows.push(...rowsOfPage(readPage(sql, uploadId, numberOf(page)), show, left, take - rows.length));
      left = 0;
    }
  }
  return rows;
}

function readPage(sql: SqlRunner, uploadId: string, page: number): SqlRow | undefined {
  const [row] = sql.exec(
    "SELECT all_rows, codes, columns FROM check_map_page WHERE uploadId = ? AND page = ?",
    uploadId,
    page,
  );
  return row;
}

function rowsOfPage(page: SqlRow | undefined, show: RowFilter, skip: number, take: number): MappedRow[] {
  if (page === undefined) return [];
  const count = numberOf(page["all_rows"]);
  const codes = readStored(codesSchema, textOf(page["codes"]), "check_map_page.codes");
  const bytes = bytesOf(page["columns"]);
  // Columns lie from the beginning of a buffer.
  const columns = columnsOf((bytes.byteOffset === 0 ? bytes : bytes.slice()).buffer, count);
  const wanted = show === "all" ? -1 : rowStates.indexOf(show);
  const rows: MappedRow[] = [];
  let passed = 0;
  for (let at = 0; at < count && rows.length < take; at++) {
    if (wanted >= 0 && columns.state[at] !== wanted) continue;
    if (passed++ < skip) continue;
    rows.push({
      at: columns.at[at] ?? 0,
      length: columns.length[at] ?? 0,
      line: columns.line[at] ?? 0,
      row: columns.row[at] ?? 0,
      state: rowStates[columns.state[at] ?? 0] ?? "ready",
      // A code of this product, or of an older release of it.
      code: (codes[columns.code[at] ?? 0] ?? null) as RowCode | null,
    });
  }
  return rows;
}

/** How many rows of a checked file are in each state, and some of them; null where no check of this release is kept. */
export function rowsOfCheck(sql: SqlRunner, uploadId: string, asked: RowsAsked) {
  const counts = rowCounts(sql, uploadId);
  return counts && { counts, rows: mappedRows(sql, uploadId, asked) };
}
