/** The real ledger of 1.6 million lines that the benches of the import read. */
import { createReadStream, createWriteStream, existsSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";

const samples = path.resolve(import.meta.dirname, "../..", process.env.SAMPLES_DIR ?? "../shared/data");
/** The ledger as it is kept. */
export const packedLedger = path.join(samples, "south-dakota_2020-07_2026-07.csv.gz");

/** Reads ranges of a file of this machine. */
export async function rangesOfFile(file: string): Promise<{ read: RangeReader; close: () => Promise<void> }> {
  const handle = await open(file);
  const read: RangeReader = async (offset, length) => {
    const buffer = new Uint8Array(length);
    const { bytesRead } = await handle.read(buffer, 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
  return { read, close: () => handle.close() };
}

/** Unpacks the ledger into a folder and opens it; null where it is absent. */
export async function openLedger(folder: string) {
  if (!existsSync(packedLedger)) return null;
  const file = path.join(folder, "ledger.csv");
  await pipeline(createReadStream(packedLedger), createGunzip(), createWriteStream(file));
  return { file, size: statSync(file).size, ...(await rangesOfFile(file)) };
}
