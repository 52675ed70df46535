/** Files on their way, on the connector's own disk: one that was read as a whole is not read again. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { digestOfFile } from "./digest.ts";
import type { Candidate } from "./listing.ts";

export class Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.join(folder, "spool");
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Where a file is stored meanwhile: a place of its own for each configuration, path, size and time. */
  placeOf(configurationId: string, { path: remote, size, modifiedOn }: Candidate): string {
    const name = createHash("sha256")
      .update(JSON.stringify([configurationId, remote, size, modifiedOn]))
      .digest("hex");
    return path.join(this.#folder, name);
  }

  /** The digest of a file that is there as a whole; null where it isn't. */
  async digestOf(place: string, size: number): Promise<string | null> {
    if (!existsSync(place) || statSync(place).size !== size) return null;
    return digestOfFile(place);
  }

  /** One part of a stored file; numbers begin at 1. */
  async part(place: string, number: number, partSize: number): Promise<Uint8Array> {
    const file = await open(place);
    try {
      const { size } = await file.stat();
      const from = (number - 1) * partSize;
      const bytes = new Uint8Array(Math.min(partSize, size - from));
      let read = 0;
      while (read < bytes.length) {
        const { bytesRead } = await file.read(bytes, read, bytes.length - read, from + read);
        if (bytesRead === 0) throw new Error(`${place} became shorter.`);
        read += bytesRead;
      }
      return bytes;
    } finally {
      await file.close();
    }
  }

  forget(place: string): void {
    rmSync(place, { force: true });
  }

  /** Removes what no run came back for. */
  forgetOlderThan(ms: number): void {
    for (const name of readdirSync(this.#folder)) {
      const place = path.join(this.#folder, name);
      if (Date.now() - statSync(place).mtimeMs > ms) this.forget(place);
    }
  }
}
