import { existsSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Folder of the real public ledgers; null where it is not there: tests that need it say that they skipped. */
export const samplesFolder: string | null = (() => {
  const folder = path.resolve(root, process.env["SAMPLES_DIR"] ?? "../shared/data");
  return existsSync(folder) ? folder : null;
})();

export function sampleFile(name: string): string {
  if (samplesFolder === null) throw new Error("SAMPLES_DIR is not there.");
  return path.join(samplesFolder, name);
}
