/** Reads the parts of a DOCX that hold text, bounded: nothing else of the archive is ever unpacked. */
import { inflateRawSync } from "node:zlib";
import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { DocumentRefused } from "./read-types.ts";

const limits = {
  entries: 5000,
  directoryBytes: 2 * 1024 * 1024,
  freeBytes: 8 * 1024 * 1024,
  growth: 100,
};
const endLength = 22;
const local = 0x0403_4b50;
const central = 0x0201_4b50;
const end = 0x0605_4b50;

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const broken = () => new DocumentRefused(message("documentBroken"));

function directoryAt(view: DataView): { readonly entries: number; readonly at: number } {
  const first = Math.max(0, view.byteLength - endLength - 65_535);
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) !== end) continue;
    return { entries: view.getUint16(at + 10, true), at: view.getUint32(at + 16, true) };
  }
  throw broken();
}

/** Lists the parts by the archive's directory. @throws DocumentRefused when it is damaged or protected */
export function partsOf(bytes: Uint8Array): Part[] {
  if (bytes.length < endLength) throw broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { entries, at: start } = directoryAt(view);
  if (entries > limits.entries || start >= bytes.length) throw broken();
  const parts: Part[] = [];
  for (let at = start; parts.length < entries;) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== central || at - start > limits.directoryBytes)
      throw broken();
    if (view.getUint16(at + 8, true) & 1) throw new DocumentRefused(message("documentEncrypted"));
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + 46;
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Unpacks within a limit that the unpacking itself knows: a stream of the platform unpacks ahead of its reader. */
function inflated(packed: Uint8Array, most: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    // The runtime's name for output beyond the limit.
    throw error instanceof RangeError ? new DocumentRefused(message("documentBomb")) : broken();
  }
}

/** Unpacks one part, whatever size it claims. @throws DocumentRefused for damage and for bombs */
export function readPart(bytes: Uint8Array, part: Part): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (part.at + 30 > bytes.length || view.getUint32(part.at, true) !== local) throw broken();
  const from = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
  if (from + part.packed > bytes.length) throw broken();
  const packed = bytes.subarray(from, from + part.packed);
  const most = Math.min(documentLimits.docxPart.limit, Math.max(limits.freeBytes, part.packed * limits.growth));
  if (part.size > most) throw new DocumentRefused(message("documentBomb"));
  if (part.method === 0) {
    if (packed.length > documentLimits.docxPart.limit) throw new DocumentRefused(message("documentBomb"));
    return packed;
  }
  if (part.method !== 8) throw broken();
  return inflated(packed, most);
}
