import { ownBytes, type Bytes, type ByteStream } from "./bytes.ts";

/** Compresses bytes while they are read. A slow reader also slows the source. */
export async function* compressed(format: "gzip" | "deflate-raw", bytes: ByteStream): ByteStream {
  const source = bytes[Symbol.asyncIterator]();
  const plain = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const next = await source.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
    },
    { highWaterMark: 0 },
  );
  const reader = plain.pipeThrough(new CompressionStream(format)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield ownBytes(value);
    }
  } finally {
    // A stream that has failed is already closed.
    await reader.cancel().catch(() => {});
  }
}
