/** Finds rows by whose they are and what became of them, without reading the files. */
import { Turns } from "@paygauge/api-types/turns/turns";
import { pagesOfRows, rowPage, type RowPage } from "../ingest/row-payees.ts";
import type { Ledger } from "../ingest/kept-ledgers.ts";
import type { RunLedger } from "./run-ledger.ts";

/** Rows in the order of the job's files. */
export interface RowPlaces {
  readonly size: number;
  /** Place of the file among the job's. */
  readonly file: Uint16Array;
  /** Rows of the file before it. */
  readonly row: Uint32Array;
  /** Place in `rowFates`. */
  readonly fate: Uint8Array;
}

/** By the number of a spelling: 1 where its rows are wanted. */
interface RowWanted {
  readonly isOf: Uint8Array;
}

/** The rows of some spellings, whatever became of them. */
export function ofSpellings(spellings: readonly number[]): RowWanted {
  const isOf = new Uint8Array(spellings.reduce((most, each) => Math.max(most, each), 0) + 1);
  for (const spelling of spellings) isOf[spelling] = 1;
  return { isOf };
}

class Found {
  size = 0;
  file = new Uint16Array(256);
  row = new Uint32Array(256);
  fate = new Uint8Array(256);

  add(file: number, row: number, fate: number): void {
    if (this.size === this.row.length) this.grow();
    this.file[this.size] = file;
    this.row[this.size] = row;
    this.fate[this.size] = fate;
    this.size++;
  }

  private grow(): void {
    const [file, row, fate] = [this.file, this.row, this.fate];
    this.file = new Uint16Array(file.length * 2);
    this.row = new Uint32Array(row.length * 2);
    this.fate = new Uint8Array(fate.length * 2);
    this.file.set(file);
    this.row.set(row);
    this.fate.set(fate);
  }
}

/** A loop over bytes: a call for each of millions of rows would take most of the time. */
function findInPage(page: RowPage, file: number, { isOf }: RowWanted, found: Found): void {
  const { bytes, width, count, first } = page;
  for (let at = 0, from = 0; at < count; at++, from += width) {
    const low = (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8) | ((bytes[from + 2] ?? 0) << 16);
    const word = width === 4 ? (low | ((bytes[from + 3] ?? 0) << 24)) >>> 0 : low;
    if (isOf[word >>> 4] === 1) found.add(file, first + at, word & 15);
  }
}

/** The rows that are wanted, in the order of the files: a page of rows a turn. */
export async function findRows({ ledger, files }: RunLedger, isWanted: RowWanted): Promise<RowPlaces> {
  const found = new Found();
  const turns = new Turns("checkedPages");
  for (const [file, { uploadId }] of files.entries())
    for (const first of pagesOfRows(ledger, uploadId)) {
      const page = rowPage(ledger, uploadId, first);
      if (page === null) continue;
      findInPage(page, file, isWanted, found);
      await turns.after(1);
    }
  return found;
}

/** Whether what became of the rows of a file is known: earlier releases did not note it. */
export const isMapped = (ledger: Ledger, uploadId: string): boolean => pagesOfRows(ledger, uploadId).length > 0;
