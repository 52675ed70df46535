/** Finds rows by whose they are and what became of them, without reading the files. */
import { spendSources, type SpendSource } from "@paygauge/api-types/entities/supplier-measures";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { Turns } from "@paygauge/api-types/turns/turns";
import { fateCode, pagesOfRows, rowFates, rowPage, type RowPage } from "../ingest/row-payees.ts";
import type { Ledger } from "../ingest/kept-ledgers.ts";
import { standingOf } from "./row-standing.ts";
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
  /** From 1, the place in `spendSources` of what its supplier's spend is counted by; one more where no supplier claims it. */
  readonly source: Uint8Array;
}

/** Which rows are wanted. */
export interface RowsWanted {
  /** By the number of a spelling: from 1 the place in `spendSources` of what its supplier's spend is counted by; 0: unwanted. */
  readonly isOf: Uint8Array;
  /** By these numbers and what became of a row: 1 where it is wanted. */
  readonly takes: Uint8Array;
}

const fatesOfSource = 16;
/** The number of rows that no supplier claims: those that could not be read name none. */
const unclaimed = spendSources.length + 1;

/** What the spend of a row's supplier is counted by. */
export const sourceAt = ({ source }: RowPlaces, at: number): SpendSource =>
  spendSources[(source[at] ?? 0) - 1] ?? "Payment";

/** Whether no supplier claims a row. */
export const isUnclaimed = ({ source }: RowPlaces, at: number): boolean => source[at] === unclaimed;

/** Suppliers' spellings with what their spend is counted by. */
export type Spellings = Iterable<{ readonly variantIds: readonly number[]; readonly source: SpendSource }>;

function numbersOf(suppliers: Spellings, own: number): Uint8Array {
  const all = [...suppliers];
  let most = 0;
  for (const { variantIds } of all) for (const each of variantIds) most = Math.max(most, each);
  const isOf = new Uint8Array(most + 1);
  isOf[0] = own;
  for (const { variantIds, source } of all)
    for (const each of variantIds) isOf[each] = spendSources.indexOf(source) + 1;
  return isOf;
}

/** The rows of some suppliers, whatever became of them. */
export function rowsOfSuppliers(suppliers: Spellings): RowsWanted {
  const takes = new Uint8Array((unclaimed + 1) * fatesOfSource).fill(1, fatesOfSource);
  return { isOf: numbersOf(suppliers, 0), takes };
}

/** Rows of some suppliers that count nowhere, with those that no supplier claims. */
export function uncountedRowsOf(suppliers: Spellings, kind: LedgerKind, withUnclaimed: boolean): RowsWanted {
  const takes = new Uint8Array((unclaimed + 1) * fatesOfSource);
  for (let number = 1; number <= unclaimed; number++)
    for (let fate = 0; fate < rowFates.length; fate++) {
      const isRow = fate !== fateCode("blank");
      const { standing } = standingOf(fate, kind, spendSources[number - 1] ?? "Payment");
      takes[number * fatesOfSource + fate] = isRow && standing === "Nowhere" ? 1 : 0;
    }
  return { isOf: numbersOf(suppliers, withUnclaimed ? unclaimed : 0), takes };
}

class Found {
  size = 0;
  file = new Uint16Array(256);
  row = new Uint32Array(256);
  fate = new Uint8Array(256);
  source = new Uint8Array(256);

  add(file: number, row: number, fate: number, source: number): void {
    if (this.size === this.row.length) this.grow();
    this.file[this.size] = file;
    this.row[this.size] = row;
    this.fate[this.size] = fate;
    this.source[this.size] = source;
    this.size++;
  }

  private grow(): void {
    const { file, row, fate, source } = this;
    this.file = new Uint16Array(file.length * 2);
    this.row = new Uint32Array(row.length * 2);
    this.fate = new Uint8Array(fate.length * 2);
    this.file.set(file);
    this.row.set(row);
    this.fate.set(fate);
    this.source = new Uint8Array(source.length * 2);
    this.source.set(source);
  }
}

/** A loop over bytes: a call for each of millions of rows would take most of the time. */
function findInPage(page: RowPage, file: number, { isOf, takes }: RowsWanted, found: Found): void {
  const { bytes, width, count, first } = page;
  for (let at = 0, from = 0; at < count; at++, from += width) {
    const low = (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8) | ((bytes[from + 2] ?? 0) << 16);
    const word = width === 4 ? (low | ((bytes[from + 3] ?? 0) << 24)) >>> 0 : low;
    const source = isOf[word >>> 4] ?? 0;
    if (source !== 0 && takes[source * fatesOfSource + (word & 15)] === 1)
      found.add(file, first + at, word & 15, source);
  }
}

/** The rows that are wanted, in the order of the files: a page of rows a turn. */
export async function findRows({ ledger, files }: RunLedger, wanted: RowsWanted): Promise<RowPlaces> {
  const found = new Found();
  const turns = new Turns("checkedPages");
  for (const [file, { uploadId }] of files.entries())
    for (const first of pagesOfRows(ledger, uploadId)) {
      const page = rowPage(ledger, uploadId, first);
      if (page === null) continue;
      findInPage(page, file, wanted, found);
      await turns.after(1);
    }
  return found;
}

/** Whether what became of the rows of a file is known: earlier releases did not note it. */
export const isMapped = (ledger: Ledger, uploadId: string): boolean => pagesOfRows(ledger, uploadId).length > 0;
