/** Finds rows that repeat another exactly, by a 53-bit hash of their bytes. */
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

  /** Whether the row repeats an earlier one. */
  add(bytes: Uint8Array, start: number, end: number): boolean {
    const known = this.complete || this.leavesOut;
    if (!known) return false;
    this.compared++;
    const hash = hashOfRow(bytes, start, end);
    if (this.rows.has(hash)) {
      this.repeated++;
      return true;
    }
    if (!this.complete) return false;
    this.remember(hash);
    if (this.leavesOut) this.fresh.push(hash);
    return false;
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

function hashOfRow(bytes: Uint8Array, start: number, end: number): number {
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
