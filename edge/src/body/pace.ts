import { within } from "./within.ts";

/** How slowly the body of a request may come (docs/gateway.md section 4.3). */
export const pace = {
  /** What it is given before its rate counts, ms. */
  graceMs: 10_000,
  /** From then on it has come at this rate at least, as a whole: what came quickly may rest for a while. */
  leastBytesPerSecond: 16_384,
  /** But no longer than this, ms. */
  idleMs: 60_000,
};

/** Longest time that a body of so many bytes may take, ms. */
export const slowestMs = (bytes: number): number => pace.graceMs + (bytes / pace.leastBytesPerSecond) * 1000;

/** A body that came more slowly than `pace` allows. */
export class BodyTooSlow extends Error {
  override readonly name = "BodyTooSlow";
}

/** Bytes taken at once: what comes in small pieces costs a turn for each. */
const pieceBytes = 65_536;

/**
 * The pieces of a request's body as received; time that the reader spends between them is not the sender's. A body
 * that is not read to its end is given up. @throws BodyTooSlow
 */
export async function* pacedPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader({ mode: "byob" });
  let [bytes, waitedMs, isDone] = [0, 0, false];
  try {
    for (;;) {
      const patienceMs = Math.min(pace.idleMs, slowestMs(bytes) - waitedMs);
      const began = Date.now();
      const { done, value } = await within(patienceMs, reader.read(new Uint8Array(pieceBytes)));
      waitedMs += Date.now() - began;
      isDone = done;
      if (done) return;
      bytes += value.byteLength;
      yield value;
    }
  } catch (error) {
    throw error instanceof DOMException && error.name === "TimeoutError" ? new BodyTooSlow() : error;
  } finally {
    // An idle sender would hold up callers that wait for this.
    if (!isDone) void reader.cancel().catch(() => undefined);
  }
}
