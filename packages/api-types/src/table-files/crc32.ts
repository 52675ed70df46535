/** Check sum of ZIP (CRC-32 of ISO 3309), four bytes at a step. */
const tables = Array.from({ length: 4 }, () => new Uint32Array(256));
const [t0 = new Uint32Array(256), t1 = t0, t2 = t0, t3 = t0] = tables;
for (let at = 0; at < 256; at++) {
  let value = at;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  t0[at] = value;
}
for (let at = 0; at < 256; at++) {
  for (let table = 1; table < 4; table++) {
    const before = tables[table - 1]?.[at] ?? 0;
    const next = tables[table];
    if (next !== undefined) next[at] = (before >>> 8) ^ (t0[before & 255] ?? 0);
  }
}

export class Crc32 {
  private state = 0xffff_ffff;

  add(bytes: Uint8Array): void {
    let crc = this.state;
    let at = 0;
    for (; at + 4 <= bytes.length; at += 4) {
      crc ^=
        (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
      crc = (t3[crc & 255] ?? 0) ^ (t2[(crc >>> 8) & 255] ?? 0) ^ (t1[(crc >>> 16) & 255] ?? 0) ^ (t0[crc >>> 24] ?? 0);
    }
    for (; at < bytes.length; at++) crc = (crc >>> 8) ^ (t0[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0);
    this.state = crc;
  }

  /** Unsigned, of everything added so far. */
  get value(): number {
    return ~this.state >>> 0;
  }
}
