import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** The SHA-256 of a file's bytes, in hex. */
export async function digestOfFile(place: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(place)) hash.update(piece);
  return hash.digest("hex");
}
