/** Bounds of what an archive may unpack to (rule S52: archives of small size must not become large files). */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { FileRefused } from "./file-refused.ts";

/** Up to this many bytes any ratio is taken: small files of one repeated line are honest. */
const freeBytes = 10 * 1024 * 1024;
const mostRatio = fileLimits.archiveGrowth.limit;

/** Refuses a size that packed bytes may not have. @throws FileRefused archive-too-large, archive-bomb */
export function requireGrowth(unpacked: number, packed: number, maxBytes: number): void {
  if (unpacked > maxBytes) throw new FileRefused("archive-too-large");
  if (unpacked > freeBytes && unpacked > packed * mostRatio) throw new FileRefused("archive-bomb");
}

/** Passes bytes on while their number stays within the bounds. */
export async function* bounded(stream: ByteStream, packed: number, maxBytes: number): ByteStream {
  let seen = 0;
  for await (const bytes of stream) {
    seen += bytes.length;
    requireGrowth(seen, packed, maxBytes);
    yield bytes;
  }
}
