/** Finds rows that repeat another exactly, by a 53-bit hash of their bytes. */
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { RecordReader } from "@paygauge/analysis/reading/records";
import { totalOfLine } from "./document-totals.ts";
import { HashSet } from "./hash-set.ts";

/** Rows that are compared to count repeated ones; beyond it the count is of the first ones only. */
const mostCompared = 2_000_000;
/** Different rows that are remembered to leave repeated ones out, in the dry run and in the ingest alike (16 MB). */
export const mostRemembered = 1_000_000;

export class Repeats {
  repeated = 0;
  private compared = 0;
  private readonly rows: HashSet;
  private readonly leavesOut: boolean;
  /** Hashes of the rows that were new since the last `takeFresh`, where they are left out. */
  private fresh: number[] = [];

  /** @param expected rows that come at least: their table is made at once, which costs less than growing to it */
  constructor(leavesOut = false, expected = 0) {
    this.leavesOut = leavesOut;
    const rows = Math.min(expected, leavesOut ? mostRemembered : mostCompared);
    this.rows = new HashSet(rows);
  }

  /** Different rows so far. */
  get count(): number {
    return this.rows.count;
  }

  /** False once the file is too long to compare. */
  get complete(): boolean {
    return this.leavesOut ? this.count < mostRemembered : this.compared < mostCompared;
  }

  /** Whether a row with the same hash was there before. */
  add(hash: number): boolean {
    const known = this.complete || this.leavesOut;
    if (!known) return false;
    const before = this.count;
    this.compared++;
    const isNew = this.complete ? this.rows.add(hash) : !this.rows.has(hash);
    if (!isNew) this.repeated++;
    else if (this.leavesOut && this.count > before) this.fresh.push(hash);
    return !isNew;
  }

  /** Takes in a hash that an earlier slice stored. */
  remember(hash: number): void {
    this.rows.add(hash);
  }

  /** Hashes of rows that were new, to be stored with the slice. */
  takeFresh(): Float64Array<ArrayBuffer> {
    const taken = Float64Array.from(this.fresh);
    this.fresh = [];
    return taken;
  }

  bytes(): number {
    return this.rows.bytes();
  }
}

/**
 * Returns how the rows of a file are distinguished, where repeated ones are left out: by their bytes, or by their document and
 * its amount where that counts once. 0: a row that repeats none.
 */
export function hashToLeaveOut(mapping: ColumnMapping): ((record: RecordReader, line: LineReader) => number) | null {
  const total = totalOfLine(mapping);
  const ofBytes = mapping.leaveOutRepeats === true;
  if (total === null) return ofBytes ? hashOfRecord : null;
  return (record, line) => total(record, line) || (ofBytes ? hashOfRecord(record) : 0);
}

/** The hash of a row by its bytes, above 0. */
const hashOfRecord = ({ buffer, recordStart, recordEnd }: RecordReader): number =>
  hashOfRow(buffer, recordStart, recordEnd);

/**
 * Another hash of a row, above 0, for those that are compared in memory alone: four bytes a step, and so a third of the
 * time. `hashOfRow` is stored between the slices of an ingest, and stays as it is.
 */
export function quickHashOf({ buffer, recordStart, recordEnd }: RecordReader): number {
  let a = 0x811c9dc5;
  let b = 0x2545f491 ^ (recordEnd - recordStart);
  let at = recordStart;
  for (const last = recordEnd - 4; at <= last; at += 4) {
    const word =
      (buffer[at] ?? 0) | ((buffer[at + 1] ?? 0) << 8) | ((buffer[at + 2] ?? 0) << 16) | ((buffer[at + 3] ?? 0) << 24);
    a = Math.imul(a ^ word, 0x9e3779b1);
    a ^= a >>> 15;
    b = Math.imul(b ^ word, 0x85ebca6b);
    b ^= b >>> 13;
  }
  for (; at < recordEnd; at++) {
    a = Math.imul(a ^ (buffer[at] ?? 0), 0x9e3779b1) ^ (a >>> 15);
    b = Math.imul(b ^ (buffer[at] ?? 0), 0x85ebca6b) ^ (b >>> 13);
  }
  return ((b ^ (b >>> 15)) >>> 11) * 4_294_967_296 + (a >>> 0) + 1;
}

/** A 53-bit hash of bytes, above 0. */
export function hashOfRow(bytes: Uint8Array, start: number, end: number): number {
  let a = 0x811c9dc5;
  let b = 0x2545f491;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x5bd1e995) ^ (b >>> 15);
  }
  b ^= b >>> 13;
  return (b >>> 11) * 4_294_967_296 + (a >>> 0) + 1;
}
