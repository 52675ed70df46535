/**
 * The rows that the last check of an upload would add in, in the SQLite of the job's object: hash, line, amount as
 * written and its currency, in pages of columns, so that neither the check nor a comparison holds more than a few pages.
 */
import * as v from "valibot";
import { type Pause, Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { bytesOf, drain, numberOf, textOf, type SqlRow, type SqlRunner } from "./sql-runner.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Rows of a page. */
const pageRows = 65_536;
/** Bytes of a row in all columns: a page is below the 2 MB of a stored value. Pages of an earlier layout are skipped. */
const rowBytes = 29;

export function createCheckedRowsTable(sql: SqlRunner): void {
  drain(
    sql.exec(`CREATE TABLE IF NOT EXISTS check_row_page (uploadId TEXT NOT NULL, page INTEGER NOT NULL, count INTEGER NOT NULL,
      currencies TEXT NOT NULL, columns BLOB NOT NULL, PRIMARY KEY (uploadId, page))`),
  );
}

/** Forgets the rows of an upload. */
export function forgetCheckedRows(sql: SqlRunner, uploadId: string): void {
  drain(sql.exec("DELETE FROM check_row_page WHERE uploadId = ?", uploadId));
}

/** Columns of a page, one behind the other in one buffer. */
interface Columns {
  readonly hash: Float64Array;
  /** As written, in minor units of its currency. */
  readonly written: Float64Array;
  readonly line: Uint32Array;
  /** Hashes of ids of the payee and of the document; 0 where a row has none. */
  readonly supplierId: Int32Array;
  readonly documentNumber: Int32Array;
  /** Positions in the page's list of currencies. */
  readonly currency: Uint8Array;
}

function columnsOf(page: ArrayBufferLike, rows: number): Columns {
  return {
    hash: new Float64Array(page, 0, rows),
    written: new Float64Array(page, rows * 8, rows),
    line: new Uint32Array(page, rows * 16, rows),
    supplierId: new Int32Array(page, rows * 20, rows),
    documentNumber: new Int32Array(page, rows * 24, rows),
    currency: new Uint8Array(page, rows * 28, rows),
  };
}

/** What tells a row from others: hashes of what every row says, of its payee's id and of its document's number. */
interface RowKey {
  readonly hash: number;
  readonly supplierId: number;
  readonly documentNumber: number;
}

/** Takes the rows of a check, in place of those of the check before. */
export class CheckedRows {
  private readonly columns = columnsOf(new ArrayBuffer(pageRows * rowBytes), pageRows);
  private readonly currencies: string[] = [];
  private currency: string | null = null;
  private position = 0;
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
    forgetCheckedRows(this.sql, this.uploadId);
    this.used = 0;
    this.page = 0;
  }

  /** @param written minor units of `currency`; "" where the ledger has no amounts */
  add({ hash, supplierId, documentNumber }: RowKey, line: number, written: number, currency: string): void {
    if (currency !== this.currency) this.turnTo(currency);
    const { used, columns } = this;
    columns.hash[used] = hash;
    columns.supplierId[used] = supplierId;
    columns.documentNumber[used] = documentNumber;
    columns.written[used] = written;
    columns.line[used] = line;
    columns.currency[used] = this.position;
    if (++this.used === pageRows) this.flush();
  }

  /** There are fewer than 200 currencies: a byte distinguishes them. */
  private turnTo(currency: string): void {
    this.currency = currency;
    this.position = this.currencies.indexOf(currency);
    if (this.position >= 0) return;
    this.position = this.currencies.length;
    this.currencies.push(currency);
  }

  /** Stores the remainder; to be called at the end. */
  flush(): void {
    const { used, columns } = this;
    if (used === 0) return;
    const stored = new ArrayBuffer(used * rowBytes);
    const into = columnsOf(stored, used);
    into.hash.set(columns.hash.subarray(0, used));
    into.written.set(columns.written.subarray(0, used));
    into.line.set(columns.line.subarray(0, used));
    into.supplierId.set(columns.supplierId.subarray(0, used));
    into.documentNumber.set(columns.documentNumber.subarray(0, used));
    into.currency.set(columns.currency.subarray(0, used));
    const currencies = JSON.stringify(this.currencies);
    const page = this.page++;
    drain(
      this.sql.exec("INSERT INTO check_row_page VALUES (?, ?, ?, ?, ?)", this.uploadId, page, used, currencies, stored),
    );
    this.used = 0;
  }
}

/** Rows that are kept of an upload. */
export function countCheckedRows(sql: SqlRunner, uploadId: string): number {
  const [row] = sql.exec(
    "SELECT total(count) AS rows FROM check_row_page WHERE uploadId = ? AND length(columns) = count * ?",
    uploadId,
    rowBytes,
  );
  return numberOf(row?.rows);
}

export interface CheckedPage extends Columns {
  readonly count: number;
  readonly currencies: readonly string[];
}

/** The pages of an upload, in the order of its rows, a few at a time: the event loop gets its turns between. */
export async function* checkedPages(sql: SqlRunner, uploadId: string, pause?: Pause): AsyncGenerator<CheckedPage> {
  const turns = new Turns("checkedPages", { pause });
  for (let after = -1; ;) {
    // No cursor stays open during a pause.
    const rows = [
      ...sql.exec(
        `SELECT page, count, currencies, columns FROM check_row_page
         WHERE uploadId = ? AND length(columns) = count * ? AND page > ? ORDER BY page LIMIT ?`,
        uploadId,
        rowBytes,
        after,
        unitsOfTurn.checkedPages,
      ),
    ];
    for (const row of rows) yield pageOf(row);
    if (rows.length < unitsOfTurn.checkedPages) return;
    after = numberOf(rows.at(-1)?.page);
    await turns.next();
  }
}

function pageOf({ count: stored, currencies, columns }: SqlRow): CheckedPage {
  const count = numberOf(stored);
  const known = readStored(v.array(v.string()), textOf(currencies), "check_row_page.currencies");
  const bytes = bytesOf(columns);
  // Columns lie from the beginning of a buffer.
  const { buffer } = bytes.byteOffset === 0 ? bytes : bytes.slice();
  return { count, currencies: known, ...columnsOf(buffer, count) };
}
