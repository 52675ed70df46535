/**
 * Whose each row of a file is and what became of it, in the SQLite of the job's object: 3 bytes a row (4 in a job of more
 * than a million spellings), and for every 64 rows their place in the stored file. No cell of the file is copied.
 */
import { moneyClasses } from "@paygauge/api-types/entities/import-money";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import { addRow, rowsOf, type Ledger } from "./kept-ledgers.ts";
import { rowsOfBlock, type SliceRows } from "./slice-rows.ts";
import { bytesOf, numberOf, type SqlRow } from "./sql-runner.ts";

/** What can become of a row: one that is taken in is a document of its type. */
export const rowFates = ["blank", ...documentTypes, ...moneyClasses.filter((each) => each !== "accepted")] as const;
type RowFate = (typeof rowFates)[number];
export const fateCode = (fate: RowFate): number => rowFates.indexOf(fate);
/** The codes of rows that were taken in: 1 to this. */
const lastAccepted = documentTypes.length;
export const isAccepted = (code: number): boolean => code >= 1 && code <= lastAccepted;

/** Rows of a page: a page is below the 2 MB of a stored value. */
const pageRows = 65_536;
/** Bytes of a block's place: where it begins (8) and on which line (4). */
const placeBytes = 12;
/** Fates are the lowest bits of a row's number, the spelling the rest. */
const fateBits = 4;
const mostInThree = 2 ** (24 - fateBits) - 1;

/** A page as it is stored. */
export interface PackedRows {
  /** Rows of the file before it. */
  readonly first: number;
  readonly count: number;
  readonly width: number;
  readonly places: ArrayBuffer;
  readonly payees: ArrayBuffer;
}

/**
 * Packs the rows of a slice, in parts of `mergedSpellings`.
 * @param before rows of the file before the slice
 * @param end the byte behind its last row
 * @param spellingOf the spelling's number of a place in the table of payees, from 1; 0 for none
 */
export function* packedRows(
  rows: SliceRows,
  before: number,
  end: number,
  spellingOf: (payee: number) => number,
): InParts<PackedRows[]> {
  const pages: PackedRows[] = [];
  for (let first = 0; first < rows.count; first += pageRows) {
    pages.push(packedPage(rows, before, { first, last: Math.min(rows.count, first + pageRows), end, spellingOf }));
    yield unitsOfTurn.mergedSpellings;
  }
  return pages;
}

interface Part {
  readonly first: number;
  readonly last: number;
  readonly end: number;
  readonly spellingOf: (payee: number) => number;
}

function packedPage(rows: SliceRows, before: number, { first, last, end, spellingOf }: Part): PackedRows {
  const count = last - first;
  const spellings = new Uint32Array(count);
  let most = 0;
  for (let at = 0; at < count; at++) {
    const payee = rows.payeeAt(first + at);
    const spelling = payee < 0 ? 0 : spellingOf(payee);
    spellings[at] = spelling;
    if (spelling > most) most = spelling;
  }
  const width = most > mostInThree ? 4 : 3;
  const payees = new Uint8Array(count * width);
  for (let at = 0, to = 0; at < count; at++) {
    // Spellings fit in 28 bits: a job's object holds no more of them.
    const word = ((spellings[at] ?? 0) * 2 ** fateBits + rows.fateAt(first + at)) >>> 0;
    for (let byte = 0; byte < width; byte++) payees[to++] = (word >>> (8 * byte)) & 255;
  }
  const blocks = Math.ceil(count / rowsOfBlock);
  const places = new DataView(new ArrayBuffer((blocks + 1) * placeBytes));
  for (let block = 0; block <= blocks; block++) {
    const row = first + block * rowsOfBlock;
    const { offset, line } = row < rows.count ? rows.blockAt(row) : { offset: end, line: 0 };
    places.setFloat64(block * placeBytes, offset, true);
    places.setUint32(block * placeBytes + 8, line, true);
  }
  return { first: before + first, count, width, places: places.buffer, payees: payees.buffer };
}

/** Stores pages of a file: part of the transaction that says that they were read. */
export function saveRowPayees(ledger: Ledger, uploadId: string, pages: readonly PackedRows[]): void {
  for (const { first, count, width, places, payees } of pages)
    addRow(ledger, "row_payee", { upload_id: uploadId, first, count, width, places, payees });
}

/** A page that was read. */
export class RowPage {
  readonly first: number;
  readonly count: number;
  /** Bytes of a row: its fate in the lowest four bits, its spelling above them. */
  readonly width: number;
  readonly bytes: Uint8Array;
  private readonly places: DataView;

  constructor(row: SqlRow) {
    this.first = numberOf(row.first);
    this.count = numberOf(row.count);
    this.width = numberOf(row.width);
    this.bytes = bytesOf(row.payees);
    const places = bytesOf(row.places);
    this.places = new DataView(places.buffer, places.byteOffset, places.byteLength);
  }

  /** Where a block of the page begins: its byte and its line; one behind the last is where the page ends. */
  block(block: number): { readonly offset: number; readonly line: number } {
    return {
      offset: this.places.getFloat64(block * placeBytes, true),
      line: this.places.getUint32(block * placeBytes + 8, true),
    };
  }
}

/** The first rows of the pages of a file, in order; none where an earlier release read it. */
export function pagesOfRows(ledger: Ledger, uploadId: string): number[] {
  const rows = rowsOf(ledger, "row_payee", "first", "upload_id = ? ORDER BY first", uploadId);
  return [...rows].map(({ first }) => numberOf(first));
}

/** A page by its first row. */
export function rowPage(ledger: Ledger, uploadId: string, first: number): RowPage | null {
  const columns = "first, count, width, places, payees";
  const [row] = rowsOf(ledger, "row_payee", columns, "upload_id = ? AND first = ?", uploadId, first);
  return row === undefined ? null : new RowPage(row);
}
