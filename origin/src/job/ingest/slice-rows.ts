/** What one slice found of each of its rows: where it lies, what became of it, and whose it is. */

/** Rows whose place is found by reading on from the first of them. */
export const rowsOfBlock = 64;
/** Rows that count nowhere whose payee is looked for again at the end of the slice, at most. */
const mostAwaited = 20_000;

interface Awaited {
  readonly row: number;
  readonly key: Uint8Array;
  readonly hash: number;
}

export class SliceRows {
  count = 0;
  private payees = new Int32Array(4096);
  private fates = new Uint8Array(4096);
  /** Of the first row of each block. */
  private readonly offsets: number[] = [];
  private readonly lines: number[] = [];
  private awaited: Awaited[] = [];

  /** @param payee its place in the table of payees, -1 where it is not known */
  add(at: number, line: number, fate: number, payee: number): void {
    const row = this.count;
    if (row % rowsOfBlock === 0) {
      this.offsets.push(at);
      this.lines.push(line);
    }
    if (row === this.payees.length) this.grow();
    this.payees[row] = payee;
    this.fates[row] = fate;
    this.count = row + 1;
  }

  private grow(): void {
    const payees = new Int32Array(this.payees.length * 2);
    payees.set(this.payees);
    this.payees = payees;
    const fates = new Uint8Array(this.fates.length * 2);
    fates.set(this.fates);
    this.fates = fates;
  }

  /** Remembers the payee of the row that is added next, which no row before it has named. */
  awaitPayee(key: Uint8Array, hash: number): void {
    if (this.awaited.length < mostAwaited) this.awaited.push({ row: this.count, key, hash });
  }

  /** Looks again for the payees that were not known. */
  settle(find: (key: Uint8Array, hash: number) => number): void {
    for (const { row, key, hash } of this.awaited) this.payees[row] = find(key, hash);
    this.awaited = [];
  }

  fateAt(row: number): number {
    return this.fates[row] ?? 0;
  }

  /** Place in the table of payees, -1 where it is not known. */
  payeeAt(row: number): number {
    return this.payees[row] ?? -1;
  }

  /** Where the block begins whose first row this is. */
  blockAt(row: number): { readonly offset: number; readonly line: number } {
    const block = Math.floor(row / rowsOfBlock);
    return { offset: this.offsets[block] ?? 0, line: this.lines[block] ?? 0 };
  }
}
