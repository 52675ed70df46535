/** Streams of bytes between stored ranges and their unpacked form, a small piece at a time. */
import { ownBytes, type Bytes, type ByteStream } from "@paygauge/api-types/table-files/bytes";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { FileRefused } from "./file-refused.ts";

/** Bytes fetched at once. */
const fetched = 1024 * 1024;
/** Compressed bytes handed on at once: deflate makes at most 1,032 bytes of one, so 8 MB in memory. */
const piece = 8 * 1024;

/** Bytes [offset, offset + length) of a stored file, in small pieces. */
export async function* rangeStream(read: RangeReader, offset: number, length: number): ByteStream {
  const end = offset + length;
  for (let at = offset; at < end;) {
    const bytes = ownBytes(await read(at, Math.min(fetched, end - at)));
    if (bytes.length === 0) throw new FileRefused("archive-broken");
    for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
    at += bytes.length;
  }
}

/**
 * Unpacks deflated bytes. A reader that stops early stops the source.
 * @throws FileRefused archive-broken, or archive-joined where another archive follows the first
 */
export async function* inflate(packed: ByteStream, format: "gzip" | "deflate-raw"): ByteStream {
  const source = packed[Symbol.asyncIterator]();
  let fault: unknown;
  const readable = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const next = await source.next();
          if (next.done === true) controller.close();
          else controller.enqueue(next.value);
        } catch (error) {
          fault = error;
          controller.error(error);
        }
      },
    },
    { highWaterMark: 0 },
  );
  const reader = readable.pipeThrough(new DecompressionStream(format)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield ownBytes(value);
    }
  } catch (error) {
    if (fault !== undefined) throw fault;
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(/trailing/i.test(String(error)) ? "archive-joined" : "archive-broken");
  } finally {
    // A stream that has failed is already closed.
    await reader.cancel().catch(() => {});
  }
}

/** The first bytes of a stream (fewer when it ends), and the whole of it again. */
export async function peek(stream: ByteStream, length: number): Promise<{ head: Bytes; stream: ByteStream }> {
  const source = stream[Symbol.asyncIterator]();
  const pieces: Bytes[] = [];
  let have = 0;
  while (have < length) {
    const next = await source.next();
    if (next.done === true) break;
    pieces.push(next.value);
    have += next.value.length;
  }
  const head = new Uint8Array(have);
  let at = 0;
  for (const each of pieces) {
    head.set(each, at);
    at += each.length;
  }
  async function* again(): ByteStream {
    try {
      if (have > 0) yield head;
      for (;;) {
        const next = await source.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await source.return?.();
    }
  }
  return { head, stream: again() };
}
