/** Writes ZIP archives for tests, honest ones and ones that lie, entirely by code. */
import { crc32, deflateRawSync } from "node:zlib";

export interface FixtureEntry {
  name: string;
  data: Uint8Array | string;
  stored?: boolean;
  /** Lies about the entry: sizes and check sum as written, external attributes, flags, a shared place. */
  size?: number;
  crc?: number;
  flags?: number;
  attributes?: number;
  packed?: Uint8Array;
  offset?: number;
}

const bytesOf = (data: Uint8Array | string): Buffer => Buffer.from(data);

function headerFields(entry: FixtureEntry, packed: Uint8Array, wide: boolean): Buffer {
  const data = bytesOf(entry.data);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(wide ? 45 : 20, 0);
  fields.writeUInt16LE(entry.flags ?? 0, 2);
  fields.writeUInt16LE(entry.stored ? 0 : 8, 4);
  fields.writeUInt32LE(entry.crc ?? crc32(data), 10);
  fields.writeUInt32LE(wide ? 0xffff_ffff : packed.length, 14);
  fields.writeUInt32LE(wide ? 0xffff_ffff : (entry.size ?? data.length), 18);
  fields.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return fields;
}

function wideField(entry: FixtureEntry, packed: Uint8Array, offset: number): Buffer {
  const field = Buffer.alloc(28);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(24, 2);
  field.writeBigUInt64LE(BigInt(entry.size ?? bytesOf(entry.data).length), 4);
  field.writeBigUInt64LE(BigInt(packed.length), 12);
  field.writeBigUInt64LE(BigInt(offset), 20);
  return field;
}

function signed(signature: number, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...parts]);
}

function centralRecord(entry: FixtureEntry, packed: Uint8Array, offset: number, wide: boolean): Buffer {
  const extra = wide ? wideField(entry, packed, offset) : Buffer.alloc(0);
  const fields = headerFields(entry, packed, wide);
  fields.writeUInt16LE(extra.length, 24);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(entry.attributes ?? 0, 6);
  tail.writeUInt32LE(wide ? 0xffff_ffff : (entry.offset ?? offset), 10);
  const madeBy = Buffer.from([20, 3]);
  return signed(0x0201_4b50, madeBy, fields, tail, Buffer.from(entry.name), extra);
}

function endOf(entries: number, size: number, offset: number, wide: boolean): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(wide ? 0xffff : entries, 4);
  end.writeUInt16LE(wide ? 0xffff : entries, 6);
  end.writeUInt32LE(wide ? 0xffff_ffff : size, 8);
  end.writeUInt32LE(wide ? 0xffff_ffff : offset, 12);
  const plain = signed(0x0605_4b50, end);
  if (!wide) return plain;
  const record = Buffer.alloc(52);
  record.writeBigUInt64LE(44n, 0);
  record.writeBigUInt64LE(BigInt(entries), 20);
  record.writeBigUInt64LE(BigInt(entries), 28);
  record.writeBigUInt64LE(BigInt(size), 36);
  record.writeBigUInt64LE(BigInt(offset), 44);
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(offset + size), 4);
  locator.writeUInt32LE(1, 12);
  return Buffer.concat([signed(0x0606_4b50, record), signed(0x0706_4b50, locator), plain]);
}

/** A ZIP of the entries; `wide` writes every size and place as ZIP64. */
export function zipOf(entries: readonly FixtureEntry[], wide = false): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = entry.packed ?? (entry.stored ? bytesOf(entry.data) : deflateRawSync(bytesOf(entry.data)));
    central.push(centralRecord(entry, packed, offset, wide));
    const local = signed(0x0403_4b50, headerFields(entry, packed, false), Buffer.from(entry.name), packed);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  return new Uint8Array(Buffer.concat([...locals, directory, endOf(entries.length, directory.length, offset, wide)]));
}
