/** Counts rows that repeat another exactly, by a 53-bit hash of their bytes. */

/** Rows that are compared; beyond it the count is of the first ones only. */
export const mostCompared = 2_000_000;

export class Repeats {
  repeated = 0;
  private compared = 0;
  private slots = new Float64Array(8192);

  /** False once the file is too long to compare. */
  get complete(): boolean {
    return this.compared < mostCompared;
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    if (!this.complete) return;
    this.compared++;
    let a = 0x811c9dc5;
    let b = 0x2545f491;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0;
      a = Math.imul(a ^ byte, 0x01000193);
      b = Math.imul(b ^ byte, 0x5bd1e995) ^ (b >>> 15);
    }
    b ^= b >>> 13;
    const hash = (b >>> 11) * 4_294_967_296 + (a >>> 0) + 1;
    const mask = this.slots.length - 1;
    let at = (a ^ (a >>> 15)) & mask;
    for (;;) {
      const known = this.slots[at];
      if (known === hash) {
        this.repeated++;
        return;
      }
      if (known === 0) break;
      at = (at + 1) & mask;
    }
    this.slots[at] = hash;
    if ((this.compared - this.repeated) * 2 > this.slots.length) this.grow();
  }

  private grow(): void {
    const slots = new Float64Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (const hash of this.slots) {
      if (hash === 0) continue;
      const low = ((hash - 1) % 4_294_967_296) | 0;
      let at = (low ^ (low >>> 15)) & mask;
      while (slots[at] !== 0) at = (at + 1) & mask;
      slots[at] = hash;
    }
    this.slots = slots;
  }
}
