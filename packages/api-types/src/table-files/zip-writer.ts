/**
 * Writes ZIP as a stream: each entry is deflated while it is made, its sizes follow it, and nothing but the table of
 * entries is held. (The libraries at hand, write-excel-file and hucre's plain writer, make the whole file in memory.)
 */
import { Crc32 } from "./crc32.ts";
import { ownBytes, type Bytes, type ByteStream } from "./bytes.ts";
import { compressed } from "./compressed.ts";

export interface ZipEntry {
  readonly name: string;
  /** The entry's text, piece by piece. */
  readonly pieces: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Bytes;
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
  readonly at: number;
}

const encoder = new TextEncoder();
const encoded = (text: string): Bytes => ownBytes(encoder.encode(text));
/** Sizes and check sum follow the entry; its name is UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the first day that ZIP knows: the same rows make the same file. */
const day = 0x0021;
/** Sizes of four bytes: one beyond that is refused. */
const largest = 0xffff_ffff;

/** Fields of a record in little-endian order: [value, bytes]. */
function record(...fields: readonly (readonly [number, 2 | 4])[]): Bytes {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** An entry's text as bytes, each piece reported before it is deflated. */
async function* plainBytes(pieces: ZipEntry["pieces"], seen: (bytes: Uint8Array) => void): ByteStream {
  for await (const piece of pieces) {
    const bytes = encoded(piece);
    seen(bytes);
    yield bytes;
  }
}

/** The bytes of a ZIP with these entries, in their order. @throws RangeError where one has 4 GiB or more */
export async function* zipStream(entries: Iterable<ZipEntry>): ByteStream {
  const written: Written[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = encoded(entry.name);
    const start = at;
    const head = record(
      [0x0403_4b50, 4],
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [0, 2],
      [day, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [name.length, 2],
      [0, 2],
    );
    yield head;
    yield name;
    at += head.length + name.length;
    const crc = new Crc32();
    let plain = 0;
    let packed = 0;
    const source = plainBytes(entry.pieces, (seen) => {
      crc.add(seen);
      plain += seen.length;
    });
    for await (const bytes of compressed("deflate-raw", source)) {
      packed += bytes.length;
      yield bytes;
    }
    at += packed;
    if (at > largest || plain > largest) throw new RangeError("A file of this kind ends at 4 GiB.");
    const sizes = record([0x0807_4b50, 4], [crc.value, 4], [packed, 4], [plain, 4]);
    yield sizes;
    at += sizes.length;
    written.push({ name, crc: crc.value, packed, plain, at: start });
  }
  yield* directory(written, at);
}

function* directory(written: readonly Written[], start: number): Generator<Bytes> {
  let length = 0;
  for (const { name, crc, packed, plain, at } of written) {
    const head = record(
      [0x0201_4b50, 4],
      [20, 2],
      [20, 2],
      [flags, 2],
      [deflated, 2],
      [0, 2],
      [day, 2],
      [crc, 4],
      [packed, 4],
      [plain, 4],
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    );
    yield head;
    yield name;
    length += head.length + name.length;
  }
  const count = written.length;
  yield record([0x0605_4b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [length, 4], [start, 4], [0, 2]);
}
