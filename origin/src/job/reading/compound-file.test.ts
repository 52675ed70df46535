/** Workbooks with a password look like old ones by their first bytes; their streams distinguish them. */
import { describe, expect, it } from "vitest";
import { refusalInBytes } from "@paygauge/analysis/reading/compound-file";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";

/** A compound file (MS-CFB) whose directory begins at a sector and lists these names. */
function compoundFile(names: readonly string[], sector: number, power = 9): Uint8Array<ArrayBuffer> {
  const size = 2 ** power;
  const bytes = new Uint8Array((sector + 1 + Math.max(1, Math.ceil((names.length * 128) / size))) * size);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, power, true);
  view.setUint32(48, sector, true);
  names.forEach((name, at) => {
    const entry = (sector + 1) * size + at * 128;
    [...name].forEach((letter, place) => view.setUint16(entry + place * 2, letter.charCodeAt(0), true));
    view.setUint16(entry + 64, (name.length + 1) * 2, true);
  });
  return bytes;
}

async function refusal(bytes: Uint8Array): Promise<string | null> {
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const result = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP", pause: async () => {} });
  return result.ok ? null : result.refusal.code;
}

const spaces = ["\u0006DataSpaces", "Version", "DataSpaceMap", "DataSpaceInfo", "StrongEncryptionDataSpace"];
const encrypted = ["Root Entry", ...spaces, "TransformInfo", "\u0006Primary", "EncryptionInfo", "EncryptedPackage"];

describe("compound files", () => {
  it.each([
    ["a protected workbook", compoundFile(encrypted, 1), "xlsx-password"],
    ["one whose directory stands at its end", compoundFile(encrypted, 4000), "xlsx-password"],
    ["one of large sectors", compoundFile(encrypted, 2, 12), "xlsx-password"],
    ["an old workbook", compoundFile(["Root Entry", "Workbook", "\u0005SummaryInformation"], 3), "xls"],
    ["one that is cut off before its directory", compoundFile(encrypted, 90).subarray(0, 9000), "xls"],
    ["one with a sector size that does not exist", compoundFile(encrypted, 0, 5), "xls"],
    ["the signature alone", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), "xls"],
  ])("%s", async (_, bytes, code) => {
    expect([await refusal(bytes), refusalInBytes(bytes)]).toEqual([code, code]);
  });
});
