/** The list of files at the end of a ZIP (PKWARE APPNOTE 6.3.10), ZIP64 included, judged before a byte is unpacked. */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { FileRefused } from "./file-refused.ts";

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packed: number;
  size: number;
  crc: number;
  /** Of the entry's local header. */
  offset: number;
}

/** Files of a ZIP at most; a workbook is a ZIP with a part for each sheet and drawing. */
export const mostEntries = fileLimits.archiveFiles.limit;
const mostParts = fileLimits.workbookParts.limit;
const mostDirectoryBytes = fileLimits.archiveDirectoryBytes.limit;
const endLength = 22;
const limit32 = 0xffff_ffff;

interface Directory {
  entries: number;
  size: number;
  offset: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A 64-bit number; what a number cannot hold exactly is damage. */
function wide(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new FileRefused("archive-broken");
  return Number(value);
}

async function locate(read: RangeReader, size: number): Promise<Directory> {
  const tailLength = Math.min(size, endLength + 65_535 + 20);
  const tail = await read(size - tailLength, tailLength);
  const view = viewOf(tail);
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x0605_4b50) continue;
    const found = {
      entries: view.getUint16(at + 10, true),
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
    };
    const isWide = found.entries === 0xffff || found.size === limit32 || found.offset === limit32;
    if (!isWide || at < 20 || view.getUint32(at - 20, true) !== 0x0706_4b50) return found;
    const wideOffset = wide(view, at - 20 + 8);
    if (wideOffset + 56 > size) break;
    const record = viewOf(await read(wideOffset, 56));
    if (record.byteLength < 56 || record.getUint32(0, true) !== 0x0606_4b50) break;
    return { entries: wide(record, 32), size: wide(record, 40), offset: wide(record, 48) };
  }
  throw new FileRefused("archive-broken");
}

/** Sizes and place that did not fit 32 bits are in the extra field 1, in this order, only those that overflowed. */
function widen(entry: ZipEntry, extra: DataView): void {
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const length = extra.getUint16(at + 2, true);
    if (extra.getUint16(at, true) === 1) {
      let from = at + 4;
      const end = Math.min(from + length, extra.byteLength);
      for (const field of ["size", "packed", "offset"] as const) {
        if (entry[field] !== limit32) continue;
        if (from + 8 > end) throw new FileRefused("archive-broken");
        entry[field] = wide(extra, from);
        from += 8;
      }
    }
    at += 4 + length;
  }
}

function refuseKind(flags: number, madeBy: number, attributes: number): void {
  if (flags & 0x2041) throw new FileRefused("archive-password");
  if (madeBy >>> 8 === 3 && ((attributes >>> 16) & 0xf000) === 0xa000) throw new FileRefused("archive-paths");
}

function readEntries(bytes: Uint8Array, wanted: number): ZipEntry[] {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < wanted) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x0201_4b50) throw new FileRefused("archive-broken");
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const nameAt = at + 46;
    const extraAt = nameAt + nameLength;
    const next = extraAt + extraLength + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new FileRefused("archive-broken");
    refuseKind(view.getUint16(at + 8, true), view.getUint16(at + 4, true), view.getUint32(at + 38, true));
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(nameAt, extraAt)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    widen(entry, viewOf(bytes.subarray(extraAt, extraAt + extraLength)));
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** Entries that share bytes are the trick of flat bombs. */
function refuseOverlap(entries: readonly ZipEntry[], size: number): void {
  const places = entries.map(({ offset, packed }) => ({ offset, end: offset + 30 + packed }));
  places.sort((a, b) => a.offset - b.offset);
  places.forEach(({ end }, at) => {
    if (end > (places[at + 1]?.offset ?? size)) throw new FileRefused("archive-broken");
  });
}

/**
 * Lists the files of a ZIP.
 * @throws FileRefused when it is damaged, protected, has links, or has more files than are taken
 */
export async function readDirectory(read: RangeReader, size: number): Promise<ZipEntry[]> {
  if (size < endLength) throw new FileRefused("archive-broken");
  const found = await locate(read, size);
  if (found.entries > mostParts || found.size > mostDirectoryBytes) throw new FileRefused("archive-entries");
  if (found.offset + found.size > size) throw new FileRefused("archive-broken");
  const bytes = found.size === 0 ? new Uint8Array(0) : await read(found.offset, found.size);
  const entries = readEntries(bytes, found.entries);
  refuseOverlap(entries, size);
  return entries;
}
