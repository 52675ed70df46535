import { within } from "../body/within.ts";

/** The answer to pass on, and when the upstream has finished it. */
interface Passage {
  readonly answer: Response;
  /** Its body was read to its end, given up, or broke off. Never rejects. */
  readonly ended: Promise<void>;
}

/** Kinds of answer that are made whole before their headers are sent: in transit they use no resource of the upstream. */
const madeWhole = /^application\/(?:problem\+)?json\b/i;

const atOnce = Promise.resolve();

/** Bytes taken at once: what comes in small pieces costs a turn for each. */
const pieceBytes = 65_536;

/** Passes bytes on when they arrive; if none arrive for `idleMs`, the answer is aborted at both ends. Never rejects. */
async function passOn(body: ReadableStream<Uint8Array>, to: WritableStream<Uint8Array>, idleMs: number): Promise<void> {
  const reader = body.getReader({ mode: "byob" });
  const writer = to.getWriter();
  try {
    for (;;) {
      const { done, value } = await within(idleMs, reader.read(new Uint8Array(pieceBytes)));
      if (done) return await writer.close();
      // However slow its reader is: that is not the upstream's.
      await writer.write(value);
    }
  } catch (error) {
    await Promise.allSettled([reader.cancel(error), writer.abort(error)]);
  }
}

/**
 * Passes an answer on and resolves when the upstream has finished it: JSON at once, and streams (files, the chat's words)
 * when their body was read, or stalled for `idleMs`.
 */
export function untilRead(answer: Response, idleMs: number): Passage {
  const { body } = answer;
  if (body === null) return { answer, ended: atOnce };
  if (madeWhole.test(answer.headers.get("content-type") ?? "")) return { answer, ended: atOnce };
  const length = answer.headers.get("content-length");
  const pipe = length === null ? new IdentityTransformStream() : new FixedLengthStream(Number(length));
  return { answer: new Response(pipe.readable, answer), ended: passOn(body, pipe.writable, idleMs) };
}
