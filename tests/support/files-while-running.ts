import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files below a folder of a system that runs. SQLite may take its `-shm` and `-wal` away at any moment. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The bytes of a file; none where it was taken away since it was listed. */
export function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}
