/** Password-protected workbooks: Office wraps them in a compound file, whose first bytes are those of an old .xls. */
import type { FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";
import { sniffRefusal } from "./file-kind.ts";
import type { RangeReader } from "./ranges.ts";

/** Bytes of the directory that are looked at: some sixty names, of which a protected workbook has about ten. */
const directoryBytes = 8192;
const entryBytes = 128;
/** Names of the streams that hold the encrypted package and its keys (MS-OFFCRYPTO 2.3.4). */
const protectedNames: ReadonlySet<string> = new Set(["EncryptedPackage", "EncryptionInfo"]);

/** Where the directory of a compound file begins (MS-CFB 2.2); null where the head does not say. */
function directoryAt(head: Uint8Array): number | null {
  if (head.length < 52) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const sectorPower = view.getUint16(30, true);
  if (sectorPower < 7 || sectorPower > 16) return null;
  return (view.getUint32(48, true) + 1) * 2 ** sectorPower;
}

function namesProtection(directory: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-16le");
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = (directory[at + 64] ?? 0) - 2;
    if (length > 0 && length <= 62 && protectedNames.has(decoder.decode(directory.subarray(at, at + length))))
      return true;
  }
  return false;
}

/** The refusal that the form of a file of these bytes calls for. */
export function refusalInBytes(bytes: Uint8Array): FileRefusalCode | null {
  const sniffed = sniffRefusal(bytes.subarray(0, 64 * 1024));
  const at = sniffed === "xls" ? directoryAt(bytes) : null;
  return at !== null && namesProtection(bytes.subarray(at, at + directoryBytes)) ? "xlsx-password" : sniffed;
}

/** The same of a file that is read by ranges: the directory may be anywhere in it. */
export async function refusalOfForm(head: Uint8Array, read: RangeReader): Promise<FileRefusalCode | null> {
  const sniffed = sniffRefusal(head.subarray(0, 64 * 1024));
  const at = sniffed === "xls" ? directoryAt(head) : null;
  return at !== null && namesProtection(await read(at, directoryBytes)) ? "xlsx-password" : sniffed;
}
