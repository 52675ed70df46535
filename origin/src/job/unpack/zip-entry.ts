/** One file of a ZIP as a stream, held to what the archive declared of it. */
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { inflate, rangeStream } from "./byte-stream.ts";
import { Crc32 } from "@paygauge/api-types/table-files/crc32";
import { FileRefused } from "./file-refused.ts";
import { requireGrowth } from "./growth.ts";
import type { ZipEntry } from "./zip-directory.ts";

/**
 * Unpacks an entry. It ends at once where more comes out than was declared, and fails at its end where less came out or
 * the check sum is another.
 * @throws FileRefused
 */
export async function* entryStream(read: RangeReader, entry: ZipEntry, maxBytes: number): ByteStream {
  if (entry.method !== 0 && entry.method !== 8) throw new FileRefused("archive-method");
  requireGrowth(entry.size, entry.packed, maxBytes);
  const header = await read(entry.offset, 30);
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  if (header.length < 30 || view.getUint32(0, true) !== 0x0403_4b50) throw new FileRefused("archive-broken");
  const start = entry.offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = rangeStream(read, start, entry.packed);
  const crc = new Crc32();
  let seen = 0;
  for await (const bytes of entry.method === 8 ? inflate(packed, "deflate-raw") : packed) {
    seen += bytes.length;
    if (seen > entry.size) throw new FileRefused("archive-broken");
    crc.add(bytes);
    yield bytes;
  }
  if (seen !== entry.size || crc.value !== entry.crc) throw new FileRefused("archive-broken");
}
